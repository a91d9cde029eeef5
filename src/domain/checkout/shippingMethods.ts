import type { Grosze } from '#domain/money.ts'
import { type CountryCode, HOME_COUNTRY } from './countries.ts'

export const SHIPPING_METHOD_CODES = ['standard', 'locker', 'express'] as const
export type ShippingMethodCode = (typeof SHIPPING_METHOD_CODES)[number]

/** A way of delivery as it is offered to one cart. `price` is in grosze. */
export interface ShippingOffer {
  readonly code: ShippingMethodCode
  readonly price: Grosze
}

/** Specification part 1, section 9. */
export const SHIPPING_COST: Grosze = 599
export const FREE_SHIPPING_FROM: Grosze = 5_000

/** In how many working days the standard courier is there: the earliest and the latest. */
export const STANDARD_DAYS = { earliest: 2, latest: 3 } as const

/** In how many working days a parcel is in its locker. */
export const LOCKER_DAYS = 2

/** Next working day: its price is never waived. */
export const EXPRESS_PRICE: Grosze = 1_499

/**
 * What delivery costs of a cart worth `subtotal`: everything in it counts, what travels and what doesn't, gift wrap
 * included and before any discount. The standard courier and the parcel locker are free from `FREE_SHIPPING_FROM` on.
 */
export function shippingPrice(method: ShippingMethodCode, subtotal: Grosze): Grosze {
  if (method === 'express') return EXPRESS_PRICE
  return subtotal >= FREE_SHIPPING_FROM ? 0 : SHIPPING_COST
}

/** Lockers and the express courier exist in Poland only. */
export function isOfferedIn(method: ShippingMethodCode, country: CountryCode): boolean {
  return method === 'standard' || country === HOME_COUNTRY
}

/** Every way to deliver goods worth `subtotal` to this country, the cheapest way first. */
export function shippingOffers(subtotal: Grosze, country: CountryCode): readonly ShippingOffer[] {
  return SHIPPING_METHOD_CODES.filter((code) => isOfferedIn(code, country)).map((code) => ({
    code,
    price: shippingPrice(code, subtotal),
  }))
}
