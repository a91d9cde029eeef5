import {
  $n as string,
  An as _enum,
  Hn as nullable,
  Mn as array,
  Wn as object,
  lr as _maxLength,
  ur as _minLength,
} from '../renderPage.js'
import { t as keyed } from './keyed-1X-4xJ4d.js'
import { t as NO_ANSWER } from './readAnswer-CrZb2QEO.js'
object({
  /** As the storefront names it. */
  variantId: string().check(_minLength(1), _maxLength(100)),
  /** Where to; null for the address of whoever is signed in. */
  email: nullable(string().check(_maxLength(254))),
  language: _enum(['pl', 'en']),
})
/** `waiting`: it is noted; `letter`: a letter asks first whose address it is, whoever it belongs to. */
var restockOutcomeSchema = object({ outcome: _enum(['waiting', 'letter']) })
var waitedForSchema = object({
  id: string(),
  variantId: string(),
  handle: string(),
  /** Of the product, and of its form where it has several, in the language it was asked in. */
  title: string(),
  /** ISO 8601. */
  askedAt: string(),
  /** When it is given up; ISO 8601. */
  until: string(),
})
/** `GET /api/v1/account/restock`: what one waits for with the confirmed address, the newest first. */
var waitedForListSchema = object({ products: array(waitedForSchema) })
// src/api/product/restockCalls.ts
/** Asks to be told when something is back: at once for a confirmed account, by a letter that asks for every other address. */
function askForRestock(api, body, { isAnonymous, ...options }) {
  const request = {
    body,
    answer: restockOutcomeSchema,
    isAnonymous,
  }
  return api.call('POST /api/v1/restock', {
    ...keyed(options),
    ...request,
  })
}
/** Rejects with LINK_INVALID. */
function confirmRestock(api, query, options) {
  const request = {
    answer: NO_ANSWER,
    query,
    isAnonymous: true,
  }
  return api.call('POST /api/v1/restock/confirm', {
    ...options,
    ...request,
  })
}
/** Withdraws what a letter's token is about. Rejects with LINK_INVALID. */
function withdrawRestock(api, query, options) {
  const request = {
    answer: NO_ANSWER,
    query,
    isAnonymous: true,
  }
  return api.call('POST /api/v1/restock/withdraw', {
    ...options,
    ...request,
  })
}
/** What one waits for with the confirmed address. */
function readWaitedFor(api, options) {
  return api.call('GET /api/v1/account/restock', {
    ...options,
    answer: waitedForListSchema,
  })
}
/** Withdraws one of them. Rejects with NOT_FOUND for one that is withdrawn, or was told of, already. */
function stopWaiting(api, id, options) {
  const request = {
    path: { id },
    answer: waitedForListSchema,
  }
  return api.call('DELETE /api/v1/account/restock/{id}', {
    ...keyed(options),
    ...request,
  })
}
export {
  withdrawRestock as a,
  stopWaiting as i,
  confirmRestock as n,
  waitedForListSchema as o,
  readWaitedFor as r,
  askForRestock as t,
}
