import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { EYE, eyes, INK } from './faces.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

export const shark: Motif = {
  breadth: 1.7,
  motion: 'bob',
  scale: 0.7,
  draw({ own }) {
    const skin = own ?? '#6f8ba3'
    const cut = new Scissors()
    cut
      .polygon('0.62 -0.42, 0.94 -0.86, 0.82 -0.4, 0.9 -0.1', darker(skin, 0.06))
      .polygon('-0.12 -0.7, 0.16 -1, 0.24 -0.66', darker(skin, 0.04))
      .blob(
        '-0.86 -0.46, -0.6 -0.68, -0.1 -0.76, 0.4 -0.6, 0.72 -0.42, 0.4 -0.24, -0.1 -0.12, -0.6 -0.16, -0.84 -0.32',
        skin,
      )
      .blob(
        '-0.8 -0.34, -0.4 -0.3, 0.2 -0.3, 0.5 -0.36, 0.3 -0.2, -0.1 -0.12, -0.6 -0.16',
        mix(skin, '#ffffff', 0.72),
        FINE,
      )
      .blob('-0.06 -0.26, 0.14 -0.2, 0.22 0.02, 0.02 -0.08', darker(skin, 0.06))
      .blob('-0.82 -0.34, -0.6 -0.32, -0.46 -0.36, -0.54 -0.22, -0.7 -0.2', '#8a3a44', FINE)
    for (const x of [-0.74, -0.67, -0.6, -0.53])
      cut.polygon(
        [
          [x - 0.035, -0.335],
          [x + 0.035, -0.34],
          [x, -0.27],
        ],
        '#ffffff',
        FINE,
      )
    for (const x of [-0.3, -0.24, -0.18])
      cut.line(
        [
          [x, -0.5],
          [x - 0.03, -0.36],
        ],
        0.016,
        darker(skin, 0.12),
      )
    return cut
      .disc(-0.58, -0.5, 0.055, '#ffffff', FINE)
      .disc(-0.585, -0.5, 0.035, INK, EYE)
      .disc(-0.6, -0.515, 0.011, '#ffffff', EYE).shapes
  },
}

export const crab: Motif = {
  breadth: 1.5,
  motion: 'bob',
  scale: 0.5,
  draw({ own }) {
    const shell = own ?? '#e0573f'
    const cut = new Scissors()
    for (const side of [-1, 1]) {
      for (const y of [-0.36, -0.26, -0.18])
        cut.line(
          [
            [0.3, y],
            [0.56, y - 0.02],
            [0.66, -0.02],
          ],
          0.06,
          darker(shell, 0.07),
          { side, isDetail: false },
        )
      cut
        .line('0.36 -0.5, 0.58 -0.6, 0.56 -0.72', 0.09, darker(shell, 0.04), { side, isDetail: false })
        .blob('0.46 -0.72, 0.44 -0.92, 0.56 -1, 0.58 -0.84, 0.68 -0.98, 0.76 -0.84, 0.66 -0.7', shell, {
          side,
        })
        .line('0.13 -0.58, 0.13 -0.74', 0.05, shell, { side, isDetail: false })
        .disc(side * 0.13, -0.78, 0.085, '#ffffff')
    }
    cut.blob('-0.44 -0.3, -0.34 -0.54, 0 -0.62, 0.34 -0.54, 0.44 -0.3, 0.24 -0.1, 0 -0.06, -0.24 -0.1', shell)
    eyes(cut, 0, -0.77, 0.13, 0.05)
    for (const [x, y] of [
      [-0.2, -0.46],
      [0.06, -0.52],
      [0.24, -0.42],
    ] as const)
      cut.disc(x, y, 0.03, lighter(shell, 0.12), FINE)
    return cut.line('-0.1 -0.26, 0 -0.2, 0.1 -0.26', 0.028, INK).shapes
  },
}

/** A sand castle with a flag, a bucket and a spade. */
export const sandcastle: Motif = {
  breadth: 1.25,
  motion: 'still',
  scale: 0.8,
  draw({ own, tones }) {
    const sand = own ?? '#e6c386'
    const dark = darker(sand, 0.09)
    const cut = new Scissors().blob('-0.66 0, -0.5 -0.1, 0 -0.14, 0.5 -0.1, 0.66 0, 0 0.03', dark)
    const tower = (x: number, half: number, top: number, colour: string) => {
      cut.polygon(
        [
          [x - half, top],
          [x + half, top],
          [x + half * 1.2, -0.04],
          [x - half * 1.2, -0.04],
        ],
        colour,
      )
      for (const dx of [-0.8, 0, 0.8])
        cut.rect(x + dx * half - half * 0.28, top - 0.07, half * 0.56, 0.09, colour, FINE)
      cut.rect(x - half * 0.28, top + 0.08, half * 0.5, 0.1, darker(sand, 0.2), {
        corner: 0.03,
        isDetail: true,
      })
    }
    tower(0, 0.16, -0.72, sand)
    tower(-0.3, 0.13, -0.44, lighter(sand, 0.03))
    tower(0.3, 0.13, -0.44, lighter(sand, 0.03))
    cut
      .blob('-0.09 -0.04, -0.09 -0.2, 0 -0.28, 0.09 -0.2, 0.09 -0.04', darker(sand, 0.24), FINE)
      .line('0 -0.74, 0 -1', 0.018, '#8a5a34', { isDetail: false })
      .polygon('0 -1, 0.2 -0.94, 0 -0.87', tones.accent)
    return cut
      .polygon('0.46 -0.2, 0.68 -0.2, 0.64 0, 0.5 0', tones.second)
      .line('0.46 -0.2, 0.57 -0.34, 0.68 -0.2', 0.018, darker(tones.second, 0.1))
      .star(-0.54, -0.05, 0.07, 5, 0.5, '#e8865f')
      .oval(0.2, -0.04, 0.05, 0.03, '#f6d9d0', FINE).shapes
  },
}
