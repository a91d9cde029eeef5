import { IDBFactory } from 'fake-indexeddb'
import { vi } from 'vitest'
import { readCart } from '#offline/cart/readCart.ts'
import { readCartState } from '#offline/cart/cartState.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { SimulatedLocks } from '#support/cart/simulatedLocks.ts'
import { SimulatedContext, type Device } from './simulatedContext.ts'
import { SimulatedNetwork } from './simulatedNetwork.ts'
import type { ShopStorefront } from './shopStorefront.ts'

export const CONTEXTS = ['tab 1', 'tab 2', 'worker'] as const
export type ContextName = (typeof CONTEXTS)[number]

/** No request is under way for longer than this. */
const LONGEST_UNDER_WAY_MS = 30_000
/** Nobody waits for a lock for longer than this without asking who has it. */
const PATIENCE_MS = 15_000

/** A device with two tabs and a worker in front of a storefront; its clock and its network are the test's. */
export class ShopWorld {
  readonly network = new SimulatedNetwork()
  readonly storefront: ShopStorefront
  readonly #device: Device
  readonly #contexts = new Map<ContextName, SimulatedContext>()
  /** Looks without taking part. */
  readonly #onlooker

  private constructor(storefront: ShopStorefront) {
    const factory = new IDBFactory()
    this.storefront = storefront
    this.#device = {
      factory,
      storefront: storefront.client,
      network: this.network,
      locks: new SimulatedLocks(),
      here: new Set(),
    }
    this.#onlooker = memoryDatabase(factory)
  }

  static async start(storefront: ShopStorefront): Promise<ShopWorld> {
    vi.setSystemTime(new Date('2026-11-20T12:00:00Z'))
    const world = new ShopWorld(storefront)
    for (const name of CONTEXTS) world.#contexts.set(name, await SimulatedContext.start(world.#device))
    return world
  }

  context(name: ContextName): SimulatedContext {
    const context = this.#contexts.get(name)
    if (context === undefined) throw new Error(`no ${name}`)
    return context
  }

  /** Kills a context and starts another in its place. */
  async restart(name: ContextName): Promise<void> {
    this.context(name).kill()
    await this.rest()
    this.#contexts.set(name, await SimulatedContext.start(this.#device))
  }

  cart() {
    return readCart(this.#onlooker)
  }

  state() {
    return readCartState(this.#onlooker)
  }

  intents() {
    return this.#onlooker.outbox.toArray()
  }

  /** Lets everything run until it waits for the network, a lock or the test. */
  async rest(): Promise<void> {
    for (let quiet = 0; quiet < 3; quiet += 1) {
      await new Promise((resolve) => setImmediate(resolve))
      if ([...this.#contexts.values()].some((context) => context.isBusy)) quiet = -1
      if (this.network.isBusy) quiet = -1
    }
  }

  /** Somebody else keeps the storage to himself for so many turns: all that is begun meanwhile has to wait. */
  hold(turns: number): void {
    const { outbox, cartItems, cartState } = this.#onlooker
    void this.#onlooker.transaction('rw', outbox, cartItems, cartState, async () => {
      for (let turn = 0; turn < turns; turn += 1) await cartState.get('cart')
    })
  }

  async advance(milliseconds: number): Promise<void> {
    if (milliseconds >= LONGEST_UNDER_WAY_MS) await this.network.arrive()
    vi.setSystemTime(Date.now() + milliseconds)
    if (milliseconds >= PATIENCE_MS) await this.losePatience()
  }

  /** Whoever waits for a lock asks, one after another, whether its holder is still there. */
  async losePatience(): Promise<void> {
    for (const context of this.#contexts.values()) {
      context.losePatience()
      await this.rest()
    }
  }

  /** Prepares the checkout in a tab. Rejects when nothing gives it its turn. */
  async prepareCheckout(name: ContextName) {
    const state = { isOver: false }
    const preparation = this.context(name)
      .prepareCheckout()
      .finally(() => (state.isOver = true))
    for (let round = 0; round < 3 && !state.isOver; round += 1) {
      await this.rest()
      await this.losePatience()
    }
    if (!state.isOver) throw new Error('the checkout waits for a lock that nobody gives back')
    return preparation
  }

  /** The network is good, what was under way has arrived, and everything that waits has been sent. */
  async settle(): Promise<void> {
    this.network.isOnline = true
    this.network.fates.length = 0
    for (let round = 0; round < 6; round += 1) {
      this.network.release()
      await this.network.arrive()
      await this.rest()
      await this.advance((24 * 3_600_000) / 8)
      for (const name of CONTEXTS) {
        void this.context(name).drain()
        await this.rest()
      }
    }
  }

  stop(): void {
    for (const context of this.#contexts.values()) context.kill()
    this.#onlooker.close()
  }
}
