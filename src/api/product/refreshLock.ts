import { onLeave, pageLife } from '#domain/pageLife.ts'
import type { Clock } from './clock.ts'

const REFRESH_LOCK = 'iskra-refresh'
/** Longer than a refresh can take. A holder past it is a tab that the device has suspended. */
const LOCK_PATIENCE_MS = 45_000

/** As much of the browser's `LockManager` as a refresh takes. */
export interface Locks {
  request<Result>(
    name: string,
    options: { readonly signal: AbortSignal },
    work: () => Promise<Result>,
  ): Promise<Result>
}

/** Lets one of all tabs and the worker refresh at a time. */
export type RefreshLock = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * The browser's Web Lock. Where it isn't available, or its holder doesn't return, the work is done anyway: the server
 * gives two requests with the same token the same answer. The lock only saves requests and waiting; no session depends
 * on it. A page that is left releases it, because it may never come back.
 */
export function refreshLock(locks: Locks | undefined, clock: Clock, life = pageLife): RefreshLock {
  if (locks === undefined) return (work) => work()
  return async <Result>(work: () => Promise<Result>) => {
    const waiting = new AbortController()
    const cancelTimeout = clock.after(LOCK_PATIENCE_MS, () => waiting.abort())
    const left = Promise.withResolvers<void>()
    const stopLife = onLeave(() => {
      waiting.abort()
      left.resolve()
    }, life)
    let held: Promise<Result> | null = null
    try {
      await locks.request(REFRESH_LOCK, { signal: waiting.signal }, async () => {
        cancelTimeout()
        held = work()
        await Promise.race([held, left.promise])
      })
    } catch (error) {
      if (held !== null) throw error
    } finally {
      cancelTimeout()
      stopLife()
    }
    return await (held ?? work())
  }
}
