import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ApiError } from '#api/product/apiError.ts'
import { readPurchase } from '#api/product/creditCalls.ts'
import { CREDITS_KEY } from '#services/creditsQuery.ts'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import { useServices } from '#services/services.tsx'
import { useSession } from '#services/useSession.ts'
import type { Purchase } from '#domain/credits/credits.ts'

export interface PurchaseReading {
  readonly purchase: Purchase | null
  /** The error of the read; an earlier state stays. */
  readonly error: Error | null
  /** It has been waited for longer than it usually takes. */
  readonly isLate: boolean
  readonly retry: () => void
}

const SOON_MS = 2_000
const LATER_MS = 15_000
const LATE_MS = 45_000

/**
 * The state of an order's credits, polled until they are there: often at first, seldom once it is late, on return to
 * the tab and when the network is back. Once they are there, balance and movements are refetched.
 */
export function usePurchase(token: string): PurchaseReading {
  const { productApi } = useServices()
  const session = useSession()
  const userId = session.status === 'signed-in' ? session.user.id : null
  const queryClient = useQueryClient()
  const [isLate, setLate] = useState(false)
  const { data, error, refetch } = useQuery({
    // The answer depends on the user: one user's is never shown to another.
    queryKey: [ACCOUNT_KEY, 'purchase', token, userId],
    queryFn: async ({ signal }) => readPurchase(await productApi(), token, { signal }),
    staleTime: 0,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => {
      if (!isOpen(state.data) && !mayPass(state.error)) return false
      return isLate ? LATER_MS : SOON_MS
    },
  })

  const isWaiting = isOpen(data)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setLate(true), LATE_MS)
    return () => clearTimeout(timer)
  }, [isWaiting])

  const isCredited = data?.state === 'credited'
  useEffect(() => {
    if (isCredited) void queryClient.invalidateQueries({ queryKey: CREDITS_KEY })
  }, [isCredited, queryClient])

  return { purchase: data ?? null, error, isLate, retry: () => void refetch() }
}

/** A shop elsewhere may report an order later than its buyer comes back: an unknown one may be on its way. */
function isOpen(purchase: Purchase | undefined): boolean {
  return purchase?.state === 'waiting' || purchase?.state === 'unknown'
}

/** Whether a failure goes by itself: the network's, or the server's own. */
function mayPass(error: Error | null): boolean {
  return error instanceof ApiError && error.kind !== 'refused'
}
