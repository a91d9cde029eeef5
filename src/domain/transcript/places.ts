import type { Transcript } from './transcriptSchema.ts'

/** Where a word stands: which passage, which word of it. */
export interface WordPlace {
  readonly passage: number
  readonly word: number
}

/** The place of the passage that is spoken at a time; of several at once the one begun last. Null in silence. Bisects. */
export function passageAt(transcript: Transcript, ms: number): number | null {
  throw new Error(`not yet: ${transcript.version} ${ms}`)
}

/** The word that is spoken at a time, between two words the one before. Null before a passage's first word and in silence. Bisects. */
export function wordAt(transcript: Transcript, ms: number): WordPlace | null {
  throw new Error(`not yet: ${transcript.version} ${ms}`)
}
