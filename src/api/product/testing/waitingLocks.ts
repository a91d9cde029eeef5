import type { Locks } from '../refreshLock.ts'

/** A browser's locks, as far as they are taken: first come, first served, until the signal or the work ends it. */
export class WaitingLocks implements Locks {
  readonly #tails = new Map<string, Promise<unknown>>()

  async request<Result>(
    name: string,
    { signal }: { readonly signal: AbortSignal },
    work: () => Promise<Result>,
  ): Promise<Result> {
    const before = this.#tails.get(name)
    const mine = Promise.withResolvers<void>()
    this.#tails.set(
      name,
      Promise.all([before, mine.promise]).then(() => undefined),
    )
    const given = Promise.withResolvers<void>()
    const give = () => given.reject(signal.reason)
    signal.addEventListener('abort', give)
    void Promise.resolve(before).then(() => given.resolve())
    try {
      await given.promise
      signal.removeEventListener('abort', give)
      return await work()
    } finally {
      mine.resolve()
    }
  }
}
