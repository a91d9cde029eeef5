const HOUR = 3_600_000
const MINUTE = 60_000

const two = (value: number) => String(value).padStart(2, '0')

/** A time of a recording as people read it: „1:02,5”, „1:00:00,0”; whole seconds without tenths. */
export function clockTime(ms: number, precision: 'seconds' | 'tenths' = 'tenths'): string {
  const tenths = precision === 'tenths' ? Math.floor(ms / 100) : Math.floor(ms / 1_000) * 10
  const seconds = Math.floor(tenths / 10)
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  const clock =
    hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
  return precision === 'tenths' ? `${clock},${tenths % 10}` : clock
}

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
