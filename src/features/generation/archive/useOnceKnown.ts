import { useEffect, useEffectEvent } from 'react'

/** Tells once that what a screen is about has become known: its title can follow. */
export function useOnceKnown(isKnown: boolean, onKnown: () => void): void {
  const known = useEffectEvent(onKnown)
  useEffect(() => {
    if (isKnown) known()
  }, [isKnown])
}
