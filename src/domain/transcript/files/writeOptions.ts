export const TRANSCRIPT_FORMATS = ['srt', 'vtt', 'txt', 'docx', 'json'] as const
export type TranscriptFormat = (typeof TRANSCRIPT_FORMATS)[number]

/** How a transcript is written as text (TXT, DOCX). Subtitles have times always, JSON has everything. */
export interface WriteOptions {
  /** Heads a DOCX. */
  readonly title: string
  readonly times: boolean
  readonly speakers: boolean
}
