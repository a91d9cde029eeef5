import { PROMPT_MOST } from '../../generation/limits.ts'
import type { Span } from '../span.ts'

/** The most characters of a text that is reworked at once. */
export const MOST_REWORKED = PROMPT_MOST

/** Why a part of a text can't be reworked. */
export type ReworkObstacle = 'empty' | 'too-long'

/**
 * Returns the part of a text that is reworked: the selection, or the whole where nothing is selected. Spaces at its ends
 * stay outside: a prompt has none.
 */
export function reworkedPart(text: string, selection: Span): Span {
  const { from, to } = selection.from === selection.to ? { from: 0, to: text.length } : selection
  const part = text.slice(from, to)
  const begins = from + part.length - part.trimStart().length
  return { from: begins, to: Math.max(begins, from + part.trimEnd().length) }
}

/** Returns why these words can't be reworked; null where they can. The server checks a prompt's length likewise. */
export function reworkObstacle(words: string): ReworkObstacle | null {
  const { length } = words.trim()
  if (length === 0) return 'empty'
  return length > MOST_REWORKED ? 'too-long' : null
}
