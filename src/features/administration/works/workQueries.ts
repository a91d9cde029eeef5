import { queryOptions } from '@tanstack/react-query'
import { listReportedWorks } from '#api/product/discoverCalls.ts'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import type { Services } from '#services/services.tsx'

/** Works waiting for a decision; always refetched, because another administrator may have decided. */
export function reportedWorksQuery({ productApi }: Pick<Services, 'productApi'>) {
  return queryOptions({
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
    queryKey: [ACCOUNT_KEY, 'admin-reported-works'],
    queryFn: async ({ signal }) => listReportedWorks(await productApi(), { signal }),
  })
}
