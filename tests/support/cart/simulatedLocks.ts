import type { Locks } from '#offline/outbox/webLock.ts'

interface Wish {
  readonly context: string
  readonly grant: () => void
  /** The holder's request fails when the lock is taken from it. */
  readonly fail: (reason: unknown) => void
}

/** A browser's lock, of one name, as the contexts of a device see it: tabs that die, freeze and take it from each other. */
export class SimulatedLocks {
  #holder: Wish | null = null
  #queue: readonly Wish[] = []

  /** The lock as one context sees it. `isHere` resolves when the context runs: a frozen one begins nothing. */
  forContext(context: string, isHere: () => Promise<void> = () => Promise.resolve()): Locks {
    return {
      request: async (_name, { signal, steal = false }, work) => {
        if (signal?.aborted === true) throw signal.reason
        const granted = Promise.withResolvers<void>()
        const taken = Promise.withResolvers<never>()
        const wish: Wish = {
          context,
          grant: granted.resolve,
          fail: (reason) => {
            granted.reject(reason)
            taken.reject(reason)
          },
        }
        taken.promise.catch(() => undefined)
        const giveUp = () => {
          if (this.#holder === wish) return
          this.#queue = this.#queue.filter((one) => one !== wish)
          granted.reject(signal?.reason)
        }
        signal?.addEventListener('abort', giveUp)
        if (steal) this.#take(wish)
        else this.#join(wish)
        try {
          await granted.promise
          await isHere()
          return await Promise.race([work(), taken.promise])
        } finally {
          signal?.removeEventListener('abort', giveUp)
          this.#leave(wish)
        }
      },
    }
  }

  /** How many times a context is in the queue. */
  waiting(context: string): number {
    return this.#queue.filter((one) => one.context === context).length
  }

  /** The context that has the lock; null when it is free. */
  get holder(): string | null {
    return this.#holder?.context ?? null
  }

  /** A context dies, whatever it does or waits for. */
  die(context: string): void {
    this.#queue = this.#queue.filter((one) => one.context !== context)
    if (this.#holder?.context === context) this.#leave(this.#holder)
  }

  #join(wish: Wish): void {
    this.#queue = [...this.#queue, wish]
    if (this.#holder === null) this.#next()
  }

  #take(wish: Wish): void {
    this.#holder?.fail(new DOMException('the lock was stolen', 'AbortError'))
    this.#holder = wish
    wish.grant()
  }

  #leave(wish: Wish): void {
    if (this.#holder !== wish) return
    this.#holder = null
    this.#next()
  }

  #next(): void {
    const [next, ...later] = this.#queue
    if (next === undefined) return
    this.#queue = later
    this.#holder = next
    next.grant()
  }
}
