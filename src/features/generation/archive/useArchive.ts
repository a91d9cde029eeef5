import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listGenerations } from '#api/product/generationCalls.ts'
import { useServices } from '#services/services.tsx'
import { useSession } from '#services/useSession.ts'
import type { Generation } from '#domain/generation/generation.ts'
import { type ArchiveFilters, archiveKey } from './archiveKeys.ts'

export interface Archive {
  readonly status: 'loading' | 'failed' | 'here'
  readonly error: Error | null
  readonly items: readonly Generation[]
  readonly total: number
  readonly hasMore: boolean
  readonly isFetchingMore: boolean
  readonly more: () => void
  readonly retry: () => void
}

const STALE_MS = 30_000

/** A person's whole archive as the server keeps it, newest first, page after page. */
export function useArchive(filters: ArchiveFilters, isAsked: boolean): Archive {
  const { productApi } = useServices()
  const isSignedIn = useSession().status === 'signed-in'
  const query = useInfiniteQuery({
    queryKey: archiveKey(filters),
    queryFn: async ({ pageParam, signal }) =>
      listGenerations(
        await productApi(),
        { ...questionOf(filters), before: pageParam ?? undefined },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    enabled: isAsked && isSignedIn,
    staleTime: STALE_MS,
    refetchOnMount: true,
    refetchOnReconnect: 'always',
    // Another filter keeps the list's place until its own is there.
    placeholderData: keepPreviousData,
  })
  const { data } = query
  const items = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data])
  return {
    status: data !== undefined ? 'here' : query.error === null ? 'loading' : 'failed',
    error: query.error,
    items,
    total: data?.pages[0]?.total ?? 0,
    hasMore: query.hasNextPage,
    isFetchingMore: query.isFetchingNextPage,
    more: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage()
    },
    retry: () => void query.refetch(),
  }
}

function questionOf({ q, type, status, tag, isFavourite }: ArchiveFilters) {
  return { q, type, status, tag, favourite: isFavourite === true ? ('true' as const) : undefined }
}
