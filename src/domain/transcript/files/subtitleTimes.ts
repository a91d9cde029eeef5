const HOUR_MS = 3_600_000

const two = (part: number) => String(Math.floor(part)).padStart(2, '0')

/** A time as files of subtitles write it: hours, minutes, seconds, then ms behind the mark of the format. */
export function writtenTime(ms: number, mark: ',' | '.'): string {
  const fraction = String(ms % 1_000).padStart(3, '0')
  return `${two(ms / HOUR_MS)}:${two((ms / 60_000) % 60)}:${two((ms / 1_000) % 60)}${mark}${fraction}`
}

const TIME = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})(?:[.,:](\d{1,3}))?`
const TIME_LINE = new RegExp(String.raw`^\s*${TIME}\s*-->\s*${TIME}(?:\s.*)?$`, 'u')

/** Whether a line is meant as the times of a subtitle, even if they can't be read. */
export const isTimeLine = (line: string) => /^\s*\d[\d:.,]*\s*-->\s*\d/u.test(line)

/** The times of a subtitle's line, in ms; null where they can't be read or run back. */
export function readTimeLine(line: string): { readonly start: number; readonly end: number } | null {
  const match = TIME_LINE.exec(line)
  if (match === null) return null
  const start = msOf(match.slice(1, 5))
  const end = msOf(match.slice(5, 9))
  return start === null || end === null || end < start ? null : { start, end }
}

function msOf([hours = '0', minutes = '0', seconds = '0', fraction = '0']: readonly (string | undefined)[]) {
  if (Number(minutes) > 59 || Number(seconds) > 59) return null
  const ms = Number(fraction.padEnd(3, '0'))
  return Number(hours) * HOUR_MS + Number(minutes) * 60_000 + Number(seconds) * 1_000 + ms
}

/** A time as people read it: `0:01:02`. */
export function shownTime(ms: number): string {
  return `${Math.floor(ms / HOUR_MS)}:${two((ms / 60_000) % 60)}:${two((ms / 1_000) % 60)}`
}
