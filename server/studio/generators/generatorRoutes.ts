import { and, eq, isNull } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { GENERATION_TYPES, GENERATOR_OF, type GeneratorName, GENERATORS } from '#domain/generation/engines.ts'
import { GENERATION_STATUSES } from '#domain/generation/generation.ts'
import {
  type CancelAnswer,
  cancelRequestSchema,
  type GeneratorHistory,
  type ResultAnswer,
  START_PATHS,
  type StartAnswer,
} from '#domain/generation/generatorContract.ts'
import { HISTORY_LIMIT } from '#domain/generation/limits.ts'
import type { Caller } from '#server/platform/api/endpoint.ts'
import { parseInput, readJson } from '#server/platform/api/parseCall.ts'
import { Refusal, refusalAnswer } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { throttle } from '#server/platform/throttle/throttle.ts'
import type { UserRow } from '#server/platform/users/tables.ts'
import { errorAnswer } from '#server/platform/web/errorAnswer.ts'
import { cancelGeneration } from './cancelGeneration.ts'
import type { GenerationEngine } from './engine.ts'
import { enginesOf } from './enginesOf.ts'
import { resultOf, viewGenerations, viewStatus } from './generationView.ts'
import { findKeyHolder } from './generatorKey.ts'
import { GeneratorRefused, refusedAnswer } from './generatorRefused.ts'
import { readHistory } from './history.ts'
import { GENERATION_START } from './limits.ts'
import { readStartBody } from './startBody.ts'
import { startGeneration } from './startGeneration.ts'
import { type GenerationRow, generations } from './tables.ts'

/** Enough for a prompt that is far too long to get its error. */
const MOST_BODY_BYTES = 1024 * 1024
/** The form of every id; other text is not looked up. */
const ID = /^[\w-]{8,64}$/

const historyQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(HISTORY_LIMIT),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  status: z.enum(GENERATION_STATUSES).optional(),
})

/**
 * The generators' contract (specification part 2, section 7), each at a base of its own: `/image`, `/video`, `/audio`,
 * `/text`. The key comes from the product API; another person's generation answers like an unknown one.
 */
export function generatorRoutes(
  context: ServerContext,
  engines: readonly GenerationEngine[] = enginesOf(context),
): Hono {
  const routes = new Hono()
  routes.use(bodyLimit({ maxSize: MOST_BODY_BYTES, onError: () => errorAnswer('PAYLOAD_TOO_LARGE') }))
  routes.use(async (c, next) => {
    await next()
    c.res.headers.set('cache-control', 'no-store')
  })
  routes.onError((error, c) => {
    if (error instanceof GeneratorRefused) return refusedAnswer(error)
    if (error instanceof Refusal) return refusalAnswer(error)
    if (c.req.raw.signal.aborted) return new Response(null, { status: 499 })
    context.log.error('a call of a generator failed', { method: c.req.method, path: c.req.routePath, error })
    return errorAnswer('INTERNAL_ERROR')
  })

  routes.post('/:generator/generuj/:what', async (c) => {
    const generator = generatorOf(c)
    const type = GENERATION_TYPES.find((one) => START_PATHS[one] === `generuj/${c.req.param('what')}`)
    if (type === undefined || GENERATOR_OF[type] !== generator) return errorAnswer('NOT_FOUND')
    const { user } = await holderOf(context, c)
    await limitStarts(context, user)
    const body = await readStartBody(c.req.raw)
    const row = await startGeneration(context, engines, { user, type, body })
    const { id, status, refund, queuePosition, estimatedTime } = await viewStatus(context, engines, row)
    const answer: StartAnswer = { id, status, credits: row.credits, refund, queuePosition, estimatedTime }
    return c.json(answer)
  })

  routes.get('/:generator/status/:id', async (c) =>
    c.json(await viewStatus(context, engines, (await generationOf(context, c)).row)),
  )

  routes.get('/:generator/result/:id', async (c) => {
    const { row, sessionId } = await generationOf(context, c)
    const result = resultOf(context, row, { kind: 'session', sessionId })
    if (result === null) throw new GeneratorRefused('GENERATOR_NOT_READY')
    const { id, credits, processingTime } = row
    const answer: ResultAnswer = { id, result, usage: { credits, processingTime } }
    return c.json(answer)
  })

  routes.post('/:generator/cancel/:id', async (c) => {
    const { id, userId } = (await generationOf(context, c)).row
    const { refund } = parseInput(cancelRequestSchema, await readJson(c.req.raw))
    const status = await cancelGeneration(context, userId, id, refund)
    if (status === null) throw new GeneratorRefused('GENERATOR_NOT_FOUND')
    const answer: CancelAnswer = { id, status }
    return c.json(answer)
  })

  routes.get('/:generator/history', async (c) => {
    const generator = generatorOf(c)
    const { user, session } = await holderOf(context, c)
    const query = historyQuerySchema.safeParse(c.req.query())
    if (!query.success) throw new Refusal('INVALID_REQUEST')
    const { rows, total } = await readHistory(context, { userId: user.id, generator }, query.data)
    const answer: GeneratorHistory = {
      items: await viewGenerations(context, { sessionId: session.id, engines }, rows),
      total,
    }
    return c.json(answer)
  })

  return routes
}

/** Throws the product API's NOT_FOUND for an unknown generator. */
function generatorOf(c: Context): GeneratorName {
  const found = GENERATORS.find((name) => name === c.req.param('generator'))
  if (found === undefined) throw new Refusal('NOT_FOUND')
  return found
}

async function holderOf(context: ServerContext, c: Context): Promise<Caller> {
  const holder = await findKeyHolder(context, c.req.header('Authorization') ?? null)
  if (holder === null) throw new GeneratorRefused('GENERATOR_UNAUTHORIZED')
  return holder
}

interface AskedGeneration {
  readonly row: GenerationRow
  /** The caller's session. */
  readonly sessionId: string
}

/** The addressed generation, if it is this generator's and the key holder's. */
async function generationOf(context: ServerContext, c: Context): Promise<AskedGeneration> {
  const generator = generatorOf(c)
  const { user, session } = await holderOf(context, c)
  const id = c.req.param('id') ?? ''
  if (!ID.test(id)) throw new GeneratorRefused('GENERATOR_INVALID_ID')
  const [row] = await context.database
    .select()
    .from(generations)
    .where(and(eq(generations.id, id), eq(generations.userId, user.id), isNull(generations.deletedAt)))
  if (row === undefined || GENERATOR_OF[row.type] !== generator)
    throw new GeneratorRefused('GENERATOR_NOT_FOUND')
  return { row, sessionId: session.id }
}

async function limitStarts(context: ServerContext, user: UserRow): Promise<void> {
  try {
    await throttle(context, GENERATION_START, user.id)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { retryAfter = 60 } = error.details
    throw new GeneratorRefused(
      error.code === 'TOO_MANY_REQUESTS' ? 'GENERATOR_RATE_LIMIT_ERROR' : 'GENERATOR_UNAVAILABLE',
      { retryAfter },
    )
  }
}
