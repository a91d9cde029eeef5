import { eq } from 'drizzle-orm'
import { isSame } from '#domain/template/listDiff.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { validateShipped } from '../validateOnServer.ts'
import { publishHeld } from '../publishTemplate.ts'
import { insertDraft, writeRevision } from '../saveTemplate.ts'
import { templateOf } from '../storedTemplate.ts'
import { templates } from '../tables.ts'
import { SHIPPED_TEMPLATES } from './shippedTemplates.ts'

/** Servers that start together wait here for each other. */
const SEEDING = 7_204_131

/**
 * Brings the shipped templates to this version: new ones are published, and unchanged ones updated. A template that an
 * administrator has changed, archived or removed stays as it is. One that can't be published here is left as a draft.
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
  const [row] = await tx.select().from(templates).where(eq(templates.id, id)).for('update')
  const isUntouched =
    row === undefined || (row.status === 'published' && row.revision === row.shippedRevision)
  if (!isUntouched || (row !== undefined && isSame(templateOf(row.content), template))) return
  const isPublishable = await judge(tx, context, { id, template })
  // A published one stays as it is: it was judged by the engines of that time.
  if (row !== undefined && !isPublishable) return
  const written =
    row === undefined
      ? await insertDraft(tx, context, { id, byId: null, template })
      : await writeRevision(tx, context, { row, byId: null, template, kind: 'saved' })
  if (written === null) return
  await tx.update(templates).set({ shippedRevision: written.revision }).where(eq(templates.id, id))
  if (isPublishable) await publishHeld(tx, context, written, { byId: null, cover: null })
}

/** Whether it can be published here, since an administrator's own may have its slug: the log says why not. */
async function judge(
  tx: Transaction,
  context: ServerContext,
  shipped: { readonly id: string; readonly template: Template },
): Promise<boolean> {
  const { isPublishable, problems } = await validateShipped(context, tx, shipped)
  if (!isPublishable) {
    const codes = problems.map(({ code }) => code)
    context.log.warn('a shipped template could not be published', { id: shipped.id, problems: codes })
  }
  return isPublishable
}
