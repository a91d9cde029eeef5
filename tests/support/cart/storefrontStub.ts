import type { CartCalls, StorefrontClient } from '#api/storefront/storefrontClient.ts'

/** Decides the fate of a call: it may be carried out never, once, twice or later. */
export type Network = <Answer>(name: string, perform: () => Promise<Answer>) => Promise<Answer>

/** A client whose cart calls go through `network`; a cart test doesn't use the catalogue's calls. */
export function storefrontThrough(to: CartCalls, network: Network): StorefrontClient {
  return {
    language: () => 'PL',
    products: noCatalogue,
    collections: noCatalogue,
    collection: noCatalogue,
    facets: noCatalogue,
    collectionFacets: noCatalogue,
    product: noCatalogue,
    recommendations: noCatalogue,
    reviews: noCatalogue,
    variantWords: noCatalogue,
    cart: (...given) => network('cart', () => to.cart(...given)),
    cartCreate: (...given) => network('cartCreate', () => to.cartCreate(...given)),
    cartLinesAdd: (...given) => network('cartLinesAdd', () => to.cartLinesAdd(...given)),
    cartLinesUpdate: (...given) => network('cartLinesUpdate', () => to.cartLinesUpdate(...given)),
    cartLinesRemove: (...given) => network('cartLinesRemove', () => to.cartLinesRemove(...given)),
    cartBuyerIdentityUpdate: (...given) =>
      network('cartBuyerIdentityUpdate', () => to.cartBuyerIdentityUpdate(...given)),
    cartDiscountCodesUpdate: (...given) =>
      network('cartDiscountCodesUpdate', () => to.cartDiscountCodesUpdate(...given)),
  }
}

export const goodNetwork: Network = (_name, perform) => perform()

function noCatalogue(): Promise<never> {
  return Promise.reject(new Error('a cart test asked for the catalogue'))
}
