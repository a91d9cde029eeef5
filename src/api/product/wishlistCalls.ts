import { type Wish, wishlistSchema } from '#domain/wishlist/wishes.ts'
import type { CallOptions, ProductApi } from './productApi.ts'

/** Sends what this device has changed; answers with all the account has. The same again changes nothing. */
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
