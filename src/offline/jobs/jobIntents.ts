import { enqueue, type IntentStores } from '../outbox/enqueue.ts'
import { enqueueQuestion } from '../outbox/enqueueQuestion.ts'
import type { Readable, Stores } from '../stores.ts'
import type { Job, JobStores, RowOfJob } from './job.ts'
import { isResting, isUnderWay } from './jobRow.ts'
import type { JobIntentKind, JobKind } from './jobKinds.ts'

// Each inside the caller's transaction, together with the row it is about.

const keyOf = (kind: JobIntentKind, refCode: string) => `${kind}:${refCode}`

export function enqueueStart<Kind extends JobKind>(
  job: Job<Kind>,
  stores: IntentStores,
  row: RowOfJob<Kind>,
): Promise<void> {
  const kind = job.intents.start
  return enqueue(stores, {
    kind,
    entity: job.entity(row.refCode),
    coalesceKey: keyOf(kind, row.refCode),
    arguments: job.startArguments(row),
  })
}

/** Removes an unsent start. */
export async function dropStartIntent<Kind extends JobKind>(
  job: Job<Kind>,
  stores: Stores<'outbox'>,
  refCode: string,
): Promise<void> {
  await stores.outbox.where('coalesceKey').equals(keyOf(job.intents.start, refCode)).delete()
}

export function enqueueCancel<Kind extends JobKind>(
  job: Job<Kind>,
  stores: IntentStores,
  row: RowOfJob<Kind>,
): Promise<void> {
  const kind = job.intents.cancel
  return enqueue(stores, {
    kind,
    entity: job.entity(row.refCode),
    coalesceKey: keyOf(kind, row.refCode),
    arguments: job.cancelArguments(row),
  })
}

/** Whether a cancel is wanted that the server doesn't know yet. */
export async function isCancelUnsent<Kind extends JobKind>(
  job: Job<Kind>,
  stores: Readable<'outbox'>,
  refCode: string,
): Promise<boolean> {
  return (await stores.outbox.where('coalesceKey').equals(keyOf(job.intents.cancel, refCode)).count()) > 0
}

/** Queues a poll of everything that shares this row's question, in this many ms. An earlier one stays. */
export function enqueuePoll<Kind extends JobKind>(
  job: Job<Kind>,
  stores: IntentStores,
  row: RowOfJob<Kind>,
  inMs: number,
): Promise<void> {
  return enqueueQuestion(stores, job.question(row), inMs)
}

/** Makes everything under way due to be asked about. */
export async function renewPolls<Kind extends JobKind>(
  job: Job<Kind>,
  stores: JobStores<Kind>,
): Promise<void> {
  const underWay = (await job.rows(stores).toArray()).filter(isUnderWay)
  for (const row of underWay) if (job.countsAnew(row)) await job.rows(stores).put({ ...row, attempts: 0 })
  const asked = new Map(underWay.map((row) => [job.question(row).entity, row]))
  for (const row of asked.values()) await enqueuePoll(job, stores, row, 0)
}

/** The cancel failed: its state is polled, and a start without an answer is sent again. */
export async function resumePolling<Kind extends JobKind>(
  job: Job<Kind>,
  stores: JobStores<Kind>,
  refCode: string,
): Promise<void> {
  const row = await job.rows(stores).get(refCode)
  if (row === undefined) return
  await job.rows(stores).put({ ...row, isCancelling: false, attempts: 0 })
  if (isUnderWay(row)) await enqueuePoll(job, stores, row, 0)
  else if (row.status === 'pending' && !row.asks) await enqueueStart(job, stores, row)
}

/** The running jobs of a poll's entity. Resting ones wait for a person. */
export async function askedAbout<Kind extends JobKind>(
  job: Job<Kind>,
  stores: JobStores<Kind>,
  entity: string,
) {
  const rows = (await job.rows(stores).toArray()).filter(isUnderWay)
  return rows.filter((row) => !isResting(row) && job.question(row).entity === entity)
}
