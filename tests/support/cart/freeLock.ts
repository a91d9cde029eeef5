import type { OutboxLock } from '#offline/outbox/lock.ts'

/** A lock without competition: for tests with a single place that sends. */
export const freeLock: OutboxLock = { run: (work) => work({ confirm: () => Promise.resolve() }) }
