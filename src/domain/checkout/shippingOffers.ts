import type { Grosze } from '#domain/money.ts'
import type { CountryCode } from './countries.ts'
import { isOfferedIn, type ShippingMethodCode, shippingMethods, shippingPrice } from './shippingMethods.ts'

/** A way of delivery as it is offered to one cart. `price` is in grosze. */
export interface ShippingOffer {
  readonly code: ShippingMethodCode
  readonly price: Grosze
}

/** Every way that the shop has to deliver goods worth `subtotal` to this country, the cheapest way first. */
export function shippingOffers(
  subtotal: Grosze,
  country: CountryCode,
  hasCarrier: boolean,
): readonly ShippingOffer[] {
  return shippingMethods(hasCarrier)
    .filter((code) => isOfferedIn(code, country))
    .map((code) => ({ code, price: shippingPrice(code, subtotal) }))
}
