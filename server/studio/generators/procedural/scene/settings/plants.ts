import { mix } from '#server/platform/media/brushes/colour.ts'
import { ALL_MOTIFS } from '../motifs/allMotifs.ts'
import { wildflower } from '../motifs/bouquets.ts'
import { type Sheet, spriteOf } from '../scene.ts'
import { Scissors } from '../scissors.ts'
import { placed, type Sprite } from '../shape.ts'
import { hazed } from '../tones.ts'
import type { Crest } from './terrain.ts'

/** Grass and flowers at the foot of the sheet, before everything. */
export function undergrowth(sheet: Sheet, density = 1): Sprite[] {
  const { width, height, tones, random, brief } = sheet
  const unit = Math.min(width, height)
  const sprites: Sprite[] = []
  const isBare = brief.season === 'winter'
  const colours = [
    tones.accent,
    tones.second,
    '#fffaf0',
    mix(tones.accent, '#ffffff', 0.45),
    mix(tones.second, '#f2b632', 0.5),
  ]
  const count = Math.round((isBare ? 7 : 20) * density * (width / unit))
  for (let index = 0; index < count; index += 1) {
    const cut = new Scissors()
    const x = width * (-0.08 + ((index + random.between(0, 0.9)) / count) * 1.16)
    // Tall at the sides, low in the middle, so that the hero's feet stay free.
    const side = Math.abs(x / width - 0.5) * 2
    const foot = height * (1.03 + random.between(-0.01, 0.05))
    const tall = unit * (0.08 + 0.19 * side ** 1.4) * random.between(0.7, 1.25)
    for (let blade = 0; blade < 4; blade += 1) {
      const bend = random.between(-0.5, 0.5)
      cut.leaf(
        x + (blade - 2) * unit * 0.012,
        foot,
        tall * random.between(0.6, 0.95),
        unit * 0.006,
        -Math.PI / 2 + bend * 0.5,
        isBare ? mix('#b8946a', '#ffffff', 0.25) : random.pick([tones.leaf, tones.leafDark]),
        { isDetail: blade % 2 === 0 },
      )
    }
    if (!isBare)
      wildflower(cut, random, x, foot, tall, random.pick([tones.accent, ...colours]), tones.leafDark)
    sprites.push(spriteOf(cut.shapes, 0.96, { motion: 'sway', x, y: foot, size: tall }))
  }
  return sprites
}

/** Trees scattered on a crest, small with distance. */
export function grove(
  sheet: Sheet,
  crest: Crest,
  name: 'tree' | 'spruce' | 'birch' | 'palm',
  count: number,
  tall: number,
  depth: number,
): Sprite[] {
  const { width, tones, random, brief } = sheet
  const isSnowy = brief.season === 'winter'
  return Array.from({ length: count }, (_, index) => {
    const x = width * ((index + random.between(0, 1)) / count)
    const size = tall * random.between(0.75, 1.2)
    const base = name === 'spruce' ? mix('#2f7d5c', tones.leafDark, 0.35) : tones.leaf
    const y = crest.at(x) + size * 0.05
    const shapes = placed(ALL_MOTIFS[name].draw({ tones, random, own: base, isSnowy }), {
      x,
      y,
      size,
    })
    const faded = shapes.map((shape) => ({
      ...shape,
      colour: hazed(shape.colour, Math.min(1, depth * 1.15), tones),
    }))
    return spriteOf(faded, depth, { motion: 'sway', x, y, size })
  })
}
