import type { Point } from '#server/platform/media/brushes/surface.ts'
import { boundsOf } from '../picture/trace.ts'
import type { Shape } from './shape.ts'

/** The part of some pieces below a height, or above it; their outlines are cut there. */
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

/** A share of its height: the rest of a paw or a tail that reached over an edge. */
const STUB = { filled: 0.45, line: 0.75 } as const

/** A figure that looks out over a height: its parts above it, without the tips of others. */
export function lookingOver(shapes: readonly Shape[], y: number): Shape[] {
  return shapes.flatMap((shape) => {
    const { top, bottom } = boundsOf([shape])
    const least = shape.line === null ? STUB.filled : STUB.line
    if (bottom > y && (y - top) / (bottom - top) < least) return []
    return clipped([shape], y, 'above')
  })
}

/** A thing's highest point at a place across, in its own measure; null when it doesn't reach there. */
export function topAt(shapes: readonly Shape[], x: number): number | null {
  let top: number | null = null
  for (const { contours, line } of shapes) {
    if (line !== null) continue
    for (const contour of contours)
      for (const [index, to] of contour.entries()) {
        const from = contour.at(index - 1)
        if (from === undefined || from.x > x === to.x > x) continue
        const y = from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x)
        top = Math.min(top ?? y, y)
      }
  }
  return top
}
