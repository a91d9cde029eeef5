/** Longer than any recording we make: one caption covers all of it. */
const WHOLE = '00:00:00.000 --> 01:00:00.000'

/** Gives a track element one text for its whole length; returns a function that removes it. */
export function attachCaptions(track: HTMLTrackElement | null, text: string): (() => void) | undefined {
  if (track === null) return undefined
  const address = URL.createObjectURL(new Blob([captionTrack(text)], { type: 'text/vtt' }))
  track.src = address
  return () => URL.revokeObjectURL(address)
}

/** A WebVTT file with one cue. Signs that could end the cue or begin a tag are escaped. */
export function captionTrack(text: string): string {
  const cue = text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(/\s*[\n\r]\s*/gu, '\n')
    .trim()
  return `WEBVTT\n\n${WHOLE}\n${cue}\n`
}
