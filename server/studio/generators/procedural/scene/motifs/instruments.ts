import { darker, lighter } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { placed } from '../shape.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'
import { violin } from './sounds.ts'

/** A large violin on its spike. */
export const cello: Motif = {
  breadth: 0.62,
  motion: 'sway',
  scale: 0.95,
  draw(hand) {
    const body = violin.draw({ ...hand, own: hand.own ?? '#9a4f28' })
    return [
      ...new Scissors().line('-0.02 -0.1, -0.02 0', 0.018, '#8f949e').shapes,
      ...placed(body, { x: 0, y: -0.08, size: 0.92 }),
    ]
  },
}

/** A saxophone with its mouthpiece at the top and its bell at the right. */
export const saxophone: Motif = {
  breadth: 0.62,
  motion: 'sway',
  scale: 0.8,
  draw({ own }) {
    const brass = own ?? '#e0aa3f'
    const cut = new Scissors()
    cut
      .line('-0.3 -0.97, -0.2 -0.99', 0.05, '#2e2a30', { isDetail: false })
      .line('-0.2 -0.98, -0.08 -0.95, -0.06 -0.84', 0.055, darker(brass, 0.05), { isDetail: false })
      .polygon('-0.1 -0.86, -0.02 -0.86, 0.05 -0.16, -0.11 -0.16', brass)
      .blob('-0.11 -0.2, 0.05 -0.2, 0.1 -0.12, 0.17 -0.2, 0.3 -0.16, 0.2 0, 0.02 0.01, -0.1 -0.06', brass)
      .polygon('0.15 -0.18, 0.29 -0.16, 0.36 -0.52, 0.08 -0.5', lighter(brass, 0.03))
      .oval(0.22, -0.51, 0.15, 0.05, darker(brass, 0.14), FINE)
      .oval(0.22, -0.51, 0.11, 0.034, darker(brass, 0.26), FINE)
    for (const [x, y, radius] of [
      [-0.06, -0.74, 0.028],
      [-0.055, -0.65, 0.03],
      [-0.05, -0.56, 0.032],
      [-0.045, -0.44, 0.036],
      [-0.04, -0.34, 0.04],
      [-0.035, -0.24, 0.042],
    ] as const)
      cut.disc(x, y, radius, '#fff0c0', FINE).disc(x, y, radius * 0.62, darker(brass, 0.08), FINE)
    return cut.line('-0.12 -0.78, -0.15 -0.4, -0.14 -0.2', 0.014, darker(brass, 0.18)).shapes
  },
}
