import { borrow } from '#server/platform/media/brushes/spareLayers.ts'
import type { Box, Layer } from '#server/platform/media/brushes/surface.ts'
import type { Band, Sheet } from '../scene/scene.ts'

/** Soft things are drawn at a quarter of their size: bands that begin at whole quarters meet without a seam. */
const STEP = 4
/** More would take more memory than a job's other work. */
const PIXELS_MOST = 4_194_304

/** The bands that a sheet is painted in, from its top; one where it is small. */
export function bandsOf({ width, height }: { readonly width: number; readonly height: number }): Band[] {
  const tall = Math.max(STEP, Math.floor(PIXELS_MOST / width / STEP) * STEP)
  const count = Math.ceil(height / tall)
  return Array.from({ length: count }, (_, index) => ({
    top: index * tall,
    height: Math.min(tall, height - index * tall),
  }))
}

/**
 * Returns a layer for painting a sheet's band, in the measure of the whole sheet; the caller gives it back when done.
 */
export function layerOf({
  width,
  height,
  band = { top: 0, height },
}: Pick<Sheet, 'width' | 'height' | 'band'>): Layer {
  const layer = borrow(width, band.height)
  layer.pen.translate(0, -band.top)
  return layer
}

/** The part of a band that a box of the sheet covers, in the box's own measure; null when they don't meet. */
export function bandWithin(band: Band, { y, height }: Pick<Box, 'y' | 'height'>): Band | null {
  const top = Math.max(0, Math.floor(band.top - y))
  const bottom = Math.min(height, Math.ceil(band.top + band.height - y))
  return bottom <= top ? null : { top, height: bottom - top }
}
