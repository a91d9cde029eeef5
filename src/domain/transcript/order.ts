import * as limits from './transcriptLimits.ts'
import type { Passage, SpokenWord, Transcript } from './transcriptSchema.ts'

/**
 * What the schema can't say: passages by their starts; in each the words one after the other and within it; no id twice;
 * speakers that are known. Every edit keeps it, and what comes from a file is mended to it.
 */
export function isInOrder({ passages, speakers }: Transcript): boolean {
  const known = new Set(speakers.map(({ id }) => id))
  return (
    known.size === speakers.length &&
    new Set(passages.map(({ id }) => id)).size === passages.length &&
    passages.every(
      (passage, at) =>
        passage.start >= (passages[at - 1]?.start ?? 0) &&
        (passage.speaker === null || known.has(passage.speaker)) &&
        areInside(passage),
    )
  )
}

function areInside({ start, end, words }: Passage): boolean {
  let last = start
  for (const word of words) {
    if (word.start < last || word.end < word.start) return false
    last = word.end
  }
  return last <= end
}

/** A transcript in order: as it is where it was. */
export function inOrder(transcript: Transcript): Transcript {
  if (isInOrder(transcript)) return transcript
  const speakers = transcript.speakers.filter(
    ({ id }, at) => transcript.speakers.findIndex((other) => other.id === id) === at,
  )
  const known = new Set(speakers.map(({ id }) => id))
  const taken = new Set<string>()
  const newId = idMaker(
    'p',
    transcript.passages.map(({ id }) => id),
  )
  const passages = transcript.passages.map((passage): Passage => {
    const id = taken.has(passage.id) ? newId() : passage.id
    taken.add(id)
    const words = afterEachOther(passage.words.toSorted((one, other) => one.start - other.start))
    return {
      id,
      speaker: passage.speaker !== null && known.has(passage.speaker) ? passage.speaker : null,
      start: Math.min(passage.start, words[0]?.start ?? passage.start),
      end: Math.max(passage.start, passage.end, words.at(-1)?.end ?? 0),
      words,
    }
  })
  return { ...transcript, speakers, passages: byStart(passages) }
}

/** Words in their order whose times never run back: a later word gives way to the one before it. */
export function afterEachOther(words: readonly SpokenWord[], from = 0): SpokenWord[] {
  let last = from
  return words.map((word) => {
    const start = Math.max(word.start, last)
    last = Math.max(word.end, start)
    return start === word.start && last === word.end ? word : { ...word, start, end: last }
  })
}

/** Passages by their starts; of two that begin together the order stays. */
export function byStart(passages: readonly Passage[]): Passage[] {
  return passages.every(({ start }, at) => start >= (passages[at - 1]?.start ?? 0))
    ? [...passages]
    : passages.toSorted((one, other) => one.start - other.start)
}

/** Gives ids that none of these is and that it hasn't given yet: a letter, then the number after the greatest there is. */
export function idMaker(letter: 'p' | 's', ids: Iterable<string>): () => string {
  const form = new RegExp(`^${letter}\\d{1,9}$`, 'u')
  const taken = new Set(ids)
  let number = 0
  for (const id of taken) if (form.test(id)) number = Math.max(number, Number(id.slice(1)))
  return () => {
    do number += 1
    while (taken.has(letter + number))
    return letter + number
  }
}

/** A time that a transcript may have, in whole ms. */
export const allowedMs = (ms: number) => Math.round(Math.min(Math.max(ms, 0), limits.LONGEST_MS))
