import { change, read } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { INTENT_STORES } from './enqueue.ts'
import type { IntentRow } from './intent.ts'
import { type IntentHandlers, intentHandlers } from './registry.ts'
import { announceOutboxChange } from './signal.ts'

/** A person's changes that haven't arrived yet, oldest first: waiting and refused ones. */
export async function listIntents(
  db: IskraDatabase,
  handlers: IntentHandlers = intentHandlers,
): Promise<readonly IntentRow[]> {
  const rows = await db.outbox.orderBy('id').toArray()
  return rows.filter((row) => handlers[row.kind].isChange)
}

/** Retries an intent at once, waiting or refused. */
export async function retryIntent(db: IskraDatabase, id: number): Promise<void> {
  await change(db, ['outbox'], (stores) =>
    stores.outbox.update(id, { state: 'waiting', nextAttemptAt: Date.now() }),
  )
  announceOutboxChange()
}

/** Discards a change: it is undone on this device, and nothing is sent. */
export async function discardIntent(
  db: IskraDatabase,
  id: number,
  handlers: IntentHandlers = intentHandlers,
): Promise<void> {
  const kind = await read(db, ['outbox'], async (stores) => (await stores.outbox.get(id))?.kind)
  if (kind === undefined) return
  const handler = handlers[kind]
  await change(db, [...INTENT_STORES, ...handler.sender.stores], async (stores) => {
    const intent = await stores.outbox.get(id)
    if (intent === undefined) return
    await handler.discard(stores, intent)
    await stores.outbox.delete(id)
  })
  announceOutboxChange()
}

/** The network is back: intents that failed without one don't wait any longer. A service's own pause is kept. */
export function hurryUnreachable(db: IskraDatabase): Promise<void> {
  return change(db, ['outbox'], async (stores) => {
    const now = Date.now()
    await stores.outbox
      .where('[state+nextAttemptAt]')
      .above(['waiting', now])
      .filter((row) => row.state === 'waiting' && row.lastError?.kind === 'unreachable')
      .modify({ nextAttemptAt: now })
  })
}
