import { darker, lighter } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

/** Two wings and a knot. */
export const bowtie: Motif = {
  breadth: 1.9,
  motion: 'still',
  scale: 0.35,
  draw({ own, tones }) {
    const silk = own ?? tones.accent
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut
        .blob('0.06 -0.5, 0.4 -0.86, 0.84 -0.98, 0.96 -0.5, 0.84 -0.04, 0.4 -0.16', silk, { side })
        .line('0.2 -0.54, 0.5 -0.66, 0.74 -0.7', 0.06, darker(silk, 0.1), { side })
        .line('0.2 -0.46, 0.5 -0.36, 0.74 -0.3', 0.06, darker(silk, 0.1), { side })
    return cut
      .rect(-0.17, -0.72, 0.34, 0.44, lighter(silk, 0.08), { corner: 0.12 })
      .disc(-0.05, -0.58, 0.06, lighter(silk, 0.22), FINE).shapes
  },
}
