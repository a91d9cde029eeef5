import { eq } from 'drizzle-orm'
import { defaultPrice } from '#domain/credits/prices.ts'
import type { GenerationType } from '#domain/generation/engines.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { enginePrices } from './tables.ts'

/** The present price of one generation by this engine: an administrator's, or the default. */
export async function priceOf(
  database: Database | Transaction,
  engine: string,
  type: GenerationType,
): Promise<number> {
  const [price] = await database.select().from(enginePrices).where(eq(enginePrices.engine, engine))
  return price?.credits ?? defaultPrice(engine, type)
}

/** Administrators' prices, by engine. */
export async function changedPrices(
  database: Database | Transaction,
): Promise<ReadonlyMap<string, { readonly credits: number; readonly changedAt: Date }>> {
  const rows = await database.select().from(enginePrices)
  return new Map(rows.map((row) => [row.engine, row]))
}

/** The present price of one generation by each engine: administrators', or the default. */
export async function pricesNow(
  database: Database | Transaction,
): Promise<(engine: string, type: GenerationType) => number> {
  const changed = await changedPrices(database)
  return (engine, type) => changed.get(engine)?.credits ?? defaultPrice(engine, type)
}
