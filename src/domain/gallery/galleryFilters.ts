import type { GALLERY_SORTS } from './galleryImage.ts'
import type { GallerySearch, GallerySort } from './gallerySearch.ts'

type ApiSort = (typeof GALLERY_SORTS)[number]

/** The orders of the gallery by the words an address has for them. */
const SORTS: Readonly<Record<GallerySort, ApiSort>> = {
  najnowsze: 'newest',
  najstarsze: 'oldest',
  nazwa: 'name',
  najwieksze: 'largest',
  najczestsze: 'most-used',
}

/** The filters and the order of a state, as `GET /api/v1/gallery/images` takes them. */
export interface GalleryFilters {
  readonly q?: string | undefined
  readonly album?: string | undefined
  readonly sort: ApiSort
}

export function filtersOf({ q, album, sort }: GallerySearch): GalleryFilters {
  return { q, album, sort: SORTS[sort ?? 'najnowsze'] }
}
