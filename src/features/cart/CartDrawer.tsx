import { useLingui } from '@lingui/react/macro'
import { useEffect, useLayoutEffect } from 'react'
import { Drawer } from '#ui/Drawer.tsx'
import { closeCartDrawer, dropCartFrame, openCartDrawer, useCartDrawer } from '#ui/state/cartDrawer.ts'
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

/** The drawer is there: its frame, which it has closed, goes. */
function InPlaceOfFrame() {
  useLayoutEffect(dropCartFrame, [])
  return null
}
