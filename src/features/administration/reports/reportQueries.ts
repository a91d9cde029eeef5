import { queryOptions } from '@tanstack/react-query'
import { listReported } from '#api/product/reportCalls.ts'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import type { Services } from '#services/services.tsx'

/** Reports waiting for a decision; always refetched, because another administrator may have decided. */
export function reportedQuery({ productApi }: Pick<Services, 'productApi'>) {
  return queryOptions({
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
    queryKey: [ACCOUNT_KEY, 'admin-reports'],
    queryFn: async ({ signal }) => listReported(await productApi(), { signal }),
  })
}
