import type { StorefrontClient } from '#api/storefront/storefrontClient.ts'
import type { CreateGenerators } from '#offline/generation/generatorsOf.ts'
import type { OutboxServices } from '#offline/outbox/handler.ts'

/** The services for sending when nothing is sent to the product API. */
export function outboxServices(storefront: StorefrontClient): OutboxServices {
  return {
    storefront,
    createProductApi: () => Promise.reject(new Error('a test of the cart asked for the product API')),
    createGenerators: noGenerators,
  }
}

/** Where nothing is generated. */
export const noGenerators: CreateGenerators = () =>
  Promise.reject(new Error('this test asked for the generators'))
