import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { isSame } from '#domain/template/listDiff.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import type { ServerContext } from '#server/context.ts'
import type { Transaction } from '#server/database/database.ts'
import { publishHeld } from '../publishTemplate.ts'
import { insertDraft, writeRevision } from '../saveTemplate.ts'
import { templateOf } from '../storedTemplate.ts'
import { templates } from '../tables.ts'
import { SHIPPED_TEMPLATES } from './shippedTemplates.ts'

/** Servers that start together wait here for each other. */
const SEEDING = 7_204_131

/**
 * Brings the templates that are shipped with the server to this version: new ones are published, those that nobody has
 * changed here are brought up to date. What an administrator has changed, archived or taken away stays as they left it.
 */
export async function seedTemplates(context: ServerContext): Promise<void> {
  for (const { template } of SHIPPED_TEMPLATES) {
    await context.database.transaction(async (tx) => {
      await tx.execute(`SELECT pg_advisory_xact_lock(${String(SEEDING)})`)
      await seedTemplate(tx, context, template)
    })
  }
}

async function seedTemplate(tx: Transaction, context: ServerContext, template: Template): Promise<void> {
  const id = `iskra-${template.details.slug}`
  const shippedDigest = digestOf(template)
  const [row] = await tx.select().from(templates).where(eq(templates.id, id)).for('update')
  if (row === undefined) {
    const created = await insertDraft(tx, context, { id, byId: null, template })
    if (created === null) return
    await tx.update(templates).set({ shippedDigest }).where(eq(templates.id, id))
    await publishHeld(tx, context, created, null)
    return
  }
  const isUntouched = row.shippedDigest === digestOf(templateOf(row.content))
  if (row.shippedDigest === shippedDigest || !isUntouched || row.status !== 'published') return
  if (isSame(templateOf(row.content), template)) return
  const changed = await writeRevision(tx, context, { row, byId: null, template, kind: 'saved' })
  await tx.update(templates).set({ shippedDigest }).where(eq(templates.id, id))
  await publishHeld(tx, context, { ...changed, shippedDigest }, null)
}

/** The same for the same template, whatever the order of its fields. */
function digestOf(template: Template): string {
  return createHash('sha256').update(sorted(template)).digest('base64url')
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}
