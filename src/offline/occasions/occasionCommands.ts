import { timeOfChoice } from '#domain/account/choiceTimes.ts'
import { MOST_OWN_DATES, type OwnDate } from '#domain/occasions/ownDate.ts'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { newId } from '#domain/newId.ts'
import { INTENT_STORES } from '../outbox/enqueue.ts'
import { isIntentOf } from '../outbox/intent.ts'
import { currentOwner } from '../outbox/owner.ts'
import { announceOutboxChange } from '../outbox/signal.ts'
import { isGuest } from '../session/owners.ts'
import type { Stores } from '../stores.ts'
import { enqueueOccasion } from './enqueueOccasions.ts'

const STORES = [...INTENT_STORES, 'occasions'] as const
type CommandStores = Stores<(typeof STORES)[number]>

/**
 * Saves a new or changed date; a null id is a new one. For an account it waits in the outbox as well. Resolves to its
 * id, or to null where a person's limit is reached. Rejects with an `OfflineError`; then nothing has changed.
 */
export async function saveOccasion(
  db: IskraDatabase,
  id: string | null,
  date: OwnDate,
): Promise<string | null> {
  const saved = await change(db, STORES, async (stores) => {
    const before = id === null ? undefined : await stores.occasions.get(id)
    if (before === undefined && (await stores.occasions.count()) >= MOST_OWN_DATES) return null
    const row = { id: id ?? newId(), date, changedAt: await changeTime(stores, id, before?.changedAt) }
    await stores.occasions.put(row)
    await send(stores, { ...row, name: date.name })
    return row.id
  })
  announceOutboxChange()
  return saved
}

/** Removes a date; does nothing where it is already gone. Rejects as `saveOccasion` does. */
export async function removeOccasion(db: IskraDatabase, id: string): Promise<void> {
  await change(db, STORES, async (stores) => {
    const before = await stores.occasions.get(id)
    if (before === undefined) return
    await stores.occasions.delete(id)
    const changedAt = await changeTime(stores, id, before.changedAt)
    await send(stores, { id, name: before.date.name, date: null, changedAt })
  })
  announceOutboxChange()
}

/** Later than the change it replaces, also than a waiting removal, whatever the device's clock says. */
async function changeTime(
  stores: CommandStores,
  id: string | null,
  known: number | undefined,
): Promise<number> {
  const waiting = await stores.outbox.where('coalesceKey').equals(`occasion:${id}`).first()
  const unsent = waiting && isIntentOf(waiting, 'occasion.save') ? waiting.arguments.changedAt : -1
  const before = Math.max(known ?? -1, unsent)
  return timeOfChoice({ changed_at: before }, Date.now())
}

/** A guest's dates stay on this device until they sign in. */
async function send(stores: CommandStores, sent: Parameters<typeof enqueueOccasion>[1]): Promise<void> {
  const { id, name, date, changedAt } = sent
  if (!isGuest(await currentOwner(stores))) await enqueueOccasion(stores, { id, name, date, changedAt })
}
