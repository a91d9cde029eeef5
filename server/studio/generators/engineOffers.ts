import { count, eq } from 'drizzle-orm'
import type { EngineOffer } from '#domain/generation/engineOffer.ts'
import { isSwitchedOn } from '#domain/generation/switchedOn.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { pricesNow } from './prices.ts'
import type { GenerationEngine } from './engine.ts'
import { typicalTime, typicalTimes } from './estimates.ts'
import { generations } from './tables.ts'

/**
 * Returns each engine's present offer: its price, whether it can be used here, its usual time, and the length of its
 * queue.
 */
export async function offerEngines(
  context: ServerContext,
  engines: readonly GenerationEngine[],
): Promise<EngineOffer[]> {
  const { database } = context
  const priceOf = await pricesNow(database)
  const times = await typicalTimes(database)
  const queues = await database
    .select({ engine: generations.engine, those: count() })
    .from(generations)
    .where(eq(generations.status, 'pending'))
    .groupBy(generations.engine)
  const waiting = new Map(queues.map(({ engine, those }) => [engine, those]))
  return engines.map(({ id, type, name, provider, isOnServer, outage, isProcedural, takes }) => ({
    id,
    type,
    name,
    ...(provider === undefined ? {} : { provider }),
    ...(isOnServer === undefined ? {} : { isOnServer }),
    credits: priceOf(id, type),
    isAvailable: outage === null && isSwitchedOn(type, context.config.features),
    isProcedural,
    takes,
    typicalTime: typicalTime(times, { engine: id, type }),
    waiting: waiting.get(id) ?? 0,
  }))
}
