import { queryOptions } from '@tanstack/react-query'
import { readPublic, schemaReader } from '#api/publicReads/readPublic.ts'
import { cardSchema } from '#domain/gifts/card.ts'
import type { Services } from '#services/services.tsx'
import { settleSoon } from '#services/settleSoon.ts'

/** The addresses of its files are valid for an hour: a later visit reads it anew. */
const STALE_MS = 45 * 60_000

/** The card at a private address, and since when it has been a copy of this device. Fails with NOT_FOUND. */
export function cardQuery({ publicReads }: Services, token: string) {
  return queryOptions({
    queryKey: ['card', token],
    queryFn: async ({ signal }) => {
      const path = `/api/v1/cards/${encodeURIComponent(token)}`
      const { value, keptSince } = await readPublic(publicReads, path, schemaReader(cardSchema), signal)
      return { card: value, keptSince }
    },
    staleTime: STALE_MS,
    refetchOnMount: true,
    refetchOnWindowFocus: true,
    // A card missing in the document is missing: its page says so while it is rendered.
    retryOnMount: false,
  })
}

/** Reads the route's data for its loader. */
export async function loadCard(services: Services, token: string): Promise<void> {
  await settleSoon(services.queryClient.prefetchQuery(cardQuery(services, token)), services)
}
