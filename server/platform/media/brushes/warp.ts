import type { Layer, Pen, Point } from './surface.ts'

/** The visible corners of a sheet: clockwise from the upper left. */
export interface Corners {
  readonly topLeft: Point
  readonly topRight: Point
  readonly bottomRight: Point
  readonly bottomLeft: Point
}

/**
 * Draws a flat sheet onto a standing one that is turned away: upright edges stay upright, the far one is shorter. Done
 * in upright slices, which keeps lettering sharp.
 */
export function standSheet(pen: Pen, sheet: Layer, corners: Corners): void {
  const { topLeft, topRight, bottomRight, bottomLeft } = corners
  const width = topRight.x - topLeft.x
  const near = bottomLeft.y - topLeft.y
  const far = bottomRight.y - topRight.y
  const columns = Math.ceil(Math.abs(width))
  for (let column = 0; column < columns; column++) {
    const share = (column + 0.5) / columns
    // Farther things take less room, so half of the picture is not half of the sheet.
    const along = (share * far) / (share * far + (1 - share) * near)
    const step = sheet.width / columns
    const source = Math.min(sheet.width - step, Math.max(0, along * sheet.width - step / 2))
    const top = topLeft.y + (topRight.y - topLeft.y) * share
    const bottom = bottomLeft.y + (bottomRight.y - bottomLeft.y) * share
    const x = topLeft.x + (width * column) / columns
    pen.drawImage(sheet.canvas, source, 0, Math.max(1, step), sheet.height, x, top, 1.35, bottom - top)
  }
}

/**
 * Wraps a sheet around the front of an upright cylinder. `turn` (0 to 1) is the part of the sheet in the middle;
 * `share` how much of the sheet the front half shows.
 */
export function wrapCylinder(
  pen: Pen,
  sheet: Layer,
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  bend: number,
  turn = 0.5,
  share = 0.5,
): void {
  const radius = box.width / 2
  const columns = Math.ceil(box.width)
  for (let column = 0; column < columns; column++) {
    const across = (column + 0.5 - radius) / radius
    const angle = Math.asin(Math.max(-1, Math.min(1, across)))
    const along = turn + (angle / Math.PI) * share
    const source = ((((along % 1) + 1) % 1) * sheet.width) % sheet.width
    const drop = bend * Math.sqrt(Math.max(0, 1 - across * across))
    const step = Math.max(1, (sheet.width * share) / columns)
    pen.drawImage(
      sheet.canvas,
      Math.min(sheet.width - step, source),
      0,
      step,
      sheet.height,
      box.x + column,
      box.y + drop,
      1.35,
      box.height,
    )
  }
}
