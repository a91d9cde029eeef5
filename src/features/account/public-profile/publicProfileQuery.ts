import { queryOptions } from '@tanstack/react-query'
import { readPublicProfile } from '#api/product/accountCalls.ts'
import { ApiError } from '#api/product/apiError.ts'
import type { Services } from '#services/services.tsx'
import type { PublicProfile } from '#domain/account/profile.ts'

const STALE_MS = 60_000

/** A user's public profile; null where there is none to see, the same for every caller. */
export function publicProfileQuery({ productApi }: Pick<Services, 'productApi'>, username: string) {
  return queryOptions({
    queryKey: ['public-profile', username],
    queryFn: async ({ signal }): Promise<PublicProfile | null> => {
      try {
        return await readPublicProfile(await productApi(), username, { signal })
      } catch (error) {
        if (error instanceof ApiError && error.code === 'NOT_FOUND') return null
        throw error
      }
    },
    staleTime: STALE_MS,
    refetchOnMount: true,
    refetchOnReconnect: 'always',
  })
}
