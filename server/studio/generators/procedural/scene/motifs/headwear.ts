import { darker, lighter } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

// Headwear, each as a thing by itself; `worn.ts` puts it on a figure.

export const hat: Motif = {
  breadth: 1.7,
  motion: 'bob',
  scale: 0.55,
  draw({ own, tones }) {
    const felt = own ?? '#b0793f'
    return new Scissors()
      .oval(0, -0.14, 0.85, 0.14, darker(felt, 0.04))
      .blob('-0.46 -0.16, -0.44 -0.7, -0.24 -0.98, 0 -0.92, 0.24 -0.98, 0.44 -0.7, 0.46 -0.16, 0 -0.08', felt)
      .blob(
        '-0.47 -0.3, 0 -0.24, 0.47 -0.3, 0.46 -0.14, 0 -0.07, -0.46 -0.14',
        own === null ? tones.accent : darker(felt, 0.14),
        FINE,
      )
      .line('-0.12 -0.9, 0 -0.78, 0.12 -0.9', 0.03, darker(felt, 0.08)).shapes
  },
}

export const beanie: Motif = {
  breadth: 1.1,
  motion: 'bob',
  scale: 0.5,
  draw({ own, tones }) {
    const wool = own ?? tones.accent
    const cut = new Scissors()
      .disc(0, -0.94, 0.17, lighter(wool, 0.22))
      .blob('-0.48 -0.2, -0.42 -0.66, -0.2 -0.86, 0.2 -0.86, 0.42 -0.66, 0.48 -0.2, 0 -0.14', wool)
    for (const x of [-0.28, -0.1, 0.1, 0.28])
      cut.line(
        [
          [x * 0.5, -0.82],
          [x * 1.05, -0.55],
          [x * 1.2, -0.28],
        ],
        0.025,
        darker(wool, 0.06),
      )
    cut.rect(-0.54, -0.3, 1.08, 0.28, lighter(wool, 0.1), { corner: 0.1 })
    for (let rib = 0; rib < 9; rib += 1)
      cut.line(
        [
          [-0.44 + rib * 0.11, -0.27],
          [-0.44 + rib * 0.11, -0.05],
        ],
        0.022,
        darker(wool, 0.02),
      )
    return cut.shapes
  },
}

export const santahat: Motif = {
  breadth: 1.3,
  motion: 'bob',
  scale: 0.5,
  draw({ own }) {
    const red = own ?? '#c93a35'
    return new Scissors()
      .blob(
        '-0.48 -0.16, -0.34 -0.68, 0 -0.95, 0.4 -0.92, 0.66 -0.56, 0.62 -0.42, 0.52 -0.46, 0.4 -0.62, 0.48 -0.16, 0 -0.1',
        red,
      )
      .line('0.1 -0.86, 0.26 -0.74, 0.38 -0.6', 0.03, darker(red, 0.08))
      .disc(0.64, -0.42, 0.14, '#fffaf4')
      .rect(-0.56, -0.28, 1.12, 0.26, '#fffaf4', { corner: 0.13 }).shapes
  },
}

/** A bicycle rider's, with its vents. */
export const helmet: Motif = {
  breadth: 1.3,
  motion: 'bob',
  scale: 0.5,
  draw({ own, tones }) {
    const shell = own ?? tones.accent
    const cut = new Scissors().blob(
      '-0.6 -0.16, -0.56 -0.6, -0.3 -0.92, 0.1 -0.98, 0.46 -0.78, 0.6 -0.4, 0.6 -0.16, 0 -0.08',
      shell,
    )
    for (const x of [-0.28, 0, 0.28])
      cut.blob(
        [
          [x - 0.06, -0.34],
          [x * 0.72 - 0.05, -0.74],
          [x * 0.72 + 0.05, -0.74],
          [x + 0.06, -0.34],
        ],
        darker(shell, 0.14),
        FINE,
      )
    return cut
      .rect(-0.62, -0.26, 1.24, 0.13, darker(shell, 0.07), { corner: 0.06, isDetail: true })
      .line('-0.4 -0.7, -0.1 -0.86, 0.2 -0.84', 0.03, lighter(shell, 0.2)).shapes
  },
}

export const partyhat: Motif = {
  breadth: 0.8,
  motion: 'bob',
  scale: 0.6,
  draw({ own, tones }) {
    const paper = own ?? tones.accent
    const cut = new Scissors()
    for (const turn of [-2.4, -2, -1.57, -1.1, -0.7]) cut.leaf(0, -0.96, 0.17, 0.03, turn, tones.second)
    cut.blob('-0.36 -0.02, -0.2 -0.44, 0 -0.98, 0.2 -0.44, 0.36 -0.02, 0 0.05', paper)
    for (const [x, y] of [
      [-0.18, -0.2],
      [0.06, -0.34],
      [-0.05, -0.6],
      [0.2, -0.12],
      [0.02, -0.1],
    ] as const)
      cut.disc(x, y, 0.055, '#fff6de', FINE)
    return cut.disc(0, -0.97, 0.07, '#f4cf6a').shapes
  },
}

export const scarf: Motif = {
  breadth: 0.9,
  motion: 'sway',
  scale: 0.6,
  draw({ own, tones }) {
    const wool = own ?? tones.accent
    const pale = lighter(wool, 0.2)
    const cut = new Scissors()
    for (const [x, bottom] of [
      [-0.04, -0.06],
      [0.2, -0.16],
    ] as const) {
      cut.polygon(
        [
          [x, -0.7],
          [x + 0.22, -0.7],
          [x + 0.26, bottom],
          [x - 0.02, bottom],
        ],
        x < 0 ? wool : darker(wool, 0.06),
      )
      for (const y of [-0.5, -0.34])
        cut.line(
          [
            [x, y],
            [x + 0.24, y],
          ],
          0.05,
          pale,
        )
      for (let fringe = 0; fringe < 5; fringe += 1)
        cut.line(
          [
            [x + 0.01 + fringe * 0.055, bottom],
            [x + 0.01 + fringe * 0.055, bottom + 0.09],
          ],
          0.02,
          pale,
        )
    }
    return cut
      .blob(
        '-0.42 -0.86, -0.2 -0.98, 0.2 -0.98, 0.42 -0.86, 0.38 -0.68, 0.1 -0.58, -0.2 -0.6, -0.4 -0.7',
        wool,
      )
      .blob('-0.24 -0.88, 0 -0.94, 0.24 -0.88, 0.16 -0.8, 0 -0.77, -0.16 -0.8', darker(wool, 0.14), FINE)
      .line('-0.34 -0.72, 0 -0.66, 0.34 -0.74', 0.05, pale).shapes
  },
}

export const eyeglasses: Motif = {
  breadth: 2.2,
  motion: 'bob',
  scale: 0.36,
  draw({ own, tones }) {
    const frame = own ?? darker(tones.accent, 0.12)
    const cut = new Scissors().line('-0.2 -0.56, 0 -0.66, 0.2 -0.56', 0.09, frame, { isDetail: false })
    for (const side of [-1, 1])
      cut
        .line('0.94 -0.62, 1.06 -0.66, 1.1 -0.4', 0.08, frame, { side, isDetail: false })
        .disc(side * 0.56, -0.46, 0.44, frame)
        .disc(side * 0.56, -0.46, 0.34, '#e4f1f6', FINE)
        .line(
          [
            [side * 0.56 - 0.18, -0.42],
            [side * 0.56 + 0.02, -0.64],
          ],
          0.05,
          '#ffffff',
          { alpha: 0.8 },
        )
    return cut.shapes
  },
}
