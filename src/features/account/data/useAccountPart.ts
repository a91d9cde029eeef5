import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ApiError } from '#api/product/apiError.ts'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import { useServices } from '#services/services.tsx'
import { useSession } from '#services/useSession.ts'
import { readAnswerCopy, writeAnswerCopy } from '#offline/session/accountCopy.ts'
import type { AccountPart } from './accountPart.ts'
import { useIsLate } from './useIsLate.ts'
import { useOwner } from './useOwner.ts'

/** A part of the account on its way, at hand, or not to be had. */
export type AccountData<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly error: Error; readonly retry: () => void }
  | {
      readonly status: 'here'
      readonly value: Value
      /** Set while this is only the last copy, and its age may matter: when the API last said so, epoch ms. */
      readonly keptSince: number | null
      /** The API was asked for it anew and could not be reached. */
      readonly isOffline: boolean
    }

const STALE_MS = 30_000
const RETRY_EVERY_MS = 15_000

export const accountKey = (part: { readonly what: string }) => [ACCOUNT_KEY, ...part.what.split('/')] as const

/**
 * Reads a part of the account: first this device's last copy, then the API's answer. While the API can't be reached it
 * retries by itself. The data stays on the screen when the session expires meanwhile, so that a field being edited
 * keeps its place.
 */
export function useAccountPart<Value>(part: AccountPart<Value>, isAsked = true): AccountData<Value> {
  const { productApi } = useServices()
  const isSignedIn = useSession().status === 'signed-in'
  const userId = useOwner()?.id
  const asked = useQuery({
    queryKey: accountKey(part),
    queryFn: async ({ signal }) => {
      const value = await part.read(await productApi(), { signal })
      if (userId !== undefined) void writeAnswerCopy(part, userId, value)
      return value
    },
    enabled: isAsked && isSignedIn,
    staleTime: STALE_MS,
    refetchOnMount: true,
    refetchOnReconnect: 'always',
    refetchInterval: (query) => (mayPass(query.state.error) ? RETRY_EVERY_MS : false),
    // One user's data is never shown to another.
    ...(isSignedIn ? {} : { placeholderData: keepPreviousData }),
  })
  const copy = useQuery({
    queryKey: [...accountKey(part), 'copy', userId],
    queryFn: () => (userId === undefined ? null : readAnswerCopy(part, userId)),
    enabled: isAsked && userId !== undefined && asked.data === undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isLate = useIsLate(asked.data === undefined && asked.error === null)

  const isOffline = asked.error instanceof ApiError && asked.error.status === null
  const isDoubtful = asked.error !== null || isLate
  if (asked.data !== undefined) {
    const keptSince = isDoubtful ? asked.dataUpdatedAt : null
    return { status: 'here', value: asked.data, keptSince, isOffline }
  }
  if (copy.data != null) {
    const keptSince = isDoubtful ? copy.data.cachedAt : null
    return { status: 'here', value: copy.data.value, keptSince, isOffline }
  }
  if (asked.error === null || copy.isFetching) return { status: 'loading' }
  return { status: 'failed', error: asked.error, retry: () => void asked.refetch() }
}

/** Whether a failure goes by itself: the network's, or the server's own. */
function mayPass(error: Error | null): boolean {
  return error instanceof ApiError && (error.status === null || error.status >= 500)
}
