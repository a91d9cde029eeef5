import type { RuntimeConfig } from '#domain/runtimeConfig.ts'
import type { CatalogueCalls } from './catalogueCalls.ts'
import { loadCode } from './loadCode.ts'
import type { Send } from './send.ts'
import type { CartCalls, StorefrontClient } from './storefrontClient.ts'
import type { StorefrontClientOptions } from './storefrontOptions.ts'

/**
 * A client for the configured storefront, the embedded one or a real store: they speak the same schema. It repeats
 * nothing by itself: the holder of a query retries its reads, the outbox retries cart changes. Code that only a network
 * call needs is fetched with the first one; the answers' readers are part of the shop's code.
 */
export function createStorefrontClient(
  config: RuntimeConfig['storefront'],
  options: StorefrontClientOptions = {},
): StorefrontClient {
  const send: Send = async (...call) => {
    const { createTransport } = await loadCode(() => import('./transport.ts'))
    return createTransport(config, options)(...call)
  }
  return { ...lateCatalogueCalls(send, options), ...lateCartCalls(send) }
}

function lateCatalogueCalls(send: Send, options: StorefrontClientOptions): CatalogueCalls {
  const { language = () => 'PL' } = options
  const calls = async () =>
    (await loadCode(() => import('./catalogueCalls.ts'))).createCatalogueCalls(send, options)
  return {
    language,
    products: async (...call) => (await calls()).products(...call),
    collections: async (...call) => (await calls()).collections(...call),
    collection: async (...call) => (await calls()).collection(...call),
    facets: async (...call) => (await calls()).facets(...call),
    collectionFacets: async (...call) => (await calls()).collectionFacets(...call),
    product: async (...call) => (await calls()).product(...call),
    reviews: async (...call) => (await calls()).reviews(...call),
    recommendations: async (...call) => (await calls()).recommendations(...call),
    variantWords: async (...call) => (await calls()).variantWords(...call),
  }
}

function lateCartCalls(send: Send): CartCalls {
  const calls = async () => (await loadCode(() => import('./cartCalls.ts'))).createCartCalls(send)
  return {
    cart: async (...call) => (await calls()).cart(...call),
    cartCreate: async (...call) => (await calls()).cartCreate(...call),
    cartLinesAdd: async (...call) => (await calls()).cartLinesAdd(...call),
    cartLinesUpdate: async (...call) => (await calls()).cartLinesUpdate(...call),
    cartLinesRemove: async (...call) => (await calls()).cartLinesRemove(...call),
    cartBuyerIdentityUpdate: async (...call) => (await calls()).cartBuyerIdentityUpdate(...call),
    cartDiscountCodesUpdate: async (...call) => (await calls()).cartDiscountCodesUpdate(...call),
  }
}
