import type { Passage, Transcript } from '../transcriptSchema.ts'

/** A passage as something heard it: it has no id yet. */
export type HeardPassage = Omit<Passage, 'id'>

/**
 * Puts what was newly heard in the place of a stretch of time. Words that begin in the stretch go; passages that had some
 * outside of it keep those. New passages without a speaker take the one who spoke there.
 */
export function replaceStretch(
  transcript: Transcript,
  stretch: { readonly start: number; readonly end: number },
  heard: readonly HeardPassage[],
): Transcript {
  throw new Error(`not yet: ${stretch.start} ${heard.length} ${transcript.version}`)
}
