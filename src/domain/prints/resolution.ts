import { type PictureSize, type Placement, pixelSize } from './placement.ts'
import type { PrintArea } from './printArea.ts'

/** How sharp a print will be: as sharp as printing gets, a little soft from near, or visibly blurred. */
export type Sharpness = 'good' | 'fair' | 'poor'

const GOOD_DPI = 200
const POOR_DPI = 120
const MM_PER_INCH = 25.4

/** The picture's own pixels to an inch of the print. */
export function printDpi(area: PrintArea, picture: PictureSize, placement: Placement): number {
  return MM_PER_INCH / pixelSize(area, picture, placement)
}

export function sharpness(area: PrintArea, picture: PictureSize, placement: Placement): Sharpness {
  // A thousandth of a dot is invisible, and sums of fractions are off by less.
  const dpi = printDpi(area, picture, placement) + 0.001
  if (dpi >= GOOD_DPI) return 'good'
  return dpi < POOR_DPI ? 'poor' : 'fair'
}
