import { ACCOUNT_KEY } from '#api/session/accountKey.ts'
import type { GalleryFilters } from '#domain/gallery/galleryFilters.ts'

/** The query key of the whole gallery. */
export const GALLERY_KEY = [ACCOUNT_KEY, 'gallery'] as const
export const ALBUMS_KEY = [...GALLERY_KEY, 'albums'] as const
/** Every window of pictures, with any filters. */
export const WINDOWS_KEY = [...GALLERY_KEY, 'windows'] as const

export const windowKey = (filters: GalleryFilters, offset: number) =>
  [...WINDOWS_KEY, filters, offset] as const
export const imageKey = (id: string) => [...GALLERY_KEY, 'image', id] as const
