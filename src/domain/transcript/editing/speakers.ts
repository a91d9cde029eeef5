import type { Transcript } from '../transcriptSchema.ts'

/** The id that the next new speaker gets. */
export function nextSpeakerId(transcript: Transcript): string {
  throw new Error(`not yet: ${transcript.version}`)
}

/** Says who speaks a passage; null for nobody known. */
export function setSpeaker(transcript: Transcript, id: string, speaker: string | null): Transcript {
  throw new Error(`not yet: ${id} ${speaker} ${transcript.version}`)
}

/** Adds a speaker (`nextSpeakerId`). The same transcript where there are as many as may be. */
export function addSpeaker(transcript: Transcript, name: string): Transcript {
  throw new Error(`not yet: ${name} ${transcript.version}`)
}

export function renameSpeaker(transcript: Transcript, speaker: string, name: string): Transcript {
  throw new Error(`not yet: ${speaker} ${name} ${transcript.version}`)
}

/** Removes a speaker; the passages are nobody's then. */
export function removeSpeaker(transcript: Transcript, speaker: string): Transcript {
  throw new Error(`not yet: ${speaker} ${transcript.version}`)
}
