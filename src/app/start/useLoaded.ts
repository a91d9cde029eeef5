import { useEffect, useState } from 'react'
import { whenLoaded } from './whenLoaded.ts'

/** True once the first screen has what it needs: what may wait doesn't take the network from it. */
export function useLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => whenLoaded(() => setLoaded(true)), [])
  return isLoaded
}
