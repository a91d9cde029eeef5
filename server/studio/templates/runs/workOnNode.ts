import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { and, eq, sql } from 'drizzle-orm'
import { bounded, joined } from '#domain/template/dryValue.ts'
import type { RunFailure } from '#domain/template/templateRun.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { storeFiles } from '#server/platform/files/discardedFiles.ts'
import { makingFolder } from '#server/platform/files/incomingFile.ts'
import { filesGiven, knownFiles } from '../sent/findSent.ts'
import { templateOf } from '../storedTemplate.ts'
import { type RunNodeRow, templateRunNodes, templateRuns } from '../tables.ts'
import type { Worked } from './nodeRun.ts'
import { WORKED_KINDS, workOnNode } from './nodeRuns.ts'
import { planOf } from './runPlan.ts'
import { inputOf, rowsOfRun, type RunState } from './runState.ts'

/** How long a worker may take over a node before another may begin anew. */
const LEASE_MS = 120_000
/** A worker that dies so often will do so again. */
const ATTEMPTS_MOST = 3
/** In the words of the query: only then the index of waiting nodes serves it. */
const KINDS = sql.raw(WORKED_KINDS.map((kind) => `'${kind}'`).join())

/** A node that this worker works on. */
interface Held {
  readonly state: RunState
  readonly row: RunNodeRow
  readonly lease: string
}

/** Works on the next waiting node; returns its run, null when there is none. */
export async function workOnNextNode(context: ServerContext): Promise<string | null> {
  const held = await holdNext(context)
  if (held === null) return null
  const { run, plan } = held.state
  const step = plan.steps.find(({ node }) => node.id === held.row.nodeId)
  if (step === undefined) throw new Error('a node of a run that the run has not')
  const folder = makingFolder(context, held.lease)
  try {
    const input = inputOf(held.state, step.index)
    const value = bounded(joined(input?.arriving ?? []))
    const kept = `runs/${run.id}/${held.lease}`
    const worked = await workOnNode({ context, run, folder, kept }, step.node, value)
    await settle(context, held, worked)
  } catch (error) {
    context.log.warn('a picture could not be worked on', { run: run.id, node: held.row.nodeId, error })
    await fail(context, held, 'TEMPLATE_PICTURE_MISSING')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return run.id
}

async function holdNext(context: ServerContext): Promise<Held | null> {
  const { database, now } = context
  const lease = randomUUID()
  const [row] = await database
    .update(templateRunNodes)
    .set({
      lease,
      leaseUntil: new Date(now().getTime() + LEASE_MS),
      attempts: sql`CASE WHEN ${templateRunNodes.lease} IS NULL THEN ${templateRunNodes.attempts} ELSE ${templateRunNodes.attempts} + 1 END`,
    })
    .where(
      sql`(${templateRunNodes.runId}, ${templateRunNodes.nodeId}) IN (
        SELECT waiting.run_id, waiting.node_id FROM ${templateRunNodes} AS waiting
        JOIN ${templateRuns} ON ${templateRuns.id} = waiting.run_id
        WHERE waiting.state = 'running' AND waiting.kind IN (${KINDS})
          AND (waiting.lease IS NULL OR waiting.lease_until < ${now().toISOString()}::timestamptz)
          AND ${templateRuns.status} = 'processing'
        ORDER BY ${templateRuns.createdAt} LIMIT 1 FOR UPDATE OF waiting SKIP LOCKED)`,
    )
    .returning()
  if (row === undefined) return null
  const [run] = await database.select().from(templateRuns).where(eq(templateRuns.id, row.runId))
  if (run === undefined) return null
  const rows = await rowsOfRun(database, run.id)
  const nodes = new Map(rows.map((each) => [each.nodeId, each]))
  const sent = knownFiles(await filesGiven(database, [run.id]))
  const held = { state: { run, plan: planOf(templateOf(run.content)), nodes, sent }, row, lease }
  if (row.attempts <= ATTEMPTS_MOST) return held
  await fail(context, held, 'GENERATOR_PROCESSING_FAILED')
  return null
}

/** Keeps a result, unless the run has ended or another worker has it by now: then the files are removed in time. */
async function settle(
  context: ServerContext,
  { row, lease }: Held,
  { value, made, folders }: Worked,
): Promise<void> {
  await context.database.transaction(async (tx) => {
    const [kept] = await tx
      .update(templateRunNodes)
      .set({
        state: 'completed',
        progress: 100,
        value: { given: value },
        made,
        lease: null,
        leaseUntil: null,
      })
      .where(and(isNode(row), eq(templateRunNodes.lease, lease), eq(templateRunNodes.state, 'running')))
      .returning()
    if (kept === undefined) return
    for (const each of folders) await storeFiles(tx, each)
  })
}

async function fail({ database }: ServerContext, { row, lease }: Held, error: RunFailure): Promise<void> {
  await database
    .update(templateRunNodes)
    .set({ state: 'failed', error, lease: null, leaseUntil: null })
    .where(and(isNode(row), eq(templateRunNodes.lease, lease), eq(templateRunNodes.state, 'running')))
}

function isNode({ runId, nodeId }: RunNodeRow) {
  return and(eq(templateRunNodes.runId, runId), eq(templateRunNodes.nodeId, nodeId))
}
