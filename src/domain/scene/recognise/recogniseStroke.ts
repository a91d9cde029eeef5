import { aroundPoints, distance, type Point, type Rect } from '../geometry/rect.ts'

const within = (values: readonly number[]) => {
  const sorted = values.toSorted((one, other) => one - other)
  const count = Math.floor(sorted.length * 0.03)
  return [sorted[count] ?? 0, sorted.at(-1 - count) ?? 1] as const
}

/** What a stroke was meant as. */
export type Recognised =
  | { readonly kind: 'line' | 'arrow'; readonly from: Point; readonly to: Point }
  | {
      readonly kind: 'box'
      readonly form: 'rectangle' | 'ellipse' | 'diamond' | 'triangle'
      readonly area: Rect
    }

/** Places along a stroke that it is judged by. */
const SAMPLES = 64
/** Smaller strokes are dots and letters, px. */
const SMALLEST = 24
/** How far from its ideal a shape may be, as a part of its size. */
const MOST_OFF = 0.09

/** What a stroke of a finger was meant as, by how near it comes to each shape; null where none fits. */
export function recogniseStroke(points: readonly Point[]): Recognised | null {
  const area = aroundPoints(points)
  const [first, last] = [points[0], points.at(-1)]
  if (area === null || first === undefined || last === undefined) return null
  const size = Math.hypot(area.width, area.height)
  if (size < SMALLEST || points.length < 3) return null
  const even = sampled(smoothed(points))
  const length = even.reduce((sum, point, at) => sum + distance(even[at - 1] ?? point, point), 0)
  const gap = distance(first, last)
  if (gap > 0.25 * length) return openShape(even, first, last)
  return closedShape(even, area)
}

/** The stroke without the shaking of the hand: each place is the mean of those about it. */
function smoothed(points: readonly Point[]): readonly Point[] {
  const most = Math.round(points.length / 24)
  return points.map((_point, at) => {
    const reach = Math.min(most, at, points.length - 1 - at)
    const about = points.slice(at - reach, at + reach + 1)
    return placeAt(mean(about.map(({ x }) => x)), mean(about.map(({ y }) => y)))
  })
}

/** The stroke by places that are equally far apart. */
function sampled(points: readonly Point[]): readonly Point[] {
  const lengths = points.map((point, at) => distance(points[at - 1] ?? point, point))
  const whole = lengths.reduce((sum, length) => sum + length, 0)
  const even: Point[] = []
  let gone = 0
  let next = 0
  for (const [at, point] of points.entries()) {
    const before = points[at - 1] ?? point
    const length = lengths[at] ?? 0
    while (even.length < SAMPLES && next <= gone + length + 1e-9) {
      const part = length === 0 ? 0 : (next - gone) / length
      even.push({ x: before.x + (point.x - before.x) * part, y: before.y + (point.y - before.y) * part })
      next = (whole * even.length) / (SAMPLES - 1)
    }
    gone += length
  }
  return even
}

/** A line, or one with a head drawn back from its tip. */
function openShape(even: readonly Point[], first: Point, last: Point): Recognised | null {
  const tip = even.reduce(
    (far, point) => (distance(first, point) > distance(first, far) ? point : far),
    first,
  )
  // A head comes back to the tip: the shaft ends where it is first come to.
  const tipAt = even.findIndex((point) => distance(first, point) > 0.95 * distance(first, tip))
  const shaft = even.slice(0, tipAt + 1)
  const long = distance(first, tip)
  const off = shaft.map((point) => Math.abs(besideLine(point, first, tip)))
  if (mean(off) > MOST_OFF * long || Math.max(...off) > 2 * MOST_OFF * long) return null
  const head = even.slice(tipAt + 1)
  const reach = Math.max(0, ...head.map((point) => distance(point, tip)))
  if (reach < 0.12 * long) return { kind: 'line', from: first, to: last }
  const sides = head.map((point) => besideLine(point, first, tip))
  const isBothSides = Math.max(...sides) - Math.min(...sides) > 0.08 * long
  return reach < 0.5 * long && isBothSides ? { kind: 'arrow', from: first, to: tip } : null
}

function besideLine(point: Point, from: Point, to: Point): number {
  const long = Math.max(1e-9, distance(from, to))
  return ((to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)) / long
}

/** The ideal outlines in a box from 0 to 1; triangles may stand on any side. */
const OUTLINES: readonly {
  readonly form: 'rectangle' | 'diamond' | 'triangle'
  readonly corners: readonly Point[]
}[] = [
  { form: 'rectangle', corners: [placeAt(0, 0), placeAt(1, 0), placeAt(1, 1), placeAt(0, 1)] },
  { form: 'diamond', corners: [placeAt(0.5, 0), placeAt(1, 0.5), placeAt(0.5, 1), placeAt(0, 0.5)] },
  { form: 'triangle', corners: [placeAt(0.5, 0), placeAt(1, 1), placeAt(0, 1)] },
]

function placeAt(x: number, y: number): Point {
  return { x, y }
}

function closedShape(even: readonly Point[], area: Rect): Recognised | null {
  if (Math.min(area.width, area.height) < 0.15 * Math.max(area.width, area.height)) return null
  // The outermost places are noise: shapes are measured within them.
  const rect = trimmed(even)
  const unit = even.map(({ x, y }) => placeAt((x - rect.x) / rect.width, (y - rect.y) / rect.height))
  const turned = Math.abs(turnsOf(unit))
  if (turned < 0.75 || turned > 1.35) return null
  const ellipse = mean(unit.map(({ x, y }) => Math.abs(Math.hypot(x - 0.5, y - 0.5) - 0.5)))
  let best: { readonly form: 'rectangle' | 'diamond' | 'triangle' | 'ellipse'; readonly off: number } = {
    form: 'ellipse',
    off: ellipse,
  }
  for (const { form, corners } of OUTLINES) {
    const off = mean(unit.map((point) => offOutline(point, corners)))
    if (off < best.off) best = { form, off }
  }
  return best.off > MOST_OFF ? null : { kind: 'box', form: best.form, area }
}

function trimmed(points: readonly Point[]): Rect {
  const [left, right] = within(points.map(({ x }) => x))
  const [top, bottom] = within(points.map(({ y }) => y))
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) }
}

/** How often a stroke goes around its middle. */
function turnsOf(unit: readonly Point[]): number {
  return unit.reduce((sum, point, place) => {
    const before = unit[place - 1] ?? point
    const angle = Math.atan2(point.y - 0.5, point.x - 0.5) - Math.atan2(before.y - 0.5, before.x - 0.5)
    const turned = angle > Math.PI ? angle - 2 * Math.PI : angle < -Math.PI ? angle + 2 * Math.PI : angle
    return sum + turned / (2 * Math.PI)
  }, 0)
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

function offOutline(point: Point, corners: readonly Point[]): number {
  return Math.min(
    ...corners.map((corner, place) =>
      offPiece(point, corner, corners[(place + 1) % corners.length] ?? corner),
    ),
  )
}

function offPiece(point: Point, from: Point, to: Point): number {
  const [x, y] = [to.x - from.x, to.y - from.y]
  const along = ((point.x - from.x) * x + (point.y - from.y) * y) / Math.max(1e-9, x * x + y * y)
  const part = Math.min(1, Math.max(0, along))
  return Math.hypot(point.x - from.x - part * x, point.y - from.y - part * y)
}
