import { and, eq, inArray } from 'drizzle-orm'
import { bounded } from '#domain/template/dryValue.ts'
import type { NodeInput } from '#domain/template/kinds/nodeInput.ts'
import { wayTaken } from '#domain/template/nodeKinds.ts'
import type { TemplateNode } from '#domain/template/templateSchema.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { cancelRunJobs, jobsOfRun } from '#server/studio/generators/runJobs.ts'
import type { GenerationRow } from '#server/studio/generators/tables.ts'
import { tellEnded, wakeWorkers } from '#server/studio/generators/wake.ts'
import { filesGiven, knownFiles } from '../sent/findSent.ts'
import { templateOf } from '../storedTemplate.ts'
import { type RunNodeRow, type RunRow, templateRunNodes, templateRuns } from '../tables.ts'
import { endRun } from './endRun.ts'
import { NodeFailure } from './nodeFailure.ts'
import { followNode, turnOf } from './nodeRuns.ts'
import { planOf } from './runPlan.ts'
import { hasEnded, inputOf, rowsOfRun, type RunState } from './runState.ts'

/** A run with running jobs is checked again after this, ms; sooner when one of this process ends. */
export const LOOK_AGAIN_MS = 1_000

/** One advance of a run, with its changes. */
interface Look extends RunState {
  readonly nodes: Map<string, RunNodeRow>
  readonly jobs: readonly GenerationRow[]
  /** Cancelled jobs: their workers are told after the commit. */
  readonly stopped: string[]
  /** Whether jobs were asked for: workers are told after the commit. */
  hasAsked: boolean
  /** Its time is up: no more jobs are asked for. */
  readonly isLate: boolean
}

/**
 * Advances a run as far as it can go now: due nodes are done or asked for, and a run with nothing left is ended. All of
 * it is one transaction; another worker that looks at the same run at the same time leaves it alone. A server killed in
 * between has changed nothing.
 */
export async function advanceRun(context: ServerContext, id: string): Promise<void> {
  const look = await context.database.transaction(async (tx) => {
    const [run] = await tx
      .select()
      .from(templateRuns)
      .where(and(eq(templateRuns.id, id), inArray(templateRuns.status, ['pending', 'processing'])))
      .for('update', { skipLocked: true })
    return run === undefined ? null : advanceHeld(tx, context, run)
  })
  look?.stopped.forEach((job) => tellEnded(context, job))
  if (look?.hasAsked === true) wakeWorkers(context)
}

async function advanceHeld(
  tx: Transaction,
  context: ServerContext,
  run: RunRow,
): Promise<Pick<Look, 'stopped' | 'hasAsked'>> {
  const rows = await rowsOfRun(tx, run.id)
  const look: Look = {
    run,
    plan: planOf(templateOf(run.content)),
    nodes: new Map(rows.map((row) => [row.nodeId, row])),
    sent: knownFiles(await filesGiven(tx, [run.id])),
    jobs: await jobsOfRun(tx, run.id),
    stopped: [],
    hasAsked: false,
    isLate: context.now() >= run.deadlineAt,
  }
  const { failureBehaviour } = look.plan.template.settings
  if (look.isLate) await giveUp(tx, context, look)
  for (const step of look.plan.steps) {
    await advanceNode(tx, context, look, step)
    const isStopped = failureBehaviour === 'stop' && look.nodes.get(step.node.id)?.state === 'failed'
    if (isStopped) break
  }
  const states = [...look.nodes.values()]
  const failed = states.find(({ state }) => state === 'failed')
  if ((failed !== undefined && failureBehaviour === 'stop') || states.every(hasEnded)) {
    look.stopped.push(...(await cancelRunJobs(tx, context, { runId: run.id })))
    await endRun(tx, context, look, look.isLate ? 'TEMPLATE_RUN_TIMEOUT' : null)
    return look
  }
  await tx
    .update(templateRuns)
    .set({
      status: 'processing',
      startedAt: run.startedAt ?? context.now(),
      dueAt: new Date(context.now().getTime() + LOOK_AGAIN_MS),
    })
    .where(eq(templateRuns.id, run.id))
  return look
}

/** The time is up: running work is cancelled, and the rest won't begin. */
async function giveUp(tx: Transaction, context: ServerContext, look: Look): Promise<void> {
  look.stopped.push(...(await cancelRunJobs(tx, context, { runId: look.run.id })))
  for (const row of look.nodes.values()) {
    if (row.state === 'running')
      await change(tx, look, row, { state: 'failed', error: 'TEMPLATE_RUN_TIMEOUT' })
  }
}

async function advanceNode(
  tx: Transaction,
  context: ServerContext,
  look: Look,
  { index, node, waitsFor }: RunState['plan']['steps'][number],
): Promise<void> {
  const row = look.nodes.get(node.id)
  if (row === undefined || hasEnded(row)) return
  if (row.state === 'running') return follow(tx, context, look, { node, row })
  if (!isItsTurn(look, waitsFor)) return
  const input = inputOf(look, index)
  if (input === null) return change(tx, look, row, { state: 'skipped', progress: 100 })
  try {
    await begin(tx, context, look, { node, row, input })
  } catch (error) {
    if (!(error instanceof NodeFailure)) throw error
    await change(tx, look, row, { state: 'failed', attempts: 1, error: error.code })
  }
}

/** Whether all nodes that a node waits for have ended; in a run of one step after another, whether no step is running. */
function isItsTurn({ nodes, plan }: Look, waitsFor: readonly string[]): boolean {
  const isReady = waitsFor.every((id) => {
    const before = nodes.get(id)
    return before === undefined || hasEnded(before)
  })
  if (!isReady || plan.template.settings.defaultMode === 'async') return isReady
  return ![...nodes.values()].some(({ state }) => state === 'running')
}

async function begin(
  tx: Transaction,
  context: ServerContext,
  look: Look,
  { node, row, input }: { readonly node: TemplateNode; readonly row: RunNodeRow; readonly input: NodeInput },
): Promise<void> {
  const turn = turnOf(node, input)
  if (turn.by === 'look') {
    const value = await turn.give({ tx, context, run: look.run })
    return change(tx, look, row, {
      state: 'completed',
      progress: 100,
      attempts: 1,
      taken: wayTaken(node, input.lookup),
      value: value === null ? null : { given: value },
    })
  }
  if (look.isLate) throw new NodeFailure('TEMPLATE_RUN_TIMEOUT')
  if (turn.by === 'jobs') {
    await turn.ask({ tx, context, run: look.run })
    look.hasAsked = true
  }
  return change(tx, look, row, { state: 'running', attempts: 1 })
}

async function follow(
  tx: Transaction,
  context: ServerContext,
  look: Look,
  { node, row }: { readonly node: TemplateNode; readonly row: RunNodeRow },
): Promise<void> {
  const jobs = look.jobs.filter(({ runNode }) => runNode === node.id)
  const { settings } = look.plan.template
  const now = await followNode({ tx, context }, node, jobs, settings)
  // Work in a worker reports its own progress.
  if (now === null) return
  if (now.state === 'running') {
    if (now.asked > 0) look.hasAsked = true
    const isSame = now.progress === row.progress && now.attempts === row.attempts
    if (!isSame) await change(tx, look, row, { progress: now.progress, attempts: now.attempts })
    return
  }
  // Some of the variants that aren't needed any more may still be made.
  look.stopped.push(...(await cancelRunJobs(tx, context, { runId: look.run.id, node: node.id })))
  const { attempts } = now
  if (now.state === 'failed') return change(tx, look, row, { state: 'failed', attempts, error: now.error })
  const { value, delivered } = now
  await change(tx, look, row, {
    state: 'completed',
    progress: 100,
    attempts,
    value: { given: bounded(value) },
    delivered,
  })
}

async function change(
  tx: Transaction,
  look: Look,
  row: RunNodeRow,
  to: Partial<Omit<RunNodeRow, 'runId' | 'nodeId'>>,
): Promise<void> {
  look.nodes.set(row.nodeId, { ...row, ...to })
  await tx
    .update(templateRunNodes)
    .set(to)
    .where(and(eq(templateRunNodes.runId, row.runId), eq(templateRunNodes.nodeId, row.nodeId)))
}
