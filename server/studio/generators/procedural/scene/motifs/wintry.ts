import { darker } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

/** A bunch that hangs by its red ribbon. */
export const mistletoe: Motif = {
  breadth: 1.2,
  motion: 'sway',
  floats: true,
  scale: 0.42,
  draw({ own }) {
    const green = own ?? '#7d9f56'
    const cut = new Scissors().line('0 -1, 0 -0.78', 0.03, '#c23a32')
    for (const [angle, length] of [
      [0.2, 0.6],
      [0.7, 0.66],
      [1.2, 0.7],
      [1.57, 0.74],
      [1.94, 0.7],
      [2.44, 0.66],
      [2.94, 0.6],
    ] as const)
      cut
        .leaf(0, -0.72, length, 0.075, angle, angle > 1.5 ? darker(green, 0.05) : green)
        .line([[0, -0.72], [Math.cos(angle) * length * 0.8, -0.72 + Math.sin(angle) * length * 0.8]], 0.012, darker(green, 0.14)) // prettier-ignore
    for (const [x, y] of [
      [-0.2, -0.5],
      [-0.06, -0.42],
      [0.1, -0.48],
      [0.24, -0.54],
      [0.02, -0.28],
      [-0.3, -0.62],
    ] as const)
      cut.disc(x, y, 0.06, '#fdfaf0').disc(x - 0.015, y - 0.018, 0.018, '#ffffff', FINE)
    for (const side of [-1, 1]) cut.blob('0.02 -0.76, 0.22 -0.92, 0.3 -0.8, 0.2 -0.68', '#d8453f', { side })
    return cut.disc(0, -0.77, 0.06, '#c23a32', FINE).shapes
  },
}

export const snowball: Motif = {
  breadth: 1,
  motion: 'still',
  scale: 0.24,
  draw: ({ own }) =>
    new Scissors()
      .disc(0, -0.5, 0.5, own ?? '#f4f8fb')
      .blob('-0.4 -0.3, -0.1 -0.12, 0.3 -0.18, 0.46 -0.4, 0.3 -0.06, 0 0, -0.3 -0.1', '#cfdfea', FINE)
      .disc(-0.16, -0.7, 0.1, '#ffffff', FINE)
      .disc(0.1, -0.6, 0.05, '#ffffff', FINE).shapes,
}
