import { StorefrontError } from '#api/storefront/storefrontError.ts'
import { prepareCheckout } from '#offline/cart/prepareCheckout.ts'
import { readCartState } from '#offline/cart/cartState.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { drainOutbox } from '#offline/outbox/drainOutbox.ts'
import { freeLock } from './freeLock.ts'
import { variantId } from './goods.ts'
import { memoryDatabase } from './memoryDatabase.ts'
import { outboxServices } from './outboxServices.ts'
import { StorefrontModel } from './storefrontModel.ts'
import { goodNetwork, type Network, storefrontThrough } from './storefrontStub.ts'

/** A device in front of a storefront that has variants 1 to 5; the network between them is the test's. */
export function openShop() {
  const storefront = new StorefrontModel()
  for (let number = 1; number <= 5; number += 1) storefront.addVariant(variantId(number), 1_000)
  const db = memoryDatabase()
  let network: Network = goodNetwork
  const services = outboxServices(storefrontThrough(storefront, (name, perform) => network(name, perform)))
  return {
    storefront,
    db,
    setNetwork: (next: Network) => (network = next),
    drain: () => drainOutbox(db, services, { lock: freeLock }),
    checkout: (isStoreElsewhere = false) =>
      prepareCheckout(db, services, { lock: freeLock, isStoreElsewhere }),
    /** The storefront's cart, as variant number and quantity. */
    there: async () => {
      const { cartId } = await readCartState(db)
      if (cartId === null) return null
      const { lines } = await storefront.cart(cartId)
      storefront.calls.pop()
      return lines.map((line) => [Number(line.variant.id.split('/').at(-1)), line.quantity])
    },
  }
}

export const unreachable: Network = () =>
  Promise.reject(new StorefrontError('SHOPIFY_NETWORK_ERROR', 'no network', { kind: 'unreachable' }))

/** A storefront that answers, and asks for a pause. */
export const busy: Network = () =>
  Promise.reject(new StorefrontError('SHOPIFY_GRAPHQL_ERROR', 'throttled', { kind: 'busy' }))

/** Makes everything that waits due now. */
export async function makeDue(db: IskraDatabase): Promise<void> {
  await db.outbox.toCollection().modify({ nextAttemptAt: 0 })
}
