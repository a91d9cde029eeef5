import { sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { ServerContext } from '#server/platform/context.ts'

/** The marks by which a canary is recognised, and its address. */
interface Canary {
  readonly word: string
  readonly email: string
}

/**
 * Puts a row into an empty table: the canary's word wherever a text fits, its address where there is one, and the other
 * required values. Its references point to the first row of each table; of several that may be empty one is filled: a
 * row may have one subject only.
 */
export async function plantCanary(
  { database, now }: ServerContext,
  table: PgTable,
  canary: Canary,
): Promise<void> {
  if ((await database.$count(table)) > 0) return
  const { columns, foreignKeys } = getTableConfig(table)
  const row: [string, unknown][] = []
  let hasSubject = false
  for (const column of columns) {
    if (column.generatedIdentity !== undefined) continue
    const reference = foreignKeys.map((key) => key.reference()).find((one) => one.columns[0] === column)
    const [foreign] = reference?.foreignColumns ?? []
    const isOptional = foreign !== undefined && !column.notNull
    if (isOptional && hasSubject) continue
    const value = foreign === undefined ? valueFor(column, canary, now()) : await firstOf(database, foreign)
    if (isOptional && value === undefined) continue
    hasSubject ||= isOptional
    row.push([column.name, value])
  }
  const names = row.map(([name]) => sql.identifier(name))
  const values = row.map(([, value]) => sql`${value}`)
  await database.execute(
    sql`INSERT INTO ${table} (${sql.join(names, sql`, `)}) VALUES (${sql.join(values, sql`, `)})`,
  )
}

async function firstOf(database: ServerContext['database'], column: PgColumn): Promise<unknown> {
  const [row] = await database.select({ value: column }).from(column.table).limit(1)
  return row?.value
}

function valueFor(column: PgColumn, { word, email }: Canary, now: Date): unknown {
  if (column.enumValues !== undefined) return column.enumValues[0]
  if (column.dataType === 'array') return sql`ARRAY[${word}]`
  if (column.dataType === 'json') return JSON.stringify({ note: word })
  if (column.dataType === 'date') return now.toISOString()
  if (column.dataType === 'boolean') return false
  if (column.dataType === 'number' || column.dataType === 'bigint') return 0
  return column.name.startsWith('email') ? email : word
}
