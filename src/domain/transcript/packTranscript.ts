import * as z from 'zod/mini'
import { type Transcript, transcriptSchema } from './transcriptSchema.ts'

/** A transcript as one string: a device stores and copies that in a fraction of the time that thousands of words take. */
export const packTranscript = (transcript: Transcript): string => JSON.stringify(transcript)

/** What was packed; null for what is no transcript. */
export function unpackTranscript(packed: string): Transcript | null {
  try {
    return z.safeParse(transcriptSchema, JSON.parse(packed)).data ?? null
  } catch {
    return null
  }
}
