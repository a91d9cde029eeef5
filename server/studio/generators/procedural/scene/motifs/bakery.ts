import { darker, lighter } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

/** With a lattice of dough, as apple pies have. */
export const pie: Motif = {
  breadth: 1.5,
  motion: 'still',
  scale: 0.42,
  draw({ own }) {
    const crust = own ?? '#dca55c'
    const cut = new Scissors()
      .oval(0, -0.08, 0.76, 0.09, '#eef0f2')
      .polygon('-0.66 -0.5, 0.66 -0.5, 0.54 -0.08, -0.54 -0.08', '#c9cfd8')
    for (let rib = -5; rib <= 5; rib += 1)
      cut.line(
        [
          [rib * 0.118, -0.46],
          [rib * 0.098, -0.1],
        ],
        0.02,
        '#aab2bd',
      )
    cut.oval(0, -0.54, 0.68, 0.3, crust).oval(0, -0.58, 0.58, 0.24, '#e9c070', FINE)
    for (const lean of [1, -1])
      for (let band = -2; band <= 2; band += 1) {
        const x = band * 0.22
        const half = Math.sqrt(Math.max(0.05, 1 - (x / 0.6) ** 2)) * 0.2
        cut.line(
          [
            [x - lean * half * 0.9, -0.58 - half],
            [x + lean * half * 0.9, -0.58 + half],
          ],
          0.065,
          lean > 0 ? crust : lighter(crust, 0.05),
        )
      }
    for (let curl = 0; curl < 18; curl += 1) {
      const angle = (curl / 18) * Math.PI * 2
      cut.disc(
        Math.cos(angle) * 0.63,
        -0.56 + Math.sin(angle) * 0.26,
        0.075,
        curl % 2 === 0 ? crust : darker(crust, 0.05),
        FINE,
      )
    }
    for (const x of [-0.14, 0.1])
      cut.line(
        [
          [x, -0.9],
          [x + 0.05, -0.98],
          [x - 0.01, -1.08],
        ],
        0.03,
        '#ffffff',
        { alpha: 0.6 },
      )
    return cut.shapes
  },
}

/** A small cake in a paper cup, with cream and a cherry. */
export const cupcake: Motif = {
  breadth: 0.9,
  motion: 'still',
  scale: 0.5,
  draw({ own, tones }) {
    const cream = own ?? tones.accent
    const cut = new Scissors().polygon('-0.36 -0.42, 0.36 -0.42, 0.26 0, -0.26 0', '#a8693f')
    for (let fold = -3; fold <= 3; fold += 1)
      cut.line(
        [
          [fold * 0.1, -0.4],
          [fold * 0.074, -0.02],
        ],
        0.02,
        '#c98a58',
      )
    cut
      .oval(0, -0.46, 0.44, 0.15, darker(cream, 0.05))
      .oval(0, -0.6, 0.34, 0.14, cream)
      .oval(0, -0.73, 0.22, 0.11, lighter(cream, 0.05))
      .oval(0, -0.82, 0.11, 0.08, lighter(cream, 0.1))
      .disc(0, -0.92, 0.075, '#c22b3f')
    for (const [x, y, colour] of [
      [-0.26, -0.48, '#f3c02f'],
      [-0.08, -0.52, '#6fb6c9'],
      [0.14, -0.46, '#fffaf0'],
      [0.28, -0.5, '#f3c02f'],
      [-0.14, -0.64, '#fffaf0'],
      [0.12, -0.66, '#6fb6c9'],
    ] as const)
      cut.oval(x, y, 0.035, 0.014, colour, { ...FINE, turn: x * 6 })
    return cut.shapes
  },
}

/** Rain water on the ground. */
export const puddle: Motif = {
  breadth: 2.6,
  motion: 'still',
  scale: 0.2,
  draw({ own }) {
    const water = own ?? '#9cc4dc'
    return new Scissors()
      .blob('-1.2 -0.4, -0.7 -0.8, 0 -0.9, 0.8 -0.8, 1.25 -0.4, 0.8 -0.08, 0 0, -0.8 -0.06', water)
      .blob('-0.8 -0.5, -0.3 -0.68, 0.3 -0.66, 0.1 -0.54, -0.4 -0.46', lighter(water, 0.14), FINE)
      .line('0.2 -0.3, 0.5 -0.34, 0.8 -0.44', 0.06, '#ffffff', { alpha: 0.6 }).shapes
  },
}
