import { Plural, Trans } from '@lingui/react/macro'
import { GALLERY_BYTES_MOST, type GalleryPage } from '#domain/gallery/galleryImage.ts'
import { useFormat } from '#i18n/format.ts'
import styles from './Gallery.module.css'

export interface GalleryFactsProps {
  readonly total: number
  readonly usage: GalleryPage['usage'] | null
  readonly isFiltered: boolean
}

/** How many pictures are shown, and how much room all of them take. */
export function GalleryFacts({ total, usage, isFiltered }: GalleryFactsProps) {
  const format = useFormat()
  const most = format.bytes(GALLERY_BYTES_MOST)
  return (
    <p className={styles.facts}>
      <span>
        {isFiltered ? (
          <Plural
            value={total}
            one="Pasuje # zdjęcie"
            few="Pasują # zdjęcia"
            many="Pasuje # zdjęć"
            other="Pasuje # zdjęcia"
          />
        ) : (
          <Plural value={total} one="# zdjęcie" few="# zdjęcia" many="# zdjęć" other="# zdjęcia" />
        )}
      </span>
      {usage === null ? null : (
        <span>
          <Trans>
            Zajęte {format.bytes(usage.bytes)} z {most}
          </Trans>
        </span>
      )}
    </p>
  )
}
