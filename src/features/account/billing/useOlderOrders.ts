import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listOrders } from '#api/product/accountCalls.ts'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import { useServices } from '#services/services.tsx'
import type { AccountOrder } from '#domain/account/billing.ts'
import { announce } from '#ui/announce.ts'
import type { OrderPage } from '../data/accountPart.ts'

export interface OlderOrders {
  readonly orders: readonly AccountOrder[]
  readonly hasMore: boolean
  readonly isPending: boolean
  readonly failure: Error | null
  readonly more: () => Promise<void>
}

/** The number of orders shown at first, and added at a time. */
const FIRST = 5
const STEP = 10

/** The newest orders and those before them, some more each time they are asked for. */
export function useOlderOrders(newest: OrderPage): OlderOrders {
  const { t } = useLingui()
  const { productApi } = useServices()
  const [shown, setShown] = useState(FIRST)
  const older = useInfiniteQuery({
    queryKey: [ACCOUNT_KEY, 'orders', 'before', newest.next],
    queryFn: async ({ pageParam, signal }) =>
      listOrders(await productApi(), { before: pageParam ?? undefined }, { signal }),
    initialPageParam: newest.next,
    getNextPageParam: (page) => page.next,
    enabled: false,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const pages = older.data?.pages ?? []
  const seen = new Set(newest.orders.map(({ number }) => number))
  const before = pages.flatMap((page) => page.orders).filter(({ number }) => !seen.has(number))
  const known = [...newest.orders, ...before]
  const isEnd = older.data === undefined ? newest.next === null : !older.hasNextPage

  async function more(): Promise<void> {
    if (known.length < shown + STEP && !isEnd) {
      const { isError } = await (older.data === undefined ? older.refetch() : older.fetchNextPage())
      if (isError) return
    }
    setShown(shown + STEP)
    announce(t`Wczytano starsze zamówienia`)
  }

  return {
    orders: known.slice(0, shown),
    hasMore: known.length > shown || !isEnd,
    isPending: older.isFetching,
    failure: older.error,
    more,
  }
}
