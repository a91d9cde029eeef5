import { enqueue, type IntentStores } from '../outbox/enqueue.ts'
import type { TemplateDraftRow } from './templateDraftRow.ts'
import { templateEntity } from './templateIntentArguments.ts'

/** How long nothing is to be changed before it is saved, ms: one save takes a whole spell of editing. */
export const SAVED_AFTER_MS = 4_000

/** Asks for a template to be saved on the server, inside the caller’s transaction. */
export function enqueueTemplate(
  stores: IntentStores,
  { id, title }: Pick<TemplateDraftRow, 'id' | 'title'>,
  afterMs: number = SAVED_AFTER_MS,
): Promise<void> {
  return enqueue(stores, {
    kind: 'template.save',
    entity: templateEntity(id),
    coalesceKey: templateEntity(id),
    arguments: { id, title },
    notBefore: Date.now() + afterMs,
  })
}
