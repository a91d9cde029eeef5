import * as z from 'zod/mini'
import { change } from '../change.ts'
import type { IskraDatabase } from '../database.ts'
import type { Readable } from '../stores.ts'

const WISHLIST_KEY = 'wishlist'

/** Longer, and the oldest go. */
export const MOST_WISHES = 100

const valueSchema = z.array(z.string())

/** Handles of the products that somebody wants to come back to, the newest first. Reads alone, for a live query. */
export async function readWishlist(stores: Readable<'settings'>): Promise<readonly string[]> {
  const row = await stores.settings.get(WISHLIST_KEY)
  return z.safeParse(valueSchema, row?.value).data ?? []
}

/** Puts a product on the list or takes it off. Rejects with an `OfflineError`, and then nothing has changed. */
export function setWished(db: IskraDatabase, handle: string, isWished: boolean): Promise<void> {
  return change(db, ['settings'], async (stores) => {
    const others = (await readWishlist(stores)).filter((other) => other !== handle)
    const value = isWished ? [handle, ...others].slice(0, MOST_WISHES) : others
    await stores.settings.put({ key: WISHLIST_KEY, value })
  })
}
