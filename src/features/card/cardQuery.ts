import { queryOptions } from '@tanstack/react-query'
import { readCard } from '#api/product/cardCalls.ts'
import type { ProductApi } from '#api/product/productApi.ts'

/** The card at a private address. */
export function cardQuery(productApi: () => Promise<ProductApi>, token: string) {
  return queryOptions({
    queryKey: ['card', token],
    queryFn: async ({ signal }) => readCard(await productApi(), token, { signal }),
  })
}
