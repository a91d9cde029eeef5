import { saveProfile } from '#api/product/accountCalls.ts'
import type { Clock } from '#api/product/clock.ts'
import { createProductApi } from '#api/product/createProductApi.ts'
import type { ProductApi } from '#api/product/productApi.ts'
import type { ManualClock } from '#api/product/testing/manualClock.ts'
import { MemoryTokens } from '#api/product/testing/memoryTokens.ts'
import type { TokenStore } from '#api/product/tokenStore.ts'
import { SimulatedLocks } from '#support/cart/simulatedLocks.ts'
import { refusal, type SimulatedAccounts } from './simulatedAccounts.ts'

/** What becomes of a request on its way. */
export type Fate = 'answered' | 'lost' | 'answer-lost' | 'busy' | 'silent'

export interface Circumstances {
  readonly clock: ManualClock
  readonly accounts: SimulatedAccounts
  /** A number from 0 up to 1. */
  readonly random: () => number
  readonly fate: () => Fate
  readonly hasLocks: boolean
}

/** A browser with tabs that share tokens and the lock, and whose steps take times of their own. */
export class SimulatedDevice {
  readonly tokens: MemoryTokens
  /** Refreshes that were sent, and how many were under way at once at most. */
  readonly refreshes = { sent: 0, atOnce: 0, most: 0 }
  person: string | null = null
  readonly #circumstances: Circumstances
  readonly #locks = new SimulatedLocks()
  readonly #tabs = new Map<string, SimulatedTab>()
  #opened = 0

  constructor(circumstances: Circumstances) {
    this.#circumstances = circumstances
    this.tokens = new MemoryTokens(() => circumstances.clock.now())
  }

  signIn(person: string): void {
    this.person = person
    this.tokens.signIn(this.#circumstances.accounts.signIn(person))
  }

  signOut(): void {
    this.#circumstances.accounts.signOut(this.tokens.stored?.refresh_token ?? '')
    this.person = null
    this.tokens.stored = null
  }

  /** Kills a tab whatever it is doing, and opens another one in its place. */
  kill(name: string): void {
    const tab = this.tab(name)
    tab.isDead = true
    this.#tabs.delete(name)
    this.#locks.die(tab.id)
  }

  tab(name: string): SimulatedTab {
    const open =
      this.#tabs.get(name) ??
      new SimulatedTab(`${name}-${(this.#opened += 1)}`, this, this.#circumstances, this.#locks)
    this.#tabs.set(name, open)
    return open
  }
}

export class SimulatedTab {
  isDead = false
  readonly id: string
  readonly #api: ProductApi
  readonly #device: SimulatedDevice
  readonly #circumstances: Circumstances

  constructor(id: string, device: SimulatedDevice, circumstances: Circumstances, locks: SimulatedLocks) {
    this.id = id
    this.#device = device
    this.#circumstances = circumstances
    const shared = locks.forContext(id)
    this.#api = createProductApi({
      base: 'https://iskra.example',
      tokens: this.#store(),
      clock: this.#clock(),
      fetch: (input, init) => this.#fetch(new Request(input, init)),
      lock: (work) => (circumstances.hasLocks ? shared.request('refresh', {}, work) : work()),
      isOffline: () => false,
    })
  }

  /** A write that says whose it is meant to be. */
  call(): Promise<unknown> {
    return saveProfile(this.#api, { bio: this.#device.person ?? 'nobody' })
  }

  /** Steps of the database take a moment; what is read is what was there when it was asked for. */
  #store(): TokenStore {
    const { tokens } = this.#device
    const slowly = async <Result>(result: Promise<Result>) => {
      await this.#take(5)
      return result
    }
    return {
      read: () => slowly(tokens.read()),
      replace: (before, next) => slowly(tokens.replace(before, next)),
      expire: (before) => slowly(tokens.expire(before)),
    }
  }

  #clock(): Clock {
    const { clock } = this.#circumstances
    return {
      now: () => clock.now(),
      after: (milliseconds, work) => clock.after(milliseconds, () => this.isDead || work()),
    }
  }

  async #fetch(request: Request): Promise<Response> {
    const { accounts } = this.#circumstances
    const isRefresh = request.url.endsWith('/auth/refresh')
    const { refreshes } = this.#device
    if (isRefresh) {
      refreshes.sent += 1
      refreshes.atOnce += 1
      refreshes.most = Math.max(refreshes.most, refreshes.atOnce)
    }
    try {
      const fate = this.#circumstances.fate()
      await this.#take(400)
      if (fate === 'silent') await unlessAborted(request.signal)
      if (fate === 'lost') throw new TypeError('Failed to fetch')
      if (fate === 'busy') return refusal(503, 'SERVICE_UNAVAILABLE')
      const answer = await accounts.answer(request)
      await this.#take(400)
      if (fate === 'answer-lost') throw new TypeError('Failed to fetch')
      return answer
    } finally {
      if (isRefresh) refreshes.atOnce -= 1
    }
  }

  /** Up to so many ms; for ever in a tab that has died. */
  #take(most: number): Promise<void> {
    const { clock, random } = this.#circumstances
    return new Promise((resolve) => {
      clock.after(Math.floor(random() * most), () => this.isDead || resolve())
    })
  }
}

function unlessAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}
