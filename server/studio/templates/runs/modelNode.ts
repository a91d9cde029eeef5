import { takenFields } from '#domain/generation/engineTakes.ts'
import { isEnded } from '#domain/generation/generation.ts'
import { NEGATIVE_PROMPT_MOST, SEED_LIMIT } from '#domain/generation/limits.ts'
import { bestOf } from '#domain/template/bestOf.ts'
import { type DryPart, type DryValue, isPicture, partsOf } from '#domain/template/dryValue.ts'
import { negativePromptOf, promptOf } from '#domain/template/kinds/model/modelPrompt.ts'
import type { NodeInput } from '#domain/template/kinds/nodeInput.ts'
import { parametersOf } from '#domain/template/modelParameters.ts'
import { RUN_FAILURES, type RunFailure } from '#domain/template/templateRun.ts'
import type { NodeOf, Template } from '#domain/template/templateSchema.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { enginesOf } from '#server/studio/generators/enginesOf.ts'
import { GeneratorRefused } from '#server/studio/generators/generatorRefused.ts'
import { insertRunJobs, type RunJob } from '#server/studio/generators/runJobs.ts'
import { checkAsked } from '#server/studio/generators/startGeneration.ts'
import type { GenerationRow } from '#server/studio/generators/tables.ts'
import { NodeFailure } from './nodeFailure.ts'
import type { Looking, NodeProgress, NodeRun } from './nodeRun.ts'
import { fileOfJob, isHeard, keyOfFile } from './runFiles.ts'

type ModelNode = NodeOf<'model'>

/** An engine's work takes nearly all the time of a run. */
export const modelRun: NodeRun<'model'> = {
  weight: 20,
  turn: (node, input) => ({ by: 'jobs', ask: (looking) => askFor(looking, node, input) }),
  follow: followModel,
  work: null,
}

/**
 * Asks for a node's works: all its variants at once, or the first of them when they are made one after another. Throws
 * a NodeFailure when it can't be asked for.
 */
async function askFor({ tx, context, run }: Looking, node: ModelNode, input: NodeInput): Promise<void> {
  const asked = await askedOf(tx, context, run, node, input)
  const { executionMode, fanout } = node.settings
  const variants = executionMode === 'sync' ? 1 : fanout
  await insertRunJobs(
    tx,
    context,
    Array.from({ length: variants }, (_, variant) => jobOf(asked, variant)),
  )
}

type Asked = Omit<RunJob, 'variant'>

function jobOf(asked: Asked, variant: number): RunJob {
  return { ...asked, options: withSeedAfter(asked.options, variant), variant }
}

/** Each variant of one seed has its own, or all would be the same: the seed plus its number. */
function withSeedAfter(options: Asked['options'], by: number): Asked['options'] {
  const { seed } = options
  return typeof seed === 'number' ? { ...options, seed: (seed + by + SEED_LIMIT) % SEED_LIMIT } : options
}

async function askedOf(
  tx: Transaction,
  context: ServerContext,
  run: Looking['run'],
  node: ModelNode,
  input: NodeInput,
): Promise<Asked> {
  const { mode, model, inputSource } = node.settings
  const engine = enginesOf(context).find(({ id }) => id === model)
  if (engine === undefined) throw new NodeFailure('GENERATOR_CONFIG_ERROR')
  const source = inputSource.from === 'field' ? partsOf(input.field(inputSource.field)) : []
  const arriving = [...source, ...input.arriving.flatMap(partsOf)]
  const fields = takenFields(mode, engine.takes)
  const start = startOf(arriving, mode, fields)
  const sourceKey = start === null ? null : await keyOfFile(tx, run, start)
  if (start !== null && sourceKey === null) throw new NodeFailure('TEMPLATE_PICTURE_MISSING')
  const negativePrompt = negativePromptOf(node, input).slice(0, NEGATIVE_PROMPT_MOST).toWellFormed().trim()
  const options = {
    ...parametersOf(node.settings),
    ...(negativePrompt === '' ? {} : { negativePrompt }),
    // The job names its source: here it only says that there is one.
    ...(start === null ? {} : mode === 'transcription' ? { source: 'run' } : { reference: 'run' }),
  }
  try {
    const checked = checkAsked([engine], mode, { prompt: promptOf(node, input), engine: model, options })
    return {
      userId: run.userId,
      runId: run.id,
      node: node.id,
      type: mode,
      engine: model,
      prompt: checked.prompt,
      options: checked.options,
      sourceKey,
    }
  } catch (error) {
    if (error instanceof GeneratorRefused) throw new NodeFailure(failureOf(error.code))
    throw error
  }
}

/** The model's source among all inputs, when it can start from one. */
function startOf(
  arriving: readonly DryPart[],
  mode: ModelNode['settings']['mode'],
  fields: Readonly<Record<string, unknown>>,
): string | null {
  if (mode === 'transcription') {
    return arriving.find(isHeard)?.file ?? null
  }
  return 'reference' in fields ? (arriving.find(isPicture)?.file ?? null) : null
}

function failureOf(code: string | null): RunFailure {
  if (code === 'GENERATOR_UNKNOWN_ENGINE') return 'GENERATOR_CONFIG_ERROR'
  return RUN_FAILURES.find((known) => known === code) ?? 'GENERATION_FAILED'
}

/** A job that failed with one of these would fail the same way again. */
const FINAL_FAILURES: ReadonlySet<string | null> = new Set(['GENERATION_REFUSED', 'GENERATOR_MODEL_RETIRED'])

/**
 * Checks the progress of a node's jobs; retries failed ones that may succeed another time, and asks for the next
 * variant when they are made one after another.
 */
async function followModel(
  { tx, context }: Pick<Looking, 'tx' | 'context'>,
  node: ModelNode,
  /** Never none. */
  jobs: readonly GenerationRow[],
  settings: Template['settings'],
): Promise<NodeProgress> {
  const { fanout, collectStrategy, executionMode } = node.settings
  const tries = 1 + (settings.autoRetry ? settings.maxRetries : 0)
  const variants = [...Map.groupBy(jobs, ({ position }) => position).values()]
  const again: RunJob[] = []
  const made: GenerationRow[] = []
  const failed: GenerationRow[] = []
  for (const tried of variants) {
    // At most one is running or has succeeded: that one counts, whenever the others were asked for.
    const last = tried.find(({ status }) => status !== 'failed') ?? tried.at(-1)
    if (last?.status === 'completed') made.push(last)
    if (last === undefined || last.status !== 'failed') continue
    if (tried.length < tries && !FINAL_FAILURES.has(last.errorCode)) again.push(sameJob(last, last.position))
    else failed.push(last)
  }
  const attempts = Math.max(...variants.map((tried) => tried.length))
  const isFirstEnough = collectStrategy === 'first_success' && made.length > 0
  const ended = made.length + failed.length
  if (!isFirstEnough && ended < fanout) {
    // One after another: the next only once all before it have ended.
    const [first] = jobs
    if (executionMode === 'sync' && ended === variants.length && first !== undefined) {
      again.push(sameJob(first, variants.length))
    }
    await insertRunJobs(tx, context, again)
    return { state: 'running', progress: progressOf(jobs, fanout), attempts, asked: again.length }
  }
  if (made.length === 0) {
    return { state: 'failed', attempts, error: failureOf(failed.at(-1)?.errorCode ?? null) }
  }
  return { state: 'completed', attempts, ...collected(made, collectStrategy) }
}

function sameJob(job: GenerationRow, variant: number): RunJob {
  const { userId, runId, runNode, type, engine, prompt, options, sourceKey } = job
  const asked = { userId, runId: runId ?? '', node: runNode ?? '', type, engine, prompt, sourceKey }
  return { ...asked, options: withSeedAfter(options, variant - job.position), variant }
}

/** In percent; a retried job begins anew. */
function progressOf(jobs: readonly GenerationRow[], fanout: number): number {
  const latest = new Map(jobs.map((job) => [job.position, job]))
  const sum = [...latest.values()].reduce(
    (all, { status, progress }) => all + (isEnded(status) && status !== 'failed' ? 100 : progress),
    0,
  )
  return Math.min(99, Math.floor(sum / fanout))
}

function collected(
  made: readonly GenerationRow[],
  strategy: ModelNode['settings']['collectStrategy'],
): { readonly value: DryValue; readonly delivered: number } {
  const byEnd = made.toSorted((one, other) => endOf(one) - endOf(other))
  const inOrder = made.toSorted((one, other) => one.position - other.position)
  if (strategy === 'first_success') {
    const [first] = byEnd
    return { value: first === undefined ? '' : partOf(first), delivered: 1 }
  }
  const parts = inOrder.map(partOf)
  if (strategy === 'all') {
    const [only = ''] = parts
    return { value: parts.length === 1 ? only : parts, delivered: made.length }
  }
  const bytes = new Map(made.map((job) => [fileOfJob(job.id), bytesOf(job)]))
  return { value: bestOf(parts, (file) => bytes.get(file) ?? 0) ?? '', delivered: made.length }
}

const endOf = ({ completedAt }: GenerationRow) => completedAt?.getTime() ?? 0
const bytesOf = ({ files }: GenerationRow) => files.find(({ role }) => role === 'original')?.bytes ?? 0

function partOf({ id, type, prompt, resultText }: GenerationRow): DryPart {
  if (type === 'text' || type === 'transcription') return resultText ?? ''
  return { mode: type, prompt, processed: [], file: fileOfJob(id) }
}
