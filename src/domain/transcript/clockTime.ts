const HOUR = 3_600_000
const MINUTE = 60_000

const two = (value: number) => String(value).padStart(2, '0')

/** A time of a recording in whole seconds: „1:02”, „1:00:00”. */
export function clockTime(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

/** The same to a tenth of a second, behind the mark of the language: „1:02,5”. */
export const exactTime = (ms: number, mark: string): string =>
  `${clockTime(ms)}${mark}${Math.floor(ms / 100) % 10}`

const CLOCK =
  /^(?:(?<hours>\d{1,2}):)?(?:(?<minutes>\d{1,3}):)?(?<seconds>\d{1,5})(?:[.,](?<rest>\d{1,3}))?$/u

/** Reads what people write of a time: „62,5”, „1:02.5”, „1:00:00”. In ms; null for what is none. */
export function readClockTime(written: string): number | null {
  const { groups } = CLOCK.exec(written.trim()) ?? {}
  if (groups === undefined) return null
  // „1:02” is one minute: without a third part, the first are minutes.
  const isShort = groups['minutes'] === undefined
  const [hours, minutes] = isShort ? [undefined, groups['hours']] : [groups['hours'], groups['minutes']]
  const rest = Number((groups['rest'] ?? '').padEnd(3, '0'))
  return Number(hours ?? 0) * HOUR + Number(minutes ?? 0) * MINUTE + Number(groups['seconds']) * 1_000 + rest
}
