import { useEffect, useState } from 'react'

/** True once something has been waited for longer than `patience` ms; false again as soon as it isn't. */
export function useIsLate(isWaiting: boolean, patience: number): boolean {
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setLate(true), patience)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isWaiting, patience])
  return isWaiting && isLate
}
