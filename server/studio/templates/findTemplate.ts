import { and, eq, isNull } from 'drizzle-orm'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { type TemplateRow, templates } from './tables.ts'

/** Finds a template. Throws NOT_FOUND. */
export async function findTemplate(database: Database | Transaction, id: string): Promise<TemplateRow> {
  const [row] = await database.select().from(templates).where(isThere(id))
  if (row === undefined) throw new Refusal('NOT_FOUND')
  return row
}

/** The same, locked until the end of the transaction. */
export async function holdTemplate(tx: Transaction, id: string): Promise<TemplateRow> {
  const [row] = await tx.select().from(templates).where(isThere(id)).for('update')
  if (row === undefined) throw new Refusal('NOT_FOUND')
  return row
}

function isThere(id: string) {
  return and(eq(templates.id, id), isNull(templates.deletedAt))
}
