import { memo } from 'react'
import type { GalleryImage } from '#domain/gallery/galleryImage.ts'
import { GridTile } from './GridTile.tsx'
import styles from './Grid.module.css'

export interface GridRowProps {
  readonly row: number
  readonly columns: number
  readonly top: number
  readonly height: number
  readonly gap: number
  /** The row's pictures in order; undefined where one isn't loaded. As long as the row. */
  readonly images: readonly (GalleryImage | undefined)[]
  readonly selection: ReadonlySet<string>
  readonly leaving: ReadonlySet<string>
  /** The column the Tab key leads to; null when it leads to another row. */
  readonly tabStop: number | null
}

/** Not a table's: those lay out their rows by themselves, and all of them. */
const ROW = { role: 'row' } as const

function Row({ row, columns, top, height, gap, images, selection, leaving, tabStop }: GridRowProps) {
  return (
    <div
      {...ROW}
      aria-rowindex={row + 1}
      className={styles.row}
      style={{
        height,
        gap,
        gridTemplateColumns: `repeat(${columns}, ${height}px)`,
        transform: `translateY(${top}px)`,
      }}
    >
      {images.map((image, column) => (
        <GridTile
          // Keyed by the place in the grid, not by its picture: the focus stays while pictures come and go.
          key={column}
          image={image}
          index={row * columns + column}
          column={column}
          isSelected={image !== undefined && selection.has(image.id)}
          isLeaving={image !== undefined && leaving.has(image.id)}
          isTabStop={tabStop === column}
        />
      ))}
    </div>
  )
}

/** A row of pictures; rendered anew only when something in it has changed, not with every row scrolled by. */
export const GridRow = memo(Row, isSameRow)

function isSameRow(before: GridRowProps, after: GridRowProps): boolean {
  return (
    before.row === after.row &&
    before.columns === after.columns &&
    before.top === after.top &&
    before.height === after.height &&
    before.tabStop === after.tabStop &&
    before.images.length === after.images.length &&
    after.images.every((image, place) => {
      if (image !== before.images[place]) return false
      if (image === undefined) return true
      const { id } = image
      return (
        before.selection.has(id) === after.selection.has(id) &&
        before.leaving.has(id) === after.leaving.has(id)
      )
    })
  )
}
