/** A country we deliver to. `postcode` is the pattern of its postcodes; `example` is shown to the buyer. */
export interface DeliveryCountry {
  readonly code: string
  readonly postcode: RegExp
  readonly example: string
}

/** Poland first: nearly all orders go there. Names are words of the screen, not of this rule. */
export const DELIVERY_COUNTRIES = [
  { code: 'PL', postcode: /^\d{2}-\d{3}$/, example: '00-950' },
  { code: 'CZ', postcode: /^\d{3} ?\d{2}$/, example: '110 00' },
  { code: 'DE', postcode: /^\d{5}$/, example: '10115' },
  { code: 'LT', postcode: /^(LT-)?\d{5}$/i, example: 'LT-01103' },
  { code: 'SK', postcode: /^\d{3} ?\d{2}$/, example: '811 01' },
] as const satisfies readonly DeliveryCountry[]

export type CountryCode = (typeof DELIVERY_COUNTRIES)[number]['code']

export const COUNTRY_CODES = ['PL', 'CZ', 'DE', 'LT', 'SK'] as const satisfies readonly CountryCode[]

export const HOME_COUNTRY: CountryCode = 'PL'

/** The delivery country with this code, or undefined for one we don't deliver to. */
export function findCountry(code: string): DeliveryCountry | undefined {
  return DELIVERY_COUNTRIES.find((country) => country.code === code)
}
