import type { Point, Rect } from '../geometry/rect.ts'
import { crossesRect, lengthOf, simplified } from './path.ts'
import { type Dock, OUTWARD } from './side.ts'

/** What a turn costs, in px of way. */
export const TURN_PRICE = 40
/** What it costs that a line doesn't end at the side opposite to where it began, px of way. */
const UNLIKE_PRICE = 60
/** What it costs to go back into a shape or through a box, px: more than any way around. */
const CROSSING_PRICE = 1e7

export interface Elbow {
  /** From where the one dock leaves its box to where the other does. */
  readonly points: readonly Point[]
  readonly start: Dock
  readonly end: Dock
  /** How much it is worth avoiding; from `CROSSING_PRICE` on it goes through something. */
  readonly price: number
}

export const isClear = ({ price }: Elbow) => price < CROSSING_PRICE

/** The whole way: from outline to outline. */
export function wholeWay({ points, start, end }: Elbow): readonly Point[] {
  if (start.exit === start.place && end.exit === end.place) return points
  return points.length < 2 ? [start.place, end.place] : [start.place, ...points.slice(1, -1), end.place]
}

/** The best of the elbows with at most two turns between the stubs of any two docks. */
export function plainElbow(
  starts: readonly Dock[],
  ends: readonly Dock[],
  obstacles: readonly Rect[],
): Elbow | null {
  let best: Elbow | null = null
  for (const start of starts) {
    for (const end of ends) {
      for (const between of waysBetween(start.stub, end.stub)) {
        const points = simplified([start.exit, start.stub, ...between, end.stub, end.exit])
        const price = priceOf(points, start, end, obstacles)
        if (best === null || price < best.price) best = { points, price, start, end }
      }
    }
  }
  return best
}

function waysBetween(from: Point, to: Point): readonly (readonly Point[])[] {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  return [
    from.x === to.x || from.y === to.y ? [] : [{ x: from.x, y: to.y }],
    [{ x: to.x, y: from.y }],
    [
      { x: middle.x, y: from.y },
      { x: middle.x, y: to.y },
    ],
    [
      { x: from.x, y: middle.y },
      { x: to.x, y: middle.y },
    ],
  ]
}

/** Prices ways: short ones, with few turns, that leave as they should and go through nothing. */
export function priceOf(
  points: readonly Point[],
  start: Dock,
  end: Dock,
  obstacles: readonly Rect[],
): number {
  let price = lengthOf(points) + (points.length - 2) * TURN_PRICE + priceOfSides(start, end)
  for (const [at, point] of points.entries()) {
    const before = points[at - 1]
    if (before === undefined) continue
    for (const obstacle of obstacles) if (crossesRect(before, point, obstacle)) price += CROSSING_PRICE
  }
  return leaves(points, start) && leaves(points.toReversed(), end) ? price : price + CROSSING_PRICE
}

function priceOfSides({ side: from }: Dock, { side: to }: Dock): number {
  if (from === null || to === null) return 0
  const [one, other] = [OUTWARD[from], OUTWARD[to]]
  return one.x === -other.x && one.y === -other.y ? 0 : UNLIKE_PRICE
}

/** Whether a way goes first straight out of the side where it is held. */
function leaves(points: readonly Point[], { side }: Dock): boolean {
  const [first, second] = points
  if (side === null || first === undefined || second === undefined) return true
  const way = OUTWARD[side]
  return (second.x - first.x) * way.x + (second.y - first.y) * way.y > 0
}
