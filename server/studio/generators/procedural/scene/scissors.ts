import type { Point } from '#server/platform/media/brushes/surface.ts'
import type { Shape } from './shape.ts'

type Pair = readonly [x: number, y: number]

/** Points as pairs, or written as `x y, x y`, like SVG. */
type Points = string | readonly Pair[]

/** A piece's differences from a plain one. */
interface Manner {
  /** −1 mirrors the piece. */
  readonly side?: number
  readonly glows?: boolean
  readonly isDetail?: boolean
  readonly alpha?: number
  readonly isEye?: boolean
}

/** Cuts pieces one after another, the farthest first. */
export class Scissors {
  readonly shapes: Shape[] = []

  private add(
    contours: readonly (readonly Point[])[],
    colour: string,
    line: number | null,
    { glows = false, isDetail = false, alpha = 1, isEye = false }: Manner,
  ): this {
    this.shapes.push({ contours, colour, line, glows, isDetail, alpha, isEye })
    return this
  }

  /** Corners joined by straight edges. */
  polygon(points: Points, colour: string, manner: Manner = {}): this {
    return this.add([pairsOf(points, manner).map(([x, y]) => ({ x, y }))], colour, null, manner)
  }

  /** A rounded piece through all points. */
  blob(points: Points, colour: string, manner: Manner = {}): this {
    return this.add([smoothed(pairsOf(points, manner), true)], colour, null, manner)
  }

  oval(
    x: number,
    y: number,
    radiusX: number,
    radiusY: number,
    colour: string,
    manner: Manner & { readonly turn?: number } = {},
  ): this {
    const { turn = 0, ...rest } = manner
    return this.add([ellipse(x, y, radiusX, radiusY, turn)], colour, null, rest)
  }

  disc(x: number, y: number, radius: number, colour: string, manner: Manner = {}): this {
    return this.oval(x, y, radius, radius, colour, manner)
  }

  /** A disc with a round hole, or a moon's crescent where the hole is off the middle. */
  ring(x: number, y: number, radius: number, hole: number, colour: string, manner: Manner = {}): this {
    return this.add([ellipse(x, y, radius, radius, 0), ellipse(x, y, hole, hole, 0)], colour, null, manner)
  }

  rect(
    x: number,
    y: number,
    width: number,
    height: number,
    colour: string,
    manner: Manner & { readonly corner?: number } = {},
  ): this {
    const { corner = 0, ...rest } = manner
    return this.add([roundedBox(x, y, width, height, corner)], colour, null, rest)
  }

  /** A smooth open line. */
  line(points: Points, width: number, colour: string, manner: Manner = {}): this {
    return this.add([smoothed(pairsOf(points, manner), false)], colour, width, { isDetail: true, ...manner })
  }

  /** A leaf or a petal from its stalk at (x, y) along `angle`. */
  leaf(
    x: number,
    y: number,
    length: number,
    breadth: number,
    angle: number,
    colour: string,
    manner: Manner = {},
  ): this {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const at = (along: number, aside: number): Pair => [
      x + cos * along - sin * aside,
      y + sin * along + cos * aside,
    ]
    const side = [0.06, 0.2, 0.4, 0.6, 0.8, 0.94]
    const wide = (share: number) => Math.sin(Math.PI * share ** 0.82) * breadth
    const points = [
      at(0, 0),
      ...side.map((share) => at(share * length, wide(share))),
      at(length, 0),
      ...side.toReversed().map((share) => at(share * length, -wide(share))),
    ]
    return this.polygon(points, colour, manner)
  }

  heart(x: number, y: number, width: number, colour: string, manner: Manner = {}): this {
    const points: Point[] = []
    for (let step = 0; step < 56; step += 1) {
      const turn = (step / 56) * Math.PI * 2
      points.push({
        x: x + (width / 2) * Math.sin(turn) ** 3,
        y:
          y -
          (width / 34) *
            (13.5 * Math.cos(turn) - 5.2 * Math.cos(2 * turn) - 2 * Math.cos(3 * turn) - Math.cos(4 * turn)),
      })
    }
    return this.add([points], colour, null, manner)
  }

  /** A star of `points` points; `waist` says how deep it is cut, 0 to 1. */
  star(
    x: number,
    y: number,
    radius: number,
    points: number,
    waist: number,
    colour: string,
    manner: Manner & { readonly turn?: number } = {},
  ): this {
    const { turn = 0, ...rest } = manner
    const corners = Array.from({ length: points * 2 }, (_, index): Pair => {
      const angle = -Math.PI / 2 + turn + (index / (points * 2)) * Math.PI * 2
      const reach = index % 2 === 0 ? radius : radius * waist
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
    })
    return this.polygon(corners, colour, rest)
  }

  /** Pieces that were cut before. */
  paste(shapes: readonly Shape[]): this {
    this.shapes.push(...shapes)
    return this
  }
}

function pairsOf(points: Points, { side = 1 }: Manner): readonly Pair[] {
  if (typeof points !== 'string') return points
  return points.split(',').map((pair): Pair => {
    const [x = 0, y = 0] = pair.trim().split(' ').map(Number)
    return [x * side, y]
  })
}

function ellipse(x: number, y: number, radiusX: number, radiusY: number, turn: number): Point[] {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  // Large ones have more corners, so that those can't be seen.
  const corners = Math.max(radiusX, radiusY) > 30 ? 144 : 44
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * Math.PI * 2
    const [dx, dy] = [Math.cos(angle) * radiusX, Math.sin(angle) * radiusY]
    return { x: x + dx * cos - dy * sin, y: y + dx * sin + dy * cos }
  })
}

function roundedBox(x: number, y: number, width: number, height: number, corner: number): Point[] {
  if (corner === 0) {
    return [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ]
  }
  const radius = Math.min(corner, width / 2, height / 2)
  const corners = [
    [x + width - radius, y + radius, -0.5],
    [x + width - radius, y + height - radius, 0],
    [x + radius, y + height - radius, 0.5],
    [x + radius, y + radius, 1],
  ] as const
  return corners.flatMap(([cx, cy, from]) =>
    Array.from({ length: 7 }, (_, index) => {
      const angle = (from + index / 12) * Math.PI
      return { x: cx + Math.cos(angle) * radius, y: cy + Math.sin(angle) * radius }
    }),
  )
}

/** A line through all points without corners (Catmull-Rom), in short steps. */
export function smoothed(pairs: readonly Pair[], isClosed: boolean): Point[] {
  const count = pairs.length
  const at = (index: number): Pair =>
    pairs[isClosed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] ?? [0, 0]
  const points: Point[] = []
  const pieces = isClosed ? count : count - 1
  for (let index = 0; index < pieces; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    for (let step = 0; step < 8; step += 1) {
      const t = step / 8
      const along = (axis: 0 | 1) =>
        0.5 *
        (2 * from[axis] +
          (to[axis] - before[axis]) * t +
          (2 * before[axis] - 5 * from[axis] + 4 * to[axis] - after[axis]) * t * t +
          (3 * from[axis] - before[axis] - 3 * to[axis] + after[axis]) * t ** 3)
      points.push({ x: along(0), y: along(1) })
    }
  }
  if (!isClosed) {
    const [x, y] = at(count - 1)
    points.push({ x, y })
  }
  return points
}
