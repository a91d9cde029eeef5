import type { ThingFromAbove } from '#domain/generation/reading/views.ts'
import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import type { Random } from '#server/platform/media/brushes/random.ts'
import { BEYOND, type Sheet } from '../scene.ts'
import { Scissors, smoothed } from '../scissors.ts'

type Pair = readonly [x: number, y: number]

/** Flowers and corn that grow by the field, in their colours. */
export const FIELDS = {
  lavender: ['#8d78c8', '#a08ad6'],
  tulip: ['#e0604f', '#f2b632', '#ef7fa0', '#fffaf0', '#9a5ab0'],
  poppy: ['#d8392f', '#e0544a'],
  sunflower: ['#f2b632', '#e8a420'],
  daisy: ['#fffaf0', '#f6eed8'],
  wheat: ['#e3bd5c', '#d8ad4a'],
  rose: ['#d8435a', '#ef8fa0'],
} as const satisfies Readonly<Partial<Record<ThingFromAbove, readonly string[]>>>
export type Fields = typeof FIELDS

/** Nothing but one colour. */
export function plainGround(cut: Scissors, { width, height }: Sheet, colour: string): void {
  cut.rect(-width * BEYOND, -height * BEYOND, width * (1 + BEYOND * 2), height * (1 + BEYOND * 2), colour)
}

/** A way across the sheet, a little below its middle. */
export interface Way {
  readonly points: readonly Pair[]
  /** The point at a share of its length, and its direction there, radians. */
  readonly at: (share: number) => { readonly x: number; readonly y: number; readonly turn: number }
  /** How far a point is from it, px. */
  readonly distance: (x: number, y: number) => number
}

/** A way that winds from one side of the sheet to the other. */
export function wayAcross({ width, height, random }: Sheet): Way {
  const isMirrored = random.chance(0.5)
  const side = (x: number) => (isMirrored ? 1 - x : x)
  const points = [
    [-0.2, 0.96],
    [0.06, 0.78],
    [0.3, 0.7],
    [0.54, 0.72],
    [0.74, 0.6],
    [0.84, 0.34],
    [0.96, 0.12],
    [1.06, -0.2],
  ].map(([x = 0, y = 0]): Pair => [
    width * (side(x) + random.between(-0.03, 0.03)),
    height * (y + random.between(-0.03, 0.03)),
  ])
  const line = smoothed(points, false)
  return {
    points,
    at(share) {
      const index = Math.min(line.length - 2, Math.max(0, Math.round(share * (line.length - 2))))
      const [from = { x: 0, y: 0 }, to = { x: 1, y: 0 }] = line.slice(index, index + 2)
      return { x: from.x, y: from.y, turn: Math.atan2(to.y - from.y, to.x - from.x) }
    },
    distance: (x, y) => Math.min(...line.map((point) => Math.hypot(point.x - x, point.y - y))),
  }
}

/** A road with its verges; `isPaved` has a line in its middle. */
export function layRoad(cut: Scissors, { points, at }: Way, wide: number, isPaved: boolean): void {
  const road = isPaved ? '#6f7278' : '#d8bd8c'
  cut.line(points, wide * 1.3, isPaved ? '#b8b29a' : darker(road, 0.06)).line(points, wide, road)
  if (!isPaved) return
  for (let dash = 0; dash < 40; dash += 1) {
    const { x, y, turn } = at((dash + 0.5) / 40)
    const [dx, dy] = [Math.cos(turn) * wide * 0.28, Math.sin(turn) * wide * 0.28]
    cut.line(
      [
        [x - dx, y - dy],
        [x + dx, y + dy],
      ],
      wide * 0.06,
      '#fdf6e4',
    )
  }
}

/** The crop of each field of a patchwork: null is the usual growth. */
type Crop = readonly string[] | null

const CROPS = {
  spring: ['#a9cf7a', '#8fbf63', '#c9dd7f', '#f0d94a', '#b9946a', '#7fb05a'],
  summer: ['#9cba66', '#c9c26a', '#e3c469', '#7fa555', '#b8cf7e', '#d8b25a'],
  autumn: ['#b98a4f', '#c9a25c', '#a8743f', '#8f9a55', '#d8b872', '#94663f'],
  winter: ['#f4f8fc', '#eaf1f7', '#e2ebf3', '#f8fbfd', '#dde7f0', '#eef4f9'],
} as const

/** Fields side by side, each with its furrows; some of them are in flower if requested. */
export function patchwork(cut: Scissors, sheet: Sheet, crop: Crop): void {
  const { width, height, random, brief } = sheet
  const unit = Math.min(width, height)
  const cell = unit * 0.3
  const [columns, rows] = [Math.ceil((width * 1.5) / cell), Math.ceil((height * 1.5) / cell)]
  const lean = random.between(0.12, 0.32) * (random.chance(0.5) ? 1 : -1)
  const corners = Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (__, column): Pair => {
      const [x, y] = [
        (column - columns / 2 + random.between(-0.2, 0.2)) * cell,
        (row - rows / 2 + random.between(-0.2, 0.2)) * cell,
      ]
      return [
        width / 2 + x * Math.cos(lean) - y * Math.sin(lean),
        height / 2 + x * Math.sin(lean) + y * Math.cos(lean),
      ]
    }),
  )
  const colours = CROPS[brief.season ?? 'summer']
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const quad = [
        corners[row]?.[column],
        corners[row]?.[column + 1],
        corners[row + 1]?.[column + 1],
        corners[row + 1]?.[column],
      ]
      const [a, b, c, d] = quad
      if (a === undefined || b === undefined || c === undefined || d === undefined) continue
      const isInFlower = crop !== null && random.chance(0.75)
      fieldIn(cut, random.chance(0.5) ? [a, b, c, d] : [b, c, d, a], {
        base: random.pick(colours),
        crop: isInFlower ? crop : null,
        random,
        unit,
      })
    }
}

function fieldIn(
  cut: Scissors,
  [a, b, c, d]: readonly [Pair, Pair, Pair, Pair],
  {
    base,
    crop,
    random,
    unit,
  }: { readonly base: string; readonly crop: Crop; readonly random: Random; readonly unit: number },
): void {
  cut.polygon([a, b, c, d], crop === null ? base : '#7fa555')
  const rows = crop === null ? random.whole(8, 14) : 11
  const between = (from: Pair, to: Pair, share: number): Pair => [
    from[0] + (to[0] - from[0]) * share,
    from[1] + (to[1] - from[1]) * share,
  ]
  const nth = random.whole(0, 9)
  for (let row = 0; row < rows; row += 1) {
    const [near, far] = [(row + 0.18) / rows, (row + 0.82) / rows]
    const edge = [between(a, b, near), between(a, b, far), between(d, c, far), between(d, c, near)]
    if (crop === null)
      cut.polygon(edge, row % 2 === 0 ? darker(base, 0.025) : lighter(base, 0.02), {
        isDetail: true,
        alpha: 0.7,
      })
    else {
      // Tulips change their colour from field to field, and within one every few rows.
      const colour = crop[(nth + (crop.length > 2 ? Math.floor(row / 4) : row)) % crop.length] ?? base
      cut.polygon(edge, colour, { isDetail: true })
      for (let dot = 0; dot < 9; dot += 1) {
        const share = random.between(0.02, 0.98)
        const [x, y] = between(between(a, b, (near + far) / 2), between(d, c, (near + far) / 2), share)
        cut.disc(x + random.between(-1, 1) * unit * 0.004, y, unit * 0.004, lighter(colour, 0.07), {
          isDetail: true,
        })
      }
    }
  }
  cut.line([a, b], unit * 0.006, mix(darker(base, 0.16), '#4d6a3a', 0.4))
  cut.line([b, c], unit * 0.006, mix(darker(base, 0.16), '#4d6a3a', 0.4))
}

/** The edge of an island or of a lake around the middle of the sheet. */
export interface Shore {
  /** How far it is from the middle at an angle, px. */
  readonly reach: (angle: number) => number
  /** Its outline, grown by a share. */
  readonly outline: (grown: number) => readonly Pair[]
  /** A point's distance from it: below 1 within. */
  readonly share: (x: number, y: number) => number
}

export function shoreOf({ width, height, random }: Sheet, wide: number): Shore {
  const [one, two, three] = [random.between(0, 6.3), random.between(0, 6.3), random.between(0, 6.3)]
  const stretch = width > height ? [1.25, 0.95] : [0.98, 1.12]
  const [sx = 1, sy = 1] = stretch
  const reach = (angle: number) =>
    wide *
    (1 +
      0.16 * Math.sin(angle * 2 + one) +
      0.1 * Math.sin(angle * 3 + two) +
      0.05 * Math.sin(angle * 5 + three))
  return {
    reach,
    outline: (grown) =>
      Array.from({ length: 36 }, (_, step): Pair => {
        const angle = (step / 36) * Math.PI * 2
        return [
          width / 2 + Math.cos(angle) * reach(angle) * sx * grown,
          height / 2 + Math.sin(angle) * reach(angle) * sy * grown,
        ]
      }),
    share(x, y) {
      const [dx, dy] = [(x - width / 2) / sx, (y - height / 2) / sy]
      return Math.hypot(dx, dy) / reach(Math.atan2(dy, dx))
    },
  }
}
