import type { BoxForm, Side, Solid } from '../sceneSchema.ts'
import { asSeenBy } from './area.ts'
import { distance, middleOf, type Point, type Rect } from './rect.ts'
import { cornersOf, rotationOf, turned } from './turn.ts'

/** The least number of corners that a round outline is drawn with here. */
const ROUND_CORNERS = 32

/** Corners of each outline, as parts of its width and height. Those that aren't here are boxes or round. */
const CORNERS: Partial<Record<BoxForm, readonly (readonly [number, number])[]>> = {
  diamond: [
    [0.5, 0],
    [1, 0.5],
    [0.5, 1],
    [0, 0.5],
  ],
  hexagon: [
    [0.15, 0],
    [0.85, 0],
    [1, 0.5],
    [0.85, 1],
    [0.15, 1],
    [0, 0.5],
  ],
  parallelogram: [
    [0.15, 0],
    [1, 0],
    [0.85, 1],
    [0, 1],
  ],
  trapezoid: [
    [0.15, 0],
    [0.85, 0],
    [1, 1],
    [0, 1],
  ],
  triangle: [
    [0.5, 0],
    [1, 1],
    [0, 1],
  ],
  star: Array.from({ length: 10 }, (_, at): readonly [number, number] => {
    const reach = at % 2 === 0 ? 0.5 : 0.2
    const angle = (at * Math.PI) / 5 - Math.PI / 2
    return [0.5 + reach * Math.cos(angle), 0.5 + reach * Math.sin(angle)]
  }),
}

/** The corners of a shape's outline in order, turned as it is; round outlines by many short sides. */
export function outlineOf(solid: Solid): readonly Point[] {
  const corners = uprightOutline(solid)
  const rotation = rotationOf(solid)
  if (rotation === 0) return corners
  const middle = middleOf(solid)
  return corners.map((corner) => turned(corner, middle, rotation))
}

/** The same of a shape as if it weren't turned. */
export function uprightOutline(solid: Solid): readonly Point[] {
  if (solid.kind !== 'box') return cornersOf(solid)
  if (solid.form === 'ellipse') return ellipse(solid)
  if (solid.form === 'pill') return pill(solid)
  const corners = CORNERS[solid.form]
  return corners === undefined
    ? cornersOf(solid)
    : corners.map(([x, y]) => ({ x: solid.x + x * solid.width, y: solid.y + y * solid.height }))
}

/** Where the way from the middle of a shape to a point leaves its outline; the middle itself for a point in it. */
export function meetOutline(solid: Solid, towards: Point): Point {
  const middle = middleOf(solid)
  const corners = outlineOf(solid)
  let farthest: Point = middle
  let reach = -1
  for (const [at, corner] of corners.entries()) {
    const next = corners[(at + 1) % corners.length] ?? corner
    const met = crossing(middle, towards, corner, next)
    if (met === null) continue
    const far = distance(middle, met)
    if (far > reach) {
      reach = far
      farthest = met
    }
  }
  return farthest
}

/**
 * Where a line is held at a side of a shape: the outline's place in the middle of that side. Sides are those that are
 * seen: the top of a turned shape is above its middle too.
 */
export function sidePoint(solid: Solid, side: Side): Point {
  const middle = middleOf(solid)
  const beyond = rotationOf(solid) === 0 ? 1 : solid.width + solid.height
  const far = { x: solid.width + beyond, y: solid.height + beyond }
  if (side === 'top') {
    return meetOutline(solid, { x: middle.x, y: middle.y - far.y })
  } else if (side === 'bottom') {
    return meetOutline(solid, { x: middle.x, y: middle.y + far.y })
  } else if (side === 'left') {
    return meetOutline(solid, { x: middle.x - far.x, y: middle.y })
  } else {
    return meetOutline(solid, { x: middle.x + far.x, y: middle.y })
  }
}

/** Whether a point lies within a shape's outline. */
export function isInOutline(solid: Solid, place: Point): boolean {
  const { x, y } = asSeenBy(solid, place)
  const corners = uprightOutline(solid)
  let isIn = false
  for (const [at, one] of corners.entries()) {
    const other = corners[(at + 1) % corners.length] ?? one
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) {
      isIn = !isIn
    }
  }
  return isIn
}

function ellipse(rect: Rect): readonly Point[] {
  const middle = middleOf(rect)
  return Array.from({ length: ROUND_CORNERS }, (_, at) => {
    const angle = (at * 2 * Math.PI) / ROUND_CORNERS
    return {
      x: middle.x + (rect.width / 2) * Math.cos(angle),
      y: middle.y + (rect.height / 2) * Math.sin(angle),
    }
  })
}

/** A box whose shorter sides are half circles. */
function pill(rect: Rect): readonly Point[] {
  const radius = Math.min(rect.width, rect.height) / 2
  const middle = middleOf(rect)
  const reach = { x: rect.width / 2 - radius, y: rect.height / 2 - radius }
  return Array.from({ length: ROUND_CORNERS + 4 }, (_, at) => {
    // One corner more in each quarter, so that the straight sides are straight.
    const quarter = Math.floor(at / (ROUND_CORNERS / 4 + 1))
    const angle = ((at - quarter) * 2 * Math.PI) / ROUND_CORNERS
    const right = quarter === 0 || quarter === 3 ? 1 : -1
    const down = quarter < 2 ? 1 : -1
    return {
      x: middle.x + right * reach.x + radius * Math.cos(angle),
      y: middle.y + down * reach.y + radius * Math.sin(angle),
    }
  })
}

/** Where a way from `from` through and beyond to `to` crosses a side; null where it doesn't. */
function crossing(from: Point, to: Point, one: Point, other: Point): Point | null {
  const way = { x: to.x - from.x, y: to.y - from.y }
  const side = { x: other.x - one.x, y: other.y - one.y }
  const cross = way.x * side.y - way.y * side.x
  if (cross === 0) return null
  const off = { x: one.x - from.x, y: one.y - from.y }
  const alongWay = (off.x * side.y - off.y * side.x) / cross
  const alongSide = (off.x * way.y - off.y * way.x) / cross
  if (alongWay < 0 || alongWay > 1 || alongSide < -1e-9 || alongSide > 1 + 1e-9) return null
  return { x: from.x + alongWay * way.x, y: from.y + alongWay * way.y }
}
