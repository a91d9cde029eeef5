/**
 * A file of words begins with this. Then follow, as numbers of 32 bits (little-endian), how many letters, ways, states,
 * bytes of targets, of frequent words and of classes there are, and these in this order:
 *
 * - the letters, of 16 bits each; a way names its letter by the place here;
 * - a byte for each way: its letter, and 128 where it is the last of its state. Ways stand by states, states in the order
 *   in which they are first led to;
 * - a bit for each state, whether a word ends there;
 * - where each way leads, seven bits a byte, the lowest first: `NEXT` to the first state not led to yet, `OVER` to the end
 *   of words that no word goes on from, any other number to the state of that number less one;
 * - the frequent words in UTF-8, one a line, the most frequent first;
 * - the classes in UTF-8, one a line: all readings of a form, as `morphology/readings.ts` reads them.
 *
 * A form whose class is known goes on with `BEFORE_CLASS` and the class's name (`nameOfClass`).
 *
 * scripts/text/writeAutomaton.ts writes it.
 */
export const MAGIC = 'words-2\n'
export const NEXT = 0
export const OVER = 1
export const HEADER_NUMBERS = 6
/** Parts a form from its class: no word has it. */
export const BEFORE_CLASS = '\t'
export const LAST_OF_STATE = 0x80

const LETTER = 0x7f
const LAST = 0x80
const IS_END = 0x100
const TARGET_SHIFT = 9

/** Words as an automaton: each way takes one number, and nothing else is kept of the words. */
export interface Automaton {
  readonly letters: readonly string[]
  /** The index of each letter in `letters`. */
  readonly places: ReadonlyMap<string, number>
  readonly ways: Uint32Array
}

export interface WordsFile {
  readonly automaton: Automaton
  readonly frequentWords: readonly string[]
  /** The classes of forms, by the numbers that `classOf` returns. */
  readonly classes: readonly string[]
}

const linesOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes).split('\n').filter(Boolean)

/** Reads a file of words. Throws for other bytes. */
export function readAutomaton(bytes: Uint8Array): WordsFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const headerEnd = MAGIC.length + HEADER_NUMBERS * 4
  const magic = new TextDecoder().decode(bytes.subarray(0, MAGIC.length))
  if (magic !== MAGIC || bytes.length < headerEnd) throw new Error('not a file of words')
  const numberAt = (index: number) => view.getUint32(MAGIC.length + index * 4, true)
  const [letterCount, wayCount, stateCount] = [numberAt(0), numberAt(1), numberAt(2)]
  const waysAt = headerEnd + letterCount * 2
  const endsAt = waysAt + wayCount
  const targetsAt = endsAt + Math.ceil(stateCount / 8)
  const wordsAt = targetsAt + numberAt(3)
  const classesAt = wordsAt + numberAt(4)
  if (bytes.length !== classesAt + numberAt(5)) throw new Error('a file of words that was cut')
  const letters = Array.from({ length: letterCount }, (_, at) =>
    String.fromCharCode(view.getUint16(headerEnd + at * 2, true)),
  )
  const ways = packWays(
    bytes.subarray(waysAt, endsAt),
    bytes.subarray(endsAt, targetsAt),
    bytes.subarray(targetsAt, wordsAt),
  )
  return {
    automaton: { letters, places: new Map(letters.map((letter, at) => [letter, at])), ways },
    frequentWords: linesOf(bytes.subarray(wordsAt, classesAt)),
    classes: linesOf(bytes.subarray(classesAt)),
  }
}

function packWays(labels: Uint8Array, ends: Uint8Array, targets: Uint8Array): Uint32Array {
  const firstWays: number[] = [0]
  for (const [at, label] of labels.entries()) if (label & LAST_OF_STATE) firstWays.push(at + 1)
  const ways = new Uint32Array(labels.length)
  let next = 1
  let byte = 0
  for (const [at, label] of labels.entries()) {
    let code = 0
    for (let shift = 0; ; shift += 7) {
      const part = targets[byte] ?? 0
      byte += 1
      code |= (part & 0x7f) << shift
      if ((part & 0x80) === 0) break
    }
    const own = (label & LETTER) | (label & LAST_OF_STATE ? LAST : 0)
    if (code === OVER) {
      ways[at] = own | IS_END
      continue
    }
    const state = code === NEXT ? next : code - 1
    if (code === NEXT) next += 1
    const isEnd = (ends[state >> 3] ?? 0) & (1 << (state & 7)) ? IS_END : 0
    ways[at] = own | isEnd | ((firstWays[state] ?? 0) << TARGET_SHIFT)
  }
  return ways
}

/** The index of a way's letter in `letters`. */
export const letterOf = (way: number) => way & LETTER
/** Whether it is the last way of its state. */
export const isLastWay = (way: number) => (way & LAST) !== 0
/** Whether a word ends where a way leads. */
export const endsWord = (way: number) => (way & IS_END) !== 0
/** The first way from the target of a way; 0 when none goes on. */
export const goesOnAt = (way: number) => way >>> TARGET_SHIFT

/** The index of `BEFORE_CLASS` in `letters`, whose ways lead from a form to its class; -1 when there is none. */
export const classPlaceOf = ({ places }: Automaton) => places.get(BEFORE_CLASS) ?? -1

/** The way that is taken last for these letters; null when no word begins so. */
export function lastWay({ places, ways }: Automaton, letters: string): number | null {
  let at = 0
  let last: number | null = null
  for (let index = 0; index < letters.length; index += 1) {
    const place = places.get(letters.charAt(index))
    if (place === undefined || (index > 0 && at === 0)) return null
    let way = ways[at] ?? LAST
    while (letterOf(way) !== place) {
      if (isLastWay(way)) return null
      at += 1
      way = ways[at] ?? LAST
    }
    last = way
    at = goesOnAt(way)
  }
  return last
}

/** Whether a form is exactly one of the words. */
export function hasForm(automaton: Automaton, form: string): boolean {
  const way = lastWay(automaton, form)
  return way !== null && endsWord(way)
}

const DIGITS = 'abcdefghijklmnopqrstuvwxyząćęłńóśźż'

/** The name of a class by its number, the lowest digit first: letters that words have anyway. */
export function nameOfClass(number: number): string {
  const digit = DIGITS.charAt(number % DIGITS.length)
  return number < DIGITS.length ? digit : digit + nameOfClass(Math.floor(number / DIGITS.length))
}

/** The number of a form's class; null for a form without one. */
export function classOf(automaton: Automaton, form: string): number | null {
  const way = lastWay(automaton, form + BEFORE_CLASS)
  if (way === null) return null
  let number = 0
  let weight = 1
  for (let at = goesOnAt(way); at !== 0;) {
    const step = automaton.ways[at] ?? LAST
    number += weight * DIGITS.indexOf(automaton.letters[letterOf(step)] ?? '')
    weight *= DIGITS.length
    at = goesOnAt(step)
  }
  return number
}
