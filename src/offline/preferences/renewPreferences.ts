import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { currentOwner } from '../outbox/owner.ts'
import { isGuest } from '../session/owners.ts'
import { enqueueRead } from './enqueuePreferences.ts'
import { readRow } from './preferencesRow.ts'
import { INTENT_STORES } from '../outbox/enqueue.ts'

/** Other devices' choices are read at most this often (ms). */
const READ_EVERY_MS = 5_000

/** Reads other devices' choices, when a user is signed in and they weren't read just now. */
export function renewPreferences(db: IskraDatabase): Promise<void> {
  return change(db, INTENT_STORES, async (stores) => {
    const owner = await currentOwner(stores)
    if (isGuest(owner)) return
    const { readAt } = await readRow(stores, owner)
    const now = Date.now()
    // A time ahead comes from a clock that was set back.
    if (readAt === null || readAt <= now - READ_EVERY_MS || readAt > now) await enqueueRead(stores)
  })
}
