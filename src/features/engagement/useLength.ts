import { useFormat } from '#i18n/format.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const SECOND_MS = 1_000

/** Writes a length of time in its two largest units, whole ones that have passed: „3 min 20 s”. */
export function useLength(): (ms: number) => string {
  const format = useFormat()
  return (ms) => {
    const [large, small] = ms >= HOUR_MS ? [HOUR_MS, MINUTE_MS] : [MINUTE_MS, SECOND_MS]
    const whole = Math.floor(ms / large) * large
    const rest = Math.floor((ms - whole) / small) * small
    const parts = [whole, rest].filter((part) => part > 0)
    return parts.length === 0 ? format.duration(0) : parts.map((part) => format.duration(part)).join(' ')
  }
}
