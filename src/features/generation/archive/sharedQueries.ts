import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import {
  listSharedGenerations,
  readPublicGeneration,
  readSharedGeneration,
} from '#api/product/generationCalls.ts'
import { WORKS_KEY } from '#api/publicReads/worksKey.ts'
import { noteVisitToken } from '#domain/engagement/visitToken.ts'
import type { Services } from '#services/services.tsx'
import { orNull } from './orNull.ts'
import { sharedByIdKey, sharedByLinkKey } from './sharedKeys.ts'

type Api = Pick<Services, 'productApi'>

/** Addresses of files are good for an hour at least. */
const STALE_MS = 60_000

const FRESH = { staleTime: STALE_MS, refetchOnMount: true, refetchOnReconnect: 'always' } as const

/** A public generation; null where there is none to see. */
export function sharedByIdQuery({ productApi }: Api, id: string) {
  return queryOptions({
    queryKey: sharedByIdKey(id),
    queryFn: async ({ signal }) => {
      const shown = await orNull(readPublicGeneration(await productApi(), id, { signal }))
      noteVisitToken(id, shown?.visitToken)
      return shown
    },
    ...FRESH,
  })
}

/** The generation behind a share link; null once it is revoked. */
export function sharedByLinkQuery({ productApi }: Api, link: string) {
  return queryOptions({
    queryKey: sharedByLinkKey(link),
    queryFn: async ({ signal }) => orNull(readSharedGeneration(await productApi(), link, { signal })),
    ...FRESH,
  })
}

/** Everything that is public, newest first. */
export function publicWallQuery({ productApi }: Api) {
  return infiniteQueryOptions({
    queryKey: [WORKS_KEY, 'wall'],
    queryFn: async ({ pageParam, signal }) =>
      listSharedGenerations(await productApi(), { before: pageParam ?? undefined }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    ...FRESH,
  })
}
