import { useSyncExternalStore } from 'react'
import { withAnswer, withReading } from '#offline/cart/cartView.ts'
import type { LineAnswer } from '#offline/cart/quantityCommands.ts'
import type { CartSnapshot } from '#offline/cart/readCart.ts'
import { afterFirstScreen } from '#ui/afterFirstScreen.ts'

/** What this page knows of the cart. `unread` until this device's storage has been asked. */
export type CartReading =
  | { readonly kind: 'unread' }
  | { readonly kind: 'read'; readonly cart: CartSnapshot }
  | { readonly kind: 'failed'; readonly code: string }

const UNREAD: CartReading = { kind: 'unread' }

// One watch for every button, badge and drawer of the page. It begins after the first paint: what it loads
// (the database) is no part of the first screen, and once begun it lasts as long as the page.
let reading: CartReading = UNREAD
let isWatching = false
const listeners = new Set<() => void>()

function update(next: CartReading): void {
  reading = next
  for (const listener of listeners) listener()
}

/** Begins to watch now. Safe to call again; a watch that failed is begun anew. */
export async function watchCartNow(): Promise<void> {
  if (isWatching) return
  isWatching = true
  try {
    const { watchCart } = await import('./watchCart.ts')
    await watchCart(
      (cart) => update({ kind: 'read', cart: withReading(shownCart(), cart) }),
      (code) => {
        isWatching = false
        update({ kind: 'failed', code })
      },
    )
  } catch {
    // The code itself could not be fetched: a later try may find the network again.
    isWatching = false
    update({ kind: 'failed', code: 'CART_CODE_UNREACHABLE' })
  }
}

/** Shows a change of a line that is kept now, before the reading of it arrives. */
export function showAnswer(answer: LineAnswer): void {
  const cart = shownCart()
  if (cart !== null) update({ kind: 'read', cart: withAnswer(cart, answer) })
}

function shownCart(): CartSnapshot | null {
  return reading.kind === 'read' ? reading.cart : null
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  const cancel = isWatching ? undefined : afterFirstScreen(() => void watchCartNow())
  return () => {
    listeners.delete(listener)
    cancel?.()
  }
}

/** The cart of this device, live. */
export function useCartReading(): CartReading {
  return useSyncExternalStore(
    subscribe,
    () => reading,
    () => UNREAD,
  )
}
