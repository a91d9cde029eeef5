import type { IskraDatabase } from '../database.ts'
import type { OutboxService } from './handler.ts'
import { leaseLock } from './leaseLock.ts'

/** Whose turn there is on a device: each service of the outbox, and the files that are sent beside it. */
export type SenderName = OutboxService | 'uploads'

/** Proof of being the only one who sends. */
export interface Lease {
  /** Rejects when the lock was lost meanwhile. Called inside the transaction that writes an answer back. */
  confirm(): Promise<void>
}

/** One lock for all tabs and the worker. Its holder is the only one that sends under its name. */
export interface OutboxLock {
  /** Waits for the lock, runs `work`, and gives the lock back however that ends. */
  run<Result>(work: (lease: Lease) => Promise<Result>, signal?: AbortSignal): Promise<Result>
}

/** The browser's Web Lock, or a lease in the database where the browser has none. */
export function outboxLock(db: IskraDatabase, name: SenderName): OutboxLock {
  const locks: LockManager | undefined = globalThis.navigator?.locks
  return locks === undefined ? leaseLock(db, name) : webLock(locks, name)
}

/** The browser gives a Web Lock back by itself when its holder dies, so it can't be lost while held. */
function webLock(locks: LockManager, name: SenderName): OutboxLock {
  return {
    run: async (work, signal) =>
      locks.request(`iskra-outbox:${name}`, signal === undefined ? {} : { signal }, async () =>
        work({ confirm: () => Promise.resolve() }),
      ),
  }
}
