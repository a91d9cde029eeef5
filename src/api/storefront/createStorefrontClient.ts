import type { RuntimeConfig } from '#domain/runtimeConfig.ts'
import { createCartCalls } from './cartCalls.ts'
import { createCatalogueCalls } from './catalogueCalls.ts'
import type { StorefrontClient } from './storefrontClient.ts'
import type { StorefrontClientOptions } from './storefrontOptions.ts'
import { createTransport } from './transport.ts'

/**
 * A client for the storefront of the configuration: the embedded one or a real store, they speak the same schema.
 * It repeats nothing by itself: reads are retried by whoever holds their query, cart changes by the outbox.
 */
export function createStorefrontClient(
  config: RuntimeConfig['storefront'],
  options: StorefrontClientOptions = {},
): StorefrontClient {
  const send = createTransport(config, options)
  return { ...createCatalogueCalls(send, options), ...createCartCalls(send) }
}
