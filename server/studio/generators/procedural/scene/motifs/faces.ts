import { lightness } from '#server/platform/media/brushes/colour.ts'
import { holds, type Shape } from '../shape.ts'
import { Scissors } from '../scissors.ts'
import { FINE } from './light.ts'

export const INK = '#241a1c'

/** A part of an eye, which sleepers have shut. */
export const EYE = { ...FINE, isEye: true } as const

export function eyes(cut: Scissors, x: number, y: number, apart: number, radius: number): Scissors {
  for (const side of [-1, 1]) {
    cut.oval(x + side * apart, y, radius * 0.85, radius, INK, EYE)
    cut.disc(x + side * apart - radius * 0.28, y - radius * 0.36, radius * 0.3, '#ffffff', EYE)
  }
  return cut
}

/** The colour of a shut eye in a face as dark as ink. */
const PALE_LID = '#efe2d6'
/** Of the face, 0 to 1: ink is hardly seen on darker ones. */
const DARK_FACE = 0.48

/** The same face asleep: each eye a bow. */
export function withEyesShut(shapes: readonly Shape[]): Shape[] {
  return shapes.flatMap((shape, index) => {
    if (shape.isEye !== true) return [shape]
    if (shape.colour !== INK) return []
    const points = shape.contours.flat()
    const xs = points.map(({ x }) => x)
    const ys = points.map(({ y }) => y)
    const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    const [middle, tall, wide] = [(left + right) / 2, bottom - top, (right - left) * 0.35]
    const y = top + tall * 0.5
    const face = shapes
      .slice(0, index)
      .findLast((behind) => behind.isEye !== true && behind.line === null && holds(behind, { x: middle, y }))
    const isDark = face !== undefined && lightness(face.colour) < DARK_FACE
    return new Scissors().line(
      [
        [left - wide, y],
        [middle, y + tall * 0.42],
        [right + wide, y],
      ],
      tall * 0.22,
      isDark ? PALE_LID : INK,
    ).shapes
  })
}

/** How far eyes go to the side, of a thing's height. */
const GLANCE = 0.022

/** The same face looking to that side. */
export function lookingTo(shapes: readonly Shape[], side: -1 | 1): Shape[] {
  return shapes.map((shape) =>
    shape.isEye === true
      ? {
          ...shape,
          contours: shape.contours.map((contour) => contour.map(({ x, y }) => ({ x: x + side * GLANCE, y }))),
        }
      : shape,
  )
}
