import { useLingui } from '@lingui/react/macro'
import type { GalleryImage } from '#domain/gallery/galleryImage.ts'
import styles from './Grid.module.css'

export interface GridTileProps {
  readonly image: GalleryImage | undefined
  readonly index: number
  readonly column: number
  readonly isSelected: boolean
  /** On its way out: it was deleted and the list isn't read anew yet. */
  readonly isLeaving: boolean
  readonly isTabStop: boolean
}

const CELL = { role: 'gridcell' } as const

/** One picture. The grid handles presses: it listens once for all tiles. */
export function GridTile(props: GridTileProps) {
  const { image, index, column, isSelected, isLeaving, isTabStop } = props
  const { t } = useLingui()
  return (
    <div
      {...CELL}
      aria-colindex={column + 1}
      aria-selected={isSelected}
      className={styles.cell}
      data-leaving={isLeaving || undefined}
    >
      <button
        type="button"
        className={styles.tile}
        data-index={index}
        tabIndex={isTabStop ? 0 : -1}
        aria-label={image?.filename ?? t`Zdjęcie się wczytuje`}
        style={{ backgroundColor: image?.colour }}
      >
        {image === undefined ? null : (
          <img
            src={image.thumbnail_url}
            alt=""
            width={320}
            height={320}
            decoding="async"
            draggable={false}
            className={styles.picture}
          />
        )}
        <span className={styles.check} data-check="" />
      </button>
    </div>
  )
}
