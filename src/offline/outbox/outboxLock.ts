import { lockManager } from '#domain/browser/parts.ts'
import type { IskraDatabase } from '../database.ts'
import { leaseLock } from './leaseLock.ts'
import type { OutboxLock } from './lock.ts'
import type { SenderName } from './outboxServices.ts'
import { webLock } from './webLock.ts'

/** The browser's Web Lock, or a lease in the database where the browser has none. */
export function outboxLock(db: IskraDatabase, name: SenderName): OutboxLock {
  const locks = lockManager()
  const { life } = db.openTransactions
  return locks === undefined ? leaseLock(db, name) : webLock(locks, `iskra-outbox:${name}`, { life })
}
