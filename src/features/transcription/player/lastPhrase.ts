import { passageAt } from '#domain/transcript/places.ts'
import type { Stretch } from '#domain/transcript/sound/speechStretches.ts'
import type { Transcript } from '#domain/transcript/transcriptSchema.ts'

/** What is heard again where nothing else tells where a phrase begins, ms. */
const USUAL_MS = 4_000
/** A phrase that is shorter isn’t worth a loop, ms. */
const SHORTEST_MS = 400

/** The phrase that was spoken last at a time: its passage, else what was said between two silences, else a few seconds. */
export function lastPhrase(transcript: Transcript, speech: readonly Stretch[] | null, ms: number): Stretch {
  const at = passageAt(transcript, ms)
  const passage = at === null ? undefined : transcript.passages[at]
  if (passage !== undefined && passage.words.length > 0) return { start: passage.start, end: passage.end }
  const spoken = speech?.findLast(({ start, end }) => start < ms && end - start >= SHORTEST_MS)
  if (spoken !== undefined && ms - spoken.end < USUAL_MS) return spoken
  return { start: Math.max(0, ms - USUAL_MS), end: Math.max(ms, SHORTEST_MS) }
}
