import { useQuery } from '@tanstack/react-query'
import { readGalleryImage } from '#api/product/galleryCalls.ts'
import { useServices } from '#services/services.tsx'
import type { GalleryImage } from '#domain/gallery/galleryImage.ts'
import { imageKey } from '../data/galleryKeys.ts'
import type { GalleryWindows } from '../data/useGalleryWindows.ts'

export interface OpenImage {
  readonly image: GalleryImage | undefined
  /** Undefined for one that isn't among those loaded. */
  readonly index: number | undefined
  readonly error: Error | null
}

/** The picture an address names: from the list, or asked for by itself where the list hasn't come that far. */
export function useOpenImage(id: string | undefined, windows: GalleryWindows): OpenImage {
  const { productApi } = useServices()
  const index = id === undefined ? undefined : windows.placeOf(id)
  const asked = useQuery({
    queryKey: imageKey(id ?? ''),
    queryFn: async ({ signal }) => readGalleryImage(await productApi(), id ?? '', { signal }),
    enabled: id !== undefined && index === undefined && windows.status === 'here',
  })
  if (id === undefined) return { image: undefined, index: undefined, error: null }
  if (index !== undefined) return { image: windows.imageAt(index), index, error: null }
  return { image: asked.data, index: undefined, error: asked.error }
}
