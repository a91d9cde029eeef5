import { COUNTRY_CODES, HOME_COUNTRY } from '#domain/checkout/countries.ts'
import { DEFAULT_CURRENCY } from '#domain/money.ts'
import { EMBEDDED_API_VERSION } from '#server/platform/config.ts'
import { globalId } from '../globalId.ts'
import type { GraphContext } from './graphContext.ts'
import { noMetafields } from './noMetafields.ts'

const NAME = 'Iskra'
const DESCRIPTION = 'Kartki, życzenia i prezenty na miarę.'

/** The icon of the app, which is the shop's only mark. Pictures of products are numbered from 1. */
const LOGO = {
  id: 0,
  kind: 'picture',
  url: '/icons/icon-512.png',
  width: 512,
  height: 512,
  altText: NAME,
  sources: [],
} as const

export const SHOP = {
  id: globalId('Shop', 1),
  name: NAME,
  description: DESCRIPTION,
  moneyFormat: '{{amount_with_comma_separator}} zł',
  shipsToCountries: COUNTRY_CODES,
  // No slogan, cover or colours have been defined for others to use.
  brand: {
    logo: LOGO,
    squareLogo: LOGO,
    shortDescription: DESCRIPTION,
    colors: { primary: [], secondary: [] },
  },
  paymentSettings: {
    acceptedCardBrands: [],
    supportedDigitalWallets: [],
    countryCode: HOME_COUNTRY,
    currencyCode: DEFAULT_CURRENCY,
    enabledPresentmentCurrencies: [DEFAULT_CURRENCY],
  },
}

export const shopResolvers = {
  QueryRoot: {
    shop: () => SHOP,
    publicApiVersions: () => [
      { handle: EMBEDDED_API_VERSION, displayName: EMBEDDED_API_VERSION, supported: true },
    ],
  },
  Shop: {
    primaryDomain: (_: unknown, __: unknown, { checkoutOrigin }: GraphContext) => {
      const { host, protocol } = new URL(checkoutOrigin)
      return { host, sslEnabled: protocol === 'https:', url: checkoutOrigin }
    },
    ...noMetafields,
  },
}
