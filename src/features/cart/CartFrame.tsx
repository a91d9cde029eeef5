import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Sheet, useSheet } from '#ui/Sheet.tsx'
import { CART_FRAME_ID, dropCartFrame, openCartDrawer, useCartFrame } from '#ui/state/cartDrawer.ts'

/**
 * The cart's drawer as the document has it: a press before the page's code is there opens it at once. The drawer itself
 * takes its place when it comes; opened by nobody, it goes.
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
