import type { IskraDatabase } from '../database.ts'
import { leaseLock } from './leaseLock.ts'

export const OUTBOX_LOCK = 'iskra-outbox'

/** Proof of being the only one who sends. */
export interface Lease {
  /** Rejects when the lock was lost meanwhile. Called inside the transaction that writes an answer back. */
  confirm(): Promise<void>
}

/** One lock for all tabs and the worker. Its holder is the only one that talks to a service for the outbox. */
export interface OutboxLock {
  /** Waits for the lock, runs `work`, and gives the lock back however that ends. */
  run<Result>(work: (lease: Lease) => Promise<Result>, signal?: AbortSignal): Promise<Result>
}

/** The browser's Web Lock, or a lease in the database where the browser has none. */
export function outboxLock(db: IskraDatabase): OutboxLock {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  return locks === undefined ? leaseLock(db) : webLock(locks)
}

/** The browser gives a Web Lock back by itself when its holder dies, so it can't be lost while held. */
export function webLock(locks: Pick<LockManager, 'request'>): OutboxLock {
  return {
    run: async (work, signal) =>
      locks.request(OUTBOX_LOCK, signal === undefined ? {} : { signal }, async () =>
        work({ confirm: () => Promise.resolve() }),
      ),
  }
}
