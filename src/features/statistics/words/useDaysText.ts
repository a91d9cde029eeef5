import { useLingui } from '@lingui/react/macro'
import type { DayRange } from '#domain/statistics/days.ts'
import { localeOf } from '#i18n/languages.ts'

/** How days are written: "1–20 listopada 2026". */
export function useDaysText(): (range: DayRange) => string {
  const { i18n } = useLingui()
  const format = new Intl.DateTimeFormat(localeOf(i18n.locale), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return ({ from, to }) => format.formatRange(new Date(`${from}T12:00Z`), new Date(`${to}T12:00Z`))
}
