import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { findPeople, listActs, listFulfilment, readPerson } from '#api/product/adminCalls.ts'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import { ApiError } from '#api/product/apiError.ts'
import type { ParcelState } from '#domain/orders/parcel.ts'
import type { Services } from '#services/services.tsx'

type Api = Pick<Services, 'productApi'>

// Always read anew: another administrator may have changed something.
const FRESH = { staleTime: 0, refetchOnMount: 'always', refetchOnReconnect: 'always' } as const
const FIRST_PAGE: string | null = null

/** The people that a text finds, one page more each time. */
export function peopleQuery({ productApi }: Api, q: string) {
  return infiniteQueryOptions({
    ...FRESH,
    queryKey: [ACCOUNT_KEY, 'admin-people', q],
    queryFn: async ({ pageParam, signal }) =>
      findPeople(await productApi(), { q, after: pageParam ?? undefined }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next,
  })
}

export function personQuery({ productApi }: Api, id: string) {
  return queryOptions({
    ...FRESH,
    queryKey: [ACCOUNT_KEY, 'admin-person', id],
    queryFn: async ({ signal }) => readPerson(await productApi(), id, { signal }),
  })
}

/** The journal, a page more each time. */
export function actsQuery({ productApi }: Api) {
  return infiniteQueryOptions({
    ...FRESH,
    queryKey: [ACCOUNT_KEY, 'admin-acts'],
    queryFn: async ({ pageParam, signal }) =>
      listActs(await productApi(), { before: pageParam ?? undefined }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next,
  })
}

/** The key of all that administrators have read of fulfilment. */
export const FULFILMENT_KEY = [ACCOUNT_KEY, 'admin-production'] as const

/** Orders to be made and sent, of one state or all, a page more each time. */
export function fulfilmentQuery({ productApi }: Api, state: ParcelState | undefined) {
  return infiniteQueryOptions({
    ...FRESH,
    queryKey: [...FULFILMENT_KEY, state ?? null],
    queryFn: async ({ pageParam, signal }) =>
      listFulfilment(await productApi(), { state, before: pageParam ?? undefined }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.next,
  })
}

/** The code of a failed call; null for any error that isn't the API's. */
export function codeOf(error: unknown): string | null {
  return error instanceof ApiError ? error.code : null
}
