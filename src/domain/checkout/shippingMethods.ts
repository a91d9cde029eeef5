import { shippingFor } from '#domain/cart/totals.ts'
import type { Grosze } from '#domain/money.ts'
import { type CountryCode, HOME_COUNTRY } from './countries.ts'

export const SHIPPING_METHOD_CODES = ['standard', 'locker', 'express'] as const
export type ShippingMethodCode = (typeof SHIPPING_METHOD_CODES)[number]

/** A way of delivery as it is offered to one cart. `price` is in grosze. */
export interface ShippingOffer {
  readonly code: ShippingMethodCode
  readonly price: Grosze
}

/** Next working day: its price is never waived. */
export const EXPRESS_PRICE: Grosze = 1_499

/**
 * What delivery of goods worth `subtotal` costs. The standard courier and the parcel locker follow the shop's
 * rule (specification part 1, section 9): free from 50 zł, 5,99 zł below.
 */
export function shippingPrice(method: ShippingMethodCode, subtotal: Grosze): Grosze {
  return method === 'express' ? EXPRESS_PRICE : shippingFor(subtotal)
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
