import type { Transcript } from '../transcriptSchema.ts'

export const TRANSCRIPT_FORMATS = ['srt', 'vtt', 'txt', 'docx', 'json'] as const
export type TranscriptFormat = (typeof TRANSCRIPT_FORMATS)[number]

/** How a transcript is written as text (TXT, DOCX). Subtitles have times always. */
export interface WriteOptions {
  /** Heads a DOCX. */
  readonly title: string
  readonly times: boolean
  readonly speakers: boolean
}

/** A transcript as a file. Line ends are those of the format. */
export function writeTranscript(
  transcript: Transcript,
  format: TranscriptFormat,
  options: WriteOptions,
): Blob {
  throw new Error(`not yet: ${format} ${options.title} ${transcript.version}`)
}

/** Why a file was not read; lines count from 1, null where the whole file is meant. */
export interface Refusal {
  readonly code:
    | 'not-text'
    | 'empty'
    | 'not-transcript'
    | 'newer'
    | 'no-time'
    | 'bad-time'
    | 'too-long'
    | 'too-many'
  readonly line: number | null
}

export type ReadTranscript =
  | { readonly kind: 'read'; readonly transcript: Transcript; readonly format: TranscriptFormat }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

/**
 * Reads SRT, VTT, JSON of ours or plain text, whichever it is. `lengthMs` is that of the recording: lines without times are
 * spread over it by syllables; null where no recording is there, then by the pace of usual speech.
 */
export function readTranscript(bytes: Uint8Array, lengthMs: number | null): ReadTranscript {
  throw new Error(`not yet: ${bytes.length} ${lengthMs}`)
}
