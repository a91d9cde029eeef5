import { type Automaton, endsWord, goesOnAt, isLastWay, letterOf } from './automaton.ts'

/** What a search goes through at most, in ways: less than a millisecond. */
const MOST_WAYS = 4_000

/** So many forms at most that begin with some letters, frequent ones first, then the shortest. The letters alone aren't one. */
export function formsFrom(
  automaton: Automaton,
  frequentWords: readonly string[],
  beginning: string,
  most: number,
): readonly string[] {
  const found = new Set<string>()
  for (const word of frequentWords) {
    if (found.size >= most) break
    if (word.length > beginning.length && word.startsWith(beginning)) found.add(word)
  }
  for (const form of shortestForms(automaton, beginning)) {
    if (found.size >= most) break
    found.add(form)
  }
  return [...found]
}

/** All forms that begin so, the shortest first. */
function* shortestForms({ letters, places, ways }: Automaton, beginning: string): Generator<string, void> {
  let first = 0
  for (const [at, letter] of beginning.split('').entries()) {
    const place = places.get(letter)
    if (place === undefined || (at > 0 && first === 0)) return
    let way = ways[first] ?? 0
    while (letterOf(way) !== place) {
      if (isLastWay(way)) return
      first += 1
      way = ways[first] ?? 0
    }
    first = goesOnAt(way)
  }
  if (first === 0) return
  let left = MOST_WAYS
  const states: { readonly text: string; readonly first: number }[] = [{ text: beginning, first }]
  for (const state of states) {
    for (let at = state.first; left > 0; at += 1) {
      left -= 1
      const way = ways[at] ?? 0
      const text = state.text + (letters[letterOf(way)] ?? '')
      if (endsWord(way)) yield text
      if (goesOnAt(way) !== 0) states.push({ text, first: goesOnAt(way) })
      if (isLastWay(way)) break
    }
  }
}
