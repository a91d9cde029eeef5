import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { formatMoney, type MoneyStyle } from '#domain/formatMoney.ts'
import type { Money } from '#domain/money.ts'
import { SHOP_TIME_ZONE } from '#domain/shopTimeZone.ts'
import { DEFAULT_LANGUAGE, languageOf, type Language, localeOf } from './languages.ts'

/** How numbers, money and time read in one language, by the clock of one time zone. */
export interface Format {
  money(money: Money, style?: MoneyStyle): string
  number(value: number, options?: Intl.NumberFormatOptions): string
  /** A day: "20 listopada 2026". */
  date(date: Date | string): string
  /** The time of day: "12:40". */
  time(date: Date | string): string
  /** Day and time, shortly: "20 lis 2026, 12:40". */
  dateTime(date: Date | string): string
  /** How long ago or from now: "5 minut temu". */
  relativeTime(date: Date | string, now?: Date): string
  /** A length of time in its largest unit, rounded up: "20 s", "4 min". */
  duration(milliseconds: number): string
  /** A size with its unit: "4,2 MB". Decimal units, as systems show them. */
  bytes(count: number): string
}

const RELATIVE_STEPS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

const DURATION_STEPS = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** Makes a value when it is first asked for. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}

/**
 * The formats of one language, in this device's time zone where none is given. Intl's formatters are made when first
 * used: each costs a millisecond or more.
 */
export function createFormat(language: Language, timeZone?: string): Format {
  const locale = localeOf(language)
  const timeFormat = (options: Intl.DateTimeFormatOptions) =>
    once(() => new Intl.DateTimeFormat(locale, { ...options, timeZone }))
  const day = timeFormat({ dateStyle: 'long' })
  const clock = timeFormat({ hour: '2-digit', minute: '2-digit' })
  const moment = timeFormat({ dateStyle: 'medium', timeStyle: 'short' })
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  const numbers = new Map<string, Intl.NumberFormat>()

  /** A list writes the same kind of number over and over. */
  function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
    const key = JSON.stringify(options)
    const known = numbers.get(key)
    if (known !== undefined) return known
    const made = new Intl.NumberFormat(locale, options)
    numbers.set(key, made)
    return made
  }

  return {
    money: (money, style) => formatMoney(money, language, style),
    number: (value, options = {}) => numberFormat(options).format(value),
    date: (date) => day().format(new Date(date)),
    time: (date) => clock().format(new Date(date)),
    dateTime: (date) => moment().format(new Date(date)),
    relativeTime(date, now = new Date()) {
      const seconds = (new Date(date).getTime() - now.getTime()) / 1_000
      for (const [unit, length] of RELATIVE_STEPS) {
        if (Math.abs(seconds) >= length) return relative().format(Math.round(seconds / length), unit)
      }
      return relative().format(0, 'second')
    },
    duration(milliseconds) {
      const [unit, length] = DURATION_STEPS.find(([, step]) => milliseconds >= step) ?? ['second', 1_000]
      const written = numberFormat({ style: 'unit', unit, unitDisplay: 'narrow' })
      // A number is never parted from its unit.
      return written.format(Math.ceil(milliseconds / length)).replaceAll(' ', '\u00A0')
    },
    bytes(count) {
      const power = count < 1 ? 0 : Math.min(BYTE_UNITS.length - 1, Math.floor(Math.log10(count) / 3))
      return numberFormat({
        style: 'unit',
        unit: BYTE_UNITS[power] ?? 'byte',
        unitDisplay: power === 0 ? 'long' : 'short',
        maximumFractionDigits: power === 0 ? 0 : 1,
      }).format(count / 1_000 ** power)
    },
  }
}

const formats = new Map<string, Format>()

function formatOf(language: Language, timeZone: string | undefined): Format {
  const key = `${language} ${timeZone ?? ''}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = createFormat(language, timeZone)
  formats.set(key, made)
  return made
}

/** The formats of the interface's language, in the reader's time zone unless another is given. */
export function useFormat(timeZone?: string): Format {
  const { i18n } = useLingui()
  const language = languageOf(i18n.locale) ?? DEFAULT_LANGUAGE
  return useMemo(() => formatOf(language, timeZone), [language, timeZone])
}

/** The same in the shop's time zone: a document shows a moment alike on the server and on every device. */
export function useShopFormat(): Format {
  return useFormat(SHOP_TIME_ZONE)
}
