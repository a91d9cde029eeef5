import { PICTURE_WIDTHS } from '#domain/catalogue/pictureWidths.ts'
import type { PictureWidths } from '#domain/packs/packRecord.ts'

export interface Viewport {
  /** CSS px. */
  readonly width: number
  readonly pixelRatio: number
}

/** Sharper than this, a saved picture costs more space than an eye can see. */
const HIGHEST_RATIO = 2
/** The look's content width in CSS px (72 rem). */
const CONTENT = 1152

/** The picture widths this device's screens ask for: a card of the product grid, and a product's own page. */
export function packWidths({ width, pixelRatio }: Viewport): PictureWidths {
  const ratio = Math.min(Math.max(pixelRatio, 1), HIGHEST_RATIO)
  const content = Math.min(width, CONTENT)
  // The grid has 2, 3 or 4 columns; a product's gallery takes the width of a phone, and half of a wide screen.
  const columns = width < 640 ? 2 : width < 1024 ? 3 : 4
  const gallery = width < 768 ? content : content / 2
  return { list: onLadder((content / columns) * ratio), detail: onLadder(gallery * ratio) }
}

function onLadder(pixels: number): number {
  return (
    PICTURE_WIDTHS.find((width) => width >= pixels) ?? PICTURE_WIDTHS[PICTURE_WIDTHS.length - 1] ?? pixels
  )
}
