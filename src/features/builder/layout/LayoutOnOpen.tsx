import { useEffect, useEffectEvent } from 'react'
import { askedLayout } from './askedLayout.ts'
import { useLayout } from './useLayout.ts'

/** Lays out the template that was opened for it. */
export function LayoutOnOpen({ id }: { readonly id: string }) {
  const { layout } = useLayout()
  const begin = useEffectEvent(() => void layout())
  useEffect(() => {
    if (askedLayout.getSnapshot() !== id) return
    askedLayout.set(null)
    begin()
  }, [id])
  return null
}
