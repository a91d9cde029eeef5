import { queryOptions } from '@tanstack/react-query'
import { listCodes } from '#api/product/affiliateCalls.ts'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import type { Services } from '#services/services.tsx'

/** All affiliate codes; always read anew, for another administrator may have added one. */
export function codesQuery({ productApi }: Pick<Services, 'productApi'>) {
  return queryOptions({
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
    queryKey: [ACCOUNT_KEY, 'admin-affiliate-codes'],
    queryFn: async ({ signal }) => listCodes(await productApi(), { signal }),
  })
}
