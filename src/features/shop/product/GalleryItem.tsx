import { useLingui } from '@lingui/react/macro'
import { ZoomIn } from 'lucide-react'
import { Suspense } from 'react'
import { GALLERY_PICTURE_SIZES } from '#domain/catalogue/pictureSizes.ts'
import type { ProductMedia } from '#domain/catalogue/product.ts'
import { lazyPart } from '#ui/lazyPart.ts'
import { Picture } from '#ui/Picture.tsx'
import styles from './Gallery.module.css'

// Few products have one.
const GalleryFilm = lazyPart(() => import('./GalleryFilm.tsx'))

export interface GalleryItemProps {
  readonly item: ProductMedia
  readonly isFirst: boolean
  readonly onZoom: () => void
}

/** One picture, which opens large when pressed, or one silent film. */
export function GalleryItem({ item, isFirst, onZoom }: GalleryItemProps) {
  const { t } = useLingui()
  if (item.kind === 'video') {
    return (
      <Suspense>
        <GalleryFilm film={item} />
      </Suspense>
    )
  }
  return (
    <button
      type="button"
      className={styles.zoom}
      aria-label={t`Powiększ: ${item.picture.altText}`}
      onClick={onZoom}
    >
      <Picture
        picture={item.picture}
        sizes={GALLERY_PICTURE_SIZES}
        priority={isFirst}
        className={styles.picture ?? ''}
      />
      <span className={styles.glass} aria-hidden="true">
        <ZoomIn size={20} />
      </span>
    </button>
  )
}
