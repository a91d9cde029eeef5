import { sql } from 'drizzle-orm'
import type { Database } from '#server/platform/database/database.ts'
import { products } from '../tables.ts'

const WORDS = {
  tags: sql<string>`unnest(${products.tags})`,
  productType: sql<string>`${products.productType}`,
}

/** All tags, or all types, of products; each once, in Polish alphabetical order. */
export async function readWords(database: Database, of: keyof typeof WORDS): Promise<readonly string[]> {
  const rows = await database.selectDistinct({ word: WORDS[of] }).from(products)
  const words = rows.map((row) => row.word).filter((word) => word !== '')
  return words.toSorted((one, other) => one.localeCompare(other, 'pl'))
}
