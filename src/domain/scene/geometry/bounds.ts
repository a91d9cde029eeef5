import type { ConnectorEnd, Scene, Shape, Solid, Stroke, Turnable } from '../sceneSchema.ts'
import { shapesById, solidOf } from '../shapesById.ts'
import { areaOf, asSeenBy, placesOfStroke } from './area.ts'
import { outlineOf, sidePoint } from './outline.ts'
import { aroundPoints, middleOf, overlaps, type Point, type Rect, union } from './rect.ts'
import { cornersOf, cosAndSin, rotationOf, turned } from './turn.ts'

/**
 * The upright box around a shape as it is seen, turned or not. A line's is around its ends and bends: its way around
 * boxes isn't known here.
 */
export function boundsOfShape(scene: Pick<Scene, 'shapes'>, shape: Shape): Rect {
  if (shape.kind === 'box' || shape.kind === 'picture' || shape.kind === 'frame') {
    return rotationOf(shape) === 0
      ? { x: shape.x, y: shape.y, width: shape.width, height: shape.height }
      : boundsOfSolid(shape)
  } else if (shape.kind === 'stroke') {
    return rotationOf(shape) === 0 ? areaOf(shape) : boundsOfTurnedStroke(shape)
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

/** The upright box around a shape that lines can be held by; the shape itself where it isn't turned. */
export function boundsOfSolid(solid: Solid): Rect {
  const rotation = rotationOf(solid)
  if (rotation === 0) return solid
  const [cos, sin] = cosAndSin(rotation)
  const [level, upright] = [Math.abs(cos), Math.abs(sin)]
  const middle = middleOf(solid)
  const around = (halfWidth: number, halfHeight: number): Rect => ({
    x: middle.x - halfWidth,
    y: middle.y - halfHeight,
    width: 2 * halfWidth,
    height: 2 * halfHeight,
  })
  const form = solid.kind === 'box' ? solid.form : null
  const [half, halfHigh] = [solid.width / 2, solid.height / 2]
  if (form === 'ellipse') {
    return around(Math.hypot(half * level, halfHigh * upright), Math.hypot(half * upright, halfHigh * level))
  } else if (form === 'pill') {
    const radius = Math.min(half, halfHigh)
    const [across, down] = [half - radius, halfHigh - radius]
    return around(across * level + down * upright + radius, across * upright + down * level + radius)
  } else {
    return aroundPoints(outlineOf(solid)) ?? solid
  }
}

function boundsOfTurnedStroke(stroke: Stroke): Rect {
  const area = areaOf(stroke)
  const [middle, rotation] = [middleOf(area), rotationOf(stroke)]
  return aroundPoints(placesOfStroke(stroke.points).map((place) => turned(place, middle, rotation))) ?? area
}

/** Whether a shape's box, turned as it is, shares a place with an upright one. */
export function touches(shape: Turnable, area: Rect): boolean {
  const own = areaOf(shape)
  if (rotationOf(shape) === 0) return overlaps(area, own)
  const seen = aroundPoints(cornersOf(area).map((corner) => asSeenBy(shape, corner)))
  return overlaps(area, boundsOfShape({ shapes: [] }, shape)) && seen !== null && overlaps(seen, own)
}

/** About where a line ends: at the side it is held by, or in the middle of its shape. */
function placeOfEnd(scene: Pick<Scene, 'shapes'>, end: ConnectorEnd): Point {
  if (!('shape' in end)) return end
  const solid = solidOf(scene, end.shape)
  if (solid === undefined) return { x: 0, y: 0 }
  return end.side === null ? middleOf(solid) : sidePoint(solid, end.side)
}
