import { useEffect, useState } from 'react'
import { whenQuiet } from '#ui/whenQuiet.ts'

/** True once the first screen has what it needs and the page is quiet: what may wait takes nothing from it. */
export function useLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => whenQuiet(() => setLoaded(true)), [])
  return isLoaded
}
