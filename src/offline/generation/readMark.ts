import * as z from 'zod/mini'
import { currentOwner } from '../outbox/owner.ts'
import { isGuest } from '../session/owners.ts'
import type { Stores } from '../stores.ts'

const READ_KEY = 'generations-read'

/** Addresses of files are good for an hour at least: they are asked for again before that. */
const READ_EVERY_MS = 45 * 60_000

const markSchema = z.object({ owner: z.string(), at: z.number() })

/** The time (epoch ms) when the account's newest generations were last read for the present user; null if never. */
export async function lastRead(stores: Stores<'settings'>): Promise<number | null> {
  const mark = markSchema.safeParse((await stores.settings.get(READ_KEY))?.value).data
  return mark !== undefined && mark.owner === (await currentOwner(stores)) ? mark.at : null
}

export async function isReadDue(stores: Stores<'settings'>): Promise<boolean> {
  if (isGuest(await currentOwner(stores))) return false
  const at = await lastRead(stores)
  const now = Date.now()
  // A time ahead comes from a clock that was set back.
  return at === null || at <= now - READ_EVERY_MS || at > now
}

export async function markRead(stores: Stores<'settings'>): Promise<void> {
  await stores.settings.put({ key: READ_KEY, value: { owner: await currentOwner(stores), at: Date.now() } })
}
