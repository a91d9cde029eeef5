import { infiniteQueryOptions } from '@tanstack/react-query'
import { listReviews } from '#api/product/reviewCalls.ts'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import type { ReviewState } from '#domain/reviews/reviewSchemas.ts'
import type { Services } from '#services/services.tsx'

/** The key of everything that administrators have read of reviews. */
export const REVIEWS_KEY = [ACCOUNT_KEY, 'admin-reviews'] as const

const FIRST_PAGE: string | null = null

/** Opinions of one state, a page more each time; always read anew, for another administrator may have decided. */
export function reviewsQuery({ productApi }: Pick<Services, 'productApi'>, state: ReviewState) {
  return infiniteQueryOptions({
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
    queryKey: [...REVIEWS_KEY, state],
    queryFn: async ({ pageParam, signal }) =>
      listReviews(
        await productApi(),
        { state, ...(pageParam === null ? {} : { after: pageParam }) },
        { signal },
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next,
  })
}
