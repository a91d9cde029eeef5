import { MOST_NUMBERS_OF_A_STROKE } from '../sceneLimits.ts'
import type { Point } from './rect.ts'

/** Numbers of each point of a stroke: x, y and pressure. */
export const NUMBERS_OF_A_POINT = 3

/** A stroke's numbers with its places elsewhere, as hard pressed as before. */
export function withPlaces(points: readonly number[], place: (at: Point) => Point): number[] {
  const next = [...points]
  for (let at = 0; at + 1 < points.length; at += NUMBERS_OF_A_POINT) {
    const { x, y } = place({ x: points[at] ?? 0, y: points[at + 1] ?? 0 })
    next[at] = x
    next[at + 1] = y
  }
  return next
}

/** A stroke's numbers, thinned out to what it may hold; numbers of a point that isn't whole are left out. */
export function strokeNumbers(points: readonly number[]): number[] {
  const count = Math.floor(points.length / NUMBERS_OF_A_POINT)
  const step = Math.ceil(count / Math.floor(MOST_NUMBERS_OF_A_STROKE / NUMBERS_OF_A_POINT))
  if (step <= 1) return points.slice(0, count * NUMBERS_OF_A_POINT)
  const kept: number[] = []
  for (let at = 0; at < count; at += step) {
    kept.push(...points.slice(at * NUMBERS_OF_A_POINT, (at + 1) * NUMBERS_OF_A_POINT))
  }
  return kept
}
