import type { ProductMedia } from '#domain/catalogue/product.ts'
import { pictureUrl } from '#domain/catalogue/pictureWidths.ts'
import styles from './Gallery.module.css'

interface GalleryFilmProps {
  readonly film: Extract<ProductMedia, { kind: 'video' }>
}

/** A silent film of a product. */
export default function GalleryFilm({ film: { altText, poster, sources } }: GalleryFilmProps) {
  return (
    <video
      className={styles.video}
      controls
      muted
      playsInline
      preload="none"
      aria-label={altText}
      {...(poster === null ? {} : { poster: pictureUrl(poster.url, 960) })}
    >
      {sources.map((source) => (
        <source key={source.url} src={source.url} type={source.mimeType} />
      ))}
    </video>
  )
}
