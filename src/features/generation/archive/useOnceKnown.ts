import { useEffect, useEffectEvent } from 'react'

/** Calls back once when the screen's subject is known: its title can follow. */
export function useOnceKnown(isKnown: boolean, onKnown: () => void): void {
  const known = useEffectEvent(onKnown)
  useEffect(() => {
    if (isKnown) known()
  }, [isKnown])
}
