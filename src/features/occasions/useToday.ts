import { useEffect, useState } from 'react'
import { calendarDay } from '#domain/gifts/calendarDay.ts'

/** The day where the person is, `YYYY-MM-DD`; a page left open overnight has the new one when somebody is back. */
export function useToday(): string {
  const [today, setToday] = useState(() => calendarDay(new Date()))
  useEffect(() => {
    const look = () => setToday(calendarDay(new Date()))
    document.addEventListener('visibilitychange', look)
    globalThis.addEventListener('focus', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      globalThis.removeEventListener('focus', look)
    }
  }, [])
  return today
}
