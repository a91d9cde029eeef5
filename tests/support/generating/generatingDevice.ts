import { IDBFactory } from 'fake-indexeddb'
import { createGenerators } from '#api/generators/createGenerators.ts'
import type { Clock } from '#api/product/clock.ts'
import { createProductApi } from '#api/product/createProductApi.ts'
import type { TokenStore } from '#api/product/tokenStore.ts'
import { EXAMPLE_USER } from '#api/session/testing/fixedSession.ts'
import type { IskraDatabase } from '#offline/database.ts'
import type { GeneratorParts } from '#offline/generation/generatorsOf.ts'
import { renewJobs } from '#offline/jobs/jobUpkeep.ts'
import { drainOutbox } from '#offline/outbox/drainOutbox.ts'
import { hurryUnreachable } from '#offline/outbox/intents.ts'
import { beginSession } from '#offline/session/beginSession.ts'
import { tokensOf } from '#offline/session/testing/tokensOf.ts'
import { freeLock } from '../cart/freeLock.ts'
import { memoryDatabase } from '../cart/memoryDatabase.ts'
import { StorefrontModel } from '../cart/storefrontModel.ts'
import { storefrontThrough } from '../cart/storefrontStub.ts'
import { type Fate, type GeneratorWorld, throughNetwork } from './generatorWorld.ts'

/** Waits by setting the test's clock ahead; no call ever times out. */
function leapingClock(leap: (ms: number) => void): Clock {
  return {
    now: () => Date.now(),
    after(milliseconds, work) {
      if (milliseconds < 30_000) {
        leap(milliseconds)
        queueMicrotask(work)
      }
      return () => undefined
    },
  }
}

/** A signed-in person's device in front of the generators; its tabs can be closed at any moment. */
export class GeneratingDevice {
  db: IskraDatabase
  readonly calls: string[] = []
  readonly #factory = new IDBFactory()
  readonly #world: GeneratorWorld
  readonly #leap: (ms: number) => void
  #fates: Fate[] = []
  #callsLeft = Number.POSITIVE_INFINITY

  constructor(world: GeneratorWorld, leap: (ms: number) => void) {
    this.#world = world
    this.#leap = leap
    this.db = memoryDatabase(this.#factory)
  }

  signIn(): Promise<void> {
    return beginSession(
      this.db,
      { ...tokensOf('ola'), expires_in: 10_000_000 },
      { ...EXAMPLE_USER, id: 'ola' },
    )
  }

  /** The tab is closed and opened again: its running work is lost, its written data is there. */
  reload(): Promise<void> {
    this.db.close()
    this.db = memoryDatabase(this.#factory)
    return renewJobs(this.db)
  }

  /** The person is back, or the network is. */
  async returned(): Promise<void> {
    await hurryUnreachable(this.db)
    await renewJobs(this.db)
  }

  /** Sends due calls, which meet these fates in turn; the last one stays. A tab may die with one of them. */
  async drain(fates: readonly Fate[], diesAt = Number.POSITIVE_INFINITY): Promise<void> {
    this.#fates = [...fates]
    this.#callsLeft = diesAt
    const { db } = this
    const fetch: typeof globalThis.fetch = (input, init) => this.#call(db, new Request(input, init))
    const common = { fetch, clock: leapingClock(this.#leap), isOffline: () => true }
    const base = 'https://iskra.example'
    const services = {
      storefront: storefrontThrough(new StorefrontModel(), () => Promise.reject(new Error('no shop here'))),
      createProductApi: (tokens: TokenStore) =>
        Promise.resolve(createProductApi({ ...common, base, tokens })),
      createGenerators: (parts: GeneratorParts) =>
        Promise.resolve(createGenerators({ ...common, ...parts, apiBase: base })),
    }
    const drained = drainOutbox(db, services, { lock: freeLock, pause: () => Promise.resolve() })
    // A dying tab's work ends with an error that isn't seen.
    await (diesAt === Number.POSITIVE_INFINITY ? drained : drained.catch(() => undefined))
    if (!db.isOpen()) await this.reload()
  }

  async #call(db: IskraDatabase, request: Request): Promise<Response> {
    if (db !== this.db || !db.isOpen()) throw new TypeError('this tab is closed')
    this.calls.push(`${request.method} ${new URL(request.url).pathname}`)
    this.#callsLeft -= 1
    const fate = (this.#fates.length > 1 ? this.#fates.shift() : this.#fates[0]) ?? 'arrives'
    if (this.#callsLeft === 0) db.close()
    return throughNetwork(fate, () => this.#world.answer(request))
  }
}
