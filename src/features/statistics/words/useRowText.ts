import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { SHOP_TIME_ZONE } from '#domain/shopTimeZone.ts'
import { stepKeyAt } from '#domain/statistics/days.ts'
import { type Dimension, isTime } from '#domain/statistics/metrics.ts'
import type { Report, ReportRow } from '#domain/statistics/report.ts'
import { localeOf } from '#i18n/languages.ts'
import {
  DEVICE_WORDS,
  FAILURE_WORDS,
  OFFLINE_WORDS,
  RETURNING_WORDS,
  SOURCE_WORDS,
  STEP_WORDS,
  TYPE_WORDS,
} from './dimensionWords.ts'

export interface RowText {
  /** As under an axis. */
  readonly short: string
  /** As it is read. */
  readonly full: string
}

const CLOCK = { hour: '2-digit', minute: '2-digit' } as const
const SHORT_DAY = { day: 'numeric', month: 'short' } as const

type Words = Readonly<Record<string, MessageDescriptor>>

/** Proper names of the engines that work on the server itself, the same in every language. */
const OWN_ENGINES: Readonly<Record<string, string>> = {
  'iskra-obraz': 'Iskra Obraz',
  'iskra-wideo': 'Iskra Wideo',
  'iskra-muzyka': 'Iskra Muzyka',
  'iskra-mowa': 'Iskra Mowa',
}

const same = (text: string): RowText => ({ short: text, full: text })

type Row = Pick<ReportRow, 'key' | 'title'>

/** The names of a breakdown's rows. */
export function useRowText(): (by: Dimension, row: Row) => RowText {
  const { t, i18n } = useLingui()
  const locale = localeOf(i18n.locale)

  const known =
    (words: Words) =>
    ({ key }: Row): RowText => {
      const word = words[key]
      return same(word === undefined ? key : i18n._(word))
    }

  /** The key says which day in Poland it is: it is written as that day everywhere. */
  function written(
    key: string,
    short: Intl.DateTimeFormatOptions,
    full: Intl.DateTimeFormatOptions,
  ): RowText {
    const moment = new Date(`${key}T12:00:00Z`)
    if (Number.isNaN(moment.getTime())) return same(key)
    const text = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(moment)
    return { short: text(short), full: text(full) }
  }

  const texts: Readonly<Record<Dimension, (row: Row) => RowText>> = {
    /** Hours are those in Poland, too. */
    hour: ({ key }) => {
      const moment = new Date(key)
      if (Number.isNaN(moment.getTime())) return same(key)
      const text = (options: Intl.DateTimeFormatOptions) =>
        new Intl.DateTimeFormat(locale, { ...options, timeZone: SHOP_TIME_ZONE }).format(moment)
      return { short: text(CLOCK), full: text({ weekday: 'short', day: 'numeric', month: 'long', ...CLOCK }) }
    },
    day: ({ key }) =>
      written(key, SHORT_DAY, { weekday: 'short', day: 'numeric', month: 'long', year: 'numeric' }),
    week: ({ key }) => {
      const { short, full } = written(key, SHORT_DAY, { day: 'numeric', month: 'long', year: 'numeric' })
      return { short, full: t`tydzień od ${full}` }
    },
    month: ({ key }) =>
      written(`${key}-01`, { month: 'short', year: '2-digit' }, { month: 'long', year: 'numeric' }),
    source: known(SOURCE_WORDS),
    device: known(DEVICE_WORDS),
    type: known(TYPE_WORDS),
    step: known(STEP_WORDS),
    offline: known(OFFLINE_WORDS),
    returning: known(RETURNING_WORDS),
    failure: (row) => (row.key === '' ? same(t`Bez podanego powodu`) : known(FAILURE_WORDS)(row)),
    affiliate: ({ key }) => same(key === '' ? t`Bez kodu` : key),
    depth: ({ key }) => same(`${key}%`),
    score: ({ key }) => ({
      short: key,
      full: key === '90' ? '90–100' : `${key}–${Number(key) + 9}`,
    }),
    age: ({ key }) => ({ short: key, full: key === '0' ? t`pierwszy tydzień` : t`po ${key} tyg.` }),
    page: ({ key }) => same(pageText(key)),
    product: ({ key, title }) => same(title ?? (key === '' ? t`Nieznane` : key)),
    engine: ({ key, title }) => same(title ?? OWN_ENGINES[key] ?? key),
  }

  return (by, row) => texts[by](row)
}

/** The name of a report's row. */
export interface ReportRowText extends RowText {
  /** More may be counted in it yet. */
  readonly isGoingOn: boolean
}

/** The names of a report's rows, in order; an unfinished step of time says so. */
export function useReportRowTexts(): (by: Dimension, report: Report) => readonly ReportRowText[] {
  const { t } = useLingui()
  const rowText = useRowText()
  return (by, { rows, countedUntil }) => {
    const present = isTime(by) ? stepKeyAt(by, new Date(countedUntil)) : null
    return rows.map((row) => {
      const { short, full } = rowText(by, row)
      const isGoingOn = row.key === present
      return { short, full: isGoingOn ? t`${full} (jeszcze trwa)` : full, isGoingOn }
    })
  }
}

/** A page's readable address: the handle of a product or collection is left open. */
export function pageText(page: string): string {
  return page.replaceAll(/\$\w+/gu, '…')
}
