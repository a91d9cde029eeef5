import { inArray } from 'drizzle-orm'
import type { Movement } from '#domain/credits/credits.ts'
import type { Database } from '#server/platform/database/database.ts'
import { templateRuns } from '../tables.ts'

/** Describes runs for a list of movements; without words for those that are gone. */
export async function describeRuns(
  database: Database,
  ids: readonly string[],
): Promise<(id: string) => NonNullable<Movement['run']>> {
  const { id, slug, title, status } = templateRuns
  const rows =
    ids.length === 0
      ? []
      : await database
          .select({ id, slug, title, status })
          .from(templateRuns)
          .where(inArray(id, [...ids]))
  const known = new Map(rows.map((row) => [row.id, row]))
  return (wanted) => known.get(wanted) ?? { id: wanted, slug: '', title: '', status: '' }
}
