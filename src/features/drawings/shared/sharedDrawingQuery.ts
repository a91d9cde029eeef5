import { queryOptions } from '@tanstack/react-query'
import { readPublic, schemaReader } from '#api/publicReads/readPublic.ts'
import { WORKS_KEY } from '#api/publicReads/worksKey.ts'
import { sharedDrawingSchema, sharedPicturesSchema } from '#domain/scene/shared/sharedDrawing.ts'
import type { Services } from '#services/services.tsx'
import { settleSoon } from '#services/settleSoon.ts'

const pathOf = (token: string) => `/api/v1/drawings/shared/${encodeURIComponent(token)}`

/** The drawing of a link, and since when it has been a copy of this device. Fails with NOT_FOUND. */
export function sharedDrawingQuery({ publicReads }: Services, token: string) {
  return queryOptions({
    queryKey: [WORKS_KEY, 'drawing', token],
    queryFn: async ({ signal }) => {
      const { value, keptSince } = await readPublic(
        publicReads,
        pathOf(token),
        schemaReader(sharedDrawingSchema),
        signal,
      )
      return { drawing: value, keptSince }
    },
    // Its owner may withdraw it at any moment.
    staleTime: 60_000,
    refetchOnMount: true,
    refetchOnReconnect: 'always',
    // A drawing missing in the document is missing: its page says so while it is rendered.
    retryOnMount: false,
  })
}

/** The pictures in the drawing of a link, in base64 by their ids; `renewedAt` is that of the drawing. */
export function sharedPicturesQuery({ publicReads }: Services, token: string, renewedAt: string) {
  return queryOptions({
    queryKey: [WORKS_KEY, 'drawing', token, 'pictures', renewedAt],
    queryFn: async ({ signal }) => {
      const path = `${pathOf(token)}/pictures`
      return (await readPublic(publicReads, path, schemaReader(sharedPicturesSchema), signal)).value.pictures
    },
    staleTime: Infinity,
  })
}

/** Reads the route’s data for its loader; resolves to the drawing’s title, null where it isn’t known yet. */
export async function loadSharedDrawing(services: Services, token: string): Promise<string | null> {
  const query = sharedDrawingQuery(services, token)
  await settleSoon(services.queryClient.prefetchQuery(query), services)
  return services.queryClient.getQueryData(query.queryKey)?.drawing.title ?? null
}
