import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { isSame } from '#domain/template/listDiff.ts'
import { LONGEST_LABEL } from '#domain/template/templateLimits.ts'
import type { CreateTemplate, SaveTemplate, TemplateRecord } from '#domain/template/templateRecord.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { findTemplate, holdTemplate } from './findTemplate.ts'
import { forgetMedia, useMedia } from './media/mediaUses.ts'
import { readSnapshot, takeSnapshot } from './snapshots.ts'
import { columnsOf, templateOf } from './storedTemplate.ts'
import { type TemplateRow, templates } from './tables.ts'
import { viewTemplate } from './templateViews.ts'

/** A new draft. The same id again is the same draft; another template under it is a conflict. */
export async function createTemplate(
  context: ServerContext,
  byId: string,
  { id = randomUUID(), template }: CreateTemplate,
): Promise<TemplateRecord> {
  const row = await context.database.transaction(async (tx) => {
    const created = await insertDraft(tx, context, { id, byId, template })
    if (created !== null) return created
    const earlier = await holdTemplate(tx, id)
    if (!isSame(templateOf(earlier.content), template)) await refuseConflict(tx, earlier)
    return earlier
  })
  return viewTemplate(context.database, row)
}

/** Saves a template over the seen revision. Throws TEMPLATE_REVISION_CONFLICT. */
export function saveTemplate(
  context: ServerContext,
  byId: string,
  { id, revision, template }: SaveTemplate & { readonly id: string },
): Promise<TemplateRecord> {
  return context.database.transaction(async (tx) => {
    const row = await holdTemplate(tx, id)
    // Repeated because its answer was lost: it is saved already.
    if (isSame(templateOf(row.content), template)) return viewTemplate(tx, row)
    await requireRevision(tx, row, revision)
    return viewTemplate(tx, await writeRevision(tx, context, { row, byId, template, kind: 'saved' }))
  })
}

/** Saves a template as it was at a snapshot. Throws NOT_FOUND and TEMPLATE_REVISION_CONFLICT. */
export function restoreTemplate(
  context: ServerContext,
  byId: string,
  { id, revision, snapshot }: { readonly id: string; readonly revision: number; readonly snapshot: string },
): Promise<TemplateRecord> {
  return context.database.transaction(async (tx) => {
    const row = await holdTemplate(tx, id)
    await requireRevision(tx, row, revision)
    const { template } = await readSnapshot(tx, id, snapshot)
    return viewTemplate(tx, await writeRevision(tx, context, { row, byId, template, kind: 'restored' }))
  })
}

/** A draft like this one, with a slug of its own. */
export async function cloneTemplate(
  context: ServerContext,
  byId: string,
  id: string,
): Promise<TemplateRecord> {
  const original = templateOf((await findTemplate(context.database, id)).content)
  const { title, slug } = original.details
  const mark = randomUUID().slice(0, 6)
  const details = {
    ...original.details,
    title: `${title.slice(0, LONGEST_LABEL - 10).toWellFormed()} (kopia)`,
    slug: slug === '' ? '' : `${slug.slice(0, LONGEST_LABEL - 20)}-kopia-${mark}`,
  }
  return createTemplate(context, byId, { template: { ...original, details } })
}

/** Deletes a template for good; running runs go on. A missing one is ignored. */
export async function deleteTemplate(context: ServerContext, id: string): Promise<void> {
  await context.database.transaction(async (tx) => {
    const [row] = await tx.select().from(templates).where(eq(templates.id, id)).for('update')
    if (row === undefined) return
    await forgetMedia(tx, context, id)
    if (row.shippedRevision === null) {
      await tx.delete(templates).where(eq(templates.id, id))
      return
    }
    // A shipped template would come back with the next start.
    const gone = {
      deletedAt: context.now(),
      status: 'archived',
      publicSlug: null,
      publicContent: null,
    } as const
    await tx.update(templates).set(gone).where(eq(templates.id, id))
  })
}

/** Writes a new draft; null where there is a template of this id. */
export async function insertDraft(
  tx: Transaction,
  context: ServerContext,
  { id, byId, template }: { readonly id: string; readonly byId: string | null; readonly template: Template },
): Promise<TemplateRow | null> {
  const now = context.now()
  const state = { status: 'draft' as const, revision: 1, createdAt: now, updatedAt: now }
  const [created] = await tx
    .insert(templates)
    .values({ id, ownerId: byId, ...state, ...columnsOf(template) })
    .onConflictDoNothing()
    .returning()
  if (created === undefined) return null
  await useMedia(tx, id, template)
  await takeSnapshot(tx, context, created, { kind: 'created', byId })
  return created
}

/** Writes the next revision of a locked template. */
export async function writeRevision(
  tx: Transaction,
  context: ServerContext,
  {
    row,
    byId,
    template,
    kind,
  }: {
    readonly row: TemplateRow
    readonly byId: string | null
    readonly template: Template
    readonly kind: 'saved' | 'restored'
  },
): Promise<TemplateRow> {
  const [saved] = await tx
    .update(templates)
    .set({ ...columnsOf(template), revision: row.revision + 1, updatedAt: context.now() })
    .where(eq(templates.id, row.id))
    .returning()
  if (saved === undefined) throw new Error('a template that is held is gone')
  await useMedia(tx, row.id, template)
  await takeSnapshot(tx, context, saved, { kind, byId })
  return saved
}

/** Throws TEMPLATE_REVISION_CONFLICT, with the present template, unless this revision is the last. */
export async function requireRevision(tx: Transaction, row: TemplateRow, revision: number): Promise<void> {
  if (row.revision !== revision) await refuseConflict(tx, row)
}

async function refuseConflict(tx: Transaction, row: TemplateRow): Promise<never> {
  const current = await viewTemplate(tx, row)
  throw new Refusal('TEMPLATE_REVISION_CONFLICT', { more: { current } })
}
