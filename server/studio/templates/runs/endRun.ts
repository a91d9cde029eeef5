import { and, eq, inArray } from 'drizzle-orm'
import { withoutSecrets } from '#domain/template/fillForm.ts'
import { isResult } from '#domain/template/nodeKinds.ts'
import type { EnginePrice } from '#domain/template/price.ts'
import { deliveredPrice } from '#domain/template/quote.ts'
import type { RunFailure } from '#domain/template/templateRun.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { endWork } from '#server/studio/paidWork/endWork.ts'
import { type RunNodeRow, templateRunNodes, templateRuns } from '../tables.ts'
import { enqueueRunWebhook } from '../webhooks/webhookOutbox.ts'
import { hasDelivered, leadingTo } from './delivery.ts'
import { givenOf, hasEnded, lookupOf, type RunState } from './runState.ts'

/**
 * Ends a run with nothing left to do, with its follow-up: delivered results are charged, its owner and its author's
 * address are told. The caller holds the lock of the run, which has not ended.
 */
export async function endRun(
  tx: Transaction,
  context: ServerContext,
  state: RunState,
  trouble: RunFailure | null,
): Promise<void> {
  const { run, plan, nodes } = state
  const failed = [...nodes.values()].find((row) => row.state === 'failed')
  const isStopped = failed !== undefined && plan.template.settings.failureBehaviour === 'stop'
  const outputs = outputsOf(state)
  const isCompleted = !isStopped && outputs.delivered > 0
  const charged = isCompleted ? Math.min(run.credits, priceOf(state, outputs)) : 0
  const error = isCompleted ? null : (trouble ?? failed?.error ?? 'TEMPLATE_NOTHING_MADE')
  await settleRun(tx, context, state, { status: isCompleted ? 'completed' : 'failed', charged, error })
}

/**
 * Cancels a locked run that hasn't ended; its jobs are cancelled already. Only delivered results are charged: a
 * provider's wasted fee is the house's, as for a failed run.
 */
export async function endCancelled(tx: Transaction, context: ServerContext, state: RunState): Promise<void> {
  const charged = Math.min(state.run.credits, priceOf(state, outputsOf(state)))
  await settleRun(tx, context, state, { status: 'cancelled', charged, error: null })
}

async function settleRun(
  tx: Transaction,
  context: ServerContext,
  { run, plan, nodes }: RunState,
  end: {
    readonly status: 'completed' | 'failed' | 'cancelled'
    readonly charged: number
    readonly error: RunFailure | null
  },
): Promise<void> {
  const { settings, form } = plan.template
  const [ended] = await tx
    .update(templateRuns)
    // Secret values were there for the conditions, and none is evaluated any more.
    .set({ ...end, values: withoutSecrets(form, run.values), completedAt: context.now() })
    .where(eq(templateRuns.id, run.id))
    .returning()
  if (ended === undefined) throw new Error('a run that is held is gone')
  await tx
    .update(templateRunNodes)
    .set({ state: 'cancelled', lease: null, leaseUntil: null })
    .where(and(eq(templateRunNodes.runId, run.id), inArray(templateRunNodes.state, ['waiting', 'running'])))
  await endWork(tx, context, {
    subject: { kind: 'run', id: run.id },
    userId: run.userId,
    askedAt: run.createdAt,
    end: end.status,
    title: run.title,
    slug: run.slug,
    charged: end.charged,
    notifies: settings.notifyUser,
  })
  if (settings.webhookUrl !== '')
    await enqueueRunWebhook(tx, context, ended, settings.webhookUrl, [...nodes.values()])
}

/** Outputs with results, and those that should have some: those not reached yet included. */
function outputsOf({ plan, nodes }: RunState) {
  const outputs = plan.template.nodes.filter(({ kind }) => isResult(kind))
  const delivered = outputs.filter(({ id }) => hasDelivered(nodes.get(id)))
  const missed = outputs.filter(
    ({ id }) =>
      !hasDelivered(nodes.get(id)) && (isAhead(nodes.get(id)) || hasFailureBefore({ plan, nodes }, id)),
  )
  return {
    ids: delivered.map(({ id }) => id),
    delivered: delivered.length,
    wanted: delivered.length + missed.length,
  }
}

const isAhead = (row: RunNodeRow | undefined) => row !== undefined && !hasEnded(row)

/** Whether a failed node leads to a node: otherwise it was skipped because its path wasn't taken. */
function hasFailureBefore({ plan, nodes }: Pick<RunState, 'plan' | 'nodes'>, id: string): boolean {
  return [...leadingTo(plan, [id])].some((each) => nodes.get(each)?.state === 'failed')
}

/** The run's cost so far, in credits: 0 when nothing was delivered. */
function priceOf(state: RunState, outputs: ReturnType<typeof outputsOf>): number {
  const { run, plan, nodes } = state
  const isOfUse = leadingTo(plan, outputs.ids)
  const ran = plan.template.nodes.filter(({ id }) => {
    const row = nodes.get(id)
    return isOfUse.has(id) && row?.state === 'completed' && row.takenFrom === null
  })
  return deliveredPrice(plan.template, {
    results: new Map(ran.map(({ id }) => [id, nodes.get(id)?.delivered ?? 0])),
    outputs,
    ran,
    lookup: lookupOf(run, (id) => givenOf(nodes.get(id))),
    enginePrice: enginePriceOf(run),
  })
}

/** The price at the time of the run's request. */
const enginePriceOf =
  ({ prices }: RunState['run']): EnginePrice =>
  (engine) =>
    prices[engine] ?? 0
