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

// Upkeep of all kinds of jobs.

const KINDS = Object.values(JOBS)
const POLLS = KINDS.map(({ job }) => job.intents.poll)
const STARTS = KINDS.map(({ job }) => job.intents.start)
const JOB_STORES = KINDS.map(({ job }) => job.store)

/** The present user's rows. Only reads, so a live query may use it. */
export async function readJobs(db: IskraDatabase): Promise<readonly JobRow[]> {
  const rows: JobRow[] = []
  for (const { job } of KINDS) rows.push(...(await job.rows(db).toArray()))
  return rows
}

/** On a person's return: polls running jobs at once, and does the kinds' further work. */
export async function renewJobs(db: IskraDatabase): Promise<void> {
  for (const { renew } of KINDS) await renew(db)
}

/** After news, such as a push: all running jobs are due for a poll, resting ones included. */
export async function hurryJobs(db: IskraDatabase): Promise<void> {
  await change(db, [...JOB_STORES, ...INTENT_STORES], renewJobPolls)
  announceOutboxChange()
}

/** The same inside the caller's transaction. */
export async function renewJobPolls(stores: Stores<JobStoreName | 'outbox' | 'settings'>): Promise<void> {
  for (const { renewPolls } of KINDS) await renewPolls(stores)
}

/** Whether the present user has anything to start or poll. */
export async function isMaking(db: IskraDatabase): Promise<boolean> {
  return (await waitingOf(db, [...STARTS, ...POLLS])).length > 0
}

/** When the present user's next poll is due, epoch ms; null when nothing is running. */
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
