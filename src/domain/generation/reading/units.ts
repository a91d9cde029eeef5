import { type Sense, sensesOf, type Vocabulary } from './vocabulary.ts'
import type { Word } from './words.ts'

/** One or more words that mean something together. */
export interface Unit {
  readonly senses: readonly Sense[]
  readonly words: readonly [Word, ...Word[]]
}

/** Words joined to what they mean, the longest phrases first. */
export function unitsOf(known: Vocabulary, words: readonly Word[]): Unit[] {
  const units: Unit[] = []
  for (let index = 0; index < words.length;) {
    const word = words[index]
    if (word === undefined) break
    const match = known.index.matchAt(words, index)
    const length = match?.length ?? 1
    units.push({
      senses: length > 1 ? (match?.meanings ?? []).map(({ sense }) => sense) : singleSenses(known, word),
      words: [word, ...words.slice(index + 1, index + length)],
    })
    index += length
  }
  return units
}

function singleSenses(known: Vocabulary, { folded, text }: Word): readonly Sense[] {
  const senses = sensesOf(known, folded)
  if (senses.length > 0) return /[ęą]$/i.test(text) ? senses.map(asOne) : senses
  if (/^\d{1,2}$/.test(folded)) return [{ kind: 'count', count: Number(folded) }]
  if (/^\d/.test(folded)) return [{ kind: 'silent' }]
  const parts = folded.split('-')
  return parts.length > 1 ? parts.flatMap((part) => sensesOf(known, part)) : senses
}

/** „sowę” is one, „sowy” may be several. */
function asOne(sense: Sense): Sense {
  return sense.kind === 'thing' && sense.number === 'either' ? { ...sense, number: 'one' } : sense
}
