import { ALL_MOTIFS } from '../motifs/allMotifs.ts'
import { BEYOND, type Place, type Sheet, spriteOf } from '../scene.ts'
import { Scissors } from '../scissors.ts'
import { placed, type Sprite } from '../shape.ts'
import { hazed } from '../tones.ts'
import { grove, undergrowth } from './plants.ts'
import { skyBodies } from './skies.ts'
import { hill, rolling } from './terrain.ts'

const BEDS = ['tulip', 'rose', 'daisy', 'lavender', 'sunflower', 'poppy'] as const

/** Flower beds before a fence. */
export function garden(sheet: Sheet): Place {
  const { width, height, tones, random, brief } = sheet
  const unit = Math.min(width, height)
  const behind: Sprite[] = skyBodies(sheet, height * 0.5)
  const far = rolling(sheet, random, height * 0.56, height * 0.03, 1.6)
  behind.push(
    ...grove(sheet, far, 'tree', Math.round(7 * (width / unit)), unit * 0.24, 0.3),
    hill(sheet, far, hazed(tones.ground, 0.45, tones), 0.32),
  )
  const fence = new Scissors()
  const [top, foot] = [height * 0.6, height * 0.76]
  for (const y of [top + unit * 0.03, foot - unit * 0.05])
    fence.rect(-width * BEYOND, y, width * (1 + BEYOND * 2), unit * 0.014, '#fbf6ec')
  const slats = Math.round(24 * (width / unit))
  for (let slat = -2; slat < slats + 3; slat += 1) {
    const x = (slat / slats) * width
    fence.polygon(
      [
        [x, foot],
        [x, top],
        [x + unit * 0.012, top - unit * 0.018],
        [x + unit * 0.024, top],
        [x + unit * 0.024, foot],
      ],
      '#fffbf2',
    )
  }
  behind.push(
    spriteOf(fence.shapes, 0.42),
    hill(sheet, rolling(sheet, random, height * 0.75, height * 0.012, 2), tones.ground, 0.5),
  )
  // Nothing blooms in the snow.
  const rows = brief.season === 'winter' ? 0 : 2
  for (let row = 0; row < rows; row += 1) {
    for (let index = 0; index < 12; index += 1) {
      const name = random.pick(BEDS)
      const x = width * (-0.04 + ((index + random.between(0, 0.7)) / 12) * 1.08)
      const y = height * (0.79 + row * 0.05)
      const size = unit * (0.12 + row * 0.04) * (name === 'sunflower' ? 1.7 : 1) * random.between(0.85, 1.15)
      if (Math.abs(x / width - 0.5) < 0.2 && row === 1) continue
      behind.push(
        spriteOf(
          placed(ALL_MOTIFS[name].draw({ tones, random, own: null }), { x, y, size }),
          0.52 + row * 0.1,
          { motion: 'sway', x, y, size },
        ),
      )
    }
  }
  return { behind, front: undergrowth(sheet), ground: height * 0.92, hero: unit * 0.46 }
}
