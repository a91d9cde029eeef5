import type { Point } from '#server/media/brushes/surface.ts'
import type { Shape } from './shape.ts'

/** What of some pieces lies below a height, or above it; their own outlines are cut there. */
export function clipped(shapes: readonly Shape[], y: number, keep: 'below' | 'above'): Shape[] {
  const isKept = (point: Point) => (keep === 'below' ? point.y >= y : point.y <= y)
  return shapes.flatMap((shape) => {
    const contours = shape.contours
      .map((contour) => cut(contour, y, isKept, shape.line === null))
      .filter((contour) => contour.length > 1)
    return contours.length === 0 ? [] : [{ ...shape, contours }]
  })
}

function cut(
  contour: readonly Point[],
  y: number,
  isKept: (point: Point) => boolean,
  isClosed: boolean,
): Point[] {
  const points: Point[] = []
  for (const [index, to] of contour.entries()) {
    const from = index === 0 && !isClosed ? undefined : contour.at(index - 1)
    if (from !== undefined && isKept(from) !== isKept(to))
      points.push({ x: from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y), y })
    if (isKept(to)) points.push(to)
  }
  return points
}

/** Where a thing is highest at a place across, in its own measure; 0 where nothing of it is there. */
export function topAt(shapes: readonly Shape[], x: number): number {
  let top = 0
  for (const { contours, line } of shapes) {
    if (line !== null) continue
    for (const contour of contours)
      for (const [index, to] of contour.entries()) {
        const from = contour.at(index - 1)
        if (from === undefined || from.x > x === to.x > x) continue
        top = Math.min(top, from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x))
      }
  }
  return top
}
