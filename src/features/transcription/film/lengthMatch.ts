import type { Cue } from '#domain/transcript/subtitles/cue.ts'
import type { FilmFacts } from './filmMessages.ts'

/** The same film, read by other means, differs by less, ms. */
const SAME_WITHIN_MS = 1_000

/**
 * Whether a chosen film fits a transcript whose recording had a length, ms; null where that isn't known. `other`: it has
 * another length. `short`: subtitles begin after its end.
 */
export function lengthMatch(
  { lengthMs, soundMs }: Pick<FilmFacts, 'lengthMs' | 'soundMs'>,
  recordingMs: number | null,
  cues: readonly Cue[],
): 'same' | 'other' | 'short' {
  const isSame = (ms: number | null) =>
    ms !== null && recordingMs !== null && Math.abs(ms - recordingMs) <= SAME_WITHIN_MS
  if (recordingMs !== null && !isSame(lengthMs) && !isSame(soundMs)) return 'other'
  return (cues.at(-1)?.start ?? 0) > lengthMs ? 'short' : 'same'
}
