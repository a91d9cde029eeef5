import {
  cartBuyerHandler,
  cartDiscountHandler,
  cartLineHandler,
  cartSyncHandler,
} from '../cart/cartHandlers.ts'
import { leavingHandler } from '../cart/leaveCart.ts'
import { changeHandler } from '../generation/changeHandler.ts'
import { readHandler } from '../generation/readHandler.ts'
import { giftHandler } from '../gifts/giftHandler.ts'
import { jobIntentHandlers } from '../jobs/jobs.ts'
import { occasionSaveHandler, occasionsReadHandler } from '../occasions/occasionHandlers.ts'
import { preferencesReadHandler, preferencesSaveHandler } from '../preferences/preferencesHandlers.ts'
import { printHandler } from '../prints/printHandler.ts'
import { restockHandler } from '../restock/restockHandler.ts'
import { revocationHandler } from '../session/revocationIntent.ts'
import { saveTemplateHandler } from '../templates/saveTemplateHandler.ts'
import { wishlistReadHandler, wishlistSaveHandler } from '../wishlist/wishlistHandlers.ts'
import type { IntentHandler } from './handler.ts'
import type { IntentKind } from './intent.ts'

export type IntentHandlers = Readonly<Record<IntentKind, IntentHandler>>

/** The handlers of every kind of intent. A missing one doesn't compile. */
export const intentHandlers = {
  ...jobIntentHandlers,
  'cart.line': cartLineHandler,
  'cart.discount': cartDiscountHandler,
  'cart.buyer': cartBuyerHandler,
  'cart.leave': leavingHandler,
  'cart.sync': cartSyncHandler,
  'personalization.save': giftHandler,
  'occasion.save': occasionSaveHandler,
  'occasions.read': occasionsReadHandler,
  'preferences.save': preferencesSaveHandler,
  'preferences.read': preferencesReadHandler,
  'print.save': printHandler,
  'restock.ask': restockHandler,
  'session.revoke': revocationHandler,
  'generation.change': changeHandler,
  'generation.read': readHandler,
  'template.save': saveTemplateHandler,
  'wishlist.save': wishlistSaveHandler,
  'wishlist.read': wishlistReadHandler,
} satisfies IntentHandlers
