import type { IskraDatabase } from '../database.ts'
import { leaseLock } from './leaseLock.ts'
import type { OutboxLock } from './lock.ts'
import type { SenderName } from './outboxServices.ts'

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
