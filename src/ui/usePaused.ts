import { useEffect, useState } from 'react'

/** A value as it was when it last stayed the same for this long (ms): a typed text, once its writer pauses. */
export function usePaused<Value>(value: Value, pauseMs: number): Value {
  const [paused, setPaused] = useState(() => value)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(() => value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return paused
}
