import type { CartItem } from '#domain/cart/cartItem.ts'
import type { DiscountWorth } from '#domain/cart/discount.ts'
import type { CartNotice } from '#domain/cart/cartNotice.ts'
import { type StoreCost, storeCost } from '#domain/cart/storeCost.ts'
import { cartTotals, type CartTotals } from '#domain/cart/totals.ts'
import { observe } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import type { IntentFailure, IntentRow } from '../outbox/intent.ts'
import { CART_ENTITY } from './cartIntentArguments.ts'
import { type CartMoment, momentOfReading } from './cartMoment.ts'
import { type CartDiscountCode, type CartError, cartItemOf, type CartStateRow } from './cartRows.ts'
import { readCartState } from './cartState.ts'

/**
 * `parked` when something was refused and waits for a person, `backing-off` when the storefront asked for a pause;
 * otherwise how far the changes have got.
 */
export type CartSyncState = 'synced' | 'waiting' | 'backing-off' | 'sending' | 'parked'

/** The cart as a screen shows it. Times are milliseconds since the epoch, amounts are in grosze. */
export interface CartSnapshot {
  readonly items: readonly CartItem[]
  /** Sums by the specification's numbers: the price of our own checkout, and an estimate of another store's. */
  readonly totals: CartTotals
  /** The worths of the applied codes, as the storefront last reported them. */
  readonly discounts: readonly DiscountWorth[]
  /** The store's own cost of this very cart; null until it has reported one. */
  readonly cost: StoreCost | null
  readonly cartId: string | null
  readonly checkoutUrl: string | null
  readonly lastSync: number | null
  readonly syncState: CartSyncState
  readonly error: CartError | null
  readonly discountCodes: readonly CartDiscountCode[]
  readonly buyer: { readonly email: string | null; readonly phone: string | null }
  readonly notices: readonly CartNotice[]
  /** Lines the storefront refused, by item id, with why. */
  readonly refusals: Readonly<Record<string, IntentFailure>>
  /** Tells which changes of this page are in it. */
  readonly moment: CartMoment
}

/** Longer than any call: a mark older than this was left by a tab that died while sending. */
const SENDING_FOR_MS = 60_000

/** Reads the whole cart; made for a live query. */
export function readCart(db: IskraDatabase): Promise<CartSnapshot> {
  return observe(db, ['cartItems', 'cartState', 'outbox'], async (stores) => {
    const rows = await stores.cartItems.orderBy('position').toArray()
    const moment = momentOfReading()
    const state = await readCartState(stores)
    const intents = await stores.outbox.where('entity').equals(CART_ENTITY).toArray()
    const sending = state.sendingSince !== null && Date.now() - state.sendingSince < SENDING_FOR_MS
    const items = rows.map(cartItemOf)
    const discounts = discountsAtWork(state)
    const standing = syncState(intents, sending)
    return {
      items,
      totals: cartTotals(items, discounts),
      discounts,
      cost: standing === 'synced' ? storeCost(rows, state.remote) : null,
      cartId: state.cartId,
      checkoutUrl: state.checkoutUrl,
      lastSync: state.lastSync,
      syncState: standing,
      error: state.error,
      discountCodes: state.discountCodes,
      buyer: state.buyer,
      notices: state.notices,
      refusals: refusals(intents),
      moment,
    }
  })
}

/** Those of the codes that are in the cart here: one taken out takes nothing off any more. */
function discountsAtWork({ remote, discountCodes }: CartStateRow): readonly DiscountWorth[] {
  const codes = new Set(discountCodes.map(({ code }) => code.toLowerCase()))
  return (remote?.discounts ?? []).filter(({ code }) => codes.has(code.toLowerCase()))
}

function syncState(intents: readonly IntentRow[], sending: boolean): CartSyncState {
  if (intents.some((intent) => intent.state === 'parked')) return 'parked'
  if (intents.every((intent) => intent.kind === 'cart.sync')) return 'synced'
  if (sending) return 'sending'
  return intents.some((intent) => intent.lastError?.kind === 'busy') ? 'backing-off' : 'waiting'
}

function refusals(intents: readonly IntentRow[]): Record<string, IntentFailure> {
  const found: Record<string, IntentFailure> = {}
  for (const intent of intents) {
    if (intent.state === 'parked' && 'itemId' in intent.arguments && intent.lastError !== null) {
      found[intent.arguments.itemId] = intent.lastError
    }
  }
  return found
}
