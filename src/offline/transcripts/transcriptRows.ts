import { titleOfText } from '#domain/text/titleOfText.ts'
import type { AskedPassage } from '#domain/transcript/heard/placeHeard.ts'

/** What a transcript knows of its recording, whether or not this device has it. */
export interface SoundFacts {
  /** The file's name. */
  readonly name: string
  /** As the browser tells it; empty where it doesn't. */
  readonly mimeType: string
  readonly bytes: number
  /** Ms; null until it was read. */
  readonly durationMs: number | null
  /** False where the device had no room: whoever opens the transcript is asked for the file. */
  readonly isKept: boolean
}

/**
 * A part of a recording that an engine of the server is to write down, and whose words the transcript doesn't have yet. It
 * is one paid job: the generation of the same refCode.
 */
export interface TranscriptHearing {
  /** The job's refCode. */
  readonly id: string
  /** Shared by the parts of one press. */
  readonly press: string
  /** Ms of the recording. */
  readonly start: number
  readonly end: number
  /** The passages that are to be heard again; null where it is for all that isn't written by hand. */
  readonly asked: readonly AskedPassage[] | null
  readonly engine: string
  /** The language that is spoken. */
  readonly language: 'pl' | 'en'
  /** The price that was agreed to, and when, epoch ms. */
  readonly credits: number
  readonly confirmedAt: number
  /** The job was begun: from then on the generation tells how far it is. */
  readonly isAsked: boolean
  /** The words before this press are among the versions. */
  readonly hasVersion: boolean
}

/** A transcript that somebody makes on this device. */
export interface TranscriptRow {
  readonly id: string
  readonly owner: string
  /** As it was given; null while its recording or its first words name it. */
  readonly givenTitle: string | null
  /** The document, by `packTranscript`. */
  readonly packed: string
  /** How it begins, for lists and for its title. */
  readonly glimpse: string
  /** Null for one without a recording, such as a file of subtitles. */
  readonly sound: SoundFacts | null
  /** What engines still write down of it; missing in rows of earlier releases. */
  readonly hearings?: readonly TranscriptHearing[]
  /** Where the playhead was left, ms. */
  readonly positionMs: number
  /** Counts the changes of the document: who changes it says which one they have seen. */
  readonly edition: number
  /** Epoch ms. */
  readonly createdAt: number
  readonly changedAt: number
}

/**
 * Why a version is kept. `saved`: somebody asked for it. `pause`: nobody has written for long. `before-change`: something
 * changed much in one press. `other-tab`: two tabs have changed it at once, and this is what one of them had.
 * `heard`: an engine's whole answer, of which the transcript has only a part because people had written the rest.
 */
export type TranscriptVersionReason = 'saved' | 'pause' | 'before-change' | 'other-tab' | 'heard'

/** A transcript as it was. */
export interface TranscriptVersionRow {
  readonly id: string
  readonly owner: string
  readonly transcriptId: string
  /** Packed. */
  readonly text: string
  readonly reason: TranscriptVersionReason
  /** Epoch ms. */
  readonly keptAt: number
}

/** A piece of a recording: a file is one, what the microphone gives is many, stored as it comes. */
export interface TranscriptSoundRow {
  readonly id: string
  readonly owner: string
  readonly transcriptId: string
  /** Counts the pieces from 0. */
  readonly position: number
  readonly blob: Blob
}

/** What a recording looks like, so that it is read once. */
export interface TranscriptWaveRow {
  /** The transcript's. */
  readonly id: string
  readonly owner: string
  /** The peaks of the waveform, serialised. */
  readonly peaks: Int8Array
  /** How loud it is, by which speech is told from silence. */
  readonly levels: Int8Array
}

/** What a transcript is called; empty for one that nothing names. */
export const titleOfTranscript = ({
  givenTitle,
  sound,
  glimpse,
}: Pick<TranscriptRow, 'givenTitle' | 'sound' | 'glimpse'>): string =>
  givenTitle ?? (sound === null ? titleOfText(glimpse) : sound.name.replace(/\.[^.]+$/u, ''))
