import { type Bounds, boundsOf } from '../picture/trace.ts'
import { headOf } from './head.ts'
import { holds as covers, type Shape } from './shape.ts'

/** The colour of an animal's body, its largest piece. */
export function furOf(shapes: readonly Shape[]): string {
  const [body] = shapes
    .filter(({ isDetail, line }) => !isDetail && line === null)
    .map((shape) => ({ shape, bounds: boundsOf([shape]) }))
    .toSorted((one, other) => areaOf(other.bounds) - areaOf(one.bounds))
  return body?.shape.colour ?? '#a8703f'
}

function areaOf({ left, right, top, bottom }: Bounds): number {
  return (right - left) * (bottom - top)
}

/** The colour of a person's face; null without one. */
export function skinOf(drawn: readonly Shape[]): string | null {
  const head = headOf(drawn)
  if (head === null) return null
  const face = drawn.findLast(
    (shape) =>
      shape.isEye !== true && shape.line === null && covers(shape, { x: 0, y: -0.7 }) && isFace(shape),
  )
  return face?.colour ?? null
}

function isFace(shape: Shape): boolean {
  const { left, right, top, bottom } = boundsOf([shape])
  return right - left > 0.26 && right - left < 0.4 && bottom - top > 0.26 && bottom - top < 0.4
}
