import * as z from 'zod/mini'
import { CLOCK_TOLERANCE_MS } from '../account/choiceTimes.ts'

/** So many products are remembered of one person, those taken off lately included; of more the oldest are forgotten. */
export const MOST_WISHES = 200

/** The longest handle of a store: with it a full list stays below the size limit of a call. */
const LONGEST_HANDLE = 255

export const wishSchema = z.object({
  handle: z.string().check(z.maxLength(LONGEST_HANDLE), z.regex(/^[\w-]+$/u)),
  /** False where it was taken off: a device that hasn't heard of that yet doesn't bring it back. */
  is_wished: z.boolean(),
  /** Epoch ms. */
  changed_at: z.int().check(z.nonnegative()),
})

/** The last change of a product among the favourites: put there, or taken off. */
export type Wish = z.infer<typeof wishSchema>

/** `POST /api/v1/wishlist/sync`: a device's changes; and the answer, the account's list after that. */
export const wishlistSchema = z.object({ wishes: z.array(wishSchema).check(z.maxLength(MOST_WISHES)) })

/**
 * Two lists as one, the newest change first: of each product the later change. The order of the sides and of several
 * merges makes no difference, and merging again changes nothing. Of two changes of one moment the removal counts.
 */
export function mergeWishes(one: readonly Wish[], other: readonly Wish[]): readonly Wish[] {
  const merged = new Map<string, Wish>()
  for (const wish of [...one, ...other]) {
    const before = merged.get(wish.handle)
    if (before === undefined || isLater(wish, before)) merged.set(wish.handle, wish)
  }
  return [...merged.values()].toSorted(newestFirst).slice(0, MOST_WISHES)
}

function isLater(wish: Wish, before: Wish): boolean {
  if (wish.changed_at !== before.changed_at) return wish.changed_at > before.changed_at
  return !wish.is_wished
}

function newestFirst(one: Wish, other: Wish): number {
  return other.changed_at - one.changed_at || (one.handle < other.handle ? -1 : 1)
}

/**
 * The server's bound on the clocks of devices: a change dated further ahead than the tolerance counts as made `now`.
 */
export function boundWishTimes(wishes: readonly Wish[], now: number): readonly Wish[] {
  return wishes.map((wish) =>
    wish.changed_at > now + CLOCK_TOLERANCE_MS ? { ...wish, changed_at: now } : wish,
  )
}

/** The handles of the favourites, in the order of the list. */
export function wishedHandles(wishes: readonly Wish[]): readonly string[] {
  return wishes.flatMap(({ handle, is_wished: isWished }) => (isWished ? [handle] : []))
}
