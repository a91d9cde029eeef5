import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { REPLACED, Sheet, useSharedSheet } from '#ui/Sheet.tsx'
import {
  CART_FRAME_ID,
  closeCartDrawer,
  dropCartFrame,
  openCartDrawer,
  useCartDrawer,
  useCartFrame,
} from '#ui/state/cartDrawer.ts'
import { missedPress } from '#ui/state/missedPress.ts'
import { useStore } from '#ui/useStore.ts'

/**
 * The cart's drawer in the document: it opens at once, before the code of the page or of the drawer is there. The real
 * drawer replaces it when it first opens.
 */
export function CartFrame() {
  return useCartFrame() ? <Frame /> : null
}

function Frame() {
  const { t } = useLingui()
  const frame = useSharedSheet(CART_FRAME_ID, useCartDrawer(), (isOpen) => {
    const dialog = frame.ref.current
    if (isOpen) openCartDrawer()
    // The drawer that takes its place closes it, too, and it is gone by the time that this is heard.
    else if (dialog !== null && dialog.returnValue !== REPLACED) closeCartDrawer()
  })
  // The person is told that the drawer's code is missing: nothing stands over those words.
  const isMissed = useStore(missedPress) !== null
  useEffect(() => {
    if (isMissed) dropCartFrame()
  }, [isMissed])
  return (
    <Sheet frame={frame} title={t`Koszyk`} side="right">
      <output>
        <Trans>Wczytujemy koszyk…</Trans>
      </output>
    </Sheet>
  )
}
