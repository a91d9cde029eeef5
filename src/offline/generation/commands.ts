import { knowsNoNetwork } from '#domain/browser/parts.ts'
import type { GenerationType } from '#domain/generation/engines.ts'
import { BATCH_MOST, PROMPT_MOST } from '#domain/generation/limits.ts'
import { read } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { newId } from '#domain/newId.ts'
import { askForJobs } from '../jobs/jobCommands.ts'
import { OfflineError } from '../offlineError.ts'
import { cleanTags } from './cleanTags.ts'
import { generationJob } from './generationJob.ts'
import type { GenerationRow } from './generationRow.ts'

/** The request of a click. */
export interface WantedGeneration {
  readonly type: GenerationType
  readonly prompt: string
  readonly engine: string
  readonly options: Readonly<Record<string, unknown>>
  /** The price that the person saw. */
  readonly credits: number
  readonly tags?: readonly string[]
  /** Names this click, where it was remembered before; a new one otherwise. */
  readonly refCode?: string
  /** The number of them, each with its own price and result; one by default. */
  readonly count?: number
  /** The services are known not to answer: it is kept, and asks again before anything is sent. */
  readonly isOffline?: boolean
}

/**
 * Asks for a generation, or for several of it: their rows and starts in one transaction; returns the first one's refCode.
 * Known to be offline, it is only kept (`asks`). Rejects with an `OfflineError`: GENERATOR_INVALID_PROMPT, GENERATION_SIGN_IN_NEEDED for a guest,
 * or storage; then nothing has changed.
 */
export async function askForGeneration(db: IskraDatabase, wanted: WantedGeneration): Promise<string> {
  const prompt = wanted.prompt.trim()
  if (prompt === '' || prompt.length > PROMPT_MOST) {
    throw new OfflineError('GENERATOR_INVALID_PROMPT', `a prompt has 1 to ${PROMPT_MOST} characters`)
  }
  const first = newRow({ ...wanted, prompt })
  await askForJobs(db, generationJob, inBatch(first, wanted.count ?? 1))
  return first.refCode
}

/** A row and others of the same press; with the same seed they would be the same. */
function inBatch(first: GenerationRow, count: number): readonly GenerationRow[] {
  if (count === 1) return [first]
  const { seed: _, ...options } = first.options
  const shared = { ...first, options, batch: first.refCode }
  const others = Array.from({ length: Math.min(count, BATCH_MOST) - 1 }, () => ({
    ...shared,
    refCode: newId(),
  }))
  return [shared, ...others]
}

/** Starts the same again (specification part 2, section 4) at the present price: another click, another refCode. */
export async function retryGeneration(
  db: IskraDatabase,
  refCode: string,
  { credits, isOffline }: Pick<WantedGeneration, 'credits' | 'isOffline'>,
): Promise<string> {
  const row = await read(db, ['generations'], (stores) => stores.generations.get(refCode))
  if (row === undefined) throw new OfflineError('GENERATION_NOT_FOUND', 'it has left this device')
  const { type, prompt, engine, options, tags } = row
  return askForGeneration(db, { type, prompt, engine, options, tags, credits, isOffline: isOffline ?? false })
}

function newRow({
  type,
  prompt,
  engine,
  options,
  credits,
  tags = [],
  refCode = newId(),
  isOffline = false,
}: WantedGeneration): GenerationRow {
  const now = new Date()
  return {
    refCode,
    id: null,
    type,
    prompt,
    engine,
    options,
    status: 'pending',
    asks: isOffline || knowsNoNetwork(),
    createdAt: now.toISOString(),
    startedAt: null,
    completedAt: null,
    endedAt: null,
    usage: { credits, processingTime: null },
    refund: credits,
    progress: 0,
    estimatedTime: null,
    queuePosition: 0,
    result: null,
    error: null,
    tags: cleanTags(tags),
    isFavourite: false,
    isPublic: false,
    shareToken: null,
    isCancelling: false,
    isSeen: false,
    confirmedAt: now.getTime(),
    wasSent: false,
    attempts: 0,
    checkedAt: null,
  }
}
