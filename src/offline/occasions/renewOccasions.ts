import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import { INTENT_STORES } from '../outbox/enqueue.ts'
import { currentOwner } from '../outbox/owner.ts'
import { isGuest } from '../session/owners.ts'
import { enqueueOccasionsRead } from './enqueueOccasions.ts'
import { readReading } from './occasionsReading.ts'

/** Other devices' dates are read at most this often (ms): they seldom change. */
const READ_EVERY_MS = 60_000

/** Reads other devices' dates, when a user is signed in and they weren't read just now. */
export function renewOccasions(db: IskraDatabase): Promise<void> {
  return change(db, INTENT_STORES, async (stores) => {
    if (isGuest(await currentOwner(stores))) return
    const readAt = (await readReading(stores))?.readAt ?? null
    const now = Date.now()
    // A time ahead comes from a clock that was set back.
    if (readAt === null || readAt <= now - READ_EVERY_MS || readAt > now) await enqueueOccasionsRead(stores)
  })
}
