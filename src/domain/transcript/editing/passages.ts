import type { Passage, Transcript } from '../transcriptSchema.ts'

// All of these answer the same transcript where nothing changes: no such passage, a place outside, a limit reached.

/** The id that the next new passage gets. */
export function nextPassageId(transcript: Transcript): string {
  throw new Error(`not yet: ${transcript.version}`)
}

/** What a passage says, its words with a space between. */
export const textOf = (passage: Passage) => passage.words.map(({ text }) => text).join(' ')

/**
 * Writes the text of a passage. Words whose text stayed keep times, source and confidence; new ones are spread by syllables
 * between their neighbours, source `hand`. Line ends are spaces.
 */
export function writePassage(transcript: Transcript, id: string, text: string): Transcript {
  throw new Error(`not yet: ${id} ${text} ${transcript.version}`)
}

/** Splits a passage before a word (1 to the last); the second half is a passage of its own (`nextPassageId`), of the same speaker. */
export function splitPassage(transcript: Transcript, id: string, word: number): Transcript {
  throw new Error(`not yet: ${id} ${word} ${transcript.version}`)
}

/** Joins a passage with the one after it. Its speaker stays. */
export function mergeWithNext(transcript: Transcript, id: string): Transcript {
  throw new Error(`not yet: ${id} ${transcript.version}`)
}

export function removePassage(transcript: Transcript, id: string): Transcript {
  throw new Error(`not yet: ${id} ${transcript.version}`)
}

/** Adds an empty passage (`nextPassageId`) from a time on, as long as there is room before the next one, at most two seconds. */
export function addPassage(transcript: Transcript, ms: number, speaker: string | null): Transcript {
  throw new Error(`not yet: ${ms} ${speaker} ${transcript.version}`)
}
