import { type Wish, wishlistSchema } from '#domain/wishlist/wishes.ts'
import type { CallOptions, ProductApi } from './productApi.ts'

/** Sends this device's changes; resolves to the account's whole wishlist. Idempotent. */
export async function syncWishes(
  api: ProductApi,
  changes: readonly Wish[],
  options?: CallOptions,
): Promise<readonly Wish[]> {
  const body = { wishes: [...changes] }
  const { wishes } = await api.call('POST /api/v1/wishlist/sync', {
    ...options,
    body,
    answer: wishlistSchema,
  })
  return wishes
}
