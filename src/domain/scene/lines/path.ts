import { distance, type Point, type Rect } from '../geometry/rect.ts'

/** A way by its corners, without those where it doesn't turn. */
export function simplified(points: readonly Point[]): readonly Point[] {
  const kept: Point[] = []
  for (const point of points) {
    const last = kept.at(-1)
    if (last !== undefined && last.x === point.x && last.y === point.y) continue
    const before = kept.at(-2)
    if (last !== undefined && before !== undefined && isStraight(before, last, point)) kept.pop()
    kept.push(point)
  }
  return kept
}

/** Whether a way through three places goes on in the same direction. */
function isStraight(one: Point, two: Point, three: Point): boolean {
  const upright = one.x === two.x && two.x === three.x && (two.y - one.y) * (three.y - two.y) > 0
  const level = one.y === two.y && two.y === three.y && (two.x - one.x) * (three.x - two.x) > 0
  return upright || level
}

export function lengthOf(points: readonly Point[]): number {
  return points.reduce((sum, point, at) => sum + distance(points[at - 1] ?? point, point), 0)
}

/** Whether an upright or level piece goes through the inside of a box. */
export function crossesRect(one: Point, other: Point, { x, y, width, height }: Rect): boolean {
  return (
    Math.max(one.x, other.x) > x &&
    Math.min(one.x, other.x) < x + width &&
    Math.max(one.y, other.y) > y &&
    Math.min(one.y, other.y) < y + height
  )
}

/** The middle of the longest piece of a way, the one nearest to its middle among such. */
export function labelOf(points: readonly Point[]): Point {
  let best = { x: points[0]?.x ?? 0, y: points[0]?.y ?? 0 }
  let longest = -1
  const half = lengthOf(points) / 2
  let gone = 0
  let off = Infinity
  for (const [at, point] of points.entries()) {
    const before = points[at - 1]
    if (before === undefined) continue
    const length = distance(before, point)
    const fromHalf = Math.abs(gone + length / 2 - half)
    gone += length
    if (length < longest - 1 || (length <= longest + 1 && fromHalf >= off)) continue
    longest = length
    off = fromHalf
    best = { x: (before.x + point.x) / 2, y: (before.y + point.y) / 2 }
  }
  return best
}
