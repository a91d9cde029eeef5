import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { pageLife } from '#domain/pageLife.ts'
import { Switch } from '#ui/Switch.tsx'

/**
 * A melody for a card: it plays only on a press, and stops with the card. Nothing where the browser makes no sound. The
 * tune loads with the first press.
 */
export function MelodySwitch() {
  const [isPlaying, setIsPlaying] = useState(false)
  const stop = useRef<() => void>(() => undefined)
  useEffect(
    () =>
      pageLife.subscribe(() => {
        if (pageLife.getSnapshot() !== 'shown') setIsPlaying(false)
      }),
    [],
  )
  useEffect(() => {
    if (!isPlaying) return undefined
    let isOver = false
    void begin()
    return () => {
      isOver = true
      stop.current()
    }

    async function begin(): Promise<void> {
      try {
        const { playMelody } = await import('./melody.ts')
        if (!isOver) stop.current = playMelody(() => setIsPlaying(false))
      } catch {
        // No tune without a network that brings it: the switch says so by being off.
        setIsPlaying(false)
      }
    }
  }, [isPlaying])
  if (typeof AudioContext === 'undefined') return null
  return (
    <Switch isSelected={isPlaying} onChange={setIsPlaying}>
      <Trans>Melodia pozytywki</Trans>
    </Switch>
  )
}
