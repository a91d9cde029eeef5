import { IDBKeyRange } from 'fake-indexeddb'
import type { StorefrontClient } from '#api/storefront/storefrontClient.ts'
import { prepareCheckout } from '#offline/cart/prepareCheckout.ts'
import { IskraDatabase } from '#offline/database.ts'
import { drainService } from '#offline/outbox/drainService.ts'
import { outboxServices } from '#support/cart/outboxServices.ts'
import { type CartStorefront, storefrontThrough } from '#support/cart/storefrontStub.ts'
import type { SimulatedLock } from './simulatedLock.ts'
import type { SimulatedNetwork } from './simulatedNetwork.ts'

export interface Device {
  readonly factory: IDBFactory
  readonly storefront: CartStorefront
  readonly network: SimulatedNetwork
  readonly lock: SimulatedLock
}

let contexts = 0

/** A tab or a worker: its own connection to the database, its own calls, and a life that can end at any moment. */
export class SimulatedContext {
  readonly db: IskraDatabase
  readonly #name = `context ${(contexts += 1)}`
  readonly #device: Device
  readonly #storefront: StorefrontClient
  readonly #running = new Set<IDBTransaction>()
  readonly #caller = () => this.#isAlive
  #isAlive = true
  #underWay = 0

  private constructor(device: Device) {
    this.#device = device
    this.db = new IskraDatabase({ indexedDB: device.factory, IDBKeyRange })
    this.#storefront = storefrontThrough(device.storefront, device.network.forContext(this.#caller))
  }

  static async start(device: Device): Promise<SimulatedContext> {
    const context = new SimulatedContext(device)
    await context.db.open()
    context.#watchTransactions()
    return context
  }

  /** Whether it does anything but wait for the network or the lock. */
  get isBusy(): boolean {
    if (!this.#isAlive) return false
    const { lock, network } = this.#device
    const waits = lock.waiting(this.#name) + network.holding(this.#caller)
    return this.#running.size > 0 || this.#underWay > waits
  }

  drain() {
    return this.#unlessDead(
      drainService(this.db, 'storefront', outboxServices(this.#storefront), this.#options()),
    )
  }

  prepareCheckout() {
    const { lock } = this.#options()
    return this.#unlessDead(prepareCheckout(this.db, { storefront: this.#storefront }, { lock }))
  }

  /** Ends at once: what was being written is undone, the lock goes to the next, answers reach nobody. */
  kill(): void {
    this.#isAlive = false
    for (const transaction of this.#running) {
      try {
        transaction.abort()
      } catch {
        // It has just committed.
      }
    }
    this.db.close()
    this.#device.lock.release(this.#name, true)
  }

  #options() {
    return { lock: this.#device.lock.forContext(this.#name), pause, random: () => 0.5 }
  }

  /** What a dead context would have gone on to do with an outcome is never known. */
  async #unlessDead<Result>(work: Promise<Result>): Promise<Result | 'died'> {
    this.#underWay += 1
    try {
      const result = await work
      return this.#isAlive ? result : 'died'
    } catch (error) {
      if (!this.#isAlive) return 'died'
      throw error
    } finally {
      this.#underWay -= 1
    }
  }

  #watchTransactions(): void {
    const connection = this.db.backendDB()
    const open = connection.transaction.bind(connection)
    connection.transaction = (...given: Parameters<IDBDatabase['transaction']>) => {
      if (!this.#isAlive) throw new DOMException('the context is dead', 'InvalidStateError')
      const transaction = open(...given)
      this.#running.add(transaction)
      const ended = () => void this.#running.delete(transaction)
      transaction.addEventListener('complete', ended)
      transaction.addEventListener('abort', ended)
      return transaction
    }
  }
}

function pause(): Promise<void> {
  return Promise.resolve()
}
