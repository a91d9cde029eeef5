import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { announceOutboxChange } from '../outbox/signal.ts'
import type { Stores } from '../stores.ts'
import { pinsOf, rowOf } from './commands.ts'
import { enqueueTemplate } from './enqueueTemplate.ts'
import { newUuid } from '#domain/newId.ts'
import type { TemplateDraftRow } from './templateDraftRow.ts'

/**
 * `both`: the one edited here becomes a template of its own. `theirs`: it is dropped. `mine`: it replaces the server's.
 */
export type Resolution = 'both' | 'theirs' | 'mine'

/**
 * Ends a conflict by a person's decision, in one transaction. Resolves to the id of the template edited here; null
 * where it was dropped. `copyTitle` is the title of a second template.
 */
export async function resolveConflict(
  db: IskraDatabase,
  id: string,
  { resolution, copyTitle }: { readonly resolution: Resolution; readonly copyTitle: string },
): Promise<string | null> {
  const goesOn = await change(db, ['templateDrafts', 'outbox', 'settings'], async (stores) => {
    const row = await stores.templateDrafts.get(id)
    if (row === undefined || row.conflict === null) return id
    if (resolution === 'mine') return replace(stores, row)
    const copy = resolution === 'both' ? await copyOf(stores, row, copyTitle) : null
    if (row.conflict.kind === 'gone') await stores.templateDrafts.delete(id)
    else {
      await stores.templateDrafts.put({ ...rowOf(row.conflict.record, row.edition + 1), ...pinsOf(row) })
    }
    return copy
  })
  announceOutboxChange()
  return goesOn
}

type ConflictStores = Stores<'templateDrafts' | 'outbox' | 'settings'>

/** A deleted one is created anew; a newer one is overwritten, now that its revision is known. */
async function replace(stores: ConflictStores, row: TemplateDraftRow): Promise<string | null> {
  if (row.conflict?.kind !== 'newer') {
    const copy = await copyOf(stores, row, row.title)
    await stores.templateDrafts.delete(row.id)
    return copy
  }
  const next = { ...row, baseRevision: row.conflict.record.revision, sent: null, conflict: null }
  await stores.templateDrafts.put(next)
  await enqueueTemplate(stores, next, 0)
  return row.id
}

async function copyOf(stores: ConflictStores, row: TemplateDraftRow, title: string): Promise<string> {
  const copy: TemplateDraftRow = {
    ...row,
    id: newUuid(),
    title,
    template: retitled(row.template, title),
    edition: 1,
    savedEdition: 0,
    baseRevision: 0,
    publishedRevision: null,
    status: 'draft',
    changedAt: Date.now(),
    sent: null,
    conflict: null,
  }
  await stores.templateDrafts.put(copy)
  await enqueueTemplate(stores, copy, 0)
  return copy.id
}

/** Its address stays free for the other one. */
function retitled(template: TemplateDraftRow['template'], title: string): TemplateDraftRow['template'] {
  const details: unknown = template['details']
  return typeof details === 'object' ? { ...template, details: { ...details, title, slug: '' } } : template
}
