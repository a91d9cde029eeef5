import { eq } from 'drizzle-orm'
import type { TemplateRecord } from '#domain/template/templateRecord.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { Refusal } from '#server/platform/api/refusal.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { isUniqueViolation } from '#server/platform/database/uniqueViolation.ts'
import { findTemplate, holdTemplate } from './findTemplate.ts'
import { validateOnServer } from './validateOnServer.ts'
import { mediaUrl } from './media/mediaKeys.ts'
import { storeFirstPicture } from './media/storeMedia.ts'
import { showMedia } from './media/mediaUses.ts'
import { requireRevision } from './saveTemplate.ts'
import { takeSnapshot } from './snapshots.ts'
import { templateOf } from './storedTemplate.ts'
import { type TemplateRow, templates } from './tables.ts'
import { viewTemplate } from './templateViews.ts'

interface Wanted {
  readonly id: string
  readonly revision: number
}

/**
 * Publishes a template as last saved. One without a thumbnail is shown by the first picture that its publisher has made
 * with it. Throws TEMPLATE_INVALID and TEMPLATE_REVISION_CONFLICT.
 */
export async function publishTemplate(
  context: ServerContext,
  byId: string,
  { id, revision }: Wanted,
): Promise<TemplateRecord> {
  const cover = await coverFor(context, byId, { id, revision })
  try {
    return await context.database.transaction(async (tx) => {
      const row = await holdTemplate(tx, id)
      await requireRevision(tx, row, revision)
      // Repeated because the answer was lost: it is published already.
      if (row.status === 'published' && row.publishedRevision === revision) return viewTemplate(tx, row)
      const validation = await validateOnServer(context, tx, { id, template: templateOf(row.content) })
      if (!validation.isPublishable) throw new Refusal('TEMPLATE_INVALID', { more: { validation } })
      return viewTemplate(tx, await publishHeld(tx, context, row, { byId, cover }))
    })
  } catch (error) {
    // Another template with this slug was published at the same moment.
    if (!isUniqueViolation(error)) throw error
    const problem = { code: 'slug_taken', severity: 'error', place: { part: 'details', field: 'slug' } }
    const validation = { isPublishable: false, problems: [problem], left: 0 }
    throw new Refusal('TEMPLATE_INVALID', { more: { validation } })
  }
}

/**
 * The thumbnail of a template that has none; null when it has one, or there is no picture. Nothing is copied for a
 * template that won’t be published as it is.
 */
async function coverFor(
  context: ServerContext,
  byId: string,
  { id, revision }: Wanted,
): Promise<string | null> {
  const row = await findTemplate(context.database, id)
  const template = templateOf(row.content)
  const isOut = row.status === 'published' && row.publishedRevision === revision
  if (template.details.thumbnailUrl !== '' || row.revision !== revision || isOut) return null
  if (!(await validateOnServer(context, context.database, { id, template })).isPublishable) return null
  const first = await storeFirstPicture(context, byId, id)
  return first === null ? null : mediaUrl(first)
}

function withCover(template: Template, cover: string | null): Template {
  const { details } = template
  return cover === null || details.thumbnailUrl !== ''
    ? template
    : { ...template, details: { ...details, thumbnailUrl: cover } }
}

/** The same for a locked template that was judged publishable. */
export async function publishHeld(
  tx: Transaction,
  context: ServerContext,
  row: TemplateRow,
  { byId, cover }: { readonly byId: string | null; readonly cover: string | null },
): Promise<TemplateRow> {
  const template = withCover(templateOf(row.content), cover)
  const published = await change(tx, row, {
    status: 'published',
    publicSlug: template.details.slug,
    publicContent: template,
    publishedRevision: row.revision,
    publishedAt: context.now(),
  })
  await showMedia(tx, row.id, template)
  await takeSnapshot(tx, context, published, { kind: 'published', byId })
  return published
}

/** Archives a template. Throws TEMPLATE_STATUS for one that isn't published, and TEMPLATE_REVISION_CONFLICT. */
export function archiveTemplate(
  context: ServerContext,
  byId: string,
  wanted: Wanted,
): Promise<TemplateRecord> {
  return context.database.transaction(async (tx) => {
    const row = await holdTemplate(tx, wanted.id)
    await requireRevision(tx, row, wanted.revision)
    if (row.status === 'archived') throw new Refusal('TEMPLATE_STATUS')
    const archived = await change(tx, row, { ...OUT_OF_SIGHT, status: 'archived' })
    await takeSnapshot(tx, context, archived, { kind: 'archived', byId })
    return viewTemplate(tx, archived)
  })
}

/** Makes an archived template a draft again. Throws TEMPLATE_STATUS and TEMPLATE_REVISION_CONFLICT. */
export function unarchiveTemplate(
  context: ServerContext,
  byId: string,
  wanted: Wanted,
): Promise<TemplateRecord> {
  return context.database.transaction(async (tx) => {
    const row = await holdTemplate(tx, wanted.id)
    await requireRevision(tx, row, wanted.revision)
    if (row.status !== 'archived') throw new Refusal('TEMPLATE_STATUS')
    const draft = await change(tx, row, { status: 'draft' })
    await takeSnapshot(tx, context, draft, { kind: 'unarchived', byId })
    return viewTemplate(tx, draft)
  })
}

const OUT_OF_SIGHT = {
  publicSlug: null,
  publicContent: null,
  publishedRevision: null,
  publishedAt: null,
} as const

async function change(
  tx: Transaction,
  { id }: TemplateRow,
  to: Partial<typeof templates.$inferInsert>,
): Promise<TemplateRow> {
  const [changed] = await tx.update(templates).set(to).where(eq(templates.id, id)).returning()
  if (changed === undefined) throw new Error('a template that is held is gone')
  return changed
}
