import { randomUUID } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import {
  bounded,
  type DryPart,
  type DryValue,
  isPicture,
  joined,
  mapParts,
  partsOf,
} from '#domain/template/dryValue.ts'
import { processed } from '#domain/template/simulateNode.ts'
import type { RunFailure } from '#domain/template/templateRun.ts'
import type { NodeOf } from '#domain/template/templateSchema.ts'
import type { ServerContext } from '#server/context.ts'
import { storeFiles } from '#server/files/discardedFiles.ts'
import { makingFolder } from '#server/files/incomingFile.ts'
import { fileStore } from '#server/files/storeOf.ts'
import { storeMadeFiles } from '#server/generators/storeResult.ts'
import { filesGiven, knownFiles } from '../sent/findSent.ts'
import { templateOf } from '../storedTemplate.ts'
import { type RunNodeRow, type StoredPart, templateRunNodes, templateRuns } from '../tables.ts'
import { workOnPicture } from './pictureWork.ts'
import { fileOfNode, keyOfFile } from './runFiles.ts'
import { planOf } from './runPlan.ts'
import { inputOf, rowsOfRun, type RunState } from './runState.ts'

/** How long a worker may take over the pictures of a node before another may begin anew. */
const LEASE_MS = 120_000
/** Whoever falls silent so often does so again. */
const ATTEMPTS_MOST = 3

/** A node whose pictures this worker works on. */
interface Held {
  readonly state: RunState
  readonly row: RunNodeRow
  readonly lease: string
}

/** Works on the pictures of the next node that waits for it; tells which run that was, null where there is none. */
export async function workOnNextNode(context: ServerContext): Promise<string | null> {
  const held = await holdNext(context)
  if (held === null) return null
  const { run, plan } = held.state
  const step = plan.steps.find(({ node }) => node.id === held.row.nodeId)
  if (step?.node.kind !== 'postprocess') throw new Error('pictures of a node that works on none')
  const folder = makingFolder(context, held.lease)
  try {
    const input = inputOf(held.state, step.index)
    const value = bounded(joined(input?.arriving ?? []))
    const worked = await workOnPictures(context, held, { node: step.node, value, folder })
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
        WHERE waiting.state = 'running' AND waiting.kind = 'postprocess'
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

interface Worked {
  readonly value: DryValue
  readonly made: readonly StoredPart[]
  /** The folders in which its files are stored, one of each picture. */
  readonly folders: readonly string[]
}

/** Works on each picture of a value, which keeps its shape. */
async function workOnPictures(
  context: ServerContext,
  { state: { run }, row, lease }: Held,
  {
    node,
    value,
    folder,
  }: { readonly node: NodeOf<'postprocess'>; readonly value: DryValue; readonly folder: string },
): Promise<Worked> {
  const made: StoredPart[] = []
  const folders: string[] = []
  const pictures = new Map<number, DryPart>()
  for (const [place, part] of partsOf(value).entries()) {
    if (!isPicture(part)) continue
    const kept = `runs/${run.id}/${lease}/${String(place)}/`
    folders.push(kept)
    const own = join(folder, String(place))
    await mkdir(own, { recursive: true })
    const source = join(own, 'source')
    const key = await keyOfFile(context.database, run, part.file ?? '')
    const isThere = key !== null && (await fileStore(context).download(key, source))
    if (!isThere) throw new Error('the picture is gone')
    const { files, colour } = await workOnPicture(source, node.settings, own)
    const stored = await storeMadeFiles(context, kept, files)
    const file = fileOfNode(row.nodeId, place)
    made.push({ file, files: stored, colour })
    pictures.set(place, { ...processed(part, node.settings.operation), file })
  }
  return { value: mapParts(value, (part, place) => pictures.get(place) ?? part), made, folders }
}

/** Keeps what was made, unless the run has ended or somebody else works on it by now: then the files are removed in time. */
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
