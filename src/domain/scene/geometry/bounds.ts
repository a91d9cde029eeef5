import type { ConnectorEnd, Scene, Shape } from '../sceneSchema.ts'
import { shapesById, solidOf } from '../shapesById.ts'
import { sidePoint } from './outline.ts'
import { aroundPoints, middleOf, type Point, type Rect, union } from './rect.ts'
import { NUMBERS_OF_A_POINT } from './strokeNumbers.ts'

/** The box around a shape. A line's is around its ends and bends: its way around boxes isn't known here. */
export function boundsOfShape(scene: Pick<Scene, 'shapes'>, shape: Shape): Rect {
  if (shape.kind === 'box' || shape.kind === 'picture' || shape.kind === 'frame') {
    return { x: shape.x, y: shape.y, width: shape.width, height: shape.height }
  } else if (shape.kind === 'stroke') {
    return boundsOfStroke(shape.points)
  } else {
    const from = placeOfEnd(scene, shape.from)
    const to = placeOfEnd(scene, shape.to)
    return aroundPoints([from, ...shape.bends, to]) ?? { x: 0, y: 0, width: 0, height: 0 }
  }
}

/** The box around some shapes; null where none of them is there. */
export function boundsOfShapes(scene: Pick<Scene, 'shapes'>, ids: Iterable<string>): Rect | null {
  const shapes = shapesById(scene)
  return union(
    Array.from(ids).flatMap((id) => {
      const shape = shapes.get(id)
      return shape === undefined ? [] : [boundsOfShape(scene, shape)]
    }),
  )
}

/** The box around a whole scene; null for an empty one. */
export function boundsOfScene(scene: Pick<Scene, 'shapes'>): Rect | null {
  return union(scene.shapes.map((shape) => boundsOfShape(scene, shape)))
}

function boundsOfStroke(points: readonly number[]): Rect {
  const places: Point[] = []
  for (let at = 0; at + 1 < points.length; at += NUMBERS_OF_A_POINT) {
    places.push({ x: points[at] ?? 0, y: points[at + 1] ?? 0 })
  }
  return aroundPoints(places) ?? { x: 0, y: 0, width: 0, height: 0 }
}

/** About where a line ends: at the side it is held by, or in the middle of its shape. */
function placeOfEnd(scene: Pick<Scene, 'shapes'>, end: ConnectorEnd): Point {
  if (!('shape' in end)) return end
  const solid = solidOf(scene, end.shape)
  if (solid === undefined) return { x: 0, y: 0 }
  return end.side === null ? middleOf(solid) : sidePoint(solid, end.side)
}
