import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import type { IntentHandler, IntentSender, SendContext, SendResult } from '../outbox/handler.ts'
import { type IntentKind, type IntentRow, isIntentOf } from '../outbox/intent.ts'
import { again, done, sendOne } from '../outbox/outcomes.ts'
import { type Job, type JobCalls, type JobStores, type RowOfJob, storesOf, type WriteBack } from './job.ts'
import { forgetPending } from './jobCommands.ts'
import { askedAbout, enqueuePoll, renewPolls, resumePolling } from './jobIntents.ts'
import type { JobKind, JobKinds } from './jobKinds.ts'
import { isYesOld } from './jobRow.ts'

type Store<Kind extends JobKind> = JobKinds[Kind]['store']
type Result<Kind extends JobKind> = Promise<SendResult<Store<Kind>>>

/** A kind of paid job as the device deals with it. */
export interface DefinedJob<Kind extends JobKind> {
  readonly job: Job<Kind>
  /** Starts a click's job. The same refCode is charged once, however often it is sent. */
  readonly start: IntentHandler<Store<Kind>>
  /** Cancels an unwanted job on the server, whether or not its start was ever answered. */
  readonly cancel: IntentHandler<Store<Kind>>
  /** Polls all running jobs of one question. While any is running, the next one follows. */
  readonly poll: IntentHandler<Store<Kind>>
  /** On a person's return: running jobs are polled at once, resting ones and those with a lost poll included. */
  readonly renew: (db: IskraDatabase) => Promise<void>
  /** There is news of it: the same, and nothing else that a return makes due. Inside the caller's transaction. */
  readonly renewPolls: WriteBack<Kind>
}

/** One life for every kind of paid job: asked for with a price, confirmed, started once, asked about, cancelled, ended. */
export function defineJob<Kind extends JobKind>(
  job: Job<Kind>,
  loadCalls: () => Promise<JobCalls<Kind>>,
): DefinedJob<Kind> {
  const { start, cancel, poll } = job.intents

  function senderOf<Intent extends IntentKind>(
    kind: Intent,
    send: (intent: IntentRow<Intent>, calls: JobCalls<Kind>, context: SendContext) => Result<Kind>,
  ): IntentSender<Store<Kind>> {
    return {
      service: job.service,
      stores: [job.store],
      manner: 'fifo',
      send: (intents, context) =>
        sendOne(intents, kind, async (intent): Result<Kind> => {
          const calls = await loadCalls()
          try {
            return await send(intent, calls, context)
          } catch (error) {
            return again(intent, error)
          }
        }),
    }
  }

  return {
    job,
    start: {
      sender: senderOf(start, (intent, calls, context) => sendStart(job, intent, calls, context)),
      isChange: true,
      async discard(stores, intent) {
        if (isIntentOf(intent, start)) await forgetPending(job, stores, intent.arguments.refCode)
      },
    },
    cancel: {
      sender: senderOf(cancel, (intent, calls, context) => sendCancel(job, intent, calls, context)),
      isChange: true,
      async discard(stores, intent) {
        if (isIntentOf(intent, cancel)) await resumePolling(job, stores, intent.arguments.refCode)
      },
    },
    poll: {
      sender: senderOf(poll, (intent, calls, context) => sendPoll(job, intent, calls, context)),
      isChange: false,
      discard: () => Promise.resolve(),
    },
    renew: (db) =>
      change(db, storesOf(job), async (stores) => {
        await renewPolls(job, stores)
        await job.onReturn(stores)
      }),
    renewPolls: (stores) => renewPolls(job, stores),
  }
}

async function sendStart<Kind extends JobKind>(
  job: Job<Kind>,
  intent: IntentRow<JobKinds[Kind]['start']>,
  calls: JobCalls<Kind>,
  context: SendContext,
): Result<Kind> {
  const { refCode } = intent.arguments
  const row = await job.rows(context.db).get(refCode)
  if (row?.status !== 'pending' || row.asks) return done(intent)

  /** Writes only while the start is still unanswered. */
  const writePending = (write: (stores: JobStores<Kind>, row: RowOfJob<Kind>) => Promise<unknown>) =>
    done<Store<Kind>>(intent, async (stores) => {
      const present = await job.rows(stores).get(refCode)
      if (present?.status === 'pending') await write(stores, present)
    })

  if (isYesOld(row)) {
    // This price is no longer on a screen. Only the server knows whether an earlier sending has arrived.
    const found = row.wasSent ? await calls.find(await context.productApi(), refCode) : null
    if (found !== null) return done(intent, (stores) => calls.takeFound(stores, found))
    return writePending((stores, present) => job.rows(stores).put({ ...present, asks: true }))
  }
  try {
    const start = await calls.start(context)
    await noteSent(job, refCode, context)
    return done(intent, await start(row))
  } catch (error) {
    const priced = calls.newPrice(error)
    if (priced !== null) {
      return writePending((stores, present) => job.rows(stores).put({ ...priced(present), asks: true }))
    }
    const refused = calls.refusal(error)
    if (refused === null) throw error
    return writePending(refused)
  }
}

/** From here on the server may know of it, whatever its answer. */
async function noteSent<Kind extends JobKind>(
  job: Job<Kind>,
  refCode: string,
  { db, lease }: SendContext,
): Promise<void> {
  await change(db, [job.store, 'settings'], async (stores) => {
    await lease.confirm(stores)
    const row = await job.rows(stores).get(refCode)
    if (row !== undefined) await job.rows(stores).put({ ...row, wasSent: true })
  })
}

async function sendCancel<Kind extends JobKind>(
  job: Job<Kind>,
  intent: IntentRow<JobKinds[Kind]['cancel']>,
  calls: JobCalls<Kind>,
  context: SendContext,
): Result<Kind> {
  const { refCode, id } = intent.arguments
  const known = (await job.rows(context.db).get(refCode))?.id ?? id
  const found = known ?? (await calls.find(await context.productApi(), refCode))?.id
  if (found !== undefined) return done(intent, await calls.cancel(intent, found, context))
  return done(intent, async (stores) => {
    // It has never begun.
    const row = await job.rows(stores).get(refCode)
    if (row?.isCancelling === true) await job.rows(stores).delete(refCode)
  })
}

async function sendPoll<Kind extends JobKind>(
  job: Job<Kind>,
  intent: IntentRow<JobKinds[Kind]['poll']>,
  calls: JobCalls<Kind>,
  context: SendContext,
): Result<Kind> {
  const asked = await askedAbout(job, context.db, intent.entity)
  if (asked.length === 0) return done(intent)
  const take = await calls.poll(asked, context)
  return done(intent, async (stores) => {
    await take(stores)
    const left = await askedAbout(job, stores, intent.entity)
    // This one is about to be deleted: the next is an intent of its own.
    await stores.outbox.delete(intent.id)
    const [first] = left
    if (first !== undefined) await enqueuePoll(job, stores, first, job.pollIn(left))
  })
}
