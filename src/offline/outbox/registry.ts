import {
  cartBuyerHandler,
  cartDiscountHandler,
  cartLineHandler,
  cartSyncHandler,
} from '../cart/cartHandlers.ts'
import type { IntentHandler } from './handler.ts'
import type { IntentKind } from './intent.ts'

export type IntentHandlers = Readonly<Record<IntentKind, IntentHandler>>

/** Every kind of intent and what is done with it. The compiler misses the one that is forgotten here. */
export const intentHandlers = {
  'cart.line': cartLineHandler,
  'cart.discount': cartDiscountHandler,
  'cart.buyer': cartBuyerHandler,
  'cart.sync': cartSyncHandler,
} satisfies IntentHandlers
