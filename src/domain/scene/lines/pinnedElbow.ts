import type { Point } from '../geometry/rect.ts'
import { simplified } from './path.ts'
import { type Dock, OUTWARD } from './side.ts'

/** A way of upright and level pieces from one dock over the corners that a hand has set to another. */
export function pinnedElbow(from: Dock, bends: readonly Point[], to: Dock): readonly Point[] {
  const leaving = wayOut(from, bends[0] ?? to.stub)
  const arriving = wayOut(to, bends.at(-1) ?? from.stub)
  return simplified([
    ...squared([...leaving, ...bends]),
    ...squared([...arriving, ...bends.slice(-1)]).toReversed(),
  ])
}

/** From a dock straight out; where the next corner isn’t ahead, to its stub and there around a corner. */
function wayOut({ place, side, stub }: Dock, next: Point): readonly Point[] {
  if (side === null) return [place]
  const way = OUTWARD[side]
  const off = { x: next.x - place.x, y: next.y - place.y }
  const isAhead = (way.x === 0 ? off.x === 0 : off.y === 0) && off.x * way.x + off.y * way.y >= 0
  if (isAhead) return [place]
  return [place, stub, way.x === 0 ? { x: next.x, y: stub.y } : { x: stub.x, y: next.y }]
}

/** Corners joined by upright and level pieces: each piece that would slant turns once. */
function squared(points: readonly Point[]): readonly Point[] {
  const corners: Point[] = []
  for (const point of points) {
    const last = corners.at(-1)
    if (last !== undefined && last.x !== point.x && last.y !== point.y) {
      const before = corners.at(-2)
      const wasLevel = before !== undefined && before.y === last.y
      corners.push(wasLevel ? { x: last.x, y: point.y } : { x: point.x, y: last.y })
    }
    corners.push(point)
  }
  return corners
}
