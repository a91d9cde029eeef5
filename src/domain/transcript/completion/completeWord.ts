import type { Dictionary } from '#domain/text/spelling/openDictionary.ts'
import type { KnownWords } from './knownWords.ts'

const MOST = 5
const SHORTEST_BEGINNING = 2
/** So many other words stand before names. */
const BEFORE_NAMES = 4

/**
 * What a begun Polish word is likely to become, the likeliest first, at most five: words of this transcript by how often
 * they stand there, then frequent ones, then the shortest. None for less than two letters. What was written with a
 * capital stays so; names get theirs.
 */
export function completeWord(
  beginning: string,
  dictionary: Dictionary,
  known: KnownWords,
): readonly string[] {
  if (beginning.length < SHORTEST_BEGINNING || !/^\p{L}[\p{L}\p{M}’'-]*$/u.test(beginning)) return []
  const small = beginning.toLowerCase()
  const isCapital = !small.startsWith(beginning.charAt(0))
  const spoken = [...known]
    .filter(([word]) => word.length > beginning.length && word.toLowerCase().startsWith(small))
    .toSorted(([, one], [, other]) => other - one)
    // A capital that only began a sentence isn't one of the word.
    .map(([word]) => (dictionary.hasForm(word.toLowerCase()) ? word.toLowerCase() : word))
  const forms = dictionary.formsFrom(small, MOST)
  const names = dictionary.formsFrom(capital(small), MOST)
  const found = new Set<string>()
  for (const word of [...spoken, ...forms.slice(0, BEFORE_NAMES), ...names, ...forms.slice(BEFORE_NAMES)]) {
    if (found.size === MOST) break
    found.add(isCapital ? capital(word) : word)
  }
  return [...found]
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
