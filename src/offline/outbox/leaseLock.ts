import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { newId } from '#domain/newId.ts'
import { OfflineError } from '../offlineError.ts'
import type { SettingKey } from '../settingRules.ts'
import type { Readable } from '../stores.ts'
import type { OutboxLock } from './lock.ts'
import type { SenderName } from './outboxServices.ts'

/** Longer than the slowest call to a service, so a living holder keeps it between two renewals. */
export const LEASE_MS = 45_000
const HEARTBEAT_MS = LEASE_MS / 3
const ASK_AGAIN_MS = 400

interface LeaseValue {
  readonly holder: string
  readonly expiresAt: number
}

/** A lock stored as a row that expires unless it is renewed: for browsers without Web Locks. */
export function leaseLock(db: IskraDatabase, name: SenderName): OutboxLock {
  const key = `lock:outbox:${name}` as const
  return {
    async run(work, signal) {
      const holder = newId()
      await acquire(db, key, holder, signal)
      const stopHeartbeat = startHeartbeat(db, key, holder)
      try {
        return await work({ confirm: (stores) => confirm(stores, key, holder) })
      } finally {
        stopHeartbeat()
        await release(db, key, holder)
      }
    },
  }
}

/** Resolves once `holder` has the lease; rejects when `signal` aborts. */
async function acquire(
  db: IskraDatabase,
  key: SettingKey,
  holder: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  while (!(await renewLease(db, key, holder))) {
    signal?.throwIfAborted()
    await pause(ASK_AGAIN_MS)
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Renews the lease for as long as its holder works. Returns how to stop. */
function startHeartbeat(db: IskraDatabase, key: SettingKey, holder: string): () => void {
  const timer = setInterval(() => void renewLease(db, key, holder).catch(() => undefined), HEARTBEAT_MS)
  return () => clearInterval(timer)
}

/** Takes the lease, or extends it; false while another holds it. */
function renewLease(db: IskraDatabase, key: SettingKey, holder: string): Promise<boolean> {
  return change(db, ['settings'], async (stores) => {
    const now = Date.now()
    const lease = await readLease(stores, key)
    // A lease further ahead than any that is granted comes from a clock that was set back.
    const isTaken = lease !== null && lease.expiresAt > now && lease.expiresAt <= now + LEASE_MS
    if (isTaken && !isHeldBy(lease, holder)) return false
    await stores.settings.put({
      key,
      value: { holder, expiresAt: now + LEASE_MS } satisfies LeaseValue,
    })
    return true
  })
}

async function confirm(stores: Readable<'settings'>, key: SettingKey, holder: string): Promise<void> {
  // A holder that slept past its time has lost it to another, who sends now.
  if (!isHeldBy(await readLease(stores, key), holder))
    throw new OfflineError('OFFLINE_LOCK_LOST', 'the outbox is sent by somebody else')
}

function release(db: IskraDatabase, key: SettingKey, holder: string): Promise<void> {
  return change(db, ['settings'], async (stores) => {
    if (isHeldBy(await readLease(stores, key), holder)) await stores.settings.delete(key)
  })
}

function isHeldBy(lease: LeaseValue | null, holder: string): boolean {
  return lease?.holder === holder
}

async function readLease(stores: Readable<'settings'>, key: SettingKey): Promise<LeaseValue | null> {
  const value: unknown = (await stores.settings.get(key))?.value
  if (typeof value !== 'object' || value === null) return null
  if (!('holder' in value && 'expiresAt' in value)) return null
  const { holder, expiresAt } = value
  return typeof holder === 'string' && typeof expiresAt === 'number' ? { holder, expiresAt } : null
}
