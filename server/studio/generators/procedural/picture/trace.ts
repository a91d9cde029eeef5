import type { Pen, Point } from '#server/platform/media/brushes/surface.ts'
import type { Shape } from '../scene/shape.ts'

/** Lays a piece's outline as the pen's path. */
export function trace(pen: Pen, { contours, line }: Pick<Shape, 'contours' | 'line'>): void {
  pen.beginPath()
  for (const contour of contours) {
    for (const [index, point] of contour.entries()) {
      if (index === 0) pen.moveTo(point.x, point.y)
      else pen.lineTo(point.x, point.y)
    }
    if (line === null) pen.closePath()
  }
}

/** Fills a piece, or strokes it if it is a line. */
export function lay(pen: Pen, shape: Shape, paint: string | CanvasGradient): void {
  trace(pen, shape)
  if (shape.line === null) {
    pen.fillStyle = paint
    pen.fill('evenodd')
  } else {
    pen.strokeStyle = paint
    pen.lineWidth = shape.line
    pen.lineCap = 'round'
    pen.lineJoin = 'round'
    pen.stroke()
  }
}

export interface Bounds {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The bounds of a piece, its lines' width included. */
export function boundsOf(shapes: readonly Shape[]): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { contours, line } of shapes) {
    const reach = (line ?? 0) / 2
    for (const { x, y } of contours.flat()) {
      left = Math.min(left, x - reach)
      right = Math.max(right, x + reach)
      top = Math.min(top, y - reach)
      bottom = Math.max(bottom, y + reach)
    }
  }
  return { left, top, right, bottom }
}

/** The same outline with a hand's unsteadiness of `amount` px; the same each time for one `phase`. */
export function wobbled(shape: Shape, amount: number, phase: number): Shape {
  const shake = (x: number, y: number, turn: number) =>
    Math.sin(x * 0.11 + turn * 1.7 + phase) * 0.5 +
    Math.sin(y * 0.13 - turn + phase * 2.3) * 0.5 +
    Math.sin((x + y) * 0.047 + phase * 0.7) * 0.6
  const move = ({ x, y }: Point): Point => ({
    x: x + shake(x, y, 0) * amount,
    y: y + shake(y, x, 2) * amount,
  })
  return { ...shape, contours: shape.contours.map((contour) => contour.map(move)) }
}

/** Points around the sheet at a distance from its edge, clockwise from the upper left. */
export function rimPoints(width: number, height: number, count: number, edge: number): Point[] {
  return Array.from({ length: count }, (_, index) => {
    const share = (index / count) * 4
    const along = share % 1
    const corner = [
      [along, 0],
      [1, along],
      [1 - along, 1],
      [0, 1 - along],
    ][Math.floor(share)] ?? [0, 0]
    const [x = 0, y = 0] = corner
    return { x: edge + (width - edge * 2) * x, y: edge + (height - edge * 2) * y }
  })
}
