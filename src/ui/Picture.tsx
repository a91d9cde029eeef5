import type { Picture as PictureData } from '#domain/catalogue/product.ts'
import { classNames } from './classNames.ts'
import { pictureSourceSet, pictureUrl } from '#domain/catalogue/pictureWidths.ts'
import styles from './Picture.module.css'

export interface PictureProps {
  readonly picture: PictureData
  /** The CSS `sizes` of its place. */
  readonly sizes: string
  /** The one picture the screen is about: fetched at once and first. */
  readonly priority?: boolean
  readonly className?: string
}

/** A picture in the width it is shown at; its place is kept and coloured until it is there. */
export function Picture({ picture, sizes, priority = false, className }: PictureProps) {
  return (
    <img
      className={classNames(styles.picture, className)}
      src={pictureUrl(picture.url, 640)}
      srcSet={pictureSourceSet(picture)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.altText}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'sync' : 'async'}
      style={{ aspectRatio: `${picture.width} / ${picture.height}` }}
    />
  )
}
