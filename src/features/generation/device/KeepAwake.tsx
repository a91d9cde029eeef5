import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { canKeepAwake, keepAwake } from '#domain/browser/page/wakeLock.ts'
import { pageLife } from '#domain/pageLife.ts'
import { useServices } from '#services/services.tsx'
import { Switch } from '#ui/Switch.tsx'

/**
 * Keeps the screen lit until a running job is ready. On trial, so only where `betaFeatures` is on; shows nothing where
 * the browser can’t.
 */
export function KeepAwake() {
  const { betaFeatures } = useServices().config.features
  return betaFeatures && canKeepAwake() ? <AwakeSwitch /> : null
}

function AwakeSwitch() {
  const { t } = useLingui()
  const [isWanted, setWanted] = useState(false)
  const [isRefused, setRefused] = useState(false)

  useEffect(() => {
    if (!isWanted) return undefined
    let letGo: (() => void) | null = null
    let isOver = false
    const hold = async () => {
      if (pageLife.getSnapshot() !== 'shown') return
      try {
        const release = await keepAwake()
        if (isOver) release()
        else letGo = release
      } catch {
        if (!isOver) setRefused(true)
      }
    }
    void hold()
    // Out of sight the browser has let go of it.
    const stop = pageLife.subscribe(() => void hold())
    return () => {
      isOver = true
      stop()
      letGo?.()
    }
  }, [isWanted])

  return (
    <Switch
      isSelected={isWanted && !isRefused}
      onChange={(wanted) => {
        setRefused(false)
        setWanted(wanted)
      }}
      description={
        isRefused
          ? t`Przeglądarka nie pozwala na to teraz, na przykład przy słabej baterii.`
          : t`Funkcja próbna. Działa, dopóki widać tę stronę.`
      }
    >
      <Trans>Nie wygaszaj ekranu, aż będzie gotowe</Trans>
    </Switch>
  )
}
