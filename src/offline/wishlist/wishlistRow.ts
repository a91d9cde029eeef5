import * as z from 'zod/mini'
import { type Wish, wishSchema } from '#domain/wishlist/wishes.ts'
import type { Readable, Stores } from '../stores.ts'

const WISHLIST_KEY = 'wishlist'

const rowSchema = z.object({
  /** The owner of the account that has these; null while they are on this device alone. */
  account: z.nullable(z.string()),
  /** The account's last answer, or this device's own list. */
  known: z.array(wishSchema),
  /** When the account has last answered, epoch ms; null before it has. */
  readAt: z.nullable(z.number()),
})

/**
 * The favourites of this device, stored among its settings. Those that an account doesn't have yet are in the outbox
 * alone, so that no fact is in two places.
 */
export interface WishlistRow {
  readonly account: string | null
  readonly known: readonly Wish[]
  readonly readAt: number | null
}

/** By earlier releases: handles alone, the newest first, on this device alone. */
const earlierSchema = z.array(wishSchema.shape.handle)

const NO_ROW: WishlistRow = { account: null, known: [], readAt: null }

/** The present user's stored row; an unreadable one counts as none. */
export async function readWishlistRow(stores: Readable<'settings'>): Promise<WishlistRow> {
  const value = (await stores.settings.get(WISHLIST_KEY))?.value
  return z.safeParse(rowSchema, value).data ?? fromEarlier(value)
}

/** They were put there before anything else that is known, in this order. */
function fromEarlier(value: unknown): WishlistRow {
  const handles = z.safeParse(earlierSchema, value).data ?? []
  const known = handles.map((handle, index) => ({
    handle,
    is_wished: true,
    changed_at: handles.length - index,
  }))
  return { ...NO_ROW, known }
}

export async function writeWishlistRow(stores: Stores<'settings'>, value: WishlistRow): Promise<void> {
  await stores.settings.put({ key: WISHLIST_KEY, value })
}
