import { type SQL, sql } from 'drizzle-orm'

/** Whole numbers as an array of the database: one parameter, however many they are. */
export function integers(values: readonly number[]): SQL {
  return sql`${`{${values.join(',')}}`}::integer[]`
}
