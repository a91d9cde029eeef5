import { darker, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { INK } from './faces.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

export const butterfly: Motif = {
  breadth: 1.1,
  motion: 'bob',
  floats: true,
  scale: 0.4,
  draw({ own, tones, random }) {
    const wing = own ?? random.pick([tones.accent, tones.second, '#5d7fd0', '#e2725b'])
    const cut = new Scissors()
    for (const side of [-1, 1]) {
      cut.blob('0.03 -0.46, 0.22 -0.9, 0.5 -0.98, 0.56 -0.7, 0.34 -0.46', wing, { side })
      cut.blob('0.03 -0.44, 0.34 -0.44, 0.42 -0.2, 0.24 -0.04, 0.06 -0.26', darker(wing, 0.08), { side })
      cut
        .disc(side * 0.4, -0.76, 0.07, mix(wing, '#fff6d8', 0.75), FINE)
        .disc(side * 0.27, -0.24, 0.05, mix(wing, '#fff6d8', 0.75), FINE)
      cut
        .line('0.06 -0.48, 0.42 -0.86', 0.012, darker(wing, 0.2), { side })
        .line('0 -0.66, 0.08 -0.84, 0.15 -0.9', 0.014, INK, { side })
    }
    cut.oval(0, -0.44, 0.035, 0.24, INK)
    return cut.shapes
  },
}

export const bee: Motif = {
  breadth: 1.2,
  motion: 'bob',
  floats: true,
  scale: 0.35,
  draw({ own }) {
    const body = own ?? '#f2b632'
    const cut = new Scissors()
    cut
      .oval(-0.06, -0.72, 0.16, 0.26, '#e6f1f6', { turn: -0.5, alpha: 0.85 })
      .oval(0.14, -0.72, 0.16, 0.26, '#f4fafc', { turn: 0.4, alpha: 0.85 })
    cut.oval(0, -0.36, 0.44, 0.3, body)
    for (const x of [-0.18, 0.06])
      cut.blob(
        [
          [x, -0.63],
          [x + 0.12, -0.64],
          [x + 0.13, -0.36],
          [x + 0.11, -0.08],
          [x - 0.01, -0.09],
          [x + 0.02, -0.36],
        ],
        INK,
        FINE,
      )
    cut.disc(0.38, -0.4, 0.18, INK).disc(0.44, -0.44, 0.04, '#ffffff', FINE)
    for (const lift of [0, 0.1])
      cut.line(
        [
          [0.42, -0.54],
          [0.5 + lift, -0.74],
          [0.6 + lift, -0.78],
        ],
        0.025,
        INK,
      )
    cut.polygon('-0.42 -0.42, -0.56 -0.36, -0.42 -0.3', INK, FINE)
    return cut.shapes
  },
}
