import { queryOptions } from '@tanstack/react-query'
import { readIssue, readNewsletter } from '#api/product/issueCalls.ts'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import type { Services } from '#services/services.tsx'

type Api = Pick<Services, 'productApi'>

// Always read anew: another administrator may have changed something.
const FRESH = { staleTime: 0, refetchOnMount: 'always', refetchOnReconnect: 'always' } as const
/** How often is looked at letters that are leaving, ms. */
const WATCH_MS = 2_000

/** All issues, and how many read them. */
export function newsletterQuery({ productApi }: Api) {
  return queryOptions({
    ...FRESH,
    queryKey: [ACCOUNT_KEY, 'admin-newsletter'],
    queryFn: async ({ signal }) => readNewsletter(await productApi(), { signal }),
    refetchInterval: ({ state }) =>
      watchPause(state.data?.issues.some(({ status }) => status === 'sending') === true),
  })
}

/** One issue with its words; while it is being sent, as it is every two seconds. */
export function issueQuery({ productApi }: Api, id: string) {
  return queryOptions({
    ...FRESH,
    queryKey: [ACCOUNT_KEY, 'admin-issue', id],
    queryFn: async ({ signal }) => readIssue(await productApi(), id, { signal }),
    refetchInterval: ({ state }) => watchPause(state.data?.status === 'sending'),
  })
}

function watchPause(isWatched: boolean): number | false {
  return isWatched ? WATCH_MS : false
}
