import { Dexie, type Middleware, RangeSet, type DBCore } from 'dexie'
import type { PageLife } from '#domain/pageLife.ts'
import type { ReadableStore } from '#domain/store.ts'

/** A transaction without its first answer for this long will not come soon, ms. */
const SILENT_AFTER_MS = 5_000
/** A device that slept has timers that fire before the answers come: it is looked at twice, ms. */
const LOOK_AGAIN_MS = 1_000

/** As much of a transaction as is followed. */
export interface FollowedTransaction {
  abort(): void
  addEventListener(type: string, listener: () => void, isCapturing?: boolean): void
}

/**
 * The open transactions of one connection. WebKit keeps those of a page that goes into its back-forward cache, and
 * every later transaction of every page waits for them (WebKit/WebKit#67039): when the page is left they are undone,
 * and none begins until it is back. `change` and `read` run the undone ones again.
 */
export class OpenTransactions {
  readonly life: ReadableStore<PageLife>
  readonly #open = new Set<FollowedTransaction>()
  /** Since when (ms of the page's own clock) those wait that have got no answer yet. */
  readonly #unanswered = new Map<FollowedTransaction, number>()
  #timesUndone = 0
  #isLooking = false
  #isLate = false
  #isSilent = false
  #tell: ((isSilent: boolean) => void) | null = null

  constructor(life: ReadableStore<PageLife>) {
    this.life = life
  }

  /** How often open transactions have been undone. */
  get timesUndone(): number {
    return this.#timesUndone
  }

  /** Whether the caller runs inside a transaction. */
  isWithinOne(): boolean {
    return Dexie.currentTransaction !== null
  }

  /** From now on undoes open transactions whenever the page is left. */
  undoWhenLeft(): void {
    let wasLeft = false
    this.life.subscribe(() => {
      const isLeft = this.life.getSnapshot() === 'left'
      if (isLeft) this.#undoAll()
      // Dexie hears of the return after us: until then the channel by which it tells is closed.
      else if (wasLeft) setTimeout(() => this.#askAgain())
      wasLeft = isLeft
    })
  }

  /** Calls `listener` when a transaction gets no answer for too long, and when one gets it after all. */
  watchSilence(listener: (isSilent: boolean) => void): void {
    this.#tell = listener
  }

  /** Follows a transaction until it ends. */
  follow(transaction: FollowedTransaction): void {
    const answered = () => {
      this.#unanswered.delete(transaction)
      if (this.#isSilent && this.#unanswered.size === 0) this.#say(false)
    }
    const ended = () => {
      this.#open.delete(transaction)
      answered()
    }
    this.#open.add(transaction)
    transaction.addEventListener('complete', ended)
    transaction.addEventListener('abort', ended)
    if (this.#tell === null) return
    this.#unanswered.set(transaction, performance.now())
    // A request's answer doesn't bubble up to its transaction, and passes it on the way down.
    transaction.addEventListener('success', answered, true)
    if (!this.#isLooking) this.#lookIn(SILENT_AFTER_MS)
  }

  /** For Dexie: follows all its transactions but those that change its version. */
  readonly middleware: Middleware<DBCore> = {
    stack: 'dbcore',
    name: 'open-transactions',
    create: (core) => ({
      transaction: (stores, mode, options) => {
        if (this.life.getSnapshot() === 'left') throw new DOMException('the page was left', 'AbortError')
        const transaction = core.transaction(stores, mode, options)
        if (isFollowed(transaction)) this.follow(transaction)
        return transaction
      },
    }),
  }

  #undoAll(): void {
    this.#timesUndone += 1
    for (const transaction of this.#open) {
      try {
        transaction.abort()
      } catch {
        // It is just committing, and needs nothing more from this page.
      }
    }
    this.#open.clear()
    this.#unanswered.clear()
    this.#say(false)
  }

  /** Has live queries asked again: Dexie does so for a page out of the cache, not for one that was frozen. */
  #askAgain(): void {
    if (this.life.getSnapshot() !== 'left')
      Dexie.on.storagemutated.fire({ all: new RangeSet(-Infinity, [[]]) })
  }

  #look(): void {
    const now = performance.now()
    const isShown = this.life.getSnapshot() === 'shown'
    const isLate = isShown && [...this.#unanswered.values()].some((since) => now - since >= SILENT_AFTER_MS)
    if (isLate && this.#isLate) this.#say(true)
    this.#isLate = isLate
    this.#isLooking = false
    if (this.#unanswered.size > 0) this.#lookIn(LOOK_AGAIN_MS)
  }

  #lookIn(ms: number): void {
    this.#isLooking = true
    setTimeout(() => this.#look(), ms)
  }

  #say(isSilent: boolean): void {
    if (this.#isSilent === isSilent) return
    this.#isSilent = isSilent
    this.#tell?.(isSilent)
  }
}

function isFollowed(transaction: object): transaction is FollowedTransaction {
  return 'abort' in transaction && 'addEventListener' in transaction
}
