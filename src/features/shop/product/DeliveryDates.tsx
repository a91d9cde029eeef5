import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { STANDARD_DAYS } from '#domain/checkout/shippingMethods.ts'
import { addWorkingDays } from '#domain/checkout/workingDays.ts'
import { calendarDay } from '#domain/gifts/calendarDay.ts'

/** The courier's delivery days for an order placed today. */
export default function DeliveryDates() {
  const { i18n } = useLingui()
  const [today] = useState(() => new Date(`${calendarDay(new Date())}T00:00:00Z`))
  const { earliest, latest } = STANDARD_DAYS
  return new Intl.DateTimeFormat(i18n.locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).formatRange(addWorkingDays(today, earliest), addWorkingDays(today, latest))
}
