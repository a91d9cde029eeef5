import { darker, mix } from '#server/platform/media/brushes/colour.ts'
import type { Random } from '#server/platform/media/brushes/random.ts'
import { BEYOND, type Sheet, spriteOf } from '../scene.ts'
import { Scissors } from '../scissors.ts'
import type { Sprite } from '../shape.ts'

type Pair = [x: number, y: number]

/** The crest of a hill from edge to edge; also returns its height at a share of the width. */
export interface Crest {
  readonly points: readonly Pair[]
  readonly at: (x: number) => number
}

/** A rolling line around `y`. */
export function rolling({ width }: Sheet, random: Random, y: number, swing: number, waves = 2): Crest {
  const [phase, second] = [random.between(0, 6.3), random.between(0, 6.3)]
  const at = (x: number) =>
    y -
    swing *
      (Math.sin((x / width) * Math.PI * waves + phase) * 0.6 +
        Math.sin((x / width) * Math.PI * waves * 2.3 + second) * 0.25)
  const points = Array.from({ length: 25 }, (_, index): Pair => {
    const x = width * (-BEYOND + (index / 24) * (1 + BEYOND * 2))
    return [x, at(x)]
  })
  return { points, at }
}

/** Everything below a crest, in one colour. */
export function hill({ width, height }: Sheet, crest: Crest, colour: string, depth: number): Sprite {
  const foot = height * (1 + BEYOND)
  const edges: Pair[] = [
    [width * (1 + BEYOND), foot],
    [-width * BEYOND, foot],
  ]
  return spriteOf(new Scissors().polygon([...crest.points, ...edges], colour).shapes, depth)
}

/** Ranges of summits, paler the farther they are. */
export function summits(sheet: Sheet, foot: number, tall: number, depth: number, colour: string): Sprite {
  const { width, height, random, tones } = sheet
  const cut = new Scissors()
  const count = random.whole(4, 6)
  const points: Pair[] = [[-width * BEYOND, foot]]
  const peaks: { x: number; y: number; right: Pair }[] = []
  for (let index = 0; index < count; index += 1) {
    const x = width * (-0.05 + ((index + 0.5) / count) * 1.1 + random.between(-0.05, 0.05))
    const y = foot - tall * random.between(0.55, 1)
    const valley: Pair = [
      x + (width / count) * random.between(0.4, 0.6),
      foot - tall * random.between(0.12, 0.38),
    ]
    points.push([x, y], valley)
    peaks.push({ x, y, right: valley })
  }
  points.push(
    [width * (1 + BEYOND), foot],
    [width * (1 + BEYOND), height * 1.1],
    [-width * BEYOND, height * 1.1],
  )
  cut.polygon(points, colour)
  for (const { x, y, right } of peaks) {
    const drop = right[1] - y
    cut.polygon(
      [
        [x, y],
        right,
        [right[0], right[1] + drop * 0.5],
        [x + drop * 0.05, y + drop * 1.2],
        [x - drop * 0.06, y + drop * 0.8],
        [x + drop * 0.06, y + drop * 0.4],
      ],
      darker(colour, 0.055),
      { isDetail: true },
    )
    if (!tones.isNight || sheet.brief.season === 'winter') {
      const snow = mix('#ffffff', tones.haze, 0.18)
      const down = Math.min(drop * 0.42, tall * 0.26)
      cut.polygon(
        [
          [x, y],
          [x + down * 0.55, y + down * 0.72],
          [x + down * 0.28, y + down * 0.6],
          [x + down * 0.08, y + down],
          [x - down * 0.16, y + down * 0.66],
          [x - down * 0.42, y + down * 0.9],
        ],
        snow,
        { isDetail: true },
      )
    }
  }
  return spriteOf(cut.shapes, depth)
}
