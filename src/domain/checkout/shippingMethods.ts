import type { Grosze } from '#domain/money.ts'
import { type CountryCode, HOME_COUNTRY } from './countries.ts'

export const SHIPPING_METHOD_CODES = ['standard', 'locker', 'express'] as const
export type ShippingMethodCode = (typeof SHIPPING_METHOD_CODES)[number]

/** Specification part 1, section 9. */
export const SHIPPING_COST: Grosze = 599
export const FREE_SHIPPING_FROM: Grosze = 5_000

/** In how many working days a carrier’s courier is there: the earliest and the latest. */
export const STANDARD_DAYS = { earliest: 2, latest: 3 } as const

/** In how many working days a parcel is in its locker. */
export const LOCKER_DAYS = 2

/** Next working day: its price is never waived. */
export const EXPRESS_PRICE: Grosze = 1_499

/**
 * The price of delivery for a cart worth `subtotal`: all goods count, delivered or not, gift wrap included and before
 * any discount. The standard courier and the parcel locker are free from `FREE_SHIPPING_FROM` on.
 */
export function shippingPrice(method: ShippingMethodCode, subtotal: Grosze): Grosze {
  if (method === 'express') return EXPRESS_PRICE
  return subtotal >= FREE_SHIPPING_FROM ? 0 : SHIPPING_COST
}

/**
 * The ways that a shop has. Lockers and days are a carrier’s to promise, and an express courier is nothing but its day:
 * without one (`hasCarrier` of the runtime configuration) a parcel simply comes to the door.
 */
export function shippingMethods(hasCarrier: boolean): readonly ShippingMethodCode[] {
  return hasCarrier ? SHIPPING_METHOD_CODES : ['standard']
}

/** Lockers and the express courier exist in Poland only. */
export function isOfferedIn(method: ShippingMethodCode, country: CountryCode): boolean {
  return method === 'standard' || country === HOME_COUNTRY
}
