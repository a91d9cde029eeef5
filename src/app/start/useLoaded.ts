import { useEffect, useState } from 'react'
import { whenQuiet } from '#ui/whenQuiet.ts'

/** True once the first screen has its data and the page is quiet: deferred work takes nothing from it. */
export function useLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => whenQuiet(() => setLoaded(true)), [])
  return isLoaded
}
