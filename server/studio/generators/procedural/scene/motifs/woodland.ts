import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { EYE, eyes, INK } from './faces.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

/** An owl with great eyes. */
export const owl: Motif = {
  breadth: 0.66,
  motion: 'sway',
  scale: 0.85,
  draw({ own, random }) {
    const body = own ?? random.pick(['#8a5f42', '#5d6178', '#a9764a'])
    const pale = mix(body, '#fff3dd', 0.7)
    const cut = new Scissors()
    for (const side of [-1, 1]) cut.polygon('0.1 -0.92, 0.26 -1, 0.27 -0.76', body, { side })
    cut.blob(
      '-0.28 -0.72, -0.2 -0.92, 0 -0.95, 0.2 -0.92, 0.28 -0.72, 0.32 -0.36, 0.2 -0.05, 0 0, -0.2 -0.05, -0.32 -0.36',
      body,
    )
    cut.blob('-0.17 -0.46, 0 -0.54, 0.17 -0.46, 0.18 -0.2, 0 -0.06, -0.18 -0.2', pale, FINE)
    for (let row = 0; row < 3; row += 1) {
      for (let column = -1; column <= 1; column += 1)
        cut.line(
          [
            [column * 0.1 - 0.035 + (row % 2) * 0.03, -0.4 + row * 0.1],
            [column * 0.1 + (row % 2) * 0.03, -0.37 + row * 0.1],
            [column * 0.1 + 0.035 + (row % 2) * 0.03, -0.4 + row * 0.1],
          ],
          0.014,
          body,
        )
    }
    for (const side of [-1, 1]) {
      cut.blob('0.24 -0.6, 0.37 -0.34, 0.28 -0.06, 0.2 -0.3', darker(body, 0.09), { side })
      cut.disc(side * 0.115, -0.7, 0.125, pale, FINE)
      cut.disc(side * 0.11, -0.7, 0.075, '#f2b544', FINE).disc(side * 0.105, -0.7, 0.045, INK, EYE)
      cut.disc(side * 0.105 - 0.015, -0.72, 0.014, '#ffffff', FINE)
      for (const toe of [-0.03, 0.02]) cut.oval(side * 0.09 + toe, -0.01, 0.022, 0.026, '#e8a04a', FINE)
    }
    cut.polygon('-0.035 -0.65, 0.035 -0.65, 0 -0.56', '#e8a04a', FINE)
    return cut.shapes
  },
}

/** A fox curled in its tail's light, sitting. */
export const fox: Motif = {
  breadth: 0.85,
  motion: 'sway',
  draw({ own }) {
    const fur = own ?? '#d9692e'
    const dark = '#4b2a25'
    const cream = '#fff1de'
    const cut = new Scissors()
    cut.blob('0.1 -0.03, 0.34 0, 0.5 -0.14, 0.52 -0.38, 0.4 -0.5, 0.34 -0.3, 0.22 -0.18', fur)
    cut.blob('0.52 -0.38, 0.44 -0.58, 0.38 -0.5, 0.37 -0.38, 0.44 -0.32', cream, FINE)
    cut.blob('-0.2 0, -0.22 -0.22, -0.1 -0.52, 0.1 -0.52, 0.22 -0.22, 0.22 0', fur)
    cut.blob('-0.08 -0.1, -0.1 -0.36, 0 -0.5, 0.1 -0.36, 0.08 -0.1', cream, FINE)
    for (const side of [-1, 1]) {
      cut.rect(side * 0.09 - 0.04, -0.17, 0.08, 0.17, dark, { corner: 0.035, isDetail: true })
      cut.polygon('0.05 -0.84, 0.2 -1, 0.25 -0.7', fur, { side })
      cut.polygon('0.11 -0.85, 0.19 -0.94, 0.215 -0.77', dark, { ...FINE, side })
    }
    cut.blob('-0.29 -0.64, -0.18 -0.84, 0 -0.87, 0.18 -0.84, 0.29 -0.64, 0.1 -0.5, 0 -0.44, -0.1 -0.5', fur)
    for (const side of [-1, 1])
      cut.blob('0.285 -0.64, 0.13 -0.66, 0.03 -0.56, 0 -0.45, 0.1 -0.51', cream, { ...FINE, side })
    eyes(cut, 0, -0.67, 0.105, 0.028)
    cut.oval(0, -0.47, 0.036, 0.026, INK, FINE)
    return cut.shapes
  },
}

/** A hare with its ears up. */
export const hare: Motif = {
  breadth: 0.6,
  motion: 'sway',
  draw({ own, random }) {
    const fur = own ?? random.pick(['#c9a27a', '#f3ece2', '#a59a94', '#8f735c'])
    const pale = mix(fur, '#fffaf2', 0.75)
    const cut = new Scissors()
    cut.disc(0.22, -0.1, 0.075, pale)
    for (const side of [-1, 1]) {
      cut.leaf(side * 0.055, -0.62, 0.4, 0.06, -Math.PI / 2 + side * 0.17, fur)
      cut.leaf(side * 0.062, -0.66, 0.31, 0.03, -Math.PI / 2 + side * 0.17, mix(pale, '#ea9f96', 0.5), FINE)
    }
    cut.blob('-0.2 0, -0.24 -0.18, -0.13 -0.42, 0.13 -0.42, 0.24 -0.18, 0.2 0, 0 0.01', fur)
    cut.oval(0, -0.2, 0.1, 0.15, pale, FINE)
    for (const side of [-1, 1]) cut.oval(side * 0.12, -0.02, 0.095, 0.042, lighter(fur, 0.03), FINE)
    cut.blob('-0.17 -0.55, -0.1 -0.69, 0 -0.71, 0.1 -0.69, 0.17 -0.55, 0.1 -0.43, 0 -0.4, -0.1 -0.43', fur)
    for (const side of [-1, 1]) {
      cut.oval(side * 0.035, -0.47, 0.046, 0.036, pale, FINE)
      cut.disc(side * 0.11, -0.49, 0.025, mix(fur, '#ee8f86', 0.6), FINE)
      cut.line('0.06 -0.48, 0.2 -0.5', 0.005, darker(fur, 0.2), { side })
    }
    eyes(cut, 0, -0.57, 0.075, 0.025)
    cut.polygon('-0.018 -0.51, 0.018 -0.51, 0 -0.488', '#d9776b', FINE)
    return cut.shapes
  },
}

/** A hedgehog with an apple on its back. */
export const hedgehog: Motif = {
  breadth: 1.4,
  motion: 'bob',
  scale: 0.55,
  draw({ own, random, isEmpty = false }) {
    const spines = own ?? '#6b4a3a'
    const cut = new Scissors()
    for (let ring = 0; ring < 3; ring += 1) {
      for (let index = 0; index < 13; index += 1) {
        const angle = Math.PI * (0.98 + (index / 12) * 0.86)
        const reach = 0.64 - ring * 0.13
        const [x, y] = [0.12 + Math.cos(angle) * reach * 0.9, -0.16 + Math.sin(angle) * reach]
        cut.leaf(
          x * 0.86,
          y * 0.86 - 0.02,
          0.19,
          0.035,
          angle + random.between(-0.15, 0.15),
          ring % 2 === 0 ? spines : lighter(spines, 0.1),
          { isDetail: ring > 0 },
        )
      }
    }
    cut.blob('-0.52 -0.05, -0.46 -0.4, -0.1 -0.66, 0.3 -0.6, 0.5 -0.3, 0.44 -0.05, 0 0', darker(spines, 0.03))
    cut.blob('0.26 -0.48, 0.46 -0.42, 0.76 -0.16, 0.72 -0.08, 0.3 -0.04, 0.2 -0.2', '#e8c9a0')
    cut.disc(0.76, -0.14, 0.045, INK, FINE).disc(0.47, -0.28, 0.032, INK, EYE)
    cut.disc(0.3, -0.42, 0.07, '#d9b088', FINE)
    for (const x of [-0.3, 0.28]) cut.oval(x, -0.01, 0.09, 0.035, '#c9a27a', FINE)
    if (isEmpty) return cut.shapes
    cut
      .disc(-0.12, -0.74, 0.15, '#d8432f')
      .line('-0.12 -0.87, -0.09 -0.97', 0.02, '#5a3a24')
      .leaf(-0.1, -0.92, 0.13, 0.04, -0.3, '#6f9a4a', FINE)
    return cut.shapes
  },
}

export const deer: Motif = {
  breadth: 0.8,
  motion: 'sway',
  scale: 1.1,
  draw({ own }) {
    const fur = own ?? '#a86f42'
    const dark = darker(fur, 0.15)
    const pale = mix(fur, '#fff3dd', 0.75)
    const cut = new Scissors()
    for (const side of [-1, 1]) {
      cut.line(
        [
          [0.2 + side * 0.02, -0.76],
          [0.2 + side * 0.1, -0.88],
          [0.2 + side * 0.08, -1],
        ],
        0.018,
        dark,
        { isDetail: false },
      )
      cut
        .line(
          [
            [0.2 + side * 0.08, -0.85],
            [0.2 + side * 0.17, -0.93],
          ],
          0.014,
          dark,
        )
        .line(
          [
            [0.2 + side * 0.1, -0.91],
            [0.2 + side * 0.03, -0.97],
          ],
          0.012,
          dark,
        )
    }
    for (const [x, tone] of [
      [-0.24, dark],
      [0.1, dark],
      [-0.3, fur],
      [0.16, fur],
    ] as const)
      cut.polygon(
        [
          [x - 0.03, -0.3],
          [x + 0.035, -0.3],
          [x + 0.02, 0],
          [x - 0.016, 0],
        ],
        tone,
      )
    cut.blob(
      '-0.36 -0.36, -0.3 -0.5, 0 -0.5, 0.1 -0.62, 0.14 -0.76, 0.26 -0.72, 0.24 -0.46, 0.18 -0.28, -0.1 -0.25, -0.32 -0.26',
      fur,
    )
    cut
      .blob('0.12 -0.72, 0.2 -0.8, 0.28 -0.75, 0.4 -0.65, 0.38 -0.61, 0.24 -0.62', fur)
      .disc(0.395, -0.635, 0.018, INK, FINE)
    cut.leaf(0.16, -0.77, 0.13, 0.03, Math.PI + 0.35, dark).disc(0.26, -0.715, 0.015, INK, EYE)
    cut.blob('-0.38 -0.44, -0.3 -0.46, -0.33 -0.36', pale, FINE)
    for (const [x, y] of [
      [-0.22, -0.43],
      [-0.14, -0.39],
      [-0.06, -0.44],
      [0.02, -0.4],
      [-0.2, -0.35],
    ] as const)
      cut.disc(x, y, 0.014, pale, FINE)
    return cut.shapes
  },
}
