import { queryOptions } from '@tanstack/react-query'
import { listReceivedOrders } from '#api/product/creditCalls.ts'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import type { Services } from '#services/services.tsx'

/** Orders that have brought no credits. Always read anew: they are tried again meanwhile. */
export function ordersQuery({ productApi }: Pick<Services, 'productApi'>) {
  return queryOptions({
    queryKey: [ACCOUNT_KEY, 'admin-received-orders'],
    queryFn: async ({ signal }) => listReceivedOrders(await productApi(), { signal }),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
  })
}
