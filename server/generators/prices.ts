import { eq } from 'drizzle-orm'
import { defaultPrice } from '#domain/credits/prices.ts'
import type { GenerationType } from '#domain/generation/engines.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { enginePrices } from './tables.ts'

/** What one generation by this engine costs now: what an administrator has said, or the default. */
export async function priceOf(
  database: Database | Transaction,
  engine: string,
  type: GenerationType,
): Promise<number> {
  const [price] = await database.select().from(enginePrices).where(eq(enginePrices.engine, engine))
  return price?.credits ?? defaultPrice(engine, type)
}

/** What administrators have said, by engine. */
export async function changedPrices(
  database: Database | Transaction,
): Promise<ReadonlyMap<string, { readonly credits: number; readonly changedAt: Date }>> {
  const rows = await database.select().from(enginePrices)
  return new Map(rows.map((row) => [row.engine, row]))
}

/** What one generation by any engine costs now: what administrators have said, or the default. */
export async function pricesNow(
  database: Database | Transaction,
): Promise<(engine: string, type: GenerationType) => number> {
  const changed = await changedPrices(database)
  return (engine, type) => changed.get(engine)?.credits ?? defaultPrice(engine, type)
}
