import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Sheet, useSheet } from '#ui/Sheet.tsx'
import { CART_FRAME_ID, dropCartFrame, openCartDrawer, useCartFrame } from '#ui/state/cartDrawer.ts'

/**
 * The cart's drawer in the document: a press before the page's code is there opens it at once. The real drawer replaces
 * it when it loads; if it was never opened, it is just removed.
 */
export function CartFrame() {
  return useCartFrame() ? <Frame /> : null
}

function Frame() {
  const { t } = useLingui()
  const { frame } = useSheet(CART_FRAME_ID)
  const { ref } = frame
  useEffect(() => {
    if (ref.current?.open === true) openCartDrawer()
    else dropCartFrame()
  }, [ref])
  return (
    <Sheet frame={frame} title={t`Koszyk`} side="right">
      <output>
        <Trans>Wczytujemy koszyk…</Trans>
      </output>
    </Sheet>
  )
}
