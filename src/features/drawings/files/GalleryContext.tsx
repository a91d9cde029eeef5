import { createContext, type ReactNode, use } from 'react'
import type { GalleryImage } from '#domain/gallery/galleryImage.ts'

/** The person’s gallery, composed in by the route. */
export interface DrawingGallery {
  /** Its dialog to pick a picture in. */
  readonly renderPicker: (picker: {
    readonly isOpen: boolean
    readonly onOpenChange: (isOpen: boolean) => void
    readonly onPick: (image: GalleryImage) => void
  }) => ReactNode
  /**
   * Keeps a picture on the device until the gallery has it; resolves to false where it can’t be taken. Rejects where the
   * device keeps nothing.
   */
  readonly add: (file: File) => Promise<boolean>
  /** Goes to it. */
  readonly open: () => void
}

const Gallery = createContext<DrawingGallery | undefined>(undefined)

export const GalleryProvider = Gallery

/** The gallery; undefined where it isn’t at hand. */
export const useGallery = (): DrawingGallery | undefined => use(Gallery)
