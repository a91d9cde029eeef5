import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { listAlbums } from '#api/product/galleryCalls.ts'
import { useServices } from '#services/services.tsx'
import { type Album, albumSchema } from '#domain/gallery/galleryImage.ts'
import { askOrRestore } from '#offline/session/askOrRestore.ts'
import { ALBUMS_KEY } from './galleryKeys.ts'

const STALE_MS = 60_000

/** The person's albums; undefined until they are known. */
export function useAlbums(userId: string): readonly Album[] | undefined {
  const { productApi } = useServices()
  const { data } = useQuery({
    queryKey: ALBUMS_KEY,
    queryFn: ({ signal }) =>
      askOrRestore({ what: 'gallery albums', schema: z.array(albumSchema) }, userId, async () => [
        ...(await listAlbums(await productApi(), { signal })),
      ]),
    staleTime: STALE_MS,
    refetchOnMount: true,
    refetchOnReconnect: 'always',
  })
  return data?.value
}
