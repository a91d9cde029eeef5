import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { isEnded } from '#domain/generation/generation.ts'
import { partsOf } from '#domain/template/dryValue.ts'
import { withoutSecrets } from '#domain/template/fillForm.ts'
import { inLanguage } from '#domain/template/inLanguage.ts'
import { resultName } from '#domain/template/nodeKinds.ts'
import {
  type NodeRun,
  type RunPage,
  type RunPart,
  type RunQuery,
  type RunResult,
  RUNS_PAGE,
  type TemplateRun,
} from '#domain/template/templateRun.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import type { Caller } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { fileAddress } from '#server/platform/files/fileAddress.ts'
import type { FileGrant } from '#server/platform/files/fileGrant.ts'
import { behind, readCursor, writeCursor } from '#server/studio/generators/cursor.ts'
import { filesOfRuns } from '#server/studio/generators/runJobs.ts'
import { asRunFile, filesGiven } from '../sent/findSent.ts'
import { templateOf } from '../storedTemplate.ts'
import { type RunNodeRow, type RunRow, templateRunNodes, templateRuns } from '../tables.ts'
import { hasDelivered, isGiven, leadingTo } from './delivery.ts'
import { fileOfJob, fileOfPart, type RunFile } from './runFiles.ts'
import { NODE_RUNS } from './nodeRuns.ts'
import { planOf } from './runPlan.ts'

/** How many runs are read at once when all are read. */
const READ_AT_ONCE = 100

/** The owner, and the session for the addresses of files. */
interface RunReader {
  readonly session: Pick<Caller['session'], 'id'>
  readonly user: Pick<Caller['user'], 'roles'>
}

/**
 * A run as its owner sees it: each node's progress, and the results that are theirs. Prompts in the author's words are
 * shown only to people who may see the template itself.
 */
export async function viewRun(
  context: ServerContext,
  { session: { id: sessionId }, user }: RunReader,
  run: RunRow,
): Promise<TemplateRun> {
  const { nodes, files } = (await partsOfRuns(context.database, [run]))(run)
  const template = inLanguage(templateOf(run.content), run.language)
  const addressOf = addressOn(context, { kind: 'session', sessionId })
  const viewed: Viewed = {
    run,
    nodes,
    files,
    template,
    addressOf,
    showsPrompts: user.roles.includes('admin'),
  }
  const shown = shownNodes(viewed)
  return {
    ...shared(run, nodes),
    refCode: run.refCode,
    values: withoutSecrets(template.form, run.values),
    nodes: nodes.map((row) => ({
      ...nodeView(row, template),
      ...(shown.has(row.nodeId) ? givenView(viewed, row) : {}),
    })),
    results: resultsOf(viewed),
  }
}

/** A run's results so far that are its owner’s, with the keys of their files in place of addresses. */
export async function storedResults({ database }: ServerContext, run: RunRow): Promise<readonly RunResult[]> {
  const { nodes, files } = (await partsOfRuns(database, [run]))(run)
  const template = templateOf(run.content)
  return resultsOf({ run, nodes, files, template, addressOf: (key) => key, showsPrompts: true })
}

/** A page of a user's runs, the latest first. Throws INVALID_REQUEST for an unknown cursor. */
export async function listRuns(
  context: ServerContext,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
  { before, template_id: templateId, ref_code: refCode }: RunQuery,
): Promise<RunPage> {
  const { database } = context
  const cursor = before === undefined ? null : readCursor(before)
  if (before !== undefined && cursor === null) throw new Refusal('INVALID_REQUEST')
  const rows = await database
    .select()
    .from(templateRuns)
    .where(
      and(
        eq(templateRuns.userId, userId),
        templateId === undefined ? undefined : eq(templateRuns.templateId, templateId),
        refCode === undefined ? undefined : eq(templateRuns.refCode, refCode),
        cursor === null ? undefined : behind(cursor, templateRuns.createdAt, templateRuns.id),
      ),
    )
    .orderBy(desc(templateRuns.createdAt), desc(templateRuns.id))
    .limit(RUNS_PAGE + 1)
  const page = rows.slice(0, RUNS_PAGE)
  const addressOf = addressOn(context, { kind: 'session', sessionId })
  const partsOfRun = await partsOfRuns(database, page)
  const runs = page.map((run) => {
    const { nodes, files } = partsOfRun(run)
    const template = templateOf(run.content)
    const results = resultsOf({ run, nodes, files, template, addressOf, showsPrompts: false })
    const pictures = results
      .flatMap(({ parts }) => parts)
      .flatMap((part) => (part.kind === 'text' ? [] : part.files))
    const thumbnail =
      pictures.find(({ role }) => role === 'thumbnail') ?? pictures.find(({ role }) => role === 'poster')
    return { ...shared(run, nodes), thumbnailUrl: thumbnail?.url ?? null }
  })
  const last = page.at(-1)
  const hasMore = rows.length > RUNS_PAGE && last !== undefined
  return { runs, next: hasMore ? writeCursor({ at: last.createdAt, id: last.id }) : null }
}

interface RunParts {
  /** In their running order. */
  readonly nodes: readonly RunNodeRow[]
  /** The files that values name. */
  readonly files: ReadonlyMap<string, RunFile>
}

/** The rows of runs besides their own, all read at once. */
async function partsOfRuns(
  database: Database | Transaction,
  runs: readonly RunRow[],
): Promise<(run: RunRow) => RunParts> {
  const ids = runs.map(({ id }) => id)
  const rows =
    ids.length === 0
      ? []
      : await database
          .select()
          .from(templateRunNodes)
          .where(inArray(templateRunNodes.runId, ids))
          .orderBy(asc(templateRunNodes.position))
  const nodesOf = Map.groupBy(rows, ({ runId }) => runId)
  const sentOf = Map.groupBy(await filesGiven(database, ids), ({ runId }) => runId)
  const jobsOf = Map.groupBy(ids.length === 0 ? [] : await filesOfRuns(database, ids), ({ runId }) => runId)
  return ({ id }) => {
    const nodes = nodesOf.get(id) ?? []
    const sent = (sentOf.get(id) ?? []).map(asRunFile)
    const files = new Map<string, RunFile>([
      ...sent.map((each) => [each.file, each] as const),
      ...(jobsOf.get(id) ?? []).map((job) => [fileOfJob(job.id), job] as const),
      ...nodes.flatMap(({ made }) => made.map((part) => [part.file, fileOfPart(part)] as const)),
    ])
    return { nodes, files }
  }
}

function shared(run: RunRow, nodes: readonly RunNodeRow[]) {
  return {
    id: run.id,
    slug: run.slug,
    title: run.title,
    status: run.status,
    progress: run.status === 'completed' ? 100 : progressOf(nodes),
    createdAt: run.createdAt.toISOString(),
    startedAt: run.startedAt?.toISOString() ?? null,
    completedAt: run.completedAt?.toISOString() ?? null,
    credits: { held: run.credits, charged: isEnded(run.status) ? (run.charged ?? 0) : null },
    error: run.error,
  }
}

/** In percent. Results taken from earlier runs don't count. */
function progressOf(nodes: readonly RunNodeRow[]): number {
  const own = nodes.filter(({ takenFrom }) => takenFrom === null)
  const weighed = own.map(({ kind, progress, state }) => {
    const done = state === 'waiting' || state === 'running' ? progress : 100
    return { weight: NODE_RUNS[kind].weight, done }
  })
  const all = weighed.reduce((sum, { weight }) => sum + weight, 0)
  const done = weighed.reduce((sum, each) => sum + each.weight * each.done, 0)
  return all === 0 ? 0 : Math.min(99, Math.floor(done / all))
}

function nodeView(row: RunNodeRow, { nodes }: Template): NodeRun {
  return {
    id: row.nodeId,
    kind: row.kind,
    label: nodes.find(({ id }) => id === row.nodeId)?.label ?? '',
    state: row.state,
    progress: row.progress,
    attempts: row.attempts,
    taken: row.taken,
    error: row.error,
  }
}

interface Viewed extends RunParts {
  readonly run: RunRow
  readonly template: Template
  readonly addressOf: AddressOf
  readonly showsPrompts: boolean
}

/**
 * The nodes whose own results are their author's, in a run of the editor: those of delivered results (decisions/0098),
 * and those that were theirs before.
 */
function shownNodes({
  run,
  nodes,
  template,
}: Pick<Viewed, 'run' | 'nodes' | 'template'>): ReadonlySet<string> {
  if (!run.isPreview) return new Set()
  const taken = nodes.flatMap(({ nodeId, takenFrom }) => (takenFrom === null ? [] : [nodeId]))
  if (!isGiven(run, template)) return new Set(taken)
  const delivered = nodes.filter(hasDelivered).map(({ nodeId }) => nodeId)
  return new Set([...taken, ...leadingTo(planOf(template), delivered)])
}

/** The results of a run of the editor that are its owner's, by node id, and the files that they name. */
export async function givenNodes(
  { database }: ServerContext,
  run: RunRow,
): Promise<Pick<RunParts, 'files'> & { readonly rows: ReadonlyMap<string, RunNodeRow> }> {
  const { nodes, files } = (await partsOfRuns(database, [run]))(run)
  const shown = shownNodes({ run, nodes, template: templateOf(run.content) })
  const given = nodes.filter(({ nodeId, state }) => shown.has(nodeId) && state === 'completed')
  return { files, rows: new Map(given.map((row) => [row.nodeId, row])) }
}

function givenView(viewed: Viewed, row: RunNodeRow): Pick<NodeRun, 'given'> {
  const value = row.state === 'completed' ? (row.value?.given ?? null) : null
  return value === null ? {} : { given: partsOf(value).flatMap((part) => partView(part, viewed)) }
}

/** The address of a file by its key; with `downloadName` it is saved under that. */
type AddressOf = (key: string, options: { readonly downloadName?: string }) => string

/** Addresses that files can be fetched from on this grant. */
const addressOn =
  (context: ServerContext, grant: FileGrant): AddressOf =>
  (key, options) =>
    fileAddress(context, key, grant, options)

/** A run's results so far that are its owner's. */
function resultsOf(viewed: Viewed): RunResult[] {
  const { run, nodes, template } = viewed
  if (!isGiven(run, template)) return []
  const outputs = nodes.filter(hasDelivered)
  // In the order chosen by their author.
  return template.nodes.flatMap((node) => {
    const value = outputs.find(({ nodeId }) => nodeId === node.id)?.value?.given ?? null
    const parts = value === null ? [] : partsOf(value)
    const name = resultName(node)
    if (name === null || parts.length === 0) return []
    return [
      {
        output: node.id,
        name: name === '' ? node.label : name,
        parts: parts.flatMap((part) => partView(part, viewed)),
      },
    ]
  })
}

type Value = ReturnType<typeof partsOf>[number]

function partView(
  part: Value,
  { files, addressOf, showsPrompts }: Omit<Viewed, 'run' | 'nodes' | 'template'>,
): RunPart[] {
  if (typeof part !== 'object') return [{ kind: 'text', text: String(part) }]
  const file = files.get(part.file ?? '')
  // A picture of the person's own that passed through unchanged is in their gallery.
  if (file === undefined) return []
  const isSent = 'sent' in part
  const kind = isSent ? part.sent : part.mode === 'image' || part.mode === 'video' ? part.mode : 'audio'
  // A file without a preview is saved, under the name that it was sent with.
  const options = isSent && kind === 'file' ? { downloadName: part.name } : {}
  return [
    {
      kind,
      files: file.files.map(({ key, ...each }) => ({
        ...each,
        url: addressOf(key, options),
      })),
      colour: file.colour,
      prompt: isSent ? part.name : showsPrompts ? part.prompt : '',
      isProcedural: file.isProcedural,
    },
  ]
}

/** A user's stored runs, with addresses to download their results. */
export async function exportRuns(
  tx: Transaction,
  context: ServerContext,
  { id: sessionId, userId }: { readonly id: string; readonly userId: string },
) {
  const rows = await tx
    .select()
    .from(templateRuns)
    .where(eq(templateRuns.userId, userId))
    .orderBy(asc(templateRuns.createdAt))
  const exported = []
  for (let first = 0; first < rows.length; first += READ_AT_ONCE) {
    const runs = rows.slice(first, first + READ_AT_ONCE)
    const partsOfRun = await partsOfRuns(tx, runs)
    exported.push(...runs.map((run) => exportedRun(context, sessionId, run, partsOfRun(run))))
  }
  return exported
}

function exportedRun(context: ServerContext, sessionId: string, run: RunRow, { nodes, files }: RunParts) {
  const template = templateOf(run.content)
  const addressOf = addressOn(context, { kind: 'export', sessionId })
  const results = resultsOf({ run, nodes, files, template, addressOf, showsPrompts: false })
  return {
    id: run.id,
    template: run.title,
    values: withoutSecrets(template.form, run.values),
    status: run.status,
    credits: run.charged,
    created_at: run.createdAt.toISOString(),
    completed_at: run.completedAt?.toISOString() ?? null,
    results: results.map(({ name, parts }) => ({
      name,
      parts: parts.map((part) =>
        part.kind === 'text'
          ? part
          : {
              kind: part.kind,
              files: part.files.map(({ role, format, bytes, url }) => ({
                role,
                format,
                bytes,
                url: `${context.config.publicOrigin}${url}`,
              })),
            },
      ),
    })),
  }
}
