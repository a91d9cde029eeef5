import {
  type Automaton,
  classPlaceOf,
  endsWord,
  goesOnAt,
  isLastWay,
  lastWay,
  letterOf,
} from './automaton.ts'

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

/** All forms that begin so, the shortest first; no letters begin all of them. */
export function* shortestForms(automaton: Automaton, beginning: string): Generator<string, void> {
  const { letters, ways } = automaton
  const classPlace = classPlaceOf(automaton)
  const begun = beginning === '' ? null : lastWay(automaton, beginning)
  if (begun === null && beginning !== '') return
  const first = begun === null ? 0 : goesOnAt(begun)
  if (first === 0 && beginning !== '') return
  let left = MOST_WAYS
  const states: { readonly text: string; readonly first: number }[] = [{ text: beginning, first }]
  for (const state of states) {
    for (let at = state.first; left > 0; at += 1) {
      left -= 1
      const way = ways[at] ?? 0
      if (letterOf(way) === classPlace) {
        if (isLastWay(way)) break
        continue
      }
      const text = state.text + (letters[letterOf(way)] ?? '')
      if (endsWord(way)) yield text
      if (goesOnAt(way) !== 0) states.push({ text, first: goesOnAt(way) })
      if (isLastWay(way)) break
    }
  }
}
