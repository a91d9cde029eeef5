import { isMadeToOrder } from '#domain/catalogue/madeToOrder.ts'
import type { Product, ProductVariant } from '#domain/catalogue/product.ts'
import { COUNTRY_CODES, HOME_COUNTRY } from '#domain/checkout/countries.ts'
import { isOfferedIn, shippingMethods, shippingPrice } from '#domain/checkout/shippingMethods.ts'
import { TERMS_PATH, WITHDRAWAL_DAYS } from '#domain/checkout/withdrawal.ts'
import { formatAmount } from '#domain/money.ts'

/** The price of delivering one piece, by each of the shop's methods; nothing for things without delivery. */
export function shippingDetails({ requiresShipping, price }: ProductVariant, hasCarrier: boolean): object {
  if (!requiresShipping) return {}
  return {
    shippingDetails: shippingMethods(hasCarrier).map((method) => ({
      '@type': 'OfferShippingDetails',
      shippingRate: {
        '@type': 'MonetaryAmount',
        value: formatAmount(shippingPrice(method, price.amount)),
        currency: price.currencyCode,
      },
      shippingDestination: COUNTRY_CODES.filter((country) => isOfferedIn(method, country)).map((country) => ({
        '@type': 'DefinedRegion',
        addressCountry: country,
      })),
    })),
  }
}

/**
 * Whether and for how long it can be given back. Of a digital thing nothing is said: that depends on whether its buyer
 * has asked for it at once.
 */
export function returnPolicy(product: Product, { requiresShipping }: ProductVariant, origin: string): object {
  const isMade = isMadeToOrder(product)
  if (!requiresShipping && !isMade) return {}
  return {
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: HOME_COUNTRY,
      returnPolicyCategory: `https://schema.org/${isMade ? 'MerchantReturnNotPermitted' : 'MerchantReturnFiniteReturnWindow'}`,
      ...(isMade ? {} : { merchantReturnDays: WITHDRAWAL_DAYS }),
      merchantReturnLink: `${origin}${TERMS_PATH}`,
    },
  }
}
