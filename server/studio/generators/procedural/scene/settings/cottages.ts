import { ALL_MOTIFS } from '../motifs/allMotifs.ts'
import { type Sheet, spriteOf } from '../scene.ts'
import { Scissors } from '../scissors.ts'
import { placed, type Sprite } from '../shape.ts'
import { hazed } from '../tones.ts'
import type { Crest } from './terrain.ts'

interface Rows {
  /** Where houses stand, as shares of the width. */
  readonly spots: readonly number[]
  /** px */
  readonly size: number
  readonly depth: number
  /** Which of the houses is a church; -1 for none. */
  readonly church: number
}

/** Houses on a crest, with snow on their roofs in winter. */
export function cottages(sheet: Sheet, crest: Crest, { spots, size: usual, depth, church }: Rows): Sprite[] {
  const { width, tones, random, brief } = sheet
  return spots.map((spot, index) => {
    const x = width * (spot + random.between(-0.03, 0.03))
    const size = usual * random.between(0.9, 1.1)
    const name = index === church ? 'church' : 'house'
    const y = crest.at(x) + size * 0.16
    const shapes = placed(ALL_MOTIFS[name].draw({ tones, random, own: null }), {
      x,
      y,
      size: name === 'church' ? size * 1.5 : size,
      isFlipped: random.chance(0.5),
    })
    const snowy =
      brief.season === 'winter' && name === 'house'
        ? new Scissors().polygon(
            [
              [x - size * 0.52, y - size * 0.5],
              [x, y - size * 1],
              [x + size * 0.52, y - size * 0.5],
              [x + size * 0.4, y - size * 0.55],
              [x, y - size * 0.86],
              [x - size * 0.4, y - size * 0.55],
            ],
            '#ffffff',
            { isDetail: true },
          ).shapes
        : []
    return spriteOf(
      [
        ...shapes.map((shape) => ({
          ...shape,
          colour: shape.glows ? shape.colour : hazed(shape.colour, depth + 0.27, tones),
        })),
        ...snowy,
      ],
      depth,
    )
  })
}
