import { useQuery } from '@tanstack/react-query'
import { readGenerationStats } from '#api/product/generationCalls.ts'
import { useServices } from '#services/services.tsx'
import { useSession } from '#services/useSession.ts'
import { statsKey } from './archiveKeys.ts'

const STALE_MS = 30_000

/** A person's generations so far, in numbers (specification part 2, section 3). */
export function useStats() {
  const { productApi } = useServices()
  const isSignedIn = useSession().status === 'signed-in'
  return useQuery({
    queryKey: statsKey(),
    queryFn: async ({ signal }) => readGenerationStats(await productApi(), { signal }),
    enabled: isSignedIn,
    staleTime: STALE_MS,
    refetchOnMount: true,
    refetchOnReconnect: 'always',
  })
}
