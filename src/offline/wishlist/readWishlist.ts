import { mergeWishes, type Wish, wishedHandles } from '#domain/wishlist/wishes.ts'
import { type IntentRow, isIntentOf } from '../outbox/intent.ts'
import { knownOwner } from '../outbox/owner.ts'
import type { Readable } from '../stores.ts'
import { WISHLIST_ENTITY } from './wishlistIntentArguments.ts'
import { readWishlistRow, type WishlistRow } from './wishlistRow.ts'

/** Handles of the favourite products, newest first. Only reads, for a live query. */
export async function readWishlist(stores: Readable<'outbox' | 'settings'>): Promise<readonly string[]> {
  return wishedHandles((await readWishes(stores)).wishes)
}

export interface DeviceWishes {
  /** The list as stored here, with removed ones. */
  readonly wishes: readonly Wish[]
  /** Those of it that the account doesn't have yet. Always empty for a guest. */
  readonly unsent: readonly Wish[]
  readonly row: WishlistRow
}

/** The same with the facts that a change of it needs. */
export async function readWishes(stores: Readable<'outbox' | 'settings'>): Promise<DeviceWishes> {
  const row = await readWishlistRow(stores)
  const owner = await knownOwner(stores)
  const intents = await stores.outbox
    .where('entity')
    .equals(WISHLIST_ENTITY)
    .filter((intent) => intent.owner === owner)
    .toArray()
  const unsent = wishesOf(intents)
  return { wishes: mergeWishes(row.known, unsent), unsent, row }
}

/** Everything that these intents want changed. */
export function wishesOf(intents: readonly IntentRow[]): readonly Wish[] {
  return intents
    .filter((intent) => isIntentOf(intent, 'wishlist.save'))
    .map((intent) => intent.arguments.wishes)
    .reduce<readonly Wish[]>(mergeWishes, [])
}
