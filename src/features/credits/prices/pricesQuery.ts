import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#api/product/apiError.ts'
import { listPrices } from '#api/product/creditCalls.ts'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import type { Services } from '#services/services.tsx'

/** The prices as administrators see them. Always read anew: another administrator may have changed one. */
export function pricesQuery({ productApi }: Pick<Services, 'productApi'>) {
  return queryOptions({
    queryKey: [ACCOUNT_KEY, 'admin-prices'],
    queryFn: async ({ signal }) => listPrices(await productApi(), { signal }),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
  })
}

/** The code of a failed call; null for any error that isn't the API's. */
export function codeOf(error: unknown): string | null {
  return error instanceof ApiError ? error.code : null
}
