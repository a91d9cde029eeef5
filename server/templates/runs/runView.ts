import { and, asc, desc, eq, lt, or } from 'drizzle-orm'
import { isEnded } from '#domain/generation/generation.ts'
import { partsOf } from '#domain/template/dryValue.ts'
import {
  type NodeRun,
  type RunPage,
  type RunPart,
  type RunQuery,
  type RunResult,
  RUNS_PAGE,
  type TemplateRun,
} from '#domain/template/templateRun.ts'
import { inLanguage } from '#domain/template/inLanguage.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import type { ServerContext } from '#server/context.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { fileAddress } from '#server/files/fileAddress.ts'
import type { FileGround } from '#server/files/fileGround.ts'
import { jobsOfRun } from '#server/generators/runJobs.ts'
import type { GenerationRow } from '#server/generators/tables.ts'
import { templateOf } from '../storedTemplate.ts'
import { type RunNodeRow, type RunRow, templateRunNodes, templateRuns } from '../tables.ts'
import { fileOfJob, type RunFile } from './runFiles.ts'

/** A run as its owner sees it: how far each node is, and what has come to outputs. */
export async function viewRun(context: ServerContext, sessionId: string, run: RunRow): Promise<TemplateRun> {
  const { database } = context
  const nodes = await nodesOf(database, run.id)
  const template = inLanguage(templateOf(run.content), run.language)
  return {
    ...shared(run, nodes),
    refCode: run.refCode,
    values: run.values,
    nodes: nodes.map((row) => nodeView(row, template)),
    results: await resultsOf(context, database, {
      run,
      nodes,
      template,
      ground: { kind: 'session', sessionId },
    }),
  }
}

/** A page of a user's runs, the latest first. */
export async function listRuns(
  context: ServerContext,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
  { before, slug, ref_code: refCode }: RunQuery,
): Promise<RunPage> {
  const { database } = context
  const rows = await database
    .select()
    .from(templateRuns)
    .where(
      and(
        eq(templateRuns.userId, userId),
        slug === undefined ? undefined : eq(templateRuns.slug, slug),
        refCode === undefined ? undefined : eq(templateRuns.refCode, refCode),
        beforeCursor(before),
      ),
    )
    .orderBy(desc(templateRuns.createdAt), desc(templateRuns.id))
    .limit(RUNS_PAGE + 1)
  const page = rows.slice(0, RUNS_PAGE)
  const ground = { kind: 'session', sessionId } as const
  const runs: RunPage['runs'] = []
  for (const run of page) {
    const nodes = await nodesOf(database, run.id)
    const template = templateOf(run.content)
    const results = await resultsOf(context, database, { run, nodes, template, ground })
    const pictures = results
      .flatMap(({ parts }) => parts)
      .flatMap((part) => (part.kind === 'text' ? [] : part.files))
    const thumbnail =
      pictures.find(({ role }) => role === 'thumbnail') ?? pictures.find(({ role }) => role === 'poster')
    runs.push({ ...shared(run, nodes), thumbnailUrl: thumbnail?.url ?? null })
  }
  const last = page.at(-1)
  const next = rows.length > RUNS_PAGE && last !== undefined ? cursorOf(last) : null
  return { runs, next }
}

const cursorOf = ({ createdAt, id }: RunRow) => `${createdAt.toISOString()}_${id}`

/** A cursor that nobody was given leads to the first page. */
function beforeCursor(before: string | undefined) {
  const [at = '', id = ''] = before?.split('_') ?? []
  const moment = new Date(at)
  if (before === undefined || Number.isNaN(moment.getTime())) return undefined
  return or(
    lt(templateRuns.createdAt, moment),
    and(eq(templateRuns.createdAt, moment), lt(templateRuns.id, id)),
  )
}

function nodesOf(database: Database | Transaction, runId: string): Promise<RunNodeRow[]> {
  return database
    .select()
    .from(templateRunNodes)
    .where(eq(templateRunNodes.runId, runId))
    .orderBy(asc(templateRunNodes.position))
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

/** In percent. What engines make takes nearly all the time: the rest counts little. */
function progressOf(nodes: readonly RunNodeRow[]): number {
  const weighed = nodes.map(({ kind, progress, state }) => {
    const done = state === 'waiting' || state === 'running' ? progress : 100
    return { weight: kind === 'model' ? 20 : 1, done }
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

interface Viewed {
  readonly run: RunRow
  readonly nodes: readonly RunNodeRow[]
  readonly template: Template
  readonly ground: FileGround
}

/** What has come to outputs so far, with addresses that its files can be fetched from on this ground. */
async function resultsOf(
  context: ServerContext,
  database: Database | Transaction,
  { run, nodes, template, ground }: Viewed,
): Promise<RunResult[]> {
  const outputs = nodes.filter(
    ({ kind, state, value }) => kind === 'output' && state === 'completed' && value !== null,
  )
  if (outputs.length === 0) return []
  const files = await filesOf(database, run.id, nodes)
  // In the order in which their author has put them.
  return template.nodes.flatMap((node) => {
    const value = outputs.find(({ nodeId }) => nodeId === node.id)?.value?.given ?? null
    const parts = value === null ? [] : partsOf(value)
    if (node.kind !== 'output' || parts.length === 0) return []
    const name = node.settings.name === '' ? node.label : node.settings.name
    return [{ output: node.id, name, parts: parts.flatMap((part) => partView(context, part, files, ground)) }]
  })
}

async function filesOf(
  database: Database | Transaction,
  runId: string,
  nodes: readonly RunNodeRow[],
): Promise<ReadonlyMap<string, RunFile>> {
  const jobs = await jobsOfRun(database, runId)
  return new Map<string, RunFile>([
    ...jobs.map((job: GenerationRow) => [fileOfJob(job.id), job] as const),
    ...nodes.flatMap(({ made }) => made.map((part) => [part.file, { ...part, isProcedural: true }] as const)),
  ])
}

type Value = ReturnType<typeof partsOf>[number]

function partView(
  context: ServerContext,
  part: Value,
  files: ReadonlyMap<string, RunFile>,
  ground: FileGround,
): RunPart[] {
  if (typeof part !== 'object') return [{ kind: 'text', text: String(part) }]
  const file = files.get(part.file ?? '')
  // A picture of the person's own that went through unchanged is in their gallery.
  if (file === undefined) return []
  return [
    {
      kind: part.mode === 'image' || part.mode === 'video' ? part.mode : 'audio',
      files: file.files.map(({ key, ...each }) => ({ ...each, url: fileAddress(context, key, ground) })),
      colour: file.colour,
      prompt: part.prompt,
      isProcedural: file.isProcedural,
    },
  ]
}

/** What is kept of a user's runs, with addresses to take along what they have made. */
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
  for (const run of rows) {
    const nodes = await nodesOf(tx, run.id)
    const template = templateOf(run.content)
    const ground = { kind: 'export', sessionId } as const
    const results = await resultsOf(context, tx, { run, nodes, template, ground })
    exported.push({
      id: run.id,
      template: run.title,
      values: run.values,
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
    })
  }
  return exported
}
