import type { StorefrontClient } from '#api/storefront/storefrontClient.ts'
import type { OutboxServices } from '#offline/outbox/handler.ts'

/** What sending needs where nothing is sent to the product API. */
export function outboxServices(storefront: StorefrontClient): OutboxServices {
  return {
    storefront,
    createProductApi: () => Promise.reject(new Error('a test of the cart asked for the product API')),
  }
}
