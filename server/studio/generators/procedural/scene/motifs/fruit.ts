import { lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

export const apple: Motif = {
  breadth: 0.95,
  motion: 'sway',
  scale: 0.45,
  draw({ own, tones }) {
    const skin = own ?? '#d8432f'
    return new Scissors()
      .line('0 -0.78, 0.04 -0.98', 0.05, '#6b4630')
      .leaf(0.03, -0.88, 0.34, 0.09, -0.35, tones.leaf)
      .blob(
        '0 -0.78, 0.28 -0.84, 0.46 -0.56, 0.38 -0.16, 0.14 0, 0 -0.04, -0.14 0, -0.38 -0.16, -0.46 -0.56, -0.28 -0.84',
        skin,
      )
      .oval(-0.24, -0.58, 0.06, 0.13, '#ffffff', { turn: 0.4, alpha: 0.45, isDetail: true }).shapes
  },
}

export const cherry: Motif = {
  breadth: 0.9,
  motion: 'sway',
  scale: 0.45,
  draw({ own, tones }) {
    const skin = own ?? '#c22b3f'
    const cut = new Scissors()
    cut
      .line('-0.22 -0.36, -0.14 -0.7, 0.1 -0.96', 0.03, '#5f7a3a')
      .line('0.22 -0.32, 0.2 -0.66, 0.1 -0.96', 0.03, '#5f7a3a')
      .leaf(0.1, -0.95, 0.4, 0.1, 0.25, tones.leaf)
    for (const [x, y] of [
      [-0.23, -0.22],
      [0.22, -0.2],
    ] as const)
      cut
        .disc(x, y, 0.22, skin)
        .oval(x - 0.08, y - 0.08, 0.035, 0.06, '#ffffff', { turn: 0.5, alpha: 0.55, isDetail: true })
    return cut.shapes
  },
}

export const lemon: Motif = {
  breadth: 1.15,
  motion: 'sway',
  scale: 0.42,
  draw({ own, tones }) {
    const skin = own ?? '#f6cf3a'
    return new Scissors()
      .blob(
        '-0.6 -0.44, -0.46 -0.56, -0.2 -0.82, 0.2 -0.82, 0.46 -0.56, 0.6 -0.42, 0.46 -0.3, 0.2 -0.04, -0.2 -0.04, -0.46 -0.3',
        skin,
      )
      .leaf(0.3, -0.76, 0.4, 0.11, -0.6, tones.leaf)
      .oval(-0.18, -0.6, 0.06, 0.12, '#ffffff', { turn: 0.8, alpha: 0.5, isDetail: true }).shapes
  },
}

export const strawberry: Motif = {
  breadth: 0.85,
  motion: 'sway',
  scale: 0.45,
  draw({ own, tones }) {
    const skin = own ?? '#de3f3a'
    const cut = new Scissors()
    cut.blob('0 0, -0.3 -0.36, -0.38 -0.66, -0.18 -0.84, 0.18 -0.84, 0.38 -0.66, 0.3 -0.36', skin)
    for (const [x, y] of [
      [-0.2, -0.62],
      [0.02, -0.66],
      [0.22, -0.6],
      [-0.12, -0.46],
      [0.12, -0.44],
      [-0.18, -0.3],
      [0.02, -0.28],
      [0.16, -0.26],
      [0, -0.12],
    ] as const)
      cut.oval(x, y, 0.018, 0.028, '#ffe3a0', FINE)
    for (const turn of [-2.9, -2.3, -1.57, -0.85, -0.25]) cut.leaf(0, -0.82, 0.3, 0.06, turn, tones.leafDark)
    return cut.shapes
  },
}

export const grapes: Motif = {
  breadth: 0.75,
  motion: 'sway',
  scale: 0.55,
  draw({ own, tones }) {
    const skin = own ?? '#6f4a9a'
    const cut = new Scissors()
    cut
      .line('0 -0.8, 0.03 -1', 0.035, '#6b4630')
      .blob('0 -0.86, 0.16 -0.98, 0.42 -0.94, 0.38 -0.74, 0.2 -0.7', tones.leaf)
    for (let row = 0; row < 5; row += 1) {
      const count = 5 - row
      for (let berry = 0; berry < count; berry += 1)
        cut
          .disc(
            (berry - (count - 1) / 2) * 0.155,
            -0.74 + row * 0.145,
            0.095,
            (berry + row) % 2 === 0 ? skin : lighter(skin, 0.06),
          )
          .disc(
            (berry - (count - 1) / 2) * 0.155 - 0.03,
            -0.77 + row * 0.145,
            0.02,
            mix(skin, '#ffffff', 0.7),
            FINE,
          )
    }
    return cut.shapes
  },
}
