import {
  cartBuyerHandler,
  cartDiscountHandler,
  cartLineHandler,
  cartSyncHandler,
} from '../cart/cartHandlers.ts'
import { leavingHandler } from '../cart/leaveCart.ts'
import { cancelHandler } from '../generation/cancelHandler.ts'
import { changeHandler } from '../generation/changeHandler.ts'
import { pollHandler } from '../generation/pollHandler.ts'
import { readHandler } from '../generation/readHandler.ts'
import { startHandler } from '../generation/startHandler.ts'
import { giftHandler } from '../gifts/giftHandler.ts'
import { occasionSaveHandler, occasionsReadHandler } from '../occasions/occasionHandlers.ts'
import { preferencesReadHandler, preferencesSaveHandler } from '../preferences/preferencesHandlers.ts'
import { printHandler } from '../prints/printHandler.ts'
import { restockHandler } from '../restock/restockHandler.ts'
import { revocationHandler } from '../session/revocationIntent.ts'
import { saveTemplateHandler } from '../templates/saveTemplateHandler.ts'
import { runCancelHandler, runHandler, runPollHandler } from '../templateRuns/runHandlers.ts'
import { wishlistReadHandler, wishlistSaveHandler } from '../wishlist/wishlistHandlers.ts'
import type { IntentHandler } from './handler.ts'
import type { IntentKind } from './intent.ts'

export type IntentHandlers = Readonly<Record<IntentKind, IntentHandler>>

/** Every kind of intent and what is done with it. The compiler misses the one that is forgotten here. */
export const intentHandlers = {
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
  'generation.start': startHandler,
  'generation.cancel': cancelHandler,
  'generation.change': changeHandler,
  'generation.poll': pollHandler,
  'generation.read': readHandler,
  'template.save': saveTemplateHandler,
  'template.run': runHandler,
  'template.cancel': runCancelHandler,
  'template.poll': runPollHandler,
  'wishlist.save': wishlistSaveHandler,
  'wishlist.read': wishlistReadHandler,
} satisfies IntentHandlers
