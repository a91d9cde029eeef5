import {
  $n as string,
  An as _enum,
  Gn as optional,
  Hn as nullable,
  Mn as array,
  Rn as int,
  Wn as object,
  ar as _gte,
  cr as _lte,
} from '../renderPage.js'
import { t as keyed } from './keyed-1X-4xJ4d.js'
import { t as NO_ANSWER } from './readAnswer-CrZb2QEO.js'
// src/domain/credits/credits.ts
/** A person's credits (specification part 2, section 3): whole numbers. `total = available + reserved + used`. */
var creditsSchema = object({
  available: int(),
  /** Held for generations under way: charged when they succeed, given back when they don't. */
  reserved: int(),
  used: int(),
  /** Everything that ever came in, less what was taken back. */
  total: int(),
  /** ISO 8601. */
  lastUpdated: string(),
})
/** One step of it: a reservation, then what became of that. */
var movementStepSchema = object({
  /** One this version doesn't know is shown with its amount all the same. */
  kind: string(),
  /** What it did to `available`; 0 for a charge. */
  amount: int(),
  createdAt: string(),
})
/**
 * A row of the ledger as it is shown: a piece of work from its reservation to what came of it, or one movement that
 * belongs to none. The amounts of all rows make `available`.
 */
var movementSchema = object({
  id: string(),
  /** Of its last step. */
  kind: string(),
  /** What all its steps did to `available`. */
  amount: int(),
  /** The amounts of this row and all before it. */
  balance: int(),
  /** When it began. */
  createdAt: string(),
  /** The oldest first; never none. */
  steps: array(movementStepSchema),
  /** What it is about, where it is about one. `status` is empty where its record is gone. */
  generation: nullable(
    object({
      id: string(),
      type: string(),
      prompt: string(),
      status: string(),
    }),
  ),
  run: nullable(
    object({
      id: string(),
      slug: string(),
      title: string(),
      status: string(),
    }),
  ),
  orderNumber: nullable(string()),
  note: nullable(string()),
})
/** `GET /api/v1/credits/movements?before=`: what began last stands first. */
var movementsPageSchema = object({
  items: array(movementSchema),
  next: nullable(string()),
})
/** `GET /api/v1/credits/purchases/{token}`: what became of the credits of an order, by its checkout's token. */
var purchaseSchema = object({
  /**
   * `waiting`: paid, the shop's word is on its way; `other-account`: they went to whoever has the order's address;
   * `returned`: the order's money was given back, and with it the credits;
   * `test`: nothing was paid, and this server gives nothing for that.
   */
  state: _enum(['waiting', 'credited', 'returned', 'other-account', 'no-credits', 'test', 'unknown']),
  credits: int(),
  orderNumber: nullable(string()),
})
var engineOutageSchema = _enum(['no-provider', 'no-encoder'])
// src/domain/credits/prices.ts
var PRICE_MOST = 1e3
object({ credits: nullable(int().check(_gte(0), _lte(PRICE_MOST))) })
var enginePriceSchema = object({
  engine: string(),
  type: string(),
  name: string(),
  credits: int(),
  defaultCredits: int(),
  /** Why people can't choose it here; null for one they can. Product APIs elsewhere may not tell. */
  outage: optional(nullable(engineOutageSchema)),
  /** ISO 8601; null where nobody has changed it. */
  changedAt: nullable(string()),
})
var enginePricesSchema = object({ prices: array(enginePriceSchema) })
// src/domain/credits/receivedOrders.ts
/**
 * A paid order that the shop has told of and that has brought no credits: `failing` ones are tried again by themselves,
 * `given-up` ones when an administrator asks, `test` ones bring nothing outside development.
 */
var receivedOrderSchema = object({
  id: string(),
  /** Null where the order couldn't be read. */
  orderNumber: nullable(string()),
  /** Of the packs in it. */
  credits: int(),
  state: _enum(['failing', 'given-up', 'test']),
  /** ISO 8601, as the next. */
  receivedAt: string(),
  attempts: int(),
  /** Null when there is none by itself. */
  nextAttemptAt: nullable(string()),
  /** A code of ours or of the database. */
  error: nullable(string()),
})
/** `GET /api/v1/admin/received-orders`: the newest first. */
var receivedOrdersSchema = object({ orders: array(receivedOrderSchema) })
// src/api/product/creditCalls.ts
function readCredits(api, options) {
  return api.call('GET /api/v1/credits', {
    ...options,
    answer: creditsSchema,
  })
}
/** One page, newest first; `before` is the `next` of the page before it. */
function listMovements(api, { before } = {}, options) {
  const request = {
    query: { before },
    answer: movementsPageSchema,
  }
  return api.call('GET /api/v1/credits/movements', {
    ...options,
    ...request,
  })
}
/** What became of the credits of an order, by its checkout's token. */
function readPurchase(api, token, options) {
  const request = {
    path: { token },
    answer: purchaseSchema,
  }
  return api.call('GET /api/v1/credits/purchases/{token}', {
    ...options,
    ...request,
  })
}
/** Of every engine, for administrators. */
async function listPrices(api, options) {
  return (
    await api.call('GET /api/v1/admin/prices', {
      ...options,
      answer: enginePricesSchema,
    })
  ).prices
}
/** What one generation costs from now on; null brings the default back. */
function savePrice(api, { engine, credits }, options) {
  const request = {
    path: { engine },
    body: { credits },
    answer: enginePriceSchema,
  }
  return api.call('PUT /api/v1/admin/prices/{engine}', {
    ...keyed(options),
    ...request,
  })
}
/** Paid orders that have brought no credits, for administrators. */
async function listReceivedOrders(api, options) {
  const request = { answer: receivedOrdersSchema }
  return (
    await api.call('GET /api/v1/admin/received-orders', {
      ...options,
      ...request,
    })
  ).orders
}
/** Has an order tried again, soon. Rejects with NOT_FOUND for one that has ended well meanwhile. */
function retryReceivedOrder(api, id, options) {
  return api.call('POST /api/v1/admin/received-orders/{id}/retry', {
    ...keyed(options),
    answer: NO_ANSWER,
    path: { id },
  })
}
export {
  readPurchase as a,
  PRICE_MOST as c,
  readCredits as i,
  creditsSchema as l,
  listPrices as n,
  retryReceivedOrder as o,
  listReceivedOrders as r,
  savePrice as s,
  listMovements as t,
  movementsPageSchema as u,
}
