import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { CartItem } from '#domain/cart/cartItem.ts'
import { useCartAction } from './useCartAction.ts'

interface Wish {
  readonly quantity: number
  /** Set once the wish is kept; the next reading of the cart then tells better than the wish does. */
  readonly isKept: boolean
  readonly item: CartItem
}

/**
 * The quantity of a line as it was just tapped, before this device's storage has answered: fifty quick taps count
 * as fifty, each from the number on the screen.
 */
export function useQuantityWish(item: CartItem): { quantity: number; wish: (quantity: number) => void } {
  const runCartAction = useCartAction()
  const [pending, setPending] = useState<Wish | null>(null)
  const isAnswered =
    pending !== null && (item.quantity === pending.quantity || (pending.isKept && item !== pending.item))
  if (isAnswered) setPending(null)

  async function send(quantity: number): Promise<void> {
    const result = await runCartAction(async (actions) => {
      await actions.setQuantity(item, quantity)
      return true
    })
    setPending((latest) => {
      // A newer tap has its own answer to wait for.
      if (latest === null || latest.quantity !== quantity) return latest
      return result === undefined ? null : { ...latest, isKept: true }
    })
  }

  return {
    quantity: isAnswered ? item.quantity : (pending?.quantity ?? item.quantity),
    wish(quantity) {
      // Shown before the next tap is handled, which counts on from the number on the screen.
      flushSync(() => setPending({ quantity, isKept: false, item }))
      void send(quantity)
    },
  }
}
