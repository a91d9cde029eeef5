import { idMaker } from '../order.ts'
import * as limits from '../transcriptLimits.ts'
import type { Transcript } from '../transcriptSchema.ts'
import { changePassage } from './passages.ts'

/** The id that the next new speaker gets. */
export const nextSpeakerId = ({ speakers }: Transcript) =>
  idMaker(
    's',
    speakers.map(({ id }) => id),
  )()

/** Says who speaks a passage; null for nobody known. */
export function setSpeaker(transcript: Transcript, id: string, speaker: string | null): Transcript {
  if (speaker !== null && !transcript.speakers.some((known) => known.id === speaker)) return transcript
  return changePassage(transcript, id, (passage) =>
    passage.speaker === speaker ? null : [{ ...passage, speaker }],
  )
}

/** Adds a speaker (`nextSpeakerId`). The same transcript where there are as many as may be. */
export function addSpeaker(transcript: Transcript, name: string): Transcript {
  const { speakers } = transcript
  if (speakers.length >= limits.MOST_SPEAKERS) return transcript
  return {
    ...transcript,
    speakers: [...speakers, { id: nextSpeakerId(transcript), name: allowedName(name) }],
  }
}

/** Gives a speaker another name; a longer one than may be is cut. */
export function renameSpeaker(transcript: Transcript, speaker: string, name: string): Transcript {
  const known = transcript.speakers.find(({ id }) => id === speaker)
  if (known === undefined || known.name === allowedName(name)) return transcript
  return {
    ...transcript,
    speakers: transcript.speakers.map((one) => (one === known ? { ...one, name: allowedName(name) } : one)),
  }
}

/** Removes a speaker; the passages are nobody's then. */
export function removeSpeaker(transcript: Transcript, speaker: string): Transcript {
  const speakers = transcript.speakers.filter(({ id }) => id !== speaker)
  if (speakers.length === transcript.speakers.length) return transcript
  return {
    ...transcript,
    speakers,
    passages: transcript.passages.map((passage) =>
      passage.speaker === speaker ? { ...passage, speaker: null } : passage,
    ),
  }
}

/** A name as it may be: in one line, not too long. */
export const allowedName = (name: string) =>
  name.replaceAll(/\s+/gu, ' ').trim().slice(0, limits.LONGEST_NAME).toWellFormed()
