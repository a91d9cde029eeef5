import type { Transcript } from './transcriptSchema.ts'

/** A transcript in which nothing is written yet. */
export const EMPTY_TRANSCRIPT: Transcript = { version: 1, speakers: [], passages: [] }
