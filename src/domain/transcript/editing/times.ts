import * as limits from '../transcriptLimits.ts'
import type { Passage, SpokenWord, Transcript, WordSource } from '../transcriptSchema.ts'
import { respread } from './changedWords.ts'
import { changePassage } from './passages.ts'

/** A word that is moved inside gets so much room where there is some, in ms. */
const LEAST_MS = 60

/**
 * Sets where a passage starts or ends. A neighbour's words aren't crossed: the time is clamped. Words that nobody has
 * heard (of a hand, of a file) are spread anew; of others those that stick out are moved inside.
 */
export function setPassageTimes(
  transcript: Transcript,
  id: string,
  times: { readonly start?: number; readonly end?: number },
): Transcript {
  const { passages } = transcript
  return changePassage(transcript, id, (passage, at) => {
    const [before, after] = [passages[at - 1], passages[at + 1]]
    const earliest = Math.min(passage.start, before?.words.at(-1)?.end ?? before?.start ?? 0)
    const latest = Math.max(passage.end, after?.words[0]?.start ?? after?.end ?? limits.LONGEST_MS)
    const end = between(times.end ?? passage.end, Math.min(earliest, passage.end), latest)
    const start = between(times.start ?? passage.start, earliest, latest)
    // What was set wins over what wasn't: the other edge gives way.
    const [from, to] = times.start === undefined ? [Math.min(start, end), end] : [start, Math.max(start, end)]
    if (from === passage.start && to === passage.end) return null
    return [{ ...passage, start: from, end: to, words: fitWords(passage, from, to) }]
  })
}

const between = (ms: number, least: number, most: number) => Math.round(Math.min(Math.max(ms, least), most))

/** Words of these have times that nobody measured. */
const SPREAD: ReadonlySet<WordSource> = new Set(['hand', 'file', 'engine-text'])

function fitWords({ words }: Passage, start: number, end: number): SpokenWord[] {
  if (words.every(({ source }) => SPREAD.has(source))) return respread(words, start, end)
  return fromEnd(fromStart(words, start, end), start, end)
}

/** Moves the words that begin before a start behind it, with as many after them as it takes to have room. */
function fromStart(words: readonly SpokenWord[], start: number, end: number): SpokenWord[] {
  let count = words.findLastIndex((word) => word.start < start) + 1
  if (count === 0) return [...words]
  const edge = () => Math.min(end, words[count]?.start ?? end)
  while (count < words.length && edge() - start < count * LEAST_MS) count += 1
  return [...respread(words.slice(0, count), start, Math.max(start, edge())), ...words.slice(count)]
}

/** The same from the other side. */
function fromEnd(words: readonly SpokenWord[], start: number, end: number): SpokenWord[] {
  let kept = words.findIndex((word) => word.end > end)
  if (kept < 0) return [...words]
  const edge = () => Math.max(start, words[kept - 1]?.end ?? start)
  while (kept > 0 && end - edge() < (words.length - kept) * LEAST_MS) kept -= 1
  return [...words.slice(0, kept), ...respread(words.slice(kept), Math.min(edge(), end), end)]
}

/** Moves everything by so many ms; less where something would come before the beginning or after the longest time. */
export function shiftTimes(transcript: Transcript, byMs: number): Transcript {
  const { passages } = transcript
  const first = passages[0]
  if (first === undefined) return transcript
  const last = passages.reduce((latest, { end }) => Math.max(latest, end), 0)
  const by = Math.round(Math.min(Math.max(byMs, -first.start), limits.LONGEST_MS - last))
  return by === 0 ? transcript : { ...transcript, passages: passages.map((passage) => moved(passage, by)) }
}

const moved = (passage: Passage, by: number): Passage => ({
  ...passage,
  start: passage.start + by,
  end: passage.end + by,
  words: passage.words.map((word) => ({ ...word, start: word.start + by, end: word.end + by })),
})
