import { createProductApi } from '#api/product/createProductApi.ts'
import { hastyClock } from '#api/product/testing/hastyClock.ts'
import type { TokenStore } from '#api/product/tokenStore.ts'
import { readMe } from '#api/product/authCalls.ts'
import type { Tokens } from '#domain/account/tokens.ts'
import type { PreferenceValues } from '#domain/account/choosePreferences.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { drainOutbox } from '#offline/outbox/drainOutbox.ts'
import { readPreferences } from '#offline/preferences/readPreferences.ts'
import { beginSession } from '#offline/session/beginSession.ts'
import { endSession } from '#offline/session/endSession.ts'
import { freeLock } from '#support/cart/freeLock.ts'
import { memoryDatabase } from '#support/cart/memoryDatabase.ts'
import { setPreferences } from '#support/preferences/setPreferences.ts'
import { StorefrontModel } from '#support/cart/storefrontModel.ts'
import { noGenerators } from '#support/cart/outboxServices.ts'
import { storefrontThrough } from '#support/cart/storefrontStub.ts'

/** What becomes of a request on its way to the server. */
export type Fate = 'arrives' | 'lost' | 'answer-lost'

type Fetch = typeof globalThis.fetch

/** A device with the product's own database, outbox, session and client, in front of a server in this process. */
export class AccountDevice {
  readonly db: IskraDatabase = memoryDatabase()
  readonly #server: Fetch
  #fate: () => Fate = () => 'arrives'

  constructor(server: Fetch) {
    this.#server = server
  }

  setFate(fate: () => Fate): void {
    this.#fate = fate
  }

  async signIn(tokens: Tokens): Promise<void> {
    const fresh: TokenStore = {
      read: () => Promise.resolve({ ...tokens, expiresAt: Infinity, version: 1, signInId: 'fresh' }),
      replace: () => Promise.resolve(false),
      expire: () => Promise.resolve(),
    }
    await beginSession(this.db, tokens, await readMe(this.#client(fresh)))
  }

  signOut(): Promise<void> {
    return endSession(this.db, () => Promise.resolve())
  }

  choose(values: PreferenceValues): Promise<void> {
    return setPreferences(this.db, values)
  }

  /** Sends everything that waits, whether it is due or not. */
  async drain() {
    await this.db.outbox.toCollection().modify({ nextAttemptAt: 0 })
    const storefront = storefrontThrough(new StorefrontModel(), () =>
      Promise.reject(new Error('no shop here')),
    )
    const services = {
      storefront,
      createProductApi: (tokens: TokenStore) => Promise.resolve(this.#client(tokens)),
      createGenerators: noGenerators,
    }
    return drainOutbox(this.db, services, { lock: freeLock, pause: () => Promise.resolve() })
  }

  preferences() {
    return readPreferences(this.db)
  }

  #client(tokens: TokenStore) {
    return createProductApi({
      base: 'https://iskra.example',
      tokens,
      clock: hastyClock(),
      lock: (work) => work(),
      fetch: async (...request) => {
        const fate = this.#fate()
        if (fate === 'lost') throw new TypeError('no network')
        const answer = await this.#server(...request)
        if (fate === 'answer-lost') throw new TypeError('the answer was lost')
        return answer
      },
    })
  }
}
