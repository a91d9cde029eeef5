import { type SQL, sql } from 'drizzle-orm'

/** Integers as an array of the database: one parameter for any number of them. */
export function integers(values: readonly number[]): SQL {
  return sql`${`{${values.join(',')}}`}::integer[]`
}
