import { distance, type Point } from '../geometry/rect.ts'
import { type Dock, OUTWARD, STUB } from './side.ts'

/** A curve that leaves and reaches its sides at a right angle. */
export function curveBetween(from: Dock, to: Dock): readonly Point[] {
  const reach = Math.max(STUB, distance(from.place, to.place) * 0.4)
  return [from.place, handleOf(from, to, reach), handleOf(to, from, reach), to.place]
}

function handleOf({ place, side }: Dock, other: Dock, reach: number): Point {
  if (side === null) return { x: (place.x * 2 + other.place.x) / 3, y: (place.y * 2 + other.place.y) / 3 }
  const way = OUTWARD[side]
  return { x: place.x + way.x * reach, y: place.y + way.y * reach }
}

/** A smooth curve through places (Catmull-Rom). */
export function curveThrough(places: readonly Point[]): readonly Point[] {
  const curve: Point[] = []
  for (const [at, place] of places.entries()) {
    const next = places[at + 1]
    if (at === 0) curve.push(place)
    if (next === undefined) continue
    const before = places[at - 1] ?? place
    const after = places[at + 2] ?? next
    curve.push(
      { x: place.x + (next.x - before.x) / 6, y: place.y + (next.y - before.y) / 6 },
      { x: next.x - (after.x - place.x) / 6, y: next.y - (after.y - place.y) / 6 },
      next,
    )
  }
  return curve
}

/** The place in the middle of the piece in the middle. */
export function middleOfCurve(points: readonly Point[]): Point {
  const pieces = Math.floor((points.length - 1) / 3)
  const at = Math.floor(Math.max(0, pieces - 1) / 2) * 3
  const [a, b, c, d] = points.slice(at, at + 4)
  if (a === undefined || b === undefined || c === undefined || d === undefined)
    return points[0] ?? { x: 0, y: 0 }
  return { x: (a.x + 3 * b.x + 3 * c.x + d.x) / 8, y: (a.y + 3 * b.y + 3 * c.y + d.y) / 8 }
}
