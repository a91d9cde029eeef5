import { asSeenBy, placesOfStroke } from '#domain/scene/geometry/area.ts'
import { isInOutline } from '#domain/scene/geometry/outline.ts'
import { type Point, grown } from '#domain/scene/geometry/rect.ts'
import { freeShapes } from '#domain/scene/isFree.ts'
import type { Frame, Shape, Solid, Stroke } from '#domain/scene/sceneSchema.ts'
import { isSolid } from '#domain/scene/shapesById.ts'
import { FRAME_NAME } from './drawing/drawScene.ts'
import type { SceneSpace } from './sceneSpace.ts'

/** The shape at the front of a place, within `reach` px of the drawing; null for none. What is locked isn’t found. */
export function shapeAt(space: SceneSpace, at: Point, reach: number): Shape | null {
  const isFree = freeShapes(space.scene())
  const around = grown({ ...at, width: 0, height: 0 }, reach)
  return (
    space
      .shapesIn(grown(around, FRAME_NAME))
      .findLast((shape) => isFree(shape) && isHit(space, shape, at, reach)) ?? null
  )
}

/** The shape at a place that a line could be held by; frames only where nothing else is. */
export function solidAt(space: SceneSpace, at: Point, reach: number): Solid | null {
  const near = space.shapesIn(grown({ ...at, width: 0, height: 0 }, reach)).filter(isSolid)
  const found = near.filter((solid) => isInRect(grown(solid, reach), asSeenBy(solid, at)))
  return found.findLast(({ kind }) => kind !== 'frame') ?? null
}

function isHit(space: SceneSpace, shape: Shape, at: Point, reach: number): boolean {
  if (shape.kind === 'picture') return isInRect(shape, asSeenBy(shape, at))
  if (shape.kind === 'frame') return isOnFrame(shape, at, reach)
  if (shape.kind === 'stroke') return isOnStroke(shape, at, reach)
  if (shape.kind === 'connector') {
    const route = space.routeOf(shape, true)
    return route !== null && isNearLine(route.points, at, reach + 2)
  }
  return shape.form === 'person' || shape.form === 'cloud'
    ? isInRect(shape, asSeenBy(shape, at))
    : isInOutline(shape, at) || isNearEdge(shape, at, reach)
}

/** Only by its name and its border: what lies in it is to be drawn around. */
function isOnFrame(frame: Frame, at: Point, reach: number): boolean {
  const name = frame.isLane
    ? { ...frame, height: FRAME_NAME }
    : { ...frame, y: frame.y - FRAME_NAME, height: FRAME_NAME }
  return isInRect(name, at) || (isInRect(grown(frame, reach), at) && !isInRect(grown(frame, -reach), at))
}

const isInRect = (rect: { x: number; y: number; width: number; height: number }, { x, y }: Point) =>
  x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height

/** Whether a place is so near the outline that a finger means it. */
const isNearEdge = (solid: Solid, { x, y }: Point, reach: number) =>
  [
    { x: x - reach, y },
    { x: x + reach, y },
    { x, y: y - reach },
    { x, y: y + reach },
  ].some((near) => isInOutline(solid, near))

function isOnStroke(stroke: Stroke, at: Point, reach: number): boolean {
  return isNearLine(placesOfStroke(stroke.points), asSeenBy(stroke, at), reach + stroke.weight)
}

function isNearLine(points: readonly Point[], at: Point, reach: number): boolean {
  return points.some((to, index) => {
    const from = points[index - 1] ?? to
    const way = { x: to.x - from.x, y: to.y - from.y }
    const length = way.x ** 2 + way.y ** 2
    const along =
      length === 0
        ? 0
        : Math.min(1, Math.max(0, ((at.x - from.x) * way.x + (at.y - from.y) * way.y) / length))
    return Math.hypot(from.x + way.x * along - at.x, from.y + way.y * along - at.y) <= reach
  })
}
