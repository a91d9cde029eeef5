import { BEFORE_NAME, BEFORE_NUMBER, CLEAR_UNITS, MONTHS, UNITS } from './units.ts'

const NBSP = '\u00a0'
const GAP = '[ \\u00a0\\u202f]'
const NO_LETTER = '(?![\\p{L}\\d])'
const every = (source: string, flags = 'gu') => new RegExp(source, flags)

const CLOSE_UNIT = every(`(?<=(?<![\\p{L}\\d_-])\\d+(?:,\\d+)?)(?=(?:${CLEAR_UNITS})(?!\\p{L}))`)
const UNIT_GAP = every(`(?<=\\d)${GAP}(?=(?:${UNITS})(?![\\p{L}\\d]))`)
const POINT = every(`(?<![\\d.,])(\\d+)\\.(\\d{1,3})(?=${GAP}?(?:${CLEAR_UNITS}|g|m|l|%)(?!\\p{L}))`)
const LONG_NUMBER = every(
  `(?<![\\d.,\\p{L}${NBSP}-])(\\d{5,9})(?=(?:,\\d{1,2})?${GAP}?(?:zł|PLN|EUR|USD|€)(?!\\p{L}))`,
)
const GROUPS = every(`(?<![\\d.,])\\d{1,3}(?:${GAP}\\d{3})+(?!\\d|${GAP}\\d)`)
const PERCENT = every(`(?<=\\d)${GAP}+(?=[%‰])`)
const ORDINAL_DATE = every(
  `(?<![\\d.,])(\\d{1,2})(?:-?(?:go|ego|tego|szego|giego|ciego|mego)|\\.)${GAP}?(?=(?:${MONTHS})(?!\\p{L}))`,
  'giu',
)
const DATE_GAP = every(`(?<=(?<!\\d)\\d{1,2})${GAP}(?=(?:${MONTHS})(?!\\p{L}))`, 'giu')
const MONTH_CAPITAL = every(`(?<=(?<!\\d)\\d{1,2}${GAP})(?:${MONTHS})(?!\\p{L})`, 'giu')
const CLOSE_YEAR = every(`(?<=(?<!\\d)\\d{4})(?=r\\.)`)
const NUMBER_AFTER = every(`(?<![\\p{L}\\d.])(${BEFORE_NUMBER})${GAP}?(?=\\d)`)
const NAME_AFTER = every(`(?<![\\p{L}\\d.])(${BEFORE_NAME})${GAP}(?=\\p{Lu})`)
const INITIAL = every(`(?<![\\p{L}\\d.])(\\p{Lu}\\.)${GAP}(?=\\p{Lu}\\p{Ll}{2})`)
const CENTURY = every(`(?<=(?<!\\p{L})[IVX]{1,5})${GAP}(?=w\\.)`)
const HOUR = every(`(?<=godz\\.${NBSP}\\d{1,2}):(?=\\d{2}${NO_LETTER})`)

/** Numbers, units, money, dates and times as Poles write them, kept on one line with their nouns. */
export function tidyNumbers(text: string): string {
  return text
    .replaceAll(POINT, '$1,$2')
    .replaceAll(CLOSE_UNIT, NBSP)
    .replaceAll(LONG_NUMBER, (digits) => digits.replaceAll(/(?<=\d)(?=(?:\d{3})+$)/gu, NBSP))
    .replaceAll(GROUPS, (number) => number.replaceAll(every(GAP), NBSP))
    .replaceAll(UNIT_GAP, NBSP)
    .replaceAll(PERCENT, '')
    .replaceAll(ORDINAL_DATE, `$1${NBSP}`)
    .replaceAll(DATE_GAP, NBSP)
    .replaceAll(MONTH_CAPITAL, (month) => month.toLocaleLowerCase('pl'))
    .replaceAll(CLOSE_YEAR, NBSP)
    .replaceAll(NUMBER_AFTER, `$1${NBSP}`)
    .replaceAll(NAME_AFTER, `$1${NBSP}`)
    .replaceAll(INITIAL, `$1${NBSP}`)
    .replaceAll(CENTURY, NBSP)
    .replaceAll(HOUR, '.')
}
