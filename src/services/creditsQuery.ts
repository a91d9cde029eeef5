import { queryOptions } from '@tanstack/react-query'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import { readCredits } from '#api/product/creditCalls.ts'
import type { ProductApi } from '#api/product/productApi.ts'

/** The query key of everything about credits; the balance itself is at this key. */
export const CREDITS_KEY = [ACCOUNT_KEY, 'credits'] as const

const STALE_MS = 30_000

/** The credits of the signed-in user. Invalidate `CREDITS_KEY` after every change of them. */
export function creditsQuery({ productApi }: { readonly productApi: () => Promise<ProductApi> }) {
  return queryOptions({
    queryKey: CREDITS_KEY,
    queryFn: async ({ signal }) => readCredits(await productApi(), { signal }),
    staleTime: STALE_MS,
    refetchOnMount: true,
    refetchOnReconnect: 'always',
  })
}
