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
import type { TemplateRun } from '#domain/template/templateRun.ts'
import type { JobCalls, JobStores } from '../jobs/job.ts'
import { dropStartIntent, enqueuePoll } from '../jobs/jobIntents.ts'
import { isGone } from '../outbox/outcomes.ts'
import { runJob, runPollIn } from './runJob.ts'
import { withoutValues } from './templateRunRow.ts'

/** How runs of templates are started, cancelled and asked about. */
export const runCalls: JobCalls<'run'> = {
  async start(context) {
    const api = await context.productApi()
    return async ({ slug, values, language, device, refCode, price }) => {
      const request = { slug, values: { ...values }, language, device, refCode, credits: price.most }
      const run = await startTemplateRun(api, request)
      return (stores) => takeRun(stores, refCode, run)
    }
  },
  newPrice(error) {
    const price = newQuoteOf(error)
    return price === null ? null : (row) => ({ ...row, price, refusal: 'TEMPLATE_PRICE_CHANGED' })
  },
  /** It came to nothing and has cost nothing. */
  refusal(error) {
    if (!isNo(error)) return null
    const refused = {
      refusal: error.code,
      faults: (faultsOf(error) ?? []).map(({ field, fault }) => ({ name: field, fault })),
    }
    return async ({ templateRuns }, row) => {
      const endedAt = new Date().toISOString()
      await templateRuns.put({ ...row, ...refused, values: {}, status: 'failed', endedAt })
    }
  },
  async find(api, refCode) {
    const { runs } = await listTemplateRuns(api, { ref_code: refCode })
    const [first] = runs
    return first === undefined ? null : readTemplateRun(api, first.id)
  },
  takeFound: (stores, run) => takeRun(stores, run.refCode, run),
  async cancel({ arguments: { refCode } }, id, context) {
    try {
      const run = await cancelTemplateRun(await context.productApi(), id)
      return (stores) => takeRun(stores, refCode, run)
    } catch (error) {
      if (!isGone(error)) throw error
      return (stores) => stores.templateRuns.delete(refCode)
    }
  },
  async poll(asked, context) {
    const api = await context.productApi()
    const found = await Promise.all(
      asked.map(async ({ refCode, id }) => ({ refCode, run: await readOrGone(api, id) })),
    )
    return async (stores) => {
      for (const { refCode, run } of found) {
        // Deleted on another device.
        if (run === null) await stores.templateRuns.delete(refCode)
        else await takeRun(stores, refCode, run)
      }
    }
  },
}

/** Whether the server has said that nothing was started, and will say so again. A session that ran out may come back. */
function isNo(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false
  return (error.kind === 'refused' && error.status !== 401) || error.code === 'TEMPLATE_UNAVAILABLE'
}

async function readOrGone(api: ProductApi, id: string): Promise<TemplateRun | null> {
  try {
    return await readTemplateRun(api, id)
  } catch (error) {
    if (isGone(error)) return null
    throw error
  }
}

/** Writes the server's state into this device's row. A run in the server’s queue is running here. */
async function takeRun(stores: JobStores<'run'>, refCode: string, run: TemplateRun): Promise<void> {
  const row = await stores.templateRuns.get(refCode)
  if (row === undefined) return
  const hasEnded = isEnded(run.status)
  await dropStartIntent(runJob, stores, refCode)
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
  if (!hasEnded) await enqueuePoll(runJob, stores, row, runPollIn([row]))
}
