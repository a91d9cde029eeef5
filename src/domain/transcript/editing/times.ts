import type { Transcript } from '../transcriptSchema.ts'

/**
 * Sets where a passage starts or ends. A neighbour's words aren't crossed: the time is clamped. Words that stick out are
 * moved inside.
 */
export function setPassageTimes(
  transcript: Transcript,
  id: string,
  times: { readonly start?: number; readonly end?: number },
): Transcript {
  throw new Error(`not yet: ${id} ${times.start} ${transcript.version}`)
}

/** Moves everything by so many ms; less where something would come before the beginning or after the longest time. */
export function shiftTimes(transcript: Transcript, byMs: number): Transcript {
  throw new Error(`not yet: ${byMs} ${transcript.version}`)
}
