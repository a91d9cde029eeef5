import type { ProductApi } from '#api/product/productApi.ts'
import { drainOutbox } from '#offline/outbox/drainOutbox.ts'
import { freeLock } from '../cart/freeLock.ts'
import { noGenerators } from '../cart/outboxServices.ts'
import { memoryDatabase } from '../cart/memoryDatabase.ts'
import { storefrontThrough } from '../cart/storefrontStub.ts'
import { StorefrontModel } from '../cart/storefrontModel.ts'

/** One device in front of a product API: its storage, and a way to send it. */
export function openDevice(api: ProductApi) {
  const db = memoryDatabase()
  const storefront = storefrontThrough(new StorefrontModel(), () => Promise.reject(new Error('no shop here')))
  const services = {
    storefront,
    createProductApi: () => Promise.resolve(api),
    createGenerators: noGenerators,
  }
  return {
    db,
    /** Sends everything that waits, whether it is due or not. */
    drain: async () => {
      await db.outbox.toCollection().modify({ nextAttemptAt: 0 })
      return drainOutbox(db, services, { lock: freeLock, pause: () => Promise.resolve() })
    },
  }
}
