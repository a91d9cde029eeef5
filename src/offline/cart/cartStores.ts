import type { IntentRow } from '../outbox/intent.ts'
import { storeRule } from '../session/storeRule.ts'
import { CART_ENTITY } from './cartIntentArguments.ts'
import { type CartItemRow, cartItemOf, type CartStateRow } from './cartRows.ts'

/** The cart's lines, and everything else of it. */
export const cartStores = {
  cartItems: storeRule<CartItemRow>({
    owner: 'present',
    atSignIn: 'stay',
    atOthersSignIn: whereCartChanged,
    atSignOut: 'cleared',
    rescue: 'state',
    export: cartItemOf,
  }),
  cartState: storeRule<CartStateRow>({
    owner: 'present',
    atSignIn: 'stay',
    atOthersSignIn: whereCartChanged,
    atSignOut: 'cleared',
    rescue: 'state',
    export: ({ discountCodes, buyer }) => ({ discountCodes, buyer }),
    comeBack: withUnknownOutcome,
  }),
}

/** The whole cart, when a change is about it. */
function whereCartChanged<Row>(rows: readonly Row[], unsent: readonly IntentRow[]): readonly Row[] {
  return unsent.some(({ entity }) => entity === CART_ENTITY) ? rows : []
}

/** The outcome of requests under way when the cart went away is unknown. */
function withUnknownOutcome(row: CartStateRow): CartStateRow {
  return { ...row, outcomeUnknown: true, sendingSince: null }
}
