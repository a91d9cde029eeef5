import { smooth } from '../brushes/shapes.ts'
import type { Pen } from '../brushes/surface.ts'

/** A rounded shape as if cut from paper; points are shares of `size` around (x, y). */
export function cutOut(
  pen: Pen,
  points: readonly (readonly [number, number])[],
  x: number,
  y: number,
  size: number,
  fill: string,
): void {
  smooth(
    pen,
    points.map(([dx, dy]) => ({ x: x + dx * size, y: y + dy * size })),
  )
  pen.fillStyle = fill
  pen.fill()
}
