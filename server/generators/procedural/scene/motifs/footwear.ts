import { darker, lighter } from '#server/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

/** A pair of rubber boots. */
export const wellies: Motif = {
  breadth: 1.2,
  motion: 'still',
  scale: 0.5,
  draw({ own, tones }) {
    const rubber = own ?? tones.accent
    const cut = new Scissors()
    for (const [x, shade] of [
      [-0.28, 0.06],
      [0.2, 0],
    ] as const) {
      const at = (dx: number, y: number): [number, number] => [x + dx, y]
      const dyed = darker(rubber, shade)
      cut
        .blob(
          [
            at(-0.2, -0.96),
            at(0.16, -0.96),
            at(0.17, -0.4),
            at(0.4, -0.24),
            at(0.46, -0.06),
            at(0.4, 0),
            at(-0.2, 0),
            at(-0.22, -0.3),
          ],
          dyed,
        )
        .rect(x - 0.22, -1, 0.4, 0.11, lighter(dyed, 0.14), { corner: 0.05, isDetail: true })
        .rect(x - 0.24, -0.07, 0.72, 0.07, darker(dyed, 0.16), { corner: 0.03, isDetail: true })
        .line([at(-0.1, -0.82), at(-0.1, -0.34)], 0.04, lighter(dyed, 0.2), { alpha: 0.7 })
        .disc(x + 0.04, -0.66, 0.05, '#fff6de', FINE)
    }
    return cut.shapes
  },
}
