import { remoteLineKey } from './lineKey.ts'
import type { RemoteCart } from './remoteCart.ts'

/**
 * How long after a checkout was opened a vanished cart counts as bought. The storefront forgets an untouched
 * cart after ten days: later than this, its silence more likely means that.
 */
export const CHECKOUT_MEMORY_MS = 7 * 24 * 60 * 60 * 1_000

/** The purchase, if the checkout is paid: the lines of its cart as they were last acknowledged. */
export interface OpenedCheckout {
  /** Milliseconds since the epoch. */
  readonly openedAt: number
  readonly lines: readonly { readonly key: string; readonly quantity: number }[]
}

/** A cart's lines in the form in which its checkout is remembered. */
export function checkoutLines(remote: Pick<RemoteCart, 'lines'>): OpenedCheckout['lines'] {
  return remote.lines.map((line) => ({ key: remoteLineKey(line), quantity: line.quantity }))
}

/** The fate of this device's lines when the storefront no longer knows their cart. */
export type GoneCart =
  | { readonly kind: 'rebuild' }
  | {
      readonly kind: 'completed'
      /** By line key: how many pieces were bought and leave the cart. Later additions are not in it. */
      readonly bought: ReadonlyMap<string, number>
    }

/**
 * The storefront answers the same for a cart it forgot and one that became an order. A recently opened checkout tells
 * them apart: then its lines are bought, and lines added since stay.
 */
export function classifyGoneCart(
  checkout: OpenedCheckout | null,
  lines: readonly { readonly key: string; readonly quantity: number }[],
  now: number,
): GoneCart {
  if (checkout === null || now - checkout.openedAt > CHECKOUT_MEMORY_MS) return { kind: 'rebuild' }
  const went = new Map(checkout.lines.map((line) => [line.key, line.quantity]))
  const bought = new Map<string, number>()
  for (const { key, quantity } of lines) {
    const pieces = Math.min(quantity, went.get(key) ?? 0)
    if (pieces > 0) bought.set(key, pieces)
  }
  return { kind: 'completed', bought }
}
