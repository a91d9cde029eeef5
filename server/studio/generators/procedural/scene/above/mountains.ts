import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import type { Random } from '#server/platform/media/brushes/random.ts'
import type { Sheet } from '../scene.ts'
import { Scissors } from '../scissors.ts'
import { type Draw, isFree, isSnowy } from './country.ts'
import { plainGround, shoreOf } from './ground.ts'
import { woods } from './nature.ts'

type Pair = readonly [x: number, y: number]

/** A range from above: its crest from edge to edge, and its foot at both sides, px, before all of them are rotated. */
interface Range {
  readonly crest: readonly Pair[]
  readonly sunny: readonly Pair[]
  readonly shady: readonly Pair[]
}

/** Where ranges run, as shares of the height: the valley between them is free. */
const CRESTS = [-0.3, -0.06, 0.18, 0.8, 1.06, 1.3] as const

/** Crests with their spurs in one light from the upper left, woods in the valley and a tarn. */
export const mountains: Draw = (sheet, motifs, spots) => {
  const { width, height, tones, random, brief } = sheet
  const unit = Math.min(width, height)
  const isWhite = isSnowy(brief)
  const cut = new Scissors()
  plainGround(cut, sheet, isWhite ? '#e6eef5' : darker(mix(tones.ground, tones.leafDark, 0.4), 0.02))
  const tarn = shoreOf(sheet, unit * 0.09)
  const hasTarn = motifs.every(({ name }) => name === 'airballoon')
  const lean = random.between(0.14, 0.3) * (random.chance(0.5) ? 1 : -1)
  const turn = ([x, y]: Pair, by: number): Pair => {
    const [dx, dy] = [x - width / 2, y - height * 0.47]
    return [
      width / 2 + dx * Math.cos(by) - dy * Math.sin(by),
      height * 0.47 + dx * Math.sin(by) + dy * Math.cos(by),
    ]
  }
  const ranges = CRESTS.map((share) =>
    rangeAcross(sheet, height * share + random.between(-0.02, 0.02) * unit),
  )
  if (hasTarn)
    cut
      .blob(tarn.outline(1.14), isWhite ? '#d3e0ea' : mix(tones.ground, '#d8cfa8', 0.5))
      .blob(tarn.outline(1), '#8fcfd0')
      .blob(tarn.outline(0.78), '#3f93aa', { isDetail: true })
      .blob(tarn.outline(0.45), '#2f7f9f', { isDetail: true })
  for (const range of ranges) slopes(cut, random, range, { isWhite, turn: (point) => turn(point, lean) })
  woods(cut, sheet, unit * 0.05, (x, y, size) => {
    const isDry = !hasTarn || tarn.share(x, y) > 1.3
    const [flatX, flatY] = turn([x, y], -lean)
    return (
      isDry &&
      isFree(spots, x, y, size * 0.5) &&
      ranges.every((range) => !isOn(range, flatX, flatY, size * 0.2))
    )
  })
  return { shapes: cut.shapes, way: null, shore: null }
}

const STEPS = 30
/** Crests reach beyond the sheet as far as they are turned, as a share of its longer side. */
const REACH = 0.36

function rangeAcross({ width, height, random }: Sheet, y: number): Range {
  const unit = Math.min(width, height)
  const long = Math.max(width, height)
  const phase = random.between(0, 6.3)
  const crest = Array.from({ length: STEPS + 1 }, (_, step): Pair => {
    const share = step / STEPS
    return [
      width / 2 + long * (share - 0.5) * (1 + REACH * 2) + random.between(-0.022, 0.022) * unit,
      y + Math.sin(share * 8 + phase) * 0.035 * unit + random.between(-0.02, 0.02) * unit,
    ]
  })
  // Spurs reach far down, the gullies between them don't.
  const foot = (side: -1 | 1) =>
    crest.map(([x, top], step): Pair => {
      const isSpur = step % 2 === (side === 1 ? 0 : 1)
      const reach = isSpur ? random.between(0.14, 0.25) : random.between(0.085, 0.135)
      return [x + random.between(-0.01, 0.02) * unit, top + side * reach * unit]
    })
  return { crest, sunny: foot(-1), shady: foot(1) }
}

/** Whether a point is on a range's slopes, or nearer to them than `near`, px. */
function isOn({ crest, sunny, shady }: Range, x: number, y: number, near: number): boolean {
  const nearest = crest.reduce((best, point, step) => {
    const other = crest[best]
    return other !== undefined && Math.abs(other[0] - x) <= Math.abs(point[0] - x) ? best : step
  }, 0)
  const [above, below] = [sunny[nearest], shady[nearest]]
  return above !== undefined && below !== undefined && y > above[1] - near && y < below[1] + near
}

/** Grass at the foot, rock above it, snow along the crest: faces that are lit, and faces in the shade. */
function slopes(
  cut: Scissors,
  random: Random,
  { crest, sunny, shady }: Range,
  { isWhite, turn }: { readonly isWhite: boolean; readonly turn: (point: Pair) => Pair },
): void {
  const tiers = isWhite
    ? ([
        [1, '#d5e0ea'],
        [0.8, '#aab4c2'],
        [0.62, '#f6f9fc'],
      ] as const)
    : ([
        [1, '#7b9a5c'],
        [0.74, '#a0968a'],
        [0.34, '#fbfdff'],
      ] as const)
  for (const [side, foot] of [
    [-1, sunny],
    [1, shady],
  ] as const)
    for (const [share, colour] of tiers) {
      const edge = crest.map(([x, y], step): Pair => {
        const [fx, fy] = foot[step] ?? [x, y]
        const far = share === 1 ? 1 : share * random.between(0.82, 1.14)
        return [x + (fx - x) * far, y + (fy - y) * far]
      })
      for (let step = 0; step < STEPS; step += 1) {
        const [a, b, c, d] = [crest[step], crest[step + 1], edge[step + 1], edge[step]]
        if (a === undefined || b === undefined || c === undefined || d === undefined) continue
        // Each spur has one face to the light and one away from it.
        const isLit = step % 2 === (side === -1 ? 0 : 1)
        const shade = side === -1 ? (isLit ? 0.05 : -0.03) : isLit ? -0.07 : -0.17
        const seen =
          shade > 0 ? lighter(colour, shade) : mix(darker(colour, -shade * 0.7), '#4f5f8a', -shade * 1.3)
        cut.polygon([a, b, c, d].map(turn), seen, { isDetail: share < 1 || step > 0 })
      }
    }
}
