import type { MotifName } from './brief.ts'
import type { Vocabulary } from './vocabulary.ts'
import type { WordLanguage } from './wordIndex.ts'

const SHORTEST = 5
const NEAR_MOST = 3
/** Letters from which on a word is its own, whatever the language. */
const LONG = 7

/** The things whose names are written nearly like a word: „kwiatk”, „hipopotma”. The nearest first. */
export function nearestThings({ index }: Vocabulary, word: string, language: WordLanguage): MotifName[] {
  if (word.length < SHORTEST || word.length > 24) return []
  const most = word.length < 9 ? 1 : 2
  const best = new Map<MotifName, number>()
  for (const [form, meanings] of index.entries) {
    if (!beginsAlike(form, word) || form.length < SHORTEST || Math.abs(form.length - word.length) > most)
      continue
    // A short word of one language is written like too many of the other.
    const thing = meanings.find(
      (one) => one.sense.kind === 'thing' && (one.language === language || word.length >= LONG),
    )?.sense
    if (thing?.kind !== 'thing') continue
    const far = distance(word, form, most)
    if (far <= most && far < (best.get(thing.name) ?? Infinity)) best.set(thing.name, far)
  }
  return [...best]
    .toSorted(([, one], [, other]) => one - other)
    .slice(0, NEAR_MOST)
    .map(([name]) => name)
}

/** A short word is close in meaning only where it begins as the other does: „kwiatk”, but not „planie” and „panie”. */
function beginsAlike(form: string, word: string): boolean {
  const alike = word.length < 9 ? 3 : 1
  return form.slice(0, alike) === word.slice(0, alike)
}

/** How many letters have to be put in, taken out, changed or swapped; more than `most` is only told to be more. */
function distance(one: string, other: string, most: number): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let to = 1; to <= other.length; to += 1) {
      const isSame = one[at - 1] === other[to - 1]
      const changed = (row[to - 1] ?? 0) + (isSame ? 0 : 1)
      const isSwap = at > 1 && to > 1 && one[at - 1] === other[to - 2] && one[at - 2] === other[to - 1]
      const swapped = isSwap ? (before[to - 2] ?? 0) + 1 : Infinity
      next.push(Math.min(changed, swapped, (row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1))
    }
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  return row.at(-1) ?? most + 1
}
