import { useEffect, useState } from 'react'
import { calendarDay } from '#domain/gifts/calendarDay.ts'
import { pageLife } from '#domain/pageLife.ts'

/** The day where the person is, `YYYY-MM-DD`; a page left open overnight updates on their return. */
export function useToday(): string {
  const [today, setToday] = useState(() => calendarDay(new Date()))
  useEffect(() => {
    const look = () => setToday(calendarDay(new Date()))
    const stopLife = pageLife.subscribe(look)
    globalThis.addEventListener('focus', look)
    return () => {
      stopLife()
      globalThis.removeEventListener('focus', look)
    }
  }, [])
  return today
}
