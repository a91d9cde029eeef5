import type { Shape, Turnable } from '../sceneSchema.ts'
import { aroundPoints, middleOf, type Point, type Rect } from './rect.ts'

const WHOLE = 360
const QUARTER = 90

export const isTurnable = (shape: Shape | undefined): shape is Turnable =>
  shape?.kind === 'box' || shape?.kind === 'picture' || shape?.kind === 'stroke'

/** How far a shape is turned clockwise, whole degrees from 0 to 359. */
export function rotationOf(shape: Shape): number {
  return shape.kind === 'frame' || shape.kind === 'connector' ? 0 : (shape.rotation ?? 0)
}

/** Degrees as a shape has them: whole ones from 0 to 359. */
export function wholeDegrees(degrees: number): number {
  const rest = Math.round(degrees) % WHOLE
  return rest < 0 ? rest + WHOLE : Math.abs(rest)
}

/** The shape turned so far, where it stands; the same one where it is. One that stands upright says nothing of it. */
export function withRotation<Turned extends Turnable>(shape: Turned, degrees: number): Turned {
  const rotation = wholeDegrees(degrees)
  if (rotation === rotationOf(shape)) return shape
  if (rotation !== 0) return { ...shape, rotation }
  const upright = { ...shape }
  delete upright.rotation
  return upright
}

/** A place turned clockwise around another one; by quarters exactly. */
export function turned(place: Point, around: Point, degrees: number): Point {
  if (degrees % WHOLE === 0) return place
  const [cos, sin] = cosAndSin(degrees)
  const [x, y] = [place.x - around.x, place.y - around.y]
  return { x: around.x + x * cos - y * sin, y: around.y + x * sin + y * cos }
}

/** Cosine and sine of an angle in degrees; of quarters exactly. */
export function cosAndSin(degrees: number): readonly [cos: number, sin: number] {
  const quarters = degrees / QUARTER
  if (Number.isInteger(quarters)) return QUARTERS[((quarters % 4) + 4) % 4] ?? [1, 0]
  const angle = (degrees * Math.PI) / 180
  return [Math.cos(angle), Math.sin(angle)]
}

const QUARTERS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]

/** The corners of a box in order, turned around its middle. */
export function turnedCorners(area: Rect, degrees: number): readonly Point[] {
  const corners = cornersOf(area)
  if (degrees === 0) return corners
  const middle = middleOf(area)
  return corners.map((corner) => turned(corner, middle, degrees))
}

export function cornersOf({ x, y, width, height }: Rect): readonly Point[] {
  return [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ]
}

/** The upright box around a turned one; the box itself for one that isn't. */
export function aroundTurned(area: Rect, degrees: number): Rect {
  return degrees === 0 ? area : (aroundPoints(turnedCorners(area, degrees)) ?? area)
}

/**
 * Where a box has to stand so that, turned around its own middle, it is seen where `to` is seen that turns around the
 * middle of `from`: what isn't pulled of a turned shape stays where it was.
 */
export function pulledTurned(from: Rect, to: Rect, degrees: number): Rect {
  const middle = turned(middleOf(to), middleOf(from), degrees)
  return { x: middle.x - to.width / 2, y: middle.y - to.height / 2, width: to.width, height: to.height }
}
