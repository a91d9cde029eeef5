import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { listMovements } from '#api/product/creditCalls.ts'
import { CREDITS_KEY } from '#services/creditsQuery.ts'
import { useServices } from '#services/services.tsx'
import type { Movement, MovementsPage } from '#domain/credits/credits.ts'
import { announce } from '#ui/announce.ts'

export interface OlderMovements {
  readonly movements: readonly Movement[]
  readonly hasMore: boolean
  readonly isPending: boolean
  readonly failure: Error | null
  readonly more: () => void
}

/** The newest movements and those before them, a page more each time they are asked for. */
export function useOlderMovements(newest: MovementsPage): OlderMovements {
  const { t } = useLingui()
  const { productApi } = useServices()
  const older = useInfiniteQuery({
    queryKey: [...CREDITS_KEY, 'movements', 'before', newest.next],
    queryFn: async ({ pageParam, signal }) =>
      listMovements(await productApi(), { before: pageParam ?? undefined }, { signal }),
    initialPageParam: newest.next,
    getNextPageParam: (page) => page.next,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
  })

  async function read(): Promise<void> {
    const { isError } = await (older.data === undefined ? older.refetch() : older.fetchNextPage())
    if (!isError) announce(t`Wczytano starszą historię`)
  }

  return {
    movements: [...newest.items, ...(older.data?.pages ?? []).flatMap((page) => page.items)],
    hasMore: older.data === undefined ? newest.next !== null : older.hasNextPage,
    isPending: older.isFetching,
    failure: older.error,
    more: () => void read(),
  }
}
