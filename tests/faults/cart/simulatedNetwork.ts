import { StorefrontError } from '#api/storefront/storefrontError.ts'
import type { Network } from '#support/cart/storefrontStub.ts'

/** What becomes of one call on its way to the storefront and back. */
export const FATES = [
  'good',
  /** It never arrives. */
  'unreachable',
  /** It is carried out, and the answer is lost. */
  'answer-lost',
  /** The caller gives up; it arrives later all the same. */
  'late',
  /** It arrives twice at once. */
  'doubled',
  /** It arrives, and again later. */
  'repeated-late',
  /** It is carried out, and the answer takes its time. */
  'held',
  'unauthorized',
  'too-many',
  'server-error',
  'server-error-after-commit',
  'unavailable',
  'html',
  'html-after-commit',
] as const

export type Fate = (typeof FATES)[number]

/** Who calls. */
export interface Caller {
  readonly isAlive: boolean
  /** Whether it runs; what is answered while it is frozen waits for it. */
  readonly isHere: boolean
  /** How often it has stood still: each time it may have lost its turn. */
  readonly absences: number
  untilHere(): Promise<void>
}

/** The network of a simulated device. Calls meet the fates queued for them, and a good one when none is. */
export class SimulatedNetwork {
  isOnline = true
  /** Whether something happened at the storefront that no answer has told this device. */
  hasSecret = false
  readonly fates: Fate[] = []
  /**
   * How often a context called while another that runs was waiting for its answer. A call from before its context stood
   * still doesn't count: that one has lost its turn, and comes back to an answer that is still on its way.
   */
  overlaps = 0
  readonly #calls = new Set<{ readonly caller: Caller; readonly absences: number }>()
  #carried = 0
  readonly #late: (() => Promise<unknown>)[] = []
  readonly #held: { readonly caller: Caller; readonly answer: () => void }[] = []

  /** The network as one context sees it: once it is dead, nothing ever comes back to it. */
  forContext(caller: Caller): Network {
    return async (_name, call) => {
      if (!caller.isAlive) return never()
      const perform = () => this.#carry(call)
      const isSending = [...this.#calls].some(
        (other) =>
          other.caller !== caller &&
          other.caller.isAlive &&
          other.caller.isHere &&
          other.caller.absences === other.absences,
      )
      if (isSending) this.overlaps += 1
      const underWay = { caller, absences: caller.absences }
      this.#calls.add(underWay)
      try {
        const answer = await this.#meet(caller, perform)
        await caller.untilHere()
        return caller.isAlive ? answer : await never()
      } catch (error) {
        await caller.untilHere()
        return caller.isAlive ? Promise.reject(error) : never()
      } finally {
        this.#calls.delete(underWay)
      }
    }
  }

  /** Everything still under way arrives now. */
  async arrive(): Promise<void> {
    for (const perform of this.#late.splice(0)) await perform().catch(() => undefined)
  }

  /** Answers that took their time come back now. */
  release(): void {
    for (const { answer } of this.#held.splice(0)) answer()
  }

  /** Whether the storefront is working on a call. */
  get isBusy(): boolean {
    return this.#carried > 0
  }

  /** How many answers a context is waiting for. */
  holding(caller: Caller): number {
    return this.#held.filter((one) => one.caller === caller).length
  }

  async #carry<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    this.#carried += 1
    try {
      return await call()
    } finally {
      this.#carried -= 1
    }
  }

  async #meet<Answer>(caller: Caller, perform: () => Promise<Answer>): Promise<Answer> {
    if (!this.isOnline) throw failed('SHOPIFY_NETWORK_ERROR', 'unreachable')
    const fate = this.fates.shift() ?? 'good'
    switch (fate) {
      case 'good':
        return perform()
      case 'unreachable':
        throw failed('SHOPIFY_NETWORK_ERROR', 'unreachable')
      case 'answer-lost':
        await perform()
        throw failed('SHOPIFY_TIMEOUT_ERROR', 'unreachable')
      case 'late':
        this.#late.push(perform)
        throw failed('SHOPIFY_TIMEOUT_ERROR', 'unreachable')
      case 'doubled':
        await perform()
        return perform()
      case 'repeated-late':
        this.#late.push(perform)
        this.hasSecret = true
        return perform()
      case 'held':
        return this.#hold(caller, perform())
      case 'unauthorized':
        throw failed('SHOPIFY_API_ERROR', 'refused', 401)
      case 'too-many':
        throw failed('SHOPIFY_API_ERROR', 'busy', 429, 30_000)
      case 'server-error':
        throw failed('SHOPIFY_API_ERROR', 'broken', 500)
      case 'server-error-after-commit':
        await perform()
        throw failed('SHOPIFY_API_ERROR', 'broken', 500)
      case 'unavailable':
        throw failed('SHOPIFY_API_ERROR', 'busy', 503, 5_000)
      case 'html':
        throw failed('SHOPIFY_API_ERROR', 'broken', 200)
      case 'html-after-commit':
        await perform()
        throw failed('SHOPIFY_API_ERROR', 'broken', 200)
      default:
        return fate satisfies never
    }
  }

  async #hold<Answer>(caller: Caller, answer: Promise<Answer>): Promise<Answer> {
    // The outcome is the storefront's at once; only its way back is long.
    const outcome = await Promise.allSettled([answer])
    await new Promise<void>((resolve) => this.#held.push({ caller, answer: resolve }))
    const [settled] = outcome
    if (settled.status === 'rejected') throw settled.reason
    return settled.value
  }
}

function failed(
  code: 'SHOPIFY_NETWORK_ERROR' | 'SHOPIFY_TIMEOUT_ERROR' | 'SHOPIFY_API_ERROR',
  kind: StorefrontError['kind'],
  status: number | null = null,
  retryAfterMs: number | null = null,
): StorefrontError {
  return new StorefrontError(code, `${code} ${status ?? ''}`, { kind, status, retryAfterMs })
}

function never(): Promise<never> {
  return new Promise(() => undefined)
}
