import type { Suggestion } from '../suggestion.ts'
import type { Template } from '../templateSchema.ts'
import { carryOut } from './carryOut.ts'
import type { WishSurroundings } from './command.ts'
import { sentencesIn } from './sentence.ts'

/** The result of parsing an author's words. */
export interface WishReading {
  /** A change for each sentence that was understood, in their order. */
  readonly suggestions: readonly Suggestion[]
  /** The sentences that were not. */
  readonly unread: readonly string[]
}

/** The most sentences of one wish, so that the shown result stays readable. */
const MOST_SENTENCES = 12

/** Parses an author's wish, sentence by sentence, each on the template as those before it leave it. */
export function readWish(template: Template, typed: string, surroundings: WishSurroundings): WishReading {
  const suggestions: Suggestion[] = []
  const unread: string[] = []
  let present = template
  for (const [at, sentence] of sentencesIn(typed).slice(0, MOST_SENTENCES).entries()) {
    let engine: string | null = null
    const changed = carryOut(present, sentence, {
      ...surroundings,
      engineFor: (mode) => (engine = surroundings.engineFor(mode)),
    })
    if (changed === null) {
      unread.push(sentence.words)
      continue
    }
    present = changed
    const { node } = surroundings
    suggestions.push({
      id: `wish-${String(at)}`,
      source: 'heuristic',
      code: null,
      text: sentence.words,
      change: {
        kind: 'wish',
        sentence: sentence.words,
        ...(node !== undefined && { node }),
        ...(engine !== null && { engine }),
      },
    })
  }
  return { suggestions, unread }
}
