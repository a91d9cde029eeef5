import { Scissors } from '../scissors.ts'
import type { Shape } from '../shape.ts'
import { FINE } from './light.ts'
import type { Hand } from './motif.ts'

/** Boxes of pelargoniums on a railing, in the balcony's measure. */
export function flowerRow({ tones, random }: Pick<Hand, 'tones' | 'random'>): Shape[] {
  const cut = new Scissors()
  for (const box of [-0.48, 0, 0.48]) {
    for (let leaf = 0; leaf < 7; leaf += 1)
      cut.disc(
        box - 0.19 + leaf * 0.063,
        -0.36 + (leaf % 2) * 0.03,
        0.05,
        leaf % 2 === 0 ? '#5f8f56' : '#4d7d50',
        FINE,
      )
    cut.rect(box - 0.21, -0.34, 0.42, 0.11, '#a5623f', { corner: 0.02 })
    for (let bloom = 0; bloom < 6; bloom += 1) {
      const [x, y] = [box - 0.17 + bloom * 0.068, -0.42 - random.between(0, 0.05)]
      const colour = [tones.accent, '#e2576b', '#f3a6b4'][bloom % 3] ?? tones.accent
      cut.disc(x, y, 0.042, colour, FINE).disc(x - 0.01, y - 0.012, 0.016, '#fff0e0', FINE)
    }
  }
  return cut.shapes
}
