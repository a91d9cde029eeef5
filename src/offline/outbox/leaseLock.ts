import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { newId } from '../newId.ts'
import { OfflineError } from '../offlineError.ts'
import type { SettingKey } from '../settingRules.ts'
import type { OutboxLock } from './lock.ts'
import type { SenderName } from './outboxServices.ts'

/** Longer than the slowest call to a service, so that a living holder keeps it between two renewals. */
export const LEASE_MS = 45_000
const RENEW_MS = LEASE_MS / 3
const ASK_AGAIN_MS = 400

interface LeaseValue {
  readonly holder: string
  readonly expiresAt: number
}

/** A lock kept as a row that runs out unless it is renewed: for browsers without Web Locks. */
export function leaseLock(db: IskraDatabase, name: SenderName): OutboxLock {
  const key = `lock:outbox:${name}` as const
  return {
    async run(work, signal) {
      const holder = newId()
      while (!(await take(db, key, holder))) {
        signal?.throwIfAborted()
        await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
      }
      const renewal = setInterval(() => void take(db, key, holder).catch(() => undefined), RENEW_MS)
      try {
        return await work({ confirm: () => confirm(db, key, holder) })
      } finally {
        clearInterval(renewal)
        await giveBack(db, key, holder)
      }
    },
  }
}

/** Takes or renews the lease; false while somebody else holds it. */
function take(db: IskraDatabase, key: SettingKey, holder: string): Promise<boolean> {
  return change(db, async () => {
    const now = Date.now()
    const lease = await readLease(db, key)
    // A lease further ahead than any is granted comes from a clock that was set back.
    const taken = lease !== null && lease.expiresAt > now && lease.expiresAt <= now + LEASE_MS
    if (taken && lease.holder !== holder) return false
    await db.settings.put({
      key,
      value: { holder, expiresAt: now + LEASE_MS } satisfies LeaseValue,
    })
    return true
  })
}

async function confirm(db: IskraDatabase, key: SettingKey, holder: string): Promise<void> {
  const lease = await readLease(db, key)
  // This holder slept past its time, and somebody else sends now.
  if (lease?.holder !== holder)
    throw new OfflineError('OFFLINE_LOCK_LOST', 'the outbox is sent by somebody else')
}

function giveBack(db: IskraDatabase, key: SettingKey, holder: string): Promise<void> {
  return change(db, async () => {
    const lease = await readLease(db, key)
    if (lease?.holder === holder) await db.settings.delete(key)
  })
}

async function readLease(db: IskraDatabase, key: SettingKey): Promise<LeaseValue | null> {
  const value: unknown = (await db.settings.get(key))?.value
  if (typeof value !== 'object' || value === null) return null
  if (!('holder' in value && 'expiresAt' in value)) return null
  const { holder, expiresAt } = value
  return typeof holder === 'string' && typeof expiresAt === 'number' ? { holder, expiresAt } : null
}
