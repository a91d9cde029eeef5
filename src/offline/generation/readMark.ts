import * as z from 'zod/mini'
import type { IskraDatabase } from '../database.ts'
import { currentOwner } from '../outbox/owner.ts'
import { isGuest } from '../session/owners.ts'

const READ_KEY = 'generations-read'

/** Addresses of files are good for an hour at least: they are asked for again before that. */
const READ_EVERY_MS = 45 * 60_000

const markSchema = z.object({ owner: z.string(), at: z.number() })

/** When the account's newest generations were last read for whoever uses this device, epoch ms; null if never. */
export async function lastRead(db: IskraDatabase): Promise<number | null> {
  const mark = markSchema.safeParse((await db.settings.get(READ_KEY))?.value).data
  return mark !== undefined && mark.owner === (await currentOwner(db)) ? mark.at : null
}

export async function isReadDue(db: IskraDatabase): Promise<boolean> {
  if (isGuest(await currentOwner(db))) return false
  const at = await lastRead(db)
  const now = Date.now()
  // A time ahead comes from a clock that was set back.
  return at === null || at <= now - READ_EVERY_MS || at > now
}

export async function markRead(db: IskraDatabase): Promise<void> {
  await db.settings.put({ key: READ_KEY, value: { owner: await currentOwner(db), at: Date.now() } })
}
