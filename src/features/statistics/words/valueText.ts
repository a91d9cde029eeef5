import type { MetricUnit } from '#domain/statistics/metrics.ts'
import { DEFAULT_CURRENCY } from '#domain/money.ts'
import type { Format } from '#i18n/format.ts'

const NARROW = '\u00A0'

const whole = (format: Format, value: number) => format.number(value, { maximumFractionDigits: 0 })

const TEXTS: Readonly<Record<MetricUnit, (format: Format, value: number) => string>> = {
  count: whole,
  credits: whole,
  grosze: (format, value) => format.money({ amount: Math.round(value), currencyCode: DEFAULT_CURRENCY }),
  share: (format, value) => format.number(value / 10_000, { style: 'percent', maximumFractionDigits: 1 }),
  ms: timeText,
  points: (format, value) => format.number(value, { maximumFractionDigits: 1 }),
}

/** How a value of a metric is read. */
export function valueText(format: Format, unit: MetricUnit, value: number): string {
  return TEXTS[unit](format, value)
}

/** The same for an axis, where there is room for a few letters. */
export function tickText(format: Format, unit: MetricUnit, value: number): string {
  if (unit === 'share') return format.number(value / 10_000, { style: 'percent', maximumFractionDigits: 1 })
  if (unit === 'ms') return timeText(format, value)
  const shown = unit === 'grosze' ? value / 100 : value
  return format.number(shown, {
    notation: shown >= 10_000 ? 'compact' : 'standard',
    maximumFractionDigits: 1,
  })
}

/** A value as a spreadsheet counts with it: złote, seconds, per cent. */
export function plainNumber(unit: MetricUnit, value: number): number {
  if (unit === 'grosze' || unit === 'share') return Math.round(value) / 100
  if (unit === 'ms') return Math.round(value) / 1_000
  return Math.round(value * 100) / 100
}

/** The sign after a metric's name where the numbers don't show its unit. */
export const UNIT_SIGNS: Readonly<Record<MetricUnit, string>> = {
  count: '',
  grosze: ' (zł)',
  credits: '',
  ms: ' (s)',
  share: ' (%)',
  points: '',
}

/** A length of time to read and compare: "850 ms", "12,4 s", "2 min 5 s". */
function timeText(format: Format, ms: number): string {
  if (ms < 1_000) return `${format.number(Math.round(ms))}${NARROW}ms`
  if (ms < 60_000) return `${format.number(ms / 1_000, { maximumFractionDigits: 1 })}${NARROW}s`
  const seconds = Math.round(ms / 1_000)
  const minutes = `${format.number(Math.floor(seconds / 60))}${NARROW}min`
  return seconds % 60 === 0 ? minutes : `${minutes} ${seconds % 60}${NARROW}s`
}
