import { useEffect, useState } from 'react'
import { afterFirstScreen } from '#ui/afterFirstScreen.ts'

/** True once the first screen has what it needs: what may wait doesn't take the network from it. */
export function useLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => afterFirstScreen(() => setLoaded(true)), [])
  return isLoaded
}
