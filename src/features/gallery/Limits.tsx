import { Trans } from '@lingui/react/macro'
import {
  GALLERY_BYTES_MOST,
  GALLERY_IMAGES_MOST,
  UPLOAD_BYTES_MOST,
  UPLOAD_MEGAPIXELS,
} from '#domain/gallery/galleryImage.ts'
import { useFormat } from '#i18n/format.ts'
import styles from './Gallery.module.css'

/** The accepted files, their limits, and what happens to them: shown before the first upload. */
export function Limits() {
  const format = useFormat()
  const fileSize = format.bytes(UPLOAD_BYTES_MOST)
  const images = format.number(GALLERY_IMAGES_MOST)
  const allSizes = format.bytes(GALLERY_BYTES_MOST)
  return (
    <p className={styles.limits}>
      <Trans>
        Zdjęcia JPG, PNG, WebP, AVIF i GIF, każde do {fileSize} i {UPLOAD_MEGAPIXELS} megapikseli. W galerii
        mieści się {images} zdjęć, razem {allSizes}. Z animacji zostaje pierwszy obraz. Miejsce zrobienia i
        inne ukryte dane usuwamy z każdego zdjęcia.
      </Trans>
    </p>
  )
}
