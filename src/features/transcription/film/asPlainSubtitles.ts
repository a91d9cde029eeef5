/** Where a Matroska file lists its tracks, bytes from its beginning. */
const WITHIN = 65_536

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
const WRITTEN = bytesOf('S_TEXT/WEBVTT')
/** A name of that length: what is left is zeros, which end a text in these files. */
const MEANT = bytesOf('S_TEXT/UTF8\0\0')

/**
 * Names a track of subtitles in a Matroska file what its words are: SRT's. The file's writer knows WebVTT alone, which
 * players built on FFmpeg pass over; without voices and settings both look the same in the file.
 */
export function asPlainSubtitles(bytes: Uint8Array, position: number): void {
  const until = Math.min(bytes.length, WITHIN - position) - WRITTEN.length
  for (let at = 0; at <= until; at += 1)
    if (WRITTEN.every((byte, place) => bytes[at + place] === byte)) bytes.set(MEANT, at)
}
