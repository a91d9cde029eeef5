import { useQuery } from '@tanstack/react-query'
import { listGenerations } from '#api/product/generationCalls.ts'
import { useServices } from '#services/services.tsx'
import { useSession } from '#services/useSession.ts'
import { GENERATIONS_KEY } from '../archive/archiveKeys.ts'
import { useGenerations } from '../device/useGenerations.ts'
import type { ListedGeneration } from '../words/listedGeneration.ts'

export type Compared =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed'; readonly retry: () => void }
  | { readonly status: 'here'; readonly item: ListedGeneration }

/** One of the two compared generations: this device's row, else the archive's. */
export function useCompared(refCode: string): Compared {
  const { productApi } = useServices()
  const isSignedIn = useSession().status === 'signed-in'
  const { history, isLoading } = useGenerations()
  const row = history.find((known) => known.refCode === refCode)
  const asked = useQuery({
    queryKey: [...GENERATIONS_KEY, 'ref-code', refCode],
    queryFn: async ({ signal }) => {
      const { items } = await listGenerations(await productApi(), { ref_code: refCode }, { signal })
      return items[0] ?? null
    },
    enabled: isSignedIn && !isLoading && row === undefined,
    refetchOnMount: true,
  })
  const item = row ?? asked.data
  if (item != null) return { status: 'here', item }
  if (asked.data === null) return { status: 'missing' }
  if (asked.error !== null) return { status: 'failed', retry: () => void asked.refetch() }
  return { status: 'loading' }
}
