import { randomInt, randomUUID } from 'node:crypto'
import { and, count, eq } from 'drizzle-orm'
import { z } from 'zod'
import { fieldsSchema } from '#domain/fields/readFields.ts'
import type { GenerationType } from '#domain/generation/engines.ts'
import { takenFields } from '#domain/generation/engineTakes.ts'
import type { startRequestSchema } from '#domain/generation/generatorContract.ts'
import { PROMPT_MOST, SEED_LIMIT } from '#domain/generation/limits.ts'
import type { AskedOptions } from '#domain/generation/options.ts'
import { isSwitchedOn } from '#domain/generation/switchedOn.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { UserRow } from '#server/platform/users/tables.ts'
import { InsufficientCredits, reserve } from '#server/studio/credits/ledger.ts'
import { priceOf } from './prices.ts'
import type { GenerationEngine } from './engine.ts'
import { searchTextOf } from './archive.ts'
import { GeneratorRefused } from './generatorRefused.ts'
import { isWhole } from './parts.ts'
import { WAITING_PER_USER } from './queueLimits.ts'
import { findSource } from './sources.ts'
import { type GenerationRow, generations } from './tables.ts'
import { wakeWorkers } from './wake.ts'

/** Seconds until a place in the queue may be free. */
const FULL_QUEUE_SECONDS = 60

export type StartBody = z.output<typeof startRequestSchema>

/** A checked start. */
interface Order {
  readonly refCode: string
  readonly prompt: string
  readonly engine: GenerationEngine
  /** The options that the engine supports: others are dropped. */
  readonly options: AskedOptions
  /** The shown price; undefined when any is accepted. */
  readonly seen: number | undefined
}

/**
 * Starts a generation: its row and the reserved credits are one transaction. The same refCode of the same user again
 * answers with the same generation, whatever its state. Throws GeneratorRefused.
 */
export async function startGeneration(
  context: ServerContext,
  engines: readonly GenerationEngine[],
  { user, type, body }: { readonly user: UserRow; readonly type: GenerationType; readonly body: StartBody },
): Promise<GenerationRow> {
  const earlier = await findByRefCode(context, user.id, body.refCode)
  if (earlier !== null) return sameOrRefused(earlier, type, body)

  if (!isSwitchedOn(type, context.config.features)) throw new GeneratorRefused('GENERATOR_CONFIG_ERROR')
  const order = checkOrder(engines, type, body)
  try {
    const started = await context.database.transaction((tx) => insertAndReserve(tx, context, user, order))
    if (started !== null) {
      wakeWorkers(context)
      return started
    }
  } catch (error) {
    if (error instanceof InsufficientCredits) throw new GeneratorRefused('INSUFFICIENT_CREDITS')
    throw error
  }
  // Another call with this refCode came first meanwhile.
  const other = await findByRefCode(context, user.id, body.refCode)
  if (other === null) throw new GeneratorRefused('GENERATOR_UNAVAILABLE', { retryAfter: 1 })
  return sameOrRefused(other, type, body)
}

async function findByRefCode({ database }: ServerContext, userId: string, refCode: string) {
  const [row] = await database
    .select()
    .from(generations)
    .where(and(eq(generations.userId, userId), eq(generations.refCode, refCode)))
  return row ?? null
}

/** A generation deleted meanwhile has no prompt to compare any more. */
function sameOrRefused(
  row: GenerationRow,
  type: GenerationType,
  { prompt, engine }: StartBody,
): GenerationRow {
  const isSame = row.engine === engine && row.type === type && row.prompt === prompt.trim()
  if (!isSame && row.deletedAt === null) throw new GeneratorRefused('GENERATOR_REF_CODE_REUSED')
  return row
}

function checkOrder(
  engines: readonly GenerationEngine[],
  type: GenerationType,
  { refCode, credits, ...asked }: StartBody,
): Order {
  return { refCode, seen: credits, ...checkAsked(engines, type, asked) }
}

/** The checked request to an engine. Throws GeneratorRefused. */
export function checkAsked(
  engines: readonly GenerationEngine[],
  type: GenerationType,
  { prompt, engine: engineId, options }: Pick<StartBody, 'prompt' | 'engine' | 'options'>,
): Pick<Order, 'prompt' | 'engine' | 'options'> {
  const trimmed = prompt.trim()
  // A transcription's prompt only hints at the content; without one, everything is written down.
  const isNeeded = type !== 'transcription'
  if ((isNeeded && trimmed === '') || trimmed.length > PROMPT_MOST) {
    throw new GeneratorRefused('GENERATOR_INVALID_PROMPT')
  }
  const engine = engines.find(({ id }) => id === engineId)
  if (engine === undefined || engine.type !== type) throw new GeneratorRefused('GENERATOR_UNKNOWN_ENGINE')
  if (engine.outage !== null) throw new GeneratorRefused('GENERATOR_CONFIG_ERROR')
  const parsed = z.safeParse(fieldsSchema(takenFields(type, engine.takes)), options)
  if (!parsed.success) throw new GeneratorRefused('GENERATOR_INVALID_OPTIONS')
  if (engine.understands?.(trimmed, parsed.data) === false) {
    throw new GeneratorRefused('GENERATOR_PROMPT_NOT_UNDERSTOOD')
  }
  return { prompt: trimmed, engine, options: parsed.data }
}

/** Null when a generation of this refCode was started meanwhile. */
async function insertAndReserve(
  tx: Transaction,
  context: ServerContext,
  user: UserRow,
  { refCode, prompt, engine, options, seen }: Order,
): Promise<GenerationRow | null> {
  const now = context.now()
  const credits = await priceOf(tx, engine.id, engine.type)
  if (seen !== undefined && credits > seen) throw new GeneratorRefused('GENERATOR_PRICE_CHANGED', { credits })
  const [row] = await tx
    .insert(generations)
    .values({
      id: randomUUID(),
      userId: user.id,
      refCode,
      type: engine.type,
      engine: engine.id,
      prompt,
      searchText: searchTextOf({ prompt, tags: [] }),
      options,
      seed: seedOf(options),
      credits,
      status: 'pending',
      createdAt: now,
      dueAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (row === undefined) return null
  if ((await findSource(tx, row)) === 'missing') throw new GeneratorRefused('GENERATOR_REFERENCE_NOT_FOUND')
  // Locks the account: from here on the starts of one user come one after another.
  await reserve(tx, context, user, { subject: { kind: 'generation', id: row.id }, credits })
  await checkQueue(tx, user.id)
  return row
}

function seedOf({ seed }: AskedOptions): number {
  return typeof seed === 'number' ? seed : randomInt(SEED_LIMIT)
}

async function checkQueue(tx: Transaction, userId: string): Promise<void> {
  const [waiting] = await tx
    .select({ those: count() })
    .from(generations)
    .where(and(eq(generations.userId, userId), isWhole(), eq(generations.status, 'pending')))
  if ((waiting?.those ?? 0) > WAITING_PER_USER) {
    throw new GeneratorRefused('GENERATOR_RATE_LIMIT_ERROR', { retryAfter: FULL_QUEUE_SECONDS })
  }
}
