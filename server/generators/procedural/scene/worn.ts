import type { Worn, WornName } from '#domain/generation/reading/brief.ts'
import type { Point } from '#server/media/brushes/surface.ts'
import { INK } from './motifs/faces.ts'
import * as celebrations from './motifs/celebrations.ts'
import * as headwear from './motifs/headwear.ts'
import type { Hand, Motif } from './motifs/motif.ts'
import { Scissors } from './scissors.ts'
import { holds, placed, type Shape } from './shape.ts'

/** Somebody's head, in the measure that they are drawn in. */
interface Head {
  /** The middle between the eyes, or the one eye that is seen. */
  readonly x: number
  readonly y: number
  readonly eyes: readonly Point[]
  readonly eyeWidth: number
  readonly top: number
  readonly bottom: number
  readonly width: number
}

/** How a hat sits: its width beside the head's, and how deep it is drawn over it, of the head's height. */
const HATS: Readonly<
  Record<
    Exclude<WornName, 'scarf' | 'eyeglasses' | 'dress'>,
    { readonly wide: number; readonly deep: number }
  >
> = {
  hat: { wide: 1.5, deep: 0.3 },
  beanie: { wide: 1.06, deep: 0.34 },
  santahat: { wide: 1.14, deep: 0.32 },
  partyhat: { wide: 0.5, deep: 0.14 },
  crown: { wide: 0.74, deep: 0.16 },
  cap: { wide: 1.3, deep: 0.3 },
}

const DRAWINGS = { ...headwear, crown: celebrations.crown, cap: celebrations.cap } as const satisfies Record<
  Exclude<WornName, 'dress'>,
  Motif
>

/** Who is drawn, and what they have on. What has no face wears nothing. */
export function withWorn(shapes: readonly Shape[], wears: readonly Worn[], hand: Hand): Shape[] {
  const head = headOf(shapes)
  if (head === null || wears.length === 0) return [...shapes]
  return [...shapes, ...wears.flatMap((worn) => on(head, worn, hand))]
}

function on(head: Head, { name, colours }: Worn, hand: Hand): Shape[] {
  const own = { ...hand, own: colours[0] ?? null }
  const tall = head.bottom - head.top
  if (name === 'dress') return []
  if (name === 'eyeglasses') return glassesOn(head, own)
  if (name === 'scarf') {
    const size = Math.min(head.width * 1.05, tall * 1.5)
    const isAside = head.eyes.length === 1
    // From the side the neck is nearer to the body.
    const [x, y] = isAside ? [head.x * 0.78, head.bottom + size * 0.95] : [head.x, head.bottom + size * 0.72]
    return placed(DRAWINGS.scarf.draw(own), { x, y, size })
  }
  const { wide, deep } = HATS[name]
  const size = (head.width * wide) / DRAWINGS[name].breadth
  return placed(DRAWINGS[name].draw(own), { x: head.x, y: head.top + tall * deep, size })
}

function glassesOn({ eyes, eyeWidth, width }: Head, { own, tones }: Hand): Shape[] {
  const cut = new Scissors()
  const apart = eyes.length > 1 ? Math.abs((eyes[0]?.x ?? 0) - (eyes[1]?.x ?? 0)) : width * 0.45
  const radius = Math.max(eyeWidth * 0.9, Math.min(apart * 0.47, width * 0.24))
  const frame = own ?? tones.deep
  const xs = eyes.map(({ x }) => x)
  const y = eyes[0]?.y ?? 0
  if (eyes.length > 1)
    cut.line(
      [
        [Math.min(...xs) + radius, y],
        [Math.max(...xs) - radius, y],
      ],
      radius * 0.2,
      frame,
    )
  for (const eye of eyes)
    cut
      .disc(eye.x, eye.y, radius, '#ffffff', { isDetail: true, alpha: 0.3 })
      .ring(eye.x, eye.y, radius, radius * 0.8, frame, { isDetail: true })
  return cut.shapes
}

/** Where somebody's head is: around their eyes. Null for what has none. */
export function headOf(shapes: readonly Shape[]): Head | null {
  const eyeBoxes = shapes
    .filter(({ isEye, colour }) => isEye === true && colour === INK)
    .map(({ contours }) => boxOf(contours.flat()))
    .slice(0, 2)
  const eyes = eyeBoxes.map(centreOf)
  const [eye] = eyeBoxes
  if (eye === undefined) return null
  const { x, y } = centreOf(boxOf(eyes))
  const around = shapes
    .filter((shape) => shape.isEye !== true && shape.line === null && holds(shape, { x, y }))
    .map(({ contours }) => boxOf(contours.flat()))
    // What is hardly larger than an eye is its white.
    .filter(({ width }) => width > eye.width * 3)
  const bySize = around.toSorted((one, other) => one.width * one.height - other.width * other.height)
  // From the front a head is the largest such piece, from the side it is laid over the neck; who is all body has it at
  // the top.
  const head = (eyes.length === 1 ? around : bySize).findLast(isHead) ?? crownOf(bySize[0], y)
  if (head === undefined) return null
  // A head to the side reaches into a snout: what is worn sits above the eye, not above the nose.
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
