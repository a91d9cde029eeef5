import { infiniteQueryOptions } from '@tanstack/react-query'
import { listStock } from '#api/product/stockCalls.ts'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import type { Services } from '#services/services.tsx'

/** The counted stock, one page more each time; always refetched, because things are sold meanwhile. */
export function stockQuery({ productApi }: Pick<Services, 'productApi'>) {
  return infiniteQueryOptions({
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
    queryKey: [ACCOUNT_KEY, 'admin-stock'],
    queryFn: async ({ pageParam, signal }) => listStock(await productApi(), pageParam, { signal }),
    initialPageParam: 0,
    getNextPageParam: (page) => page.next,
  })
}
