import { areaOf } from '../geometry/area.ts'
import { withPlaces } from '../geometry/strokeNumbers.ts'
import type { Rect } from '../geometry/rect.ts'
import type { Solid, Stroke } from '../sceneSchema.ts'
import { rectInPlane } from './moveShapes.ts'

/** The shape in another box, as it stands before it is turned; the same one where that is its own. */
export function withArea<Placed extends Solid | Stroke>(shape: Placed, area: Rect): Placed {
  const from = areaOf(shape)
  const to = rectInPlane(area)
  if (to.x === from.x && to.y === from.y && to.width === from.width && to.height === from.height) return shape
  if (shape.kind !== 'stroke') return { ...shape, ...to }
  const across = from.width === 0 ? 1 : to.width / from.width
  const down = from.height === 0 ? 1 : to.height / from.height
  const points = withPlaces(shape.points, ({ x, y }) => ({
    x: to.x + (x - from.x) * across,
    y: to.y + (y - from.y) * down,
  }))
  return { ...shape, points }
}
