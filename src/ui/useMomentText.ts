import { useState } from 'react'
import { useFormat } from '#i18n/format.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A moment of the past (epoch ms, or an ISO date) as „12:40”; with the day once that is over a day ago. */
export function useMomentText(moment: number | string): string {
  const format = useFormat()
  const [now] = useState(() => Date.now())
  const date = new Date(moment)
  return now - date.getTime() < DAY_MS ? format.time(date) : format.dateTime(date)
}
