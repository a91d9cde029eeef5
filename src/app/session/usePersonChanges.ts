import { useEffect, useState } from 'react'
import { useServices } from '#services/services.tsx'
import { followPerson } from './followPerson.ts'

/** Counts how often this device changed hands: a screen's data of one person is not shown to the next. */
export function usePersonChanges(): number {
  const { session } = useServices()
  const [count, setCount] = useState(0)
  useEffect(() => followPerson(session, () => setCount((before) => before + 1)), [session])
  return count
}
