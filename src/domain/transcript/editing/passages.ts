import * as limits from '../transcriptLimits.ts'
import { afterEachOther, allowedMs, byStart, idMaker } from '../order.ts'
import { begunUntil } from '../places.ts'
import type { Passage, Transcript } from '../transcriptSchema.ts'

// All edits answer the same transcript where nothing changes: no such passage, a place outside, a limit reached.

/** An empty passage is so long where there is room, in ms. */
const NEW_PASSAGE_MS = 2_000

/** The id that the next new passage gets. */
export const nextPassageId = ({ passages }: Transcript) =>
  idMaker(
    'p',
    passages.map(({ id }) => id),
  )()

/** Splits a passage before a word (1 to the last); the second half is a passage of its own (`nextPassageId`), of the same speaker. */
export function splitPassage(transcript: Transcript, id: string, word: number): Transcript {
  return changePassage(transcript, id, (passage) => {
    const words = passage.words.slice(0, word)
    const [first, ...rest] = passage.words.slice(word)
    const last = words.at(-1)
    if (word < 1 || first === undefined || last === undefined) return null
    return [
      { ...passage, end: last.end, words },
      { ...passage, id: nextPassageId(transcript), start: first.start, words: [first, ...rest] },
    ]
  })
}

/** Joins a passage with the one after it. Its speaker stays, and somebody's where it had none. */
export function mergeWithNext(transcript: Transcript, id: string): Transcript {
  const { passages } = transcript
  const at = passages.findIndex((passage) => passage.id === id)
  const [one, next] = [passages[at], passages[at + 1]]
  if (one === undefined || next === undefined) return transcript
  const words = afterEachOther([...one.words, ...next.words])
  if (words.length > limits.MOST_WORDS_OF_A_PASSAGE) return transcript
  const merged: Passage = {
    ...one,
    end: Math.max(one.end, next.end, words.at(-1)?.end ?? 0),
    speaker: one.speaker ?? next.speaker,
    words,
  }
  return { ...transcript, passages: passages.toSpliced(at, 2, merged) }
}

/** Removes a passage with its words. */
export function removePassage(transcript: Transcript, id: string): Transcript {
  return changePassage(transcript, id, () => [])
}

/** Adds an empty passage (`nextPassageId`) from a time on, as long as there is room before the next one, at most two seconds. */
export function addPassage(transcript: Transcript, ms: number, speaker: string | null): Transcript {
  const { passages, speakers } = transcript
  if (passages.length >= limits.MOST_PASSAGES) return transcript
  const start = allowedMs(ms)
  const at = begunUntil(passages, start)
  const added: Passage = {
    id: nextPassageId(transcript),
    start,
    end: Math.min(start + NEW_PASSAGE_MS, passages[at]?.start ?? limits.LONGEST_MS),
    speaker: speakers.some(({ id }) => id === speaker) ? speaker : null,
    words: [],
  }
  return { ...transcript, passages: passages.toSpliced(at, 0, added) }
}

/** A transcript with others in the place of one passage, in order; as it was where they are null or too many. */
export function changePassage(
  transcript: Transcript,
  id: string,
  change: (passage: Passage, at: number) => readonly Passage[] | null,
): Transcript {
  const { passages } = transcript
  const at = passages.findIndex((passage) => passage.id === id)
  const passage = passages[at]
  const others = passage === undefined ? null : change(passage, at)
  if (others === null || passages.length + others.length - 1 > limits.MOST_PASSAGES) return transcript
  return { ...transcript, passages: byStart(passages.toSpliced(at, 1, ...others)) }
}
