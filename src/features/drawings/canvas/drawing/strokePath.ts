import { getStroke } from 'perfect-freehand'
import { NUMBERS_OF_A_POINT } from '#domain/scene/geometry/strokeNumbers.ts'
import type { Stroke } from '#domain/scene/sceneSchema.ts'
import type { PathStep } from './outlinePath.ts'

const known = new WeakMap<Stroke, readonly PathStep[]>()

/** The outline of what a pen has left, to be filled; kept for as long as the stroke stays the same. */
export function strokePath(stroke: Stroke): readonly PathStep[] {
  const before = known.get(stroke)
  if (before !== undefined) return before
  const steps = inkPath(stroke)
  known.set(stroke, steps)
  return steps
}

/** The same of a stroke that isn’t finished. */
export function inkPath({ points, weight }: Pick<Stroke, 'points' | 'weight'>): readonly PathStep[] {
  const places: [number, number, number][] = []
  for (let at = 0; at + 2 < points.length; at += NUMBERS_OF_A_POINT)
    places.push([points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0.5])
  const outline = getStroke(places, {
    size: 2 + weight * 2,
    thinning: 0.5,
    smoothing: 0.6,
    streamline: 0.4,
    simulatePressure: places.every(([, , pressure]) => pressure === 0.5),
  })
  return [...outline.map(([x, y], at): PathStep => [at === 0 ? 'M' : 'L', x, y]), ['Z']]
}
