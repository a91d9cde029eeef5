import { and, eq, inArray, isNull, lte, notExists, type SQL } from 'drizzle-orm'
import { mediaOf } from '#domain/template/templateMedia.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { discardFiles } from '#server/platform/files/discardedFiles.ts'
import { templateMedia, templateMediaUses, templates } from '../tables.ts'
import { mediaPrefix } from './mediaKeys.ts'

/** How long a file waits to be used by a saved template, ms: one made offline comes later. */
const UNUSED_MS = 7 * 24 * 60 * 60_000
const AT_ONCE = 500

/**
 * Notes the files that a template uses, in the transaction that saves it. None is removed: an earlier state can be
 * restored as long as the template exists.
 */
export async function useMedia(tx: Transaction, templateId: string, template: Template): Promise<void> {
  const wanted = mediaOf(template)
  if (wanted.length === 0) return
  // Locked, so that none is removed meanwhile.
  const found = await tx
    .select({ mediaId: templateMedia.id })
    .from(templateMedia)
    .where(inArray(templateMedia.id, [...wanted]))
    .for('key share')
  if (found.length === 0) return
  await tx
    .insert(templateMediaUses)
    .values(found.map(({ mediaId }) => ({ templateId, mediaId, isShown: false })))
    .onConflictDoNothing()
}

/** Makes the files public that a template shows as it is published, and no others of it. */
export async function showMedia(tx: Transaction, templateId: string, template: Template): Promise<void> {
  await useMedia(tx, templateId, template)
  const isOf = eq(templateMediaUses.templateId, templateId)
  await tx.update(templateMediaUses).set({ isShown: false }).where(isOf)
  const shown = inArray(templateMediaUses.mediaId, [...mediaOf(template)])
  await tx.update(templateMediaUses).set({ isShown: true }).where(and(isOf, shown))
}

/** Whether a template that is published shows this file. */
export async function isMediaShown(
  { database }: Pick<ServerContext, 'database'>,
  id: string,
): Promise<boolean> {
  const found = await database
    .select({ id: templateMediaUses.mediaId })
    .from(templateMediaUses)
    .innerJoin(templates, eq(templates.id, templateMediaUses.templateId))
    .where(
      and(
        eq(templateMediaUses.mediaId, id),
        eq(templateMediaUses.isShown, true),
        eq(templates.status, 'published'),
        isNull(templates.deletedAt),
      ),
    )
    .limit(1)
  return found.length > 0
}

/** Removes the files that only this template has used, with the template, in the same transaction. */
export async function forgetMedia(
  tx: Transaction,
  context: ServerContext,
  templateId: string,
): Promise<void> {
  const gone = await tx
    .delete(templateMediaUses)
    .where(eq(templateMediaUses.templateId, templateId))
    .returning({ id: templateMediaUses.mediaId })
  const ids = gone.map(({ id }) => id)
  if (ids.length > 0) await removeUnused(tx, context, inArray(templateMedia.id, ids))
}

/** Removes files that no template uses. */
export async function purgeMedia(context: ServerContext): Promise<void> {
  const before = new Date(context.now().getTime() - UNUSED_MS)
  for (;;) {
    const removed = await context.database.transaction((tx) =>
      removeUnused(tx, context, lte(templateMedia.keptAt, before)),
    )
    if (removed < AT_ONCE) return
  }
}

async function removeUnused(tx: Transaction, context: ServerContext, those: SQL): Promise<number> {
  const due = await tx
    .select({ id: templateMedia.id })
    .from(templateMedia)
    .where(and(those, isUnused(tx)))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  // Checked again: until a file was locked, a template may have used it.
  const ids = due.map(({ id }) => id)
  const gone = await tx
    .delete(templateMedia)
    .where(and(inArray(templateMedia.id, ids), isUnused(tx)))
    .returning({ id: templateMedia.id })
  await discardFiles(tx, context, gone.map(mediaPrefix))
  return gone.length
}

function isUnused(database: Database | Transaction): SQL {
  return notExists(
    database.select().from(templateMediaUses).where(eq(templateMediaUses.mediaId, templateMedia.id)),
  )
}
