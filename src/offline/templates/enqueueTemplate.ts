import { enqueue, type IntentStores } from '../outbox/enqueue.ts'
import type { IntentRow } from '../outbox/intent.ts'
import type { Readable } from '../stores.ts'
import type { TemplateDraftRow } from './templateDraftRow.ts'
import { templateEntity } from './templateIntentArguments.ts'

/**
 * Queues a save on the server within `withinMs`, inside the caller’s transaction. One save covers a whole spell of
 * editing: a waiting save keeps its time through later changes.
 */
export async function enqueueTemplate(
  stores: IntentStores,
  { id, title }: Pick<TemplateDraftRow, 'id' | 'title'>,
  withinMs: number,
): Promise<void> {
  const now = Date.now()
  const waiting = await waitingSave(stores, id)
  const due = waiting !== undefined && waiting.nextAttemptAt > now ? waiting.nextAttemptAt : Infinity
  await enqueue(stores, {
    kind: 'template.save',
    entity: templateEntity(id),
    coalesceKey: templateEntity(id),
    arguments: { id, title },
    notBefore: Math.min(now + withinMs, due),
  })
}

/** The save of a template that waits for its time; undefined where none does. */
export async function waitingSave(
  { outbox }: Readable<'outbox'>,
  id: string,
): Promise<IntentRow | undefined> {
  const intent = await outbox.where('coalesceKey').equals(templateEntity(id)).first()
  return intent?.state === 'waiting' ? intent : undefined
}
