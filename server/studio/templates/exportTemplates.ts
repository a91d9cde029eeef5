import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '#server/platform/database/database.ts'
import { templates } from './tables.ts'

/** A person's own templates, as last saved. */
export async function exportTemplates(tx: Transaction, userId: string) {
  const rows = await tx
    .select()
    .from(templates)
    .where(eq(templates.ownerId, userId))
    .orderBy(asc(templates.createdAt))
  return rows.map(({ id, status, revision, content, createdAt, updatedAt }) => ({
    id,
    status,
    revision,
    template: content,
    created_at: createdAt.toISOString(),
    updated_at: updatedAt.toISOString(),
  }))
}
