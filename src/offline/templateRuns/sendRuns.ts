import { ApiError } from '#api/product/apiError.ts'
import type { ProductApi } from '#api/product/productApi.ts'
import {
  cancelTemplateRun,
  faultsOf,
  listTemplateRuns,
  newQuoteOf,
  readTemplateRun,
  startTemplateRun,
} from '#api/product/templateRunCalls.ts'
import { isEnded } from '#domain/generation/generation.ts'
import { POLL_ATTEMPTS } from '#domain/generation/limits.ts'
import type { TemplateRun } from '#domain/template/templateRun.ts'
import { change } from '../change.ts'
import type { IntentSender, SendContext, SendResult } from '../outbox/handler.ts'
import type { IntentKind, IntentRow } from '../outbox/intent.ts'
import { again, done, isGone, sendOne } from '../outbox/outcomes.ts'
import { dropRunIntent, enqueueRunPoll, runPollIn, type RunStores } from './enqueueRun.ts'
import { isRunUnderWay, type TemplateRunRow, withoutValues } from './templateRunRow.ts'

type RunResult = SendResult<'templateRuns'>

/** A yes to a price is good for this long (ms): a start that comes later asks again before it spends. */
const YES_GOOD_FOR_MS = 120_000

/** How each kind of intent about a run is sent. */
export const SEND_RUNS = {
  'template.run': firstOf('template.run', sendStart),
  'template.cancel': firstOf('template.cancel', sendCancel),
  'template.poll': firstOf('template.poll', poll),
}

function firstOf<Kind extends IntentKind>(
  kind: Kind,
  send: (intent: IntentRow<Kind>, context: SendContext) => Promise<RunResult>,
): IntentSender<'templateRuns'>['send'] {
  return (intents, context) =>
    sendOne(intents, kind, async (intent): Promise<RunResult> => {
      try {
        return await send(intent, context)
      } catch (error) {
        return again(intent, error)
      }
    })
}

async function sendStart(intent: IntentRow<'template.run'>, context: SendContext): Promise<RunResult> {
  const { db, lease } = context
  const { refCode } = intent.arguments
  const row = await db.templateRuns.get(refCode)
  if (row?.status !== 'pending' || row.asks || row.refusal !== null) return done(intent)
  const api = await context.productApi()
  const age = Date.now() - row.confirmedAt
  // A time ahead comes from a clock that was set back.
  if (age > YES_GOOD_FOR_MS || age < 0) {
    // Nobody looks at this price any more. Only the server knows whether an earlier sending has arrived.
    const found = row.wasSent ? await findRun(api, refCode) : null
    return done(intent, (stores) =>
      found === null ? ask(stores, refCode, {}) : takeRun(stores, refCode, found),
    )
  }
  await change(db, ['templateRuns', 'settings'], async (stores) => {
    await lease.confirm(stores)
    // From here on the server may know of it, whatever becomes of the answer.
    await stores.templateRuns.update(refCode, { wasSent: true })
  })
  try {
    const { slug, language, device, price } = row
    const request = { slug, values: { ...row.values }, language, device, refCode, credits: price.most }
    const run = await startTemplateRun(api, request)
    return done(intent, (stores) => takeRun(stores, refCode, run))
  } catch (error) {
    const quote = newQuoteOf(error)
    if (quote !== null) {
      return done(intent, (stores) =>
        ask(stores, refCode, { price: quote, refusal: 'TEMPLATE_PRICE_CHANGED' }),
      )
    }
    if (!isNo(error)) throw error
    const faults = (faultsOf(error) ?? []).map(({ field, fault }) => ({ name: field, fault }))
    return done(intent, (stores) => refuse(stores, refCode, { refusal: error.code, faults }))
  }
}

/** Whether the server has said that nothing was started, and will say so again. A session that ran out may come back. */
function isNo(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false
  return (error.kind === 'refused' && error.status !== 401) || error.code === 'TEMPLATE_UNAVAILABLE'
}

async function sendCancel(intent: IntentRow<'template.cancel'>, context: SendContext): Promise<RunResult> {
  const { refCode } = intent.arguments
  const api = await context.productApi()
  const known = (await context.db.templateRuns.get(refCode))?.id
  const id = known ?? (await findRun(api, refCode))?.id
  if (id === undefined) {
    // It has never begun.
    return done(intent, (stores) => stores.templateRuns.delete(refCode))
  }
  try {
    const run = await cancelTemplateRun(api, id)
    return done(intent, (stores) => takeRun(stores, refCode, run))
  } catch (error) {
    if (!isGone(error)) throw error
    return done(intent, (stores) => stores.templateRuns.delete(refCode))
  }
}

async function poll(intent: IntentRow<'template.poll'>, context: SendContext): Promise<RunResult> {
  const asked = (await context.db.templateRuns.toArray()).filter(isAskedAbout)
  if (asked.length === 0) return done(intent)
  const api = await context.productApi()
  const found = await Promise.all(asked.map(async (row) => ({ row, run: await readOrGone(api, row.id) })))
  return done(intent, async (stores) => {
    for (const { row, run } of found) {
      // Deleted on another device.
      if (run === null) await stores.templateRuns.delete(row.refCode)
      else await takeRun(stores, row.refCode, run)
    }
    // This one is about to be deleted: the next is an intent of its own.
    await stores.outbox.delete(intent.id)
    const left = (await stores.templateRuns.toArray()).filter(isAskedAbout)
    if (left.length > 0) await enqueueRunPoll(stores, runPollIn(left))
  })
}

/** After so many questions without an end, the next is a person’s. */
const isAskedAbout = (row: TemplateRunRow): row is TemplateRunRow & { readonly id: string } =>
  isRunUnderWay(row) && row.attempts < POLL_ATTEMPTS

async function readOrGone(api: ProductApi, id: string): Promise<TemplateRun | null> {
  try {
    return await readTemplateRun(api, id)
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

/** The run that a click started, where its answer was lost; null when nothing was started. */
async function findRun(api: ProductApi, refCode: string): Promise<TemplateRun | null> {
  const { runs } = await listTemplateRuns(api, { ref_code: refCode })
  const [first] = runs
  return first === undefined ? null : readTemplateRun(api, first.id)
}

/** What the server tells becomes what this device keeps. What waits in the server’s queue is under way here. */
async function takeRun(stores: RunStores, refCode: string, run: TemplateRun): Promise<void> {
  const row = await stores.templateRuns.get(refCode)
  if (row === undefined) return
  const hasEnded = isEnded(run.status)
  await dropRunIntent(stores, refCode)
  await stores.templateRuns.put({
    ...row,
    id: run.id,
    run: withoutValues(run),
    values: {},
    status: hasEnded ? run.status : 'processing',
    asks: false,
    refusal: null,
    wasSent: true,
    isCancelling: row.isCancelling && !hasEnded,
    endedAt: hasEnded ? (row.endedAt ?? new Date().toISOString()) : null,
    attempts: hasEnded ? 0 : row.attempts + 1,
  })
  if (!hasEnded) await enqueueRunPoll(stores, runPollIn([row]))
}

async function ask(stores: RunStores, refCode: string, news: Partial<TemplateRunRow>): Promise<void> {
  const row = await stores.templateRuns.get(refCode)
  if (row?.status === 'pending') await stores.templateRuns.put({ ...row, ...news, asks: true })
}

/** It came to nothing and has cost nothing. */
async function refuse(
  stores: RunStores,
  refCode: string,
  news: Pick<TemplateRunRow, 'refusal' | 'faults'>,
): Promise<void> {
  const row = await stores.templateRuns.get(refCode)
  if (row?.status !== 'pending') return
  const endedAt = new Date().toISOString()
  await stores.templateRuns.put({ ...row, ...news, values: {}, status: 'failed', endedAt })
}
