import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { CartItem } from '#domain/cart/cartItem.ts'
import { useCartAction } from './useCartAction.ts'

interface Wish {
  readonly quantity: number
}

/**
 * How long a kept wish is shown against readings that tell otherwise, ms. Readings begun before it was kept may still
 * arrive; a tap that counted on from one of them would be lost.
 */
const LATE_READINGS_MS = 500

/**
 * The quantity of a line as it was just tapped, before this device's storage has answered: fifty quick taps count
 * as fifty, each from the number on the screen.
 */
export function useQuantityWish(item: CartItem): { quantity: number; wish: (quantity: number) => void } {
  const runCartAction = useCartAction()
  const [pending, setPending] = useState<Wish | null>(null)
  const isAnswered = pending !== null && item.quantity === pending.quantity
  if (isAnswered) setPending(null)

  async function send(sent: Wish): Promise<void> {
    const result = await runCartAction(async (actions) => {
      await actions.setQuantity(item, sent.quantity)
      return true
    })
    // A newer tap has its own answer to wait for.
    const forget = () => setPending((latest) => (latest === sent ? null : latest))
    if (result === undefined) forget()
    else setTimeout(forget, LATE_READINGS_MS)
  }

  return {
    quantity: pending?.quantity ?? item.quantity,
    wish(quantity) {
      const wished = { quantity }
      // Shown before the next tap is handled, which counts on from the number on the screen.
      flushSync(() => setPending(wished))
      void send(wished)
    },
  }
}
