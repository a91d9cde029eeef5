import type { Readable } from '../stores.ts'

/** Proof of being the only one who sends. */
export interface Lease {
  /** Rejects when the lock was lost meanwhile. Called inside the transaction that writes an answer back. */
  confirm(stores: Readable<'settings'>): Promise<void>
}

/** One lock for all tabs and the worker. Its holder is the only one that sends under its name. */
export interface OutboxLock {
  /** Waits for the lock, runs `work`, and gives the lock back however that ends. */
  run<Result>(work: (lease: Lease) => Promise<Result>, signal?: AbortSignal): Promise<Result>
}
