import { useQueries } from '@tanstack/react-query'
import { listImages } from '#api/product/galleryCalls.ts'
import type { Services } from '#services/services.tsx'
import { useServices } from '#services/services.tsx'
import {
  GALLERY_PAGE,
  type GalleryImage,
  type GalleryPage,
  galleryPageSchema,
} from '#domain/gallery/galleryImage.ts'
import type { GalleryFilters } from '#domain/gallery/galleryFilters.ts'
import { windowKey } from './galleryKeys.ts'
import { askOrRestore, type Cached } from '#offline/session/askOrRestore.ts'

/** The newest pictures that this device keeps a copy of. */
const CACHED_IMAGES = 16 * GALLERY_PAGE
const STALE_MS = 60_000
const RETRY_EVERY_MS = 15_000

export interface GalleryWindows {
  readonly status: 'loading' | 'failed' | 'here'
  readonly error: Error | null
  readonly retry: () => void
  readonly total: number
  /** Of all the person's pictures, ignoring the filters; null until it is known. */
  readonly usage: GalleryPage['usage'] | null
  /** Undefined for a picture that isn't loaded yet. */
  readonly imageAt: (index: number) => GalleryImage | undefined
  /** The place of a picture among those loaded; undefined for any other. */
  readonly placeOf: (id: string) => number | undefined
  /** Set while this device's last copy is shown: its time, epoch ms. */
  readonly cachedAt: number | null
}

/** One window of pictures, as the query cache holds it. */
export function windowQuery(
  { productApi }: Pick<Services, 'productApi'>,
  userId: string,
  filters: GalleryFilters,
  offset: number,
) {
  const isCached = filters.q === undefined && filters.album === undefined && filters.sort === 'newest'
  return {
    queryKey: windowKey(filters, offset),
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      askOrRestore(
        isCached && offset < CACHED_IMAGES ? { what: `gallery ${offset}`, schema: galleryPageSchema } : null,
        userId,
        async () =>
          listImages(
            await productApi(),
            { ...filters, offset: String(offset), limit: String(GALLERY_PAGE) },
            { signal },
          ),
      ),
    staleTime: STALE_MS,
    refetchOnMount: true,
    refetchOnReconnect: 'always',
    // Comparing two hundred pictures field by field costs more than it saves.
    structuralSharing: false,
    refetchInterval: (query: { readonly state: { readonly data?: Cached<GalleryPage> | undefined } }) =>
      query.state.data === undefined || query.state.data.cachedAt === null ? false : RETRY_EVERY_MS,
  } as const
}

/** The pictures of these windows, each asked for by itself, so that a grid can jump anywhere. */
export function useGalleryWindows(
  userId: string,
  filters: GalleryFilters,
  offsets: readonly number[],
): GalleryWindows {
  const services = useServices()
  const results = useQueries({
    queries: offsets.map((offset) => windowQuery(services, userId, filters, offset)),
  })
  const pages = new Map<number, readonly GalleryImage[]>()
  let newest: { readonly page: GalleryPage; readonly at: number } | null = null
  let cachedAt: number | null = null
  for (const [place, { data, dataUpdatedAt }] of results.entries()) {
    const offset = offsets[place]
    if (data === undefined || offset === undefined) continue
    pages.set(offset, data.value.images)
    if (newest === null || dataUpdatedAt > newest.at) newest = { page: data.value, at: dataUpdatedAt }
    if (data.cachedAt !== null) cachedAt = Math.min(cachedAt ?? data.cachedAt, data.cachedAt)
  }
  const failed = results.find(({ error, data }) => error !== null && data === undefined)
  return {
    status: newest !== null ? 'here' : failed === undefined ? 'loading' : 'failed',
    error: failed?.error ?? null,
    retry: () => results.forEach(({ error, refetch }) => void (error === null ? undefined : refetch())),
    total: newest?.page.total ?? 0,
    usage: newest?.page.usage ?? null,
    imageAt: (index) => pages.get(index - (index % GALLERY_PAGE))?.[index % GALLERY_PAGE],
    placeOf(id) {
      for (const [offset, images] of pages) {
        const place = images.findIndex((image) => image.id === id)
        if (place !== -1) return offset + place
      }
      return undefined
    },
    cachedAt,
  }
}
