import type { Generation, GenerationResult } from '#domain/generation/generation.ts'
import type { StatusAnswer } from '#domain/generation/generatorContract.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database } from '#server/platform/database/database.ts'
import { fileAddress } from '#server/platform/files/fileAddress.ts'
import type { FileGrant } from '#server/platform/files/fileGrant.ts'
import type { GenerationEngine } from './engine.ts'
import { estimateTime, typicalTime, typicalTimes } from './estimates.ts'
import { refundOf } from './handOver.ts'
import { placesOf } from './places.ts'
import type { GenerationRow } from './tables.ts'

/** The owner's view of generations: the session for their files' addresses, and the engines that can make more. */
export interface Owning {
  readonly sessionId: string
  readonly engines: readonly GenerationEngine[]
}

/** A generation as its owner sees it. */
export async function viewGenerations(
  context: ServerContext,
  { sessionId, engines }: Owning,
  rows: readonly GenerationRow[],
): Promise<Generation[]> {
  const progressOf = await progressIn(context.database, context.now(), engines, rows)
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    prompt: row.prompt,
    engine: row.engine,
    options: { ...row.options },
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    completedAt: row.completedAt?.toISOString() ?? null,
    usage: { credits: row.credits, processingTime: row.processingTime },
    refund: refundOf(row),
    refCode: row.refCode,
    ...progressOf(row),
    result: resultOf(context, row, { kind: 'session', sessionId }),
    error: errorOf(row),
    tags: row.tags,
    isFavourite: row.isFavourite,
    isPublic: row.publishedAt !== null,
    ...(row.takenDownAt === null ? {} : { takenDownFor: row.takenDownReason ?? '' }),
    shareToken: row.shareToken,
  }))
}

/** One of them. */
export async function viewGeneration(
  context: ServerContext,
  owning: Owning,
  row: GenerationRow,
): Promise<Generation> {
  const [view] = await viewGenerations(context, owning, [row])
  if (view === undefined) throw new Error('a generation has no view')
  return view
}

/** The progress of a generation. */
export async function viewStatus(
  context: ServerContext,
  engines: readonly GenerationEngine[],
  row: GenerationRow,
): Promise<StatusAnswer> {
  const progressOf = await progressIn(context.database, context.now(), engines, [row])
  return { id: row.id, status: row.status, ...progressOf(row), refund: refundOf(row), error: errorOf(row) }
}

/** The result with addresses for its files on this grant; null when it isn't completed. */
export function resultOf(
  context: ServerContext,
  row: GenerationRow,
  grant: FileGrant,
): GenerationResult | null {
  if (row.status !== 'completed') return null
  return {
    files: row.files.map(({ key, ...file }) => ({ ...file, url: fileAddress(context, key, grant) })),
    colour: row.colour,
    seed: row.resultSeed,
    isProcedural: row.isProcedural,
    text: row.resultText,
  }
}

function errorOf({ errorCode, errorMessage }: GenerationRow) {
  return errorCode === null ? null : { code: errorCode, message: errorMessage ?? '' }
}

/** Queries the database only when something is unfinished. */
async function progressIn(
  database: Database,
  now: Date,
  engines: readonly GenerationEngine[],
  rows: readonly GenerationRow[],
) {
  const waiting = rows.filter(({ status }) => status === 'pending').map(({ id }) => id)
  const isAnyMade = rows.some(({ status }) => status === 'processing')
  const places = await placesOf(database, waiting)
  const times = waiting.length > 0 || isAnyMade ? await typicalTimes(database) : null
  return (row: GenerationRow) => {
    // A job taken by a worker since it was read had come to the front.
    const place = row.status === 'pending' ? (places.get(row.id) ?? 1) : 0
    const engine = engines.find(({ id }) => id === row.engine)
    const typical = times === null ? null : typicalTime(times, row)
    const situation = { now, place, typicalTime: typical, atOnce: engine?.atOnce ?? 1 }
    return {
      progress: row.progress,
      estimatedTime: estimateTime(row, situation),
      queuePosition: place,
    }
  }
}
