import type { Edit } from '../span.ts'
import { diffSequences } from './diffSequences.ts'

/** A part of two texts: in both, in the first alone, or in the second alone. */
export interface TextDifference {
  readonly kind: 'same' | 'taken' | 'put'
  readonly text: string
}

const PARTS = /[\p{L}\p{M}\p{N}]+|\s+|./gsu

const partsOf = (text: string): readonly string[] => text.match(PARTS) ?? []

/** The difference of two texts, by whole words: parts in order, removed ones before their replacements. */
export function diffTexts(one: string, other: string): readonly TextDifference[] {
  const parts = partsOf(one)
  const otherParts = partsOf(other)
  const found: TextDifference[] = []
  const add = (kind: TextDifference['kind'], text: string) => {
    if (text !== '') found.push({ kind, text })
  }
  let at = 0
  for (const { from, to, otherFrom, otherTo } of diffSequences(parts, otherParts)) {
    add('same', parts.slice(at, from).join(''))
    add('taken', parts.slice(from, to).join(''))
    add('put', otherParts.slice(otherFrom, otherTo).join(''))
    at = to
  }
  add('same', parts.slice(at).join(''))
  return found
}

/** The edits that make one text the other: only differences are touched, so that a caret elsewhere stays. */
export function editsBetween(one: string, other: string): readonly Edit[] {
  const edits: Edit[] = []
  let at = 0
  for (const { kind, text } of diffTexts(one, other)) {
    const last = edits.at(-1)
    if (kind === 'put') {
      if (last !== undefined && last.to === at) edits[edits.length - 1] = { ...last, text: last.text + text }
      else edits.push({ from: at, to: at, text })
      continue
    }
    if (kind === 'taken') edits.push({ from: at, to: at + text.length, text: '' })
    at += text.length
  }
  return edits
}
