import { darker, lighter } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

export const catkins: Motif = {
  breadth: 0.7,
  motion: 'sway',
  draw({ tones, random }) {
    const cut = new Scissors()
    for (const lean of [-0.26, -0.12, 0.04, 0.18, 0.3]) {
      cut.line(
        [
          [lean * 0.1, 0],
          [lean * 0.5, -0.5],
          [lean, -0.96],
        ],
        0.016,
        '#7a4a34',
        { isDetail: false },
      )
      for (let bud = 1; bud < 7; bud += 1) {
        const share = 0.32 + bud * 0.1
        const side = bud % 2 === 0 ? 1 : -1
        cut.oval(
          lean * share + side * 0.035,
          -share,
          0.027,
          0.045,
          random.chance(0.5) ? '#f4efe6' : '#dcd6cf',
          { turn: side * 0.5 },
        )
        cut.oval(lean * share + side * 0.026, -share + 0.03, 0.018, 0.018, '#8a5a3a', FINE)
      }
    }
    cut.blob('-0.06 -0.16, 0.06 -0.16, 0.05 -0.1, -0.05 -0.1', tones.accent)
    for (const side of [-1, 1]) cut.leaf(0, -0.13, 0.18, 0.05, side > 0 ? 0.5 : Math.PI - 0.5, tones.accent)
    return cut.shapes
  },
}

/** A bough that reaches in from the side, with some leaves. */
export const branch: Motif = {
  breadth: 3.2,
  motion: 'still',
  floats: true,
  scale: 0.5,
  draw({ own, tones }) {
    const bark = own ?? (tones.isNight ? '#5d4636' : '#7a5638')
    const cut = new Scissors()
    cut.polygon(
      '-5 -0.62, -1.6 -0.52, -0.2 -0.5, 0.9 -0.53, 1.6 -0.7, 1.62 -0.66, 0.95 -0.44, 0 -0.33, -1.5 -0.28, -5 -0.26',
      bark,
    )
    cut.line('0.3 -0.44, 0.7 -0.28, 1.05 -0.22', 0.06, bark, { isDetail: false })
    cut.line('-1.1 -0.44, -0.8 -0.18, -0.45 -0.08', 0.07, bark, { isDetail: false })
    cut.line('-4.6 -0.44, -1.4 -0.4, 0.2 -0.43, 0.8 -0.48', 0.02, lighter(bark, 0.07))
    for (const [x, y, turn, long] of [
      [1.6, -0.68, -0.3, 0.42],
      [1.35, -0.63, 0.7, 0.36],
      [1.05, -0.22, 0.35, 0.4],
      [0.85, -0.25, 1.35, 0.34],
      [-0.45, -0.08, 0.5, 0.4],
      [-0.7, -0.14, 1.5, 0.36],
      [-1.5, -0.3, 1.2, 0.36],
      [-1.9, -0.3, 1.7, 0.34],
    ] as const)
      cut.leaf(x, y, long, 0.11, turn, turn > 1 ? tones.leafDark : tones.leaf)
    return cut.shapes
  },
}

export const leaf: Motif = {
  breadth: 0.7,
  motion: 'sway',
  floats: true,
  scale: 0.7,
  draw({ own, random }) {
    const colour = own ?? random.pick(['#d9602e', '#e2a33a', '#b0402f', '#c98a3a'])
    const cut = new Scissors()
    cut.line('0 0, 0.02 -0.2, 0 -0.3', 0.025, darker(colour, 0.16))
    cut.polygon(
      '0 -0.22, 0.12 -0.3, 0.32 -0.24, 0.28 -0.38, 0.44 -0.5, 0.3 -0.56, 0.34 -0.76, 0.17 -0.68, 0.1 -0.8, 0 -1, -0.1 -0.8, -0.17 -0.68, -0.34 -0.76, -0.3 -0.56, -0.44 -0.5, -0.28 -0.38, -0.32 -0.24, -0.12 -0.3',
      colour,
    )
    for (const [x, y] of [
      [0, -0.9],
      [0.28, -0.68],
      [-0.28, -0.68],
      [0.36, -0.49],
      [-0.36, -0.49],
    ] as const)
      cut.line(
        [
          [0, -0.26],
          [x * 0.5, (y - 0.3) * 0.55],
          [x, y],
        ],
        0.012,
        lighter(colour, 0.12),
      )
    return cut.shapes
  },
}
