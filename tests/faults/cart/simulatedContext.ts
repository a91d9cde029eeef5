import { IDBKeyRange } from 'fake-indexeddb'
import type { CartCalls, StorefrontClient } from '#api/storefront/storefrontClient.ts'
import { prepareCheckout } from '#offline/cart/prepareCheckout.ts'
import { IskraDatabase } from '#offline/database.ts'
import { drainService } from '#offline/outbox/drainService.ts'
import { outboxServices } from '#support/cart/outboxServices.ts'
import { storefrontThrough } from '#support/cart/storefrontStub.ts'
import { leavablePage } from '#support/cart/leavablePage.ts'
import type { SimulatedLocks } from '#support/cart/simulatedLocks.ts'
import type { OutboxLock } from '#offline/outbox/lock.ts'
import { OfflineError } from '#offline/offlineError.ts'
import { webLock } from '#offline/outbox/webLock.ts'
import type { Caller, SimulatedNetwork } from './simulatedNetwork.ts'

export interface Device {
  readonly factory: IDBFactory
  readonly storefront: CartCalls
  readonly network: SimulatedNetwork
  readonly locks: SimulatedLocks
  /** By name the contexts that live and run: they answer when they are asked whether they still have the lock. */
  readonly here: Set<string>
}

let contexts = 0

/**
 * A tab or a worker: its own connection to the database, its own calls, and a life that can end at any moment, or
 * stand still in the browser's back-forward cache.
 */
export class SimulatedContext implements Caller {
  readonly db: IskraDatabase
  readonly #name = `context ${(contexts += 1)}`
  readonly #device: Device
  readonly #storefront: StorefrontClient
  readonly #page = leavablePage()
  readonly #running = new Set<IDBTransaction>()
  readonly #lock: OutboxLock
  #impatience = Promise.withResolvers<void>()
  #thaw: PromiseWithResolvers<void> | null = null
  #isAlive = true
  #absences = 0
  #underWay = 0

  private constructor(device: Device) {
    this.#device = device
    this.db = new IskraDatabase({ indexedDB: device.factory, IDBKeyRange, life: this.#page.life })
    this.#storefront = storefrontThrough(device.storefront, device.network.forContext(this))
    const { locks, here } = device
    here.add(this.#name)
    this.#lock = webLock(
      locks.forContext(this.#name, () => this.untilHere()),
      'storefront',
      {
        life: this.#page.life,
        line: {
          answer: () => () => undefined,
          isAnswered: () => Promise.resolve(locks.holder === null || here.has(locks.holder)),
        },
        patience: () => this.#impatience.promise.then(() => this.untilHere()),
      },
    )
  }

  static async start(device: Device): Promise<SimulatedContext> {
    const context = new SimulatedContext(device)
    // Each time anew: a page that comes back opens its database again.
    context.db.on('ready', () => context.#watchTransactions(), true)
    await context.db.open()
    return context
  }

  get isAlive(): boolean {
    return this.#isAlive
  }

  get isHere(): boolean {
    return this.#thaw === null
  }

  get absences(): number {
    return this.#absences
  }

  untilHere(): Promise<void> {
    return this.#thaw?.promise ?? Promise.resolve()
  }

  /** Whether it does anything but wait for the network or the lock. */
  get isBusy(): boolean {
    if (!this.#isAlive || !this.isHere) return false
    const { locks, network } = this.#device
    const waits = locks.waiting(this.#name) + network.holding(this)
    return this.#running.size > 0 || this.#underWay > waits
  }

  /** It has waited long for the lock: it asks whether the holder is still there. */
  losePatience(): void {
    this.#impatience.resolve()
    this.#impatience = Promise.withResolvers()
  }

  /** Stands still. Told so, as by `pagehide`, it gives back first what others wait for. */
  freeze({ isTold }: { readonly isTold: boolean }): void {
    if (!this.#isAlive || !this.isHere) return
    this.#absences += 1
    this.#thaw = Promise.withResolvers()
    this.#device.here.delete(this.#name)
    if (!isTold) return
    this.#page.leave()
    // As Dexie does on its own.
    this.db.close({ disableAutoOpen: false })
  }

  comeBack(): void {
    if (this.#thaw === null) return
    this.#device.here.add(this.#name)
    this.#thaw.resolve()
    this.#thaw = null
    this.#page.comeBack()
  }

  /** One that has lost its turn ends; others go on. */
  drain() {
    const options = { lock: this.#lock, pause, random: () => 0.5 }
    const drain = drainService(this.db, 'storefront', outboxServices(this.#storefront), options)
    return this.#unlessDead(drain.catch(unlessLost))
  }

  prepareCheckout() {
    return this.#unlessDead(prepareCheckout(this.db, { storefront: this.#storefront }, { lock: this.#lock }))
  }

  /** Ends at once: what was being written is undone, the lock goes to the next, answers reach nobody. */
  kill(): void {
    this.#isAlive = false
    this.#device.here.delete(this.#name)
    for (const transaction of this.#running) {
      try {
        transaction.abort()
      } catch {
        // It has just committed.
      }
    }
    this.db.close()
    this.#device.locks.die(this.#name)
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

function unlessLost(error: unknown): 'lost' {
  if (error instanceof OfflineError && error.code === 'OFFLINE_LOCK_LOST') return 'lost'
  throw error
}

function pause(): Promise<void> {
  return Promise.resolve()
}
