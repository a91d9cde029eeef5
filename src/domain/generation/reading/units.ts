import { type Asked, directionAt } from './directions.ts'
import { type Sense, sensesOf, type Vocabulary } from './vocabulary.ts'
import type { WordLanguage } from './wordIndex.ts'
import type { Word } from './words.ts'

/** One or more words with a common meaning. */
export interface Unit {
  readonly senses: readonly Sense[]
  /** The wishes of a direction to camera or composition; none for any other words. */
  readonly asked: readonly Asked[]
  readonly words: readonly [Word, ...Word[]]
}

/** Joins words to their meanings in the prompt's language: directions first, then the longest phrases. */
export function unitsOf(known: Vocabulary, words: readonly Word[], language: WordLanguage): Unit[] {
  const units: Unit[] = []
  for (let index = 0; index < words.length;) {
    const word = words[index]
    if (word === undefined) break
    const direction = directionAt(words, index, language)
    const match = direction === null ? known.index.matchAt(words, index, language) : null
    const length = direction?.length ?? match?.length ?? 1
    const phrase = direction === null ? (match?.meanings ?? []).map(({ sense }) => sense) : []
    units.push({
      senses: length > 1 || direction !== null ? phrase : singleSenses(known, word, language),
      asked: direction?.asked ?? [],
      words: [word, ...words.slice(index + 1, index + length)],
    })
    index += length
  }
  return units
}

function singleSenses(known: Vocabulary, { folded, text }: Word, language: WordLanguage): readonly Sense[] {
  const senses = sensesOf(known, folded, language)
  if (senses.length > 0) return /[ęą]$/i.test(text) ? senses.map(asOne) : senses
  if (/^\d{1,2}$/.test(folded)) return [{ kind: 'count', count: Number(folded) }]
  const parts = folded.split('-')
  return parts.length > 1 ? partSenses(known, parts, language) : senses
}

/** „biało-czerwony”: understood when each part of it is. */
function partSenses(known: Vocabulary, parts: readonly string[], language: WordLanguage): readonly Sense[] {
  const senses = parts.map((part) => sensesOf(known, part, language))
  return senses.some((one) => one.length === 0) ? [] : senses.flat()
}

/** „sowę” is one, „sowy” may be several. */
function asOne(sense: Sense): Sense {
  return sense.kind === 'thing' && sense.number === 'either' ? { ...sense, number: 'one' } : sense
}
