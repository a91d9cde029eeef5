import type { Point } from '#server/platform/media/brushes/surface.ts'
import { INK } from './motifs/faces.ts'
import { holds, type Shape } from './shape.ts'

/** A figure's head, in the figure's own measure. */
export interface Head {
  /** The middle between the eyes, or the one visible eye. */
  readonly x: number
  readonly y: number
  readonly eyes: readonly Point[]
  readonly eyeWidth: number
  readonly top: number
  readonly bottom: number
  readonly width: number
}

/** Finds the heads of people drawn together, each from the front. */
export function headsOf(shapes: readonly Shape[]): Head[] {
  const eyes = shapes.filter(isEyeball).length
  return Array.from({ length: Math.floor(eyes / 2) }, (_, nth) => headOf(shapes, nth)).filter(
    (head) => head !== null,
  )
}

function isEyeball({ isEye, colour }: Shape): boolean {
  return isEye === true && colour === INK
}

/** Finds a figure's head, around its eyes. Null for a thing without one. `nth` counts the heads of several people. */
export function headOf(shapes: readonly Shape[], nth = 0): Head | null {
  const eyeBoxes = shapes
    .filter(isEyeball)
    .map(({ contours }) => boxOf(contours.flat()))
    .slice(nth * 2, nth * 2 + 2)
  const eyes = eyeBoxes.map(centreOf)
  const [eye] = eyeBoxes
  if (eye === undefined) return null
  const { x, y } = centreOf(boxOf(eyes))
  const around = shapes
    .filter((shape) => shape.isEye !== true && shape.line === null && holds(shape, { x, y }))
    .map(({ contours }) => boxOf(contours.flat()))
    // A shape hardly larger than an eye is its white.
    .filter(({ width }) => width > eye.width * 3)
  const bySize = around.toSorted((one, other) => one.width * one.height - other.width * other.height)
  // From the front a head is the largest such piece, in profile it is laid over the neck; a figure that is all body has
  // it at the top.
  const head = (eyes.length === 1 ? around : bySize).findLast(isHead) ?? crownOf(bySize[0], y)
  if (head === undefined) return null
  // A head in profile reaches into a snout: headwear sits above the eye, not above the nose.
  const isAside = eyes.length === 1
  const width = isAside ? Math.min(head.width, head.height * 1.15) : head.width
  // A frog’s eyes stand out of its head.
  const span = boxOf(eyes).width
  const middle = isAside ? Math.max(x, head.left + width / 2) : x
  return {
    x: middle,
    y,
    eyes,
    eyeWidth: eye.width,
    top: head.top,
    bottom: head.bottom,
    width: Math.max(width, span),
  }
}

/** Of a thing's height: a larger piece around the eyes is its whole body. */
const HEAD_MOST = 0.62

function isHead({ width, height }: Box): boolean {
  return height < HEAD_MOST && width < HEAD_MOST
}

type Box = ReturnType<typeof boxOf>

/** The part of a body that is as far below the eyes as they are below its top. */
function crownOf(body: Box | undefined, eyes: number): Box | undefined {
  if (body === undefined) return undefined
  const height = Math.max(0.1, (eyes - body.top) * 2)
  const width = Math.min(body.width, Math.max(0.3, height * 1.3))
  return { ...body, left: body.left + (body.width - width) / 2, bottom: body.top + height, width, height }
}

function centreOf({ left, top, width, height }: Box): Point {
  return { x: left + width / 2, y: top + height / 2 }
}

function boxOf(points: readonly Point[]) {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [right, bottom] = [Math.max(...xs), Math.max(...ys)]
  return { left, top, bottom, width: right - left, height: bottom - top }
}
