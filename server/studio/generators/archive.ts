import { and, arrayContains, count, desc, eq, isNull, like, type SQL } from 'drizzle-orm'
import { foldedWords, foldPolish } from '#domain/catalogue/foldPolish.ts'
import { ARCHIVE_PAGE, type ArchiveQuery } from '#domain/generation/archive.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { behind, readCursor, writeCursor } from './cursor.ts'
import { isWhole } from './parts.ts'
import { type GenerationRow, generations } from './tables.ts'

/** A page of a user's archive, newest first, and the number of generations with these filters. */
export async function readArchive(
  database: Database,
  userId: string,
  query: ArchiveQuery,
): Promise<{ rows: GenerationRow[]; next: string | null; total: number }> {
  const wanted = and(isOwn(userId), ...filtersOf(query))
  const before = query.before === undefined ? null : readCursor(query.before)
  if (query.before !== undefined && before === null) throw new Refusal('INVALID_REQUEST')
  const found = await database
    .select()
    .from(generations)
    .where(and(wanted, before === null ? undefined : behind(before, generations.createdAt, generations.id)))
    .orderBy(desc(generations.createdAt), desc(generations.id))
    .limit(ARCHIVE_PAGE + 1)
  const [all] = await database.select({ total: count() }).from(generations).where(wanted)
  const rows = found.slice(0, ARCHIVE_PAGE)
  const last = rows.at(-1)
  const hasMore = found.length > ARCHIVE_PAGE && last !== undefined
  return {
    rows,
    next: hasMore ? writeCursor({ at: last.createdAt, id: last.id }) : null,
    total: all?.total ?? 0,
  }
}

/** One generation of a user's; null for another person's or a deleted one. */
export async function findOwn(
  database: Database | Transaction,
  userId: string,
  id: string,
): Promise<GenerationRow | null> {
  const [row] = await database
    .select()
    .from(generations)
    .where(and(isOwn(userId), eq(generations.id, id)))
  return row ?? null
}

/** The condition for a user's own visible generations. */
export function isOwn(userId: string) {
  return and(eq(generations.userId, userId), isWhole(), isNull(generations.deletedAt))
}

function filtersOf({ q, type, status, engine, tag, favourite, ref_code }: ArchiveQuery): (SQL | undefined)[] {
  return [
    type === undefined ? undefined : eq(generations.type, type),
    status === undefined ? undefined : eq(generations.status, status),
    engine === undefined ? undefined : eq(generations.engine, engine),
    tag === undefined ? undefined : arrayContains(generations.tags, [tag]),
    favourite === undefined ? undefined : eq(generations.isFavourite, true),
    ref_code === undefined ? undefined : eq(generations.refCode, ref_code),
    q === undefined ? undefined : says(q),
  ]
}

/** The text by which a generation is found, folded for case and Polish letters. */
export function searchTextOf({ prompt, tags }: Pick<GenerationRow, 'prompt' | 'tags'>): string {
  return foldPolish([prompt, ...tags].join('\n'))
}

/** Every word of it occurs. */
function says(text: string) {
  // Folding leaves only letters and digits: no word has a wildcard of LIKE.
  return and(...foldedWords(text).map((word) => like(generations.searchText, `%${word}%`)))
}
