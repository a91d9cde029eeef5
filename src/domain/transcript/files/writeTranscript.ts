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

/** A transcript as a file. */
export function writeTranscript(
  transcript: Transcript,
  format: TranscriptFormat,
  options: WriteOptions,
): Blob {
  return new Blob([contentOf(transcript, format, options)], { type: MEDIA_TYPES[format] })
}

function contentOf(transcript: Transcript, format: TranscriptFormat, options: WriteOptions) {
  switch (format) {
    case 'srt':
      return writeSrt(subtitlesOf(transcript))
    case 'vtt':
      return writeVtt(subtitlesOf(transcript))
    case 'txt':
      return writeText(transcript, options)
    case 'docx':
      return writeDocx(transcript, options)
    case 'json':
      return writeJson(transcript)
  }
}
