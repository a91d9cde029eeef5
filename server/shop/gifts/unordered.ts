import { and, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'

/** The most of one kind that all visitors together may leave here without ordering. */
export interface UnorderedMost {
  readonly rows: number
  readonly bytes: number
}

/** One kind of data that people add to lines of their carts. */
export interface UnorderedKind {
  readonly table: PgTable
  /** The line that a row belongs to; its key. */
  readonly lineId: PgColumn
  readonly updatedAt: PgColumn
  /** The size of a row, with its files. */
  readonly bytes: SQL
  /** The rows that stay without an order; null for none. */
  readonly kept: SQL | null
  /** How long (ms) an unordered one stays at most. */
  readonly forMs: number
  readonly most: UnorderedMost
  /** Removes rows with all their files, inside the caller's transaction. */
  readonly forget: (
    tx: Transaction,
    context: Pick<ServerContext, 'now'>,
    ids: readonly string[],
  ) => Promise<void>
}

const AT_ONCE = 200

/** Whether the line of a row isn't ordered. The table of the lines is above this folder. */
export function isUnordered(lineId: PgColumn): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM order_lines WHERE order_lines.gift_id = ${lineId})`
}

/**
 * Removes some of the oldest unordered rows when all together exceed the limit of number or size. Resolves to how many
 * went: after any there may be more.
 */
export async function boundUnordered(
  context: Pick<ServerContext, 'database' | 'now'>,
  { table, lineId, updatedAt, bytes, kept, forMs, most, forget }: UnorderedKind,
): Promise<number> {
  const { database, now } = context
  // Older ones are removed for their age.
  const since = new Date(now().getTime() - forMs)
  const stands = and(gte(updatedAt, since), isUnordered(lineId), kept === null ? undefined : sql`NOT ${kept}`)
  return database.transaction(async (tx) => {
    const newest = sql`(ORDER BY ${updatedAt} DESC, ${lineId})`
    const unordered = tx
      .select({
        id: sql<string>`${lineId}`.as('id'),
        rows: sql`row_number() OVER ${newest}`.as('rows'),
        bytes: sql`sum(${bytes}) OVER ${newest}`.as('bytes'),
      })
      .from(table)
      .where(stands)
      .as('unordered')
    const over = await tx
      .select({ id: unordered.id })
      .from(unordered)
      .where(sql`${unordered.rows} > ${most.rows} OR ${unordered.bytes} > ${most.bytes}`)
      .limit(AT_ONCE)
    if (over.length === 0) return 0
    // A row that is changed at this moment isn't the oldest any more; one that was ordered meanwhile stays.
    const ids = over.map(({ id }) => id)
    const free = await tx
      .select({ id: sql<string>`${lineId}` })
      .from(table)
      .where(and(inArray(lineId, ids), stands))
      .for('update', { skipLocked: true })
    await forget(
      tx,
      context,
      free.map(({ id }) => id),
    )
    return free.length
  })
}
