import { onLeave, type PageLife, untilBack } from '#domain/pageLife.ts'
import type { ReadableStore } from '#domain/store.ts'
import { OfflineError } from '../offlineError.ts'
import { type HolderLine, holderLine } from './holderLine.ts'
import type { Lease, OutboxLock } from './lock.ts'

/**
 * How long (ms) a person at the page waits for a turn before the holder is asked whether it is still there. Two pages
 * don't ask at the same moment.
 */
const ASK_AFTER_MS = 10_000
const ASK_WITHIN_MS = 3_000

/** As much of the browser's `LockManager` as is used. */
export interface Locks {
  request<Result>(
    name: string,
    options: { readonly signal?: AbortSignal; readonly steal?: boolean },
    work: () => Promise<Result>,
  ): Promise<Result>
}

export interface WebLockOptions {
  /** The life of the page that asks. */
  readonly life: ReadableStore<PageLife>
  /** By which the holder is asked. */
  readonly line?: HolderLine
  /** Resolves when a page has waited long enough to ask. */
  readonly patience?: () => Promise<void>
}

/** Why a request is taken back. */
const LEFT = 'the page was left'
const UNANSWERED = 'the holder does not answer'

/**
 * The browser's Web Lock. The browser releases it when its holder dies, but not when its holder is frozen or in the
 * back-forward cache: a page that is left releases it itself and requests none until it is back, and a visible page
 * takes it from a holder that doesn't answer. A lock lost this way fails its `Lease`.
 */
export function webLock(
  locks: Locks,
  name: string,
  { life, line = holderLine(name), patience = waitPatiently }: WebLockOptions,
): OutboxLock {
  return {
    async run(work, signal) {
      let isStolen = false
      for (;;) {
        await untilBack(life, signal)
        const turn = new Turn(work, life, line)
        const waiting = new AbortController()
        const giveUp = () => waiting.abort(signal?.reason)
        signal?.addEventListener('abort', giveUp)
        const stopLife = onLeave(() => waiting.abort(LEFT), life)
        try {
          if (signal?.aborted === true) giveUp()
          else if (!isStolen) void askWhile(waiting)
          const options = isStolen ? { steal: true } : { signal: waiting.signal }
          await locks.request(name, options, () => turn.hold(() => waiting.abort()))
        } catch (error) {
          if (turn.result === null) {
            isStolen = waiting.signal.reason === UNANSWERED
            if (isStolen || waiting.signal.reason === LEFT) continue
            throw error
          }
          // Taken from it: its work ends when it finds that out.
          turn.lose()
        } finally {
          signal?.removeEventListener('abort', giveUp)
          stopLife()
          // The turn isn't needed any more.
          waiting.abort()
        }
        if (turn.result !== null) return turn.result
      }
    },
  }

  /** Asks the holder repeatedly; if it doesn't answer, aborts the waiting request so that the lock is taken from it. */
  async function askWhile(waiting: AbortController): Promise<void> {
    while (!waiting.signal.aborted) {
      await patience()
      if (waiting.signal.aborted || life.getSnapshot() !== 'shown') continue
      if (!(await line.isAnswered()) && life.getSnapshot() === 'shown') waiting.abort(UNANSWERED)
    }
  }
}

/** One turn with the lock: it ends with its work, or when its page is left. */
class Turn<Result> {
  result: Promise<Result> | null = null
  #isHeld = false
  readonly #work: (lease: Lease) => Promise<Result>
  readonly #life: ReadableStore<PageLife>
  readonly #line: HolderLine

  constructor(work: (lease: Lease) => Promise<Result>, life: ReadableStore<PageLife>, line: HolderLine) {
    this.#work = work
    this.#life = life
    this.#line = line
  }

  /** Begins the work, and resolves when the lock is to be released. */
  async hold(onBegin: () => void): Promise<void> {
    onBegin()
    // Granted to a page that was just left: it might never be released.
    if (this.#life.getSnapshot() === 'left') return
    this.#isHeld = true
    const left = Promise.withResolvers<void>()
    const stopLife = onLeave(() => {
      this.lose()
      left.resolve()
    }, this.#life)
    const stopAnswering = this.#line.answer()
    this.result = this.#work({ confirm: () => this.#confirm() })
    const ended = this.result.then(
      () => undefined,
      () => undefined,
    )
    await Promise.race([ended, left.promise])
    stopAnswering()
    stopLife()
  }

  lose(): void {
    this.#isHeld = false
  }

  #confirm(): Promise<void> {
    if (this.#isHeld) return Promise.resolve()
    return Promise.reject(new OfflineError('OFFLINE_LOCK_LOST', 'the outbox is sent by somebody else'))
  }
}

function waitPatiently(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ASK_AFTER_MS + Math.random() * ASK_WITHIN_MS))
}
