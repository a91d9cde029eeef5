import { useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { Drawer } from '#ui/Drawer.tsx'
import {
  CART_FRAME_ID,
  closeCartDrawer,
  dropCartFrame,
  openCartDrawer,
  useCartDrawer,
} from '#ui/state/cartDrawer.ts'
import { useStore } from '#ui/useStore.ts'
import { CartContents } from './CartContents.tsx'
import { CartFooter } from './CartFooter.tsx'
import { liveCart } from './liveCart.ts'

/** The cart over the page. Mounted lazily by the layout; any change of the cart opens it. */
export default function CartDrawer() {
  const { t } = useLingui()
  const isOpen = useCartDrawer()
  const reading = useStore(liveCart)
  useEffect(() => {
    if (isOpen) void liveCart.watch()
  }, [isOpen])

  const count = reading.kind === 'read' ? reading.value.totals.itemCount : 0
  const hasLines = reading.kind === 'read' && reading.value.items.length > 0
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={(opens) => (opens ? openCartDrawer() : closeCartDrawer())}
      title={t`Koszyk (${count})`}
      footer={hasLines ? <CartFooter cart={reading.value} /> : undefined}
    >
      <InPlaceOfFrame />
      <CartContents reading={reading} />
    </Drawer>
  )
}

/** Before the drawer takes the focus: beside an open frame, nothing can have it. */
function InPlaceOfFrame() {
  const ref = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const frame = document.getElementById(CART_FRAME_ID)
    if (frame instanceof HTMLDialogElement && frame.open) {
      frame.close()
      finishAnimationsAround(ref.current)
    }
    dropCartFrame()
  }, [])
  return <span ref={ref} hidden />
}

/** What slid in once doesn't slide in again. */
function finishAnimationsAround(element: Element | null): void {
  for (const animation of document.getAnimations()) {
    const { effect } = animation
    if (effect instanceof KeyframeEffect && effect.target?.contains(element)) animation.finish()
  }
}
