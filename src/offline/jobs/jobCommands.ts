import { isEnded } from '#domain/generation/generation.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { OfflineError } from '../offlineError.ts'
import { currentOwner } from '../outbox/owner.ts'
import { announceOutboxChange } from '../outbox/signal.ts'
import { isGuest } from '../session/owners.ts'
import { type Job, type JobStores, type RowOfJob, storesOf } from './job.ts'
import { dropStartIntent, enqueueCancel, enqueueStart } from './jobIntents.ts'
import type { JobKind, JobKinds } from './jobKinds.ts'

// A person's commands on paid jobs. Each rejects with an `OfflineError`; then nothing has changed.

/**
 * Asks for jobs of one press: their rows and starts in one transaction. One that asks is only kept. Rejects with
 * GENERATION_SIGN_IN_NEEDED for a guest.
 */
export async function askForJobs<Kind extends JobKind>(
  db: IskraDatabase,
  job: Job<Kind>,
  rows: readonly RowOfJob<Kind>[],
): Promise<void> {
  await change(db, storesOf(job), async (stores) => {
    if (isGuest(await currentOwner(stores))) {
      throw new OfflineError('GENERATION_SIGN_IN_NEEDED', 'what is paid for belongs to an account')
    }
    await job.makeRoom(stores)
    for (const row of rows) {
      await job.rows(stores).add(row)
      if (!row.asks) await enqueueStart(job, stores, row)
    }
  })
  announceOutboxChange()
}

/** The person has seen the price (again) and wants it: it is sent. Nothing happens to one that doesn't ask. */
export async function confirmJob<Kind extends JobKind>(
  db: IskraDatabase,
  job: Job<Kind>,
  refCode: string,
  price: JobKinds[Kind]['price'],
): Promise<void> {
  await change(db, storesOf(job), async (stores) => {
    const row = await job.rows(stores).get(refCode)
    if (row === undefined || !row.asks) return
    await job.rows(stores).put({ ...job.agreed(row, price), asks: false, confirmedAt: Date.now() })
    await enqueueStart(job, stores, row)
  })
  announceOutboxChange()
}

/** Drops an unwanted job: it leaves this device, and if it may have reached the server it is cancelled there. */
export async function dropJob<Kind extends JobKind>(
  db: IskraDatabase,
  job: Job<Kind>,
  refCode: string,
): Promise<void> {
  await change(db, storesOf(job), (stores) => forgetPending(job, stores, refCode))
  announceOutboxChange()
}

/** Removes one without an acknowledged start from this device, inside the caller's transaction. */
export async function forgetPending<Kind extends JobKind>(
  job: Job<Kind>,
  stores: JobStores<Kind>,
  refCode: string,
): Promise<void> {
  const row = await job.rows(stores).get(refCode)
  if (row?.status !== 'pending') return
  await dropStartIntent(job, stores, refCode)
  if (row.wasSent) await enqueueCancel(job, stores, row)
  await job.rows(stores).delete(refCode)
}

/** Cancels a job that hasn't ended. An unsent one needs no server; else the server decides. */
export async function cancelJob<Kind extends JobKind>(
  db: IskraDatabase,
  job: Job<Kind>,
  refCode: string,
): Promise<void> {
  await change(db, storesOf(job), async (stores) => {
    const row = await job.rows(stores).get(refCode)
    if (row === undefined || isEnded(row.status) || row.isCancelling) return
    await dropStartIntent(job, stores, refCode)
    await job.cancelHere(stores, row)
    if (row.wasSent) await enqueueCancel(job, stores, row)
  })
  announceOutboxChange()
}
