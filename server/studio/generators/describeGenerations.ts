import { inArray } from 'drizzle-orm'
import type { Movement } from '#domain/credits/credits.ts'
import type { Database } from '#server/platform/database/database.ts'
import { generations } from './tables.ts'

/** Describes generations for a list of movements; without words for those that are gone. */
export async function describeGenerations(
  database: Database,
  ids: readonly string[],
): Promise<(id: string) => NonNullable<Movement['generation']>> {
  const { id, type, prompt, status } = generations
  const rows =
    ids.length === 0
      ? []
      : await database
          .select({ id, type, prompt, status })
          .from(generations)
          .where(inArray(id, [...ids]))
  const known = new Map(rows.map((row) => [row.id, row]))
  return (wanted) => known.get(wanted) ?? { id: wanted, type: '', prompt: '', status: '' }
}
