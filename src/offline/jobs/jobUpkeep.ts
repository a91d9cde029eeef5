import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { INTENT_STORES } from '../outbox/enqueue.ts'
import type { IntentKind, IntentRow } from '../outbox/intent.ts'
import { knownOwner } from '../outbox/owner.ts'
import { announceOutboxChange } from '../outbox/signal.ts'
import type { Stores } from '../stores.ts'
import type { JobRow } from './jobRow.ts'
import type { JobStoreName } from './jobKinds.ts'
import { JOBS } from './jobs.ts'

// What is done for jobs of every kind.

const KINDS = Object.values(JOBS)
const POLLS = KINDS.map(({ job }) => job.intents.poll)
const STARTS = KINDS.map(({ job }) => job.intents.start)
const JOB_STORES = KINDS.map(({ job }) => job.store)

/** The rows of whoever uses this device. Reads alone, so that a live query may ask. */
export async function readJobs(db: IskraDatabase): Promise<readonly JobRow[]> {
  const rows: JobRow[] = []
  for (const { job } of KINDS) rows.push(...(await job.rows(db).toArray()))
  return rows
}

/** Somebody is back: what is under way is asked about at once, and what else a return makes due is done. */
export async function renewJobs(db: IskraDatabase): Promise<void> {
  for (const { renew } of KINDS) await renew(db)
}

/** Something tells that there is news (a push): everything under way is due to be asked about, what rests included. */
export async function hurryJobs(db: IskraDatabase): Promise<void> {
  await change(db, [...JOB_STORES, ...INTENT_STORES], renewJobPolls)
  announceOutboxChange()
}

/** The same inside the caller's transaction. */
export async function renewJobPolls(stores: Stores<JobStoreName | 'outbox' | 'settings'>): Promise<void> {
  for (const { renewPolls } of KINDS) await renewPolls(stores)
}

/** Whether anything is to be started or asked about for whoever uses this device. */
export async function isMaking(db: IskraDatabase): Promise<boolean> {
  return (await waitingOf(db, [...STARTS, ...POLLS])).length > 0
}

/** When the next question of whoever uses this device is due, epoch ms; null when nothing is under way. */
export async function nextPollAt(db: IskraDatabase): Promise<number | null> {
  const polls = await waitingOf(db, POLLS)
  return polls.length === 0 ? null : Math.min(...polls.map((row) => row.nextAttemptAt))
}

async function waitingOf(db: IskraDatabase, kinds: readonly IntentKind[]): Promise<readonly IntentRow[]> {
  const owner = await knownOwner(db)
  return db.outbox
    .filter((row) => kinds.includes(row.kind) && row.owner === owner && row.state === 'waiting')
    .toArray()
}
