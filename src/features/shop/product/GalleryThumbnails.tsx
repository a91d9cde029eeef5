import { useLingui } from '@lingui/react/macro'
import type { ProductMedia } from '#domain/catalogue/product.ts'
import { Picture } from '#ui/Picture.tsx'
import styles from './Gallery.module.css'

export interface GalleryThumbnailsProps {
  readonly items: readonly ProductMedia[]
  readonly shown: number
  readonly onChoose: (index: number) => void
}

/** Small pictures under the large one; on a phone the pictures themselves are pushed, so there are none. */
export function GalleryThumbnails({ items, shown, onChoose }: GalleryThumbnailsProps) {
  const { t } = useLingui()
  return (
    <ul className={styles.thumbnails}>
      {items.map((item, index) => {
        const picture = item.kind === 'picture' ? item.picture : item.poster
        const number = index + 1
        return (
          <li key={item.id}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-label={t`Pokaż zdjęcie ${number}`}
              aria-current={index === shown}
              onClick={() => onChoose(index)}
            >
              {picture === null ? (
                number
              ) : (
                <Picture
                  picture={{ ...picture, altText: '' }}
                  sizes="4.5rem"
                  className={styles.picture ?? ''}
                />
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
