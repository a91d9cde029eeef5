import { packId } from './packId.ts'
import type { PackOrder, PackProblem, PackRecord } from './packRecord.ts'

/** A pack whose worker has been silent for this long (ms) has lost it. */
export const PACK_SILENCE = 15_000

/** Starts a run: of a new pack, or a refresh that keeps the content of `previous` until it is replaced. */
export function beginPack(
  order: PackOrder,
  previous: PackRecord | null,
  now: Date,
  build: string,
): PackRecord {
  const at = now.toISOString()
  return {
    ...order,
    id: packId(order.subject),
    state: 'saving',
    problem: null,
    done: 0,
    total: 0,
    products: previous?.products ?? 0,
    pictures: previous?.pictures ?? 0,
    bytes: previous?.bytes ?? 0,
    startedAt: at,
    updatedAt: at,
    completeAsOf: previous?.completeAsOf ?? null,
    build,
  }
}

/**
 * Continues a run that was stopped or lost its worker: files fetched since `startedAt` count. A run of another build,
 * or one begun over a day ago, starts anew.
 */
export function resumePack(record: PackRecord, now: Date, build: string): PackRecord {
  const stale = now.getTime() - Date.parse(record.startedAt) > 86_400_000
  if (stale || record.build !== build) return beginPack(record, record, now, build)
  return { ...record, state: 'saving', problem: null, updatedAt: now.toISOString() }
}

export type PackProgress = Pick<PackRecord, 'done' | 'total' | 'products' | 'pictures' | 'bytes'>

export function advancePack(record: PackRecord, progress: PackProgress, now: Date): PackRecord {
  return { ...record, ...progress, updatedAt: now.toISOString() }
}

export function completePack(record: PackRecord, now: Date): PackRecord {
  return {
    ...record,
    state: 'ready',
    problem: null,
    done: record.total,
    updatedAt: now.toISOString(),
    completeAsOf: record.startedAt,
  }
}

export function stopPack(record: PackRecord, problem: PackProblem, now: Date): PackRecord {
  return { ...record, state: 'stopped', problem, updatedAt: now.toISOString() }
}

/** True when its worker was killed: the record says saving, but no worker saves it. */
export function hasLostItsWorker(record: PackRecord, now: Date): boolean {
  return record.state === 'saving' && now.getTime() - Date.parse(record.updatedAt) > PACK_SILENCE
}

/**
 * True when the pack should continue by itself once there is a worker and a network: killed or cut half-way, or saved
 * by another build. A run that the person cancelled, or the disk refused, waits for the person.
 */
export function resumesByItself(record: PackRecord, build: string): boolean {
  if (record.state === 'saving' || record.problem === 'network') return true
  return record.build !== build && record.state === 'ready'
}
