import { eq } from 'drizzle-orm'
import { ADMIN } from '#domain/access/access.ts'
import {
  defaultPrice,
  type EnginePrice,
  enginePriceSchema,
  enginePricesSchema,
  priceChangeSchema,
} from '#domain/credits/prices.ts'
import { endpoint, type ServedEndpoint } from '#server/platform/api/endpoint.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { enginesOf } from './enginesOf.ts'
import { changedPrices } from './prices.ts'
import { enginePrices } from './tables.ts'

/** Administrators' changes of prices. A change holds for later starts: a started work keeps its price. */
export function priceRoutes(context: ServerContext): readonly ServedEndpoint[] {
  return [
    endpoint(
      'GET /api/v1/admin/prices',
      ADMIN,
      { summary: 'What each engine costs, and would by default', answer: enginePricesSchema },
      async () => ({ prices: await listPrices(context) }),
    ),
    endpoint(
      'PUT /api/v1/admin/prices/{engine}',
      ADMIN,
      {
        summary: "Set an engine's price; null brings the default back",
        body: priceChangeSchema,
        answer: enginePriceSchema,
      },
      async ({ path, body }) => {
        const engine = path('engine')
        if (!enginesOf(context).some(({ id }) => id === engine)) throw new Refusal('NOT_FOUND')
        await setPrice(context, engine, body.credits)
        const price = (await listPrices(context)).find((one) => one.engine === engine)
        if (price === undefined) throw new Refusal('NOT_FOUND')
        return price
      },
    ),
  ]
}

async function listPrices(context: ServerContext): Promise<EnginePrice[]> {
  const changed = await changedPrices(context.database)
  return enginesOf(context).map(({ id, type, name, outage }) => {
    const defaultCredits = defaultPrice(id, type)
    const change = changed.get(id)
    return {
      engine: id,
      type,
      name,
      outage,
      credits: change?.credits ?? defaultCredits,
      defaultCredits,
      changedAt: change?.changedAt.toISOString() ?? null,
    }
  })
}

async function setPrice({ database, now }: ServerContext, engine: string, credits: number | null) {
  if (credits === null) {
    await database.delete(enginePrices).where(eq(enginePrices.engine, engine))
    return
  }
  const price = { credits, changedAt: now() }
  await database
    .insert(enginePrices)
    .values({ engine, ...price })
    .onConflictDoUpdate({ target: enginePrices.engine, set: price })
}
