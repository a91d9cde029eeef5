import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#server/platform/database/database.ts'

/** The most in one statement: it holds their locks for a moment, however many there are. */
export const AT_ONCE = 500

/** Removes the rows for which `where` holds, some at a time; locked ones wait for the next time. */
export async function removeRows(database: Database, table: PgTable, where: SQL): Promise<void> {
  const some = sql`select ctid from ${table} where ${where} limit ${AT_ONCE} for update skip locked`
  for (;;) {
    const gone = await database
      .delete(table)
      .where(sql`ctid = any(array(${some}))`)
      .returning({ one: sql<number>`1` })
    if (gone.length < AT_ONCE) return
  }
}
