import { slugOf } from '#domain/catalogue/foldPolish.ts'
import type { TranscriptFormat, WriteOptions } from '#domain/transcript/files/writeOptions.ts'
import { writeTranscript } from '#domain/transcript/files/writeTranscript.ts'
import type { Transcript } from '#domain/transcript/transcriptSchema.ts'

/** A transcript as a file, named after its title. */
export function transcriptDownload(
  transcript: Transcript,
  format: TranscriptFormat,
  options: WriteOptions,
): File {
  const name = slugOf(options.title).slice(0, 60)
  const blob = writeTranscript(transcript, format, options)
  return new File([blob], `${name === '' ? 'zapis' : name}.${format}`, { type: blob.type })
}
