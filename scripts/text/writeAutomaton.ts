import { HEADER_NUMBERS, LAST_OF_STATE, MAGIC, NEXT, OVER } from '#domain/text/spelling/automaton.ts'
import type { State } from './minimalAutomaton.ts'

/** The most different letters of all words: a transition names its letter in seven bits. */
const MOST_LETTERS = 128

/** The file of an automaton, of the most frequent words and of the classes of forms, as `src/domain/text/spelling/automaton.ts` reads it. */
export function writeAutomaton(
  root: State,
  frequentWords: readonly string[],
  classes: readonly string[],
): Uint8Array {
  const states = [root]
  const numbers = new Map<State, number>([[root, 0]])
  const uses = new Map<string, number>()
  const codes: number[] = []
  // The list grows during the loop: in the order in which states are first reached.
  for (const state of states) {
    for (const [letter, target] of state.ways) {
      uses.set(letter, (uses.get(letter) ?? 0) + 1)
      const number = numbers.get(target)
      if (target.ways.size === 0) codes.push(OVER)
      else if (number !== undefined) codes.push(number + 1)
      else {
        codes.push(NEXT)
        numbers.set(target, states.length)
        states.push(target)
      }
    }
  }
  const letters = [...uses].toSorted(([, one], [, other]) => other - one).map(([letter]) => letter)
  if (letters.length > MOST_LETTERS) throw new Error(`${letters.length} letters are too many`)
  const places = new Map(letters.map((letter, at) => [letter, at]))
  const labels = states.flatMap(({ ways }) =>
    [...ways.keys()].map(
      (letter, at) => (places.get(letter) ?? 0) | (at === ways.size - 1 ? LAST_OF_STATE : 0),
    ),
  )
  const ends = new Uint8Array(Math.ceil(states.length / 8))
  for (const [at, { isEnd }] of states.entries())
    if (isEnd) ends[at >> 3] = (ends[at >> 3] ?? 0) | (1 << (at & 7))
  const targets = codes.flatMap(inSevens)
  const [words, readings] = [frequentWords, classes].map((lines) =>
    new TextEncoder().encode(lines.join('\n')),
  )
  if (words === undefined || readings === undefined) throw new Error('nothing was encoded')
  const header = Uint32Array.of(
    letters.length,
    labels.length,
    states.length,
    targets.length,
    words.length,
    readings.length,
  )
  if (header.length !== HEADER_NUMBERS) throw new Error('the header has another length')
  return Buffer.concat([
    Buffer.from(MAGIC),
    Buffer.from(header.buffer),
    Buffer.from(Uint16Array.from(letters, (letter) => letter.charCodeAt(0)).buffer),
    Uint8Array.from(labels),
    ends,
    Uint8Array.from(targets),
    words,
    readings,
  ])
}

/** A number in bytes of seven bits, the lowest first; all but the last have their eighth set. */
function inSevens(number: number): readonly number[] {
  const bytes: number[] = []
  let rest = number
  for (; rest > 0x7f; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80)
  return [...bytes, rest]
}
