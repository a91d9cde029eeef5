import { decodeText } from '#domain/text/decodeText.ts'
import type { Transcript } from '../transcriptSchema.ts'
import { readJson } from './jsonFile.ts'
import { hasLineSubtitles, readLineSubtitles } from './lineSubtitles.ts'
import { readText } from './plainText.ts'
import { hasSubtitles, isVtt, readSubtitles } from './readSubtitles.ts'
import { type Read, type Refusal, refused } from './refusal.ts'
import { transcriptOfLines } from './transcriptOfLines.ts'

/** What a file is; `lines`: MicroDVD, MPL2 or TMPlayer, a subtitle a line. */
type SourceFormat = 'srt' | 'vtt' | 'lines' | 'json' | 'txt'

export type ReadTranscript =
  | { readonly kind: 'read'; readonly transcript: Transcript; readonly format: SourceFormat }
  | { readonly kind: 'refused'; readonly refusal: Refusal }

/**
 * Reads SRT, WebVTT, subtitles of a line each, JSON of ours or plain text, whichever it is. `lengthMs` is that of the
 * recording: lines without times are spread over it by syllables; null where no recording is there, then by the pace of
 * usual speech.
 */
export function readTranscript(bytes: Uint8Array, lengthMs: number | null): ReadTranscript {
  const text = decodeText(bytes)
  if (text === null) return refused('not-text')
  const format = formatOf(text)
  const read = readAs(format, text, lengthMs)
  return read.kind === 'read' ? { kind: 'read', transcript: read.value, format } : read
}

function formatOf(text: string): SourceFormat {
  if (isVtt(text)) return 'vtt'
  if (hasLineSubtitles(text)) return 'lines'
  if (/^\s*\{/u.test(text)) return 'json'
  return hasSubtitles(text) ? 'srt' : 'txt'
}

function readAs(format: SourceFormat, text: string, lengthMs: number | null): Read<Transcript> {
  if (format === 'json') return readJson(text)
  if (format === 'txt') return readText(text, lengthMs)
  const cues = format === 'lines' ? readLineSubtitles(text) : readSubtitles(text)
  if (cues.kind === 'refused') return cues
  return transcriptOfLines(cues.value.map(({ lines, ...cue }) => ({ ...cue, text: lines.join(' ') })))
}
