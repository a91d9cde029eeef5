import {
  $n as string,
  An as _enum,
  Hn as nullable,
  Mn as array,
  Rn as int,
  Wn as object,
  ar as _gte,
  lr as _maxLength,
  ur as _minLength,
} from '../renderPage.js'
import { i as trackingNumberOf, t as CARRIERS } from './carriers-DKMSppoB.js'
// src/domain/orders/parcel.ts
/** How far a parcel is: nobody has begun with it, it is made and packed, a carrier has it, its recipient has it. */
var PARCEL_STATES = ['ordered', 'made', 'sent', 'delivered']
/** What a person can say that a parcel is now. */
var TOLD_STATES = ['made', 'sent', 'delivered']
/** A parcel as its buyer sees it. Times are ISO 8601, null until then. */
var parcelSchema = object({
  state: _enum(PARCEL_STATES),
  madeAt: nullable(string()),
  sentAt: nullable(string()),
  deliveredAt: nullable(string()),
  /** Null until it is sent. */
  carrier: nullable(_enum(CARRIERS)),
  /** Empty where the carrier gives none. */
  trackingNumber: string(),
})
var toldShape = {
  state: _enum(TOLD_STATES),
  /** Of `sent` alone. */
  carrier: nullable(_enum(CARRIERS)),
  tracking_number: string().check(_maxLength(60)),
}
/** Why what is told can't stand; null when it can. */
function toldProblem({ state, carrier, tracking_number: number }) {
  if (state !== 'sent') return null
  if (carrier === null)
    return {
      field: 'carrier',
      code: 'required',
    }
  if (number.trim() === '')
    return carrier === 'other'
      ? null
      : {
          field: 'tracking_number',
          code: 'required',
        }
  return trackingNumberOf(number) === null
    ? {
        field: 'tracking_number',
        code: 'wrong',
      }
    : null
}
object({
  ...toldShape,
  revision: int().check(_gte(0)),
})
object({
  parcels: array(
    object({
      number: string().check(_maxLength(32)),
      ...toldShape,
    }),
  ).check(_minLength(1), _maxLength(200)),
})
/** In the order of the lines. */
var importedParcelsSchema = object({
  outcomes: array(
    object({
      number: string(),
      outcome: _enum(['changed', 'same', 'unknown', 'refused']),
    }),
  ),
})
export { toldProblem as i, importedParcelsSchema as n, parcelSchema as r, PARCEL_STATES as t }
