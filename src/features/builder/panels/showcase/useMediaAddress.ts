import { useQuery } from '@tanstack/react-query'
import { readTemplateMedia } from '#api/product/templateMediaCalls.ts'
import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import { mediaIdOf } from '#domain/template/templateMedia.ts'
import { useServices } from '#services/services.tsx'

/** Signed addresses are good for an hour at least. */
const GOOD_MS = 30 * 60_000

/** Where an author sees a file that a template names, published or not; null until it is known. */
export function useMediaAddress(url: string): string | null {
  const { productApi } = useServices()
  const id = mediaIdOf(url)
  const { data } = useQuery({
    queryKey: [ACCOUNT_KEY, 'template-media', id],
    queryFn: async ({ signal }) => readTemplateMedia(await productApi(), id ?? '', { signal }),
    enabled: id !== null,
    staleTime: GOOD_MS,
  })
  if (url === '') return null
  return id === null ? url : (data?.address ?? null)
}
