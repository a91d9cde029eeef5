import { subtitlesOf } from '../subtitles/subtitlesOf.ts'
import type { Transcript } from '../transcriptSchema.ts'
import { writeJson } from './jsonFile.ts'
import { writeText } from './plainText.ts'
import { writeDocx } from './writeDocx.ts'
import type { TranscriptFormat, WriteOptions } from './writeOptions.ts'
import { writeSrt, writeVtt } from './writeSubtitles.ts'

const MEDIA_TYPES: Readonly<Record<TranscriptFormat, string>> = {
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
  txt: 'text/plain',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json',
}

type Write = (transcript: Transcript, options: WriteOptions) => string | Uint8Array<ArrayBuffer>

const WRITES: Readonly<Record<TranscriptFormat, Write>> = {
  srt: (transcript) => writeSrt(subtitlesOf(transcript)),
  vtt: (transcript) => writeVtt(subtitlesOf(transcript)),
  txt: writeText,
  docx: writeDocx,
  json: writeJson,
}

/** A transcript as a file. */
export function writeTranscript(
  transcript: Transcript,
  format: TranscriptFormat,
  options: WriteOptions,
): Blob {
  return new Blob([WRITES[format](transcript, options)], { type: MEDIA_TYPES[format] })
}
