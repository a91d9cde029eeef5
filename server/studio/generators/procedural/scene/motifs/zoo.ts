import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { EYE, eyes, INK } from './faces.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

function sideEye(cut: Scissors, x: number, y: number, radius: number): Scissors {
  return cut
    .oval(x, y, radius * 0.85, radius, INK, EYE)
    .disc(x - radius * 0.25, y - radius * 0.36, radius * 0.32, '#ffffff', EYE)
}

/** With a bundle in its beak. */
export const stork: Motif = {
  breadth: 0.9,
  motion: 'sway',
  scale: 1.1,
  draw({ own, tones, of = null, isEmpty = false }) {
    const white = own ?? '#fdfaf6'
    const red = '#e2603a'
    const cut = new Scissors()
    for (const [x, foot] of [
      [0.08, 0.04],
      [0.18, 0.2],
    ] as const)
      cut
        .line(
          [
            [x, -0.36],
            [x + 0.01, -0.18],
            [foot, -0.01],
          ],
          0.022,
          red,
          { isDetail: false },
        )
        .line(
          [
            [foot - 0.08, 0],
            [foot + 0.03, -0.005],
          ],
          0.02,
          red,
        )
    cut
      .blob('0.3 -0.52, 0.52 -0.42, 0.5 -0.36, 0.28 -0.36', '#2e2c33')
      .blob('-0.1 -0.5, 0.02 -0.62, 0.24 -0.58, 0.4 -0.46, 0.26 -0.32, 0.04 -0.3, -0.08 -0.38', white)
      .blob('0.1 -0.5, 0.3 -0.5, 0.46 -0.4, 0.28 -0.34, 0.14 -0.38', '#3a3840', FINE)
      .blob('-0.1 -0.44, -0.14 -0.66, -0.2 -0.84, -0.08 -0.86, -0.02 -0.7, 0.04 -0.54', white)
      .disc(-0.16, -0.88, 0.1, white)
      .polygon('-0.24 -0.9, -0.56 -0.8, -0.24 -0.83', red)
    sideEye(cut, -0.18, -0.89, 0.022)
    if (isEmpty || of?.count === 0) return cut.shapes
    const cloth = mix(tones.accent, '#ffffff', 0.35)
    return cut
      .line('-0.46 -0.82, -0.46 -0.72', 0.014, darker(cloth, 0.12))
      .blob('-0.46 -0.74, -0.34 -0.62, -0.33 -0.46, -0.46 -0.4, -0.59 -0.46, -0.58 -0.62', cloth)
      .disc(-0.45, -0.56, 0.06, '#f7d9c4', FINE)
      .disc(-0.47, -0.565, 0.008, INK, FINE)
      .disc(-0.43, -0.565, 0.008, INK, FINE)
      .line('-0.465 -0.54, -0.45 -0.533, -0.435 -0.54', 0.007, '#a8483f')
      .polygon('-0.5 -0.78, -0.46 -0.72, -0.42 -0.78', cloth, FINE).shapes
  },
}

export const bat: Motif = {
  breadth: 1.5,
  motion: 'bob',
  floats: true,
  scale: 0.55,
  draw({ own }) {
    const fur = own ?? '#5a4a68'
    const wing = darker(fur, 0.08)
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut
        .blob(
          '0.12 -0.62, 0.42 -0.86, 0.76 -0.78, 0.72 -0.56, 0.66 -0.34, 0.52 -0.46, 0.42 -0.26, 0.28 -0.42, 0.12 -0.3',
          wing,
          { side },
        )
        .line('0.16 -0.56, 0.44 -0.7, 0.7 -0.74', 0.018, darker(wing, 0.08), { side })
        .polygon('0.05 -0.84, 0.2 -1, 0.24 -0.74', fur, { side })
        .polygon('0.1 -0.84, 0.19 -0.93, 0.21 -0.77', '#e7a9b4', { ...FINE, side })
        .polygon('0.03 -0.02, 0.1 -0.02, 0.065 0.03', darker(fur, 0.1), { ...FINE, side })
    cut
      .blob('-0.2 -0.34, -0.14 -0.56, 0.14 -0.56, 0.2 -0.34, 0.12 -0.04, -0.12 -0.04', fur)
      .disc(0, -0.66, 0.24, fur)
      .blob('-0.1 -0.36, 0 -0.46, 0.1 -0.36, 0.07 -0.12, -0.07 -0.12', lighter(fur, 0.14), FINE)
    eyes(cut, 0, -0.69, 0.09, 0.045)
    cut.line('-0.06 -0.58, 0 -0.555, 0.06 -0.58', 0.014, INK)
    for (const side of [-1, 1])
      cut.polygon('0.02 -0.565, 0.05 -0.57, 0.035 -0.53', '#ffffff', { ...FINE, side })
    return cut.shapes
  },
}

export const octopus: Motif = {
  breadth: 1.05,
  motion: 'bob',
  scale: 0.85,
  draw({ own }) {
    const skin = own ?? '#c9628a'
    const cut = new Scissors()
    for (const [index, points] of [
      '0.06 -0.34, 0.1 -0.12, 0.02 0, 0.12 0.01',
      '0.14 -0.36, 0.26 -0.16, 0.22 -0.02, 0.32 0',
      '0.2 -0.4, 0.4 -0.28, 0.4 -0.1, 0.52 -0.1',
      '0.22 -0.46, 0.42 -0.5, 0.48 -0.36, 0.58 -0.42',
    ].entries())
      for (const side of [-1, 1])
        cut.line(points, 0.085, index % 2 === 0 ? skin : darker(skin, 0.05), { side, isDetail: false })
    cut.blob('-0.28 -0.4, -0.34 -0.7, -0.2 -0.94, 0 -1, 0.2 -0.94, 0.34 -0.7, 0.28 -0.4, 0 -0.3', skin)
    for (const [x, y, radius] of [
      [-0.16, -0.86, 0.035],
      [0.18, -0.82, 0.045],
      [0.06, -0.92, 0.028],
      [-0.25, -0.72, 0.026],
    ] as const)
      cut.disc(x, y, radius, lighter(skin, 0.12), FINE)
    for (const side of [-1, 1])
      cut
        .disc(side * 0.12, -0.62, 0.085, '#ffffff', FINE)
        .oval(side * 0.2, -0.5, 0.045, 0.03, '#f08f9f', { ...FINE, alpha: 0.7 })
    eyes(cut, 0, -0.61, 0.115, 0.05)
    return cut.line('-0.06 -0.48, 0 -0.45, 0.06 -0.48', 0.018, INK).shapes
  },
}

export const crocodile: Motif = {
  breadth: 2,
  motion: 'sway',
  scale: 0.62,
  draw({ own }) {
    const skin = own ?? '#6f9f4f'
    const belly = mix(skin, '#f6efc4', 0.6)
    const cut = new Scissors()
    for (const x of [-0.2, 0.3])
      cut.blob(
        [
          [x - 0.1, -0.24],
          [x + 0.1, -0.24],
          [x + 0.1, 0],
          [x - 0.16, 0],
        ],
        darker(skin, 0.06),
      )
    for (let ridge = 0; ridge < 9; ridge += 1) {
      const x = -0.2 + ridge * 0.125
      const y = -0.56 + Math.max(0, ridge - 3) * 0.055
      cut.polygon(
        [
          [x - 0.07, y + 0.06],
          [x, y - 0.1],
          [x + 0.07, y + 0.06],
        ],
        darker(skin, 0.1),
      )
    }
    cut
      .blob(
        '-0.4 -0.5, 0 -0.6, 0.36 -0.5, 0.7 -0.28, 0.98 -0.1, 0.94 -0.03, 0.5 -0.08, 0 -0.08, -0.36 -0.12',
        skin,
      )
      .blob('-0.36 -0.2, 0 -0.14, 0.4 -0.14, 0.36 -0.06, 0 -0.05, -0.34 -0.08', belly, FINE)
      .blob('-0.98 -0.2, -0.7 -0.26, -0.4 -0.2, -0.36 -0.1, -0.7 -0.1, -0.96 -0.12', darker(skin, 0.04))
    for (let tooth = 0; tooth < 6; tooth += 1)
      cut.polygon(
        [
          [-0.94 + tooth * 0.085, -0.3],
          [-0.9 + tooth * 0.085, -0.19],
          [-0.86 + tooth * 0.085, -0.3],
        ],
        '#fffdf4',
        FINE,
      )
    cut
      .blob(
        '-1 -0.34, -0.84 -0.42, -0.6 -0.4, -0.52 -0.56, -0.4 -0.58, -0.28 -0.46, -0.3 -0.28, -0.7 -0.26, -0.96 -0.26',
        skin,
      )
      .disc(-0.44, -0.55, 0.1, skin)
      .disc(-0.45, -0.56, 0.065, '#fffdf4', FINE)
      .oval(-0.93, -0.36, 0.02, 0.014, darker(skin, 0.25), FINE)
    sideEye(cut, -0.465, -0.56, 0.042)
    return cut.oval(-0.36, -0.36, 0.05, 0.03, '#ea8f7f', { ...FINE, alpha: 0.5 }).shapes
  },
}

export const monkey: Motif = {
  breadth: 0.8,
  motion: 'sway',
  draw({ own }) {
    const fur = own ?? '#8a5a3a'
    const face = mix(fur, '#ffe6c8', 0.76)
    const cut = new Scissors()
    cut.line('0.16 -0.1, 0.36 -0.08, 0.42 -0.28, 0.32 -0.4, 0.26 -0.3', 0.05, darker(fur, 0.05), {
      isDetail: false,
    })
    for (const side of [-1, 1]) cut.oval(side * 0.14, -0.03, 0.12, 0.05, darker(fur, 0.06))
    cut
      .blob('-0.2 -0.04, -0.22 -0.28, -0.12 -0.52, 0.12 -0.52, 0.22 -0.28, 0.2 -0.04, 0 0', fur)
      .blob('-0.11 -0.08, -0.12 -0.26, 0 -0.42, 0.12 -0.26, 0.11 -0.08', face, FINE)
    for (const side of [-1, 1]) {
      cut
        .line('0.14 -0.46, 0.27 -0.34, 0.2 -0.16', 0.08, darker(fur, 0.03), { side, isDetail: false })
        .disc(side * 0.2, -0.15, 0.045, face, FINE)
        .disc(side * 0.27, -0.74, 0.09, fur)
        .disc(side * 0.27, -0.74, 0.05, face, FINE)
    }
    cut
      .disc(0, -0.74, 0.25, fur)
      .blob(
        '-0.17 -0.72, -0.15 -0.86, 0 -0.8, 0.15 -0.86, 0.17 -0.72, 0.17 -0.6, 0 -0.53, -0.17 -0.6',
        face,
        FINE,
      )
    eyes(cut, 0, -0.74, 0.075, 0.034)
    cut.disc(-0.02, -0.655, 0.01, darker(face, 0.25), FINE).disc(0.02, -0.655, 0.01, darker(face, 0.25), FINE)
    return cut.line('-0.07 -0.61, 0 -0.575, 0.07 -0.61', 0.014, INK).shapes
  },
}

export const zebra: Motif = {
  breadth: 0.95,
  motion: 'sway',
  scale: 1.05,
  draw({ own }) {
    const white = own ?? '#fbf8f4'
    const stripe = '#2e2c33'
    const cut = new Scissors()
    cut
      .line('0.36 -0.5, 0.44 -0.4, 0.42 -0.26', 0.03, white)
      .blob('0.4 -0.28, 0.45 -0.28, 0.44 -0.16, 0.4 -0.16', stripe)
    for (const x of [-0.1, 0.26])
      cut.rect(x - 0.035, -0.34, 0.07, 0.34, darker(white, 0.06), { corner: 0.02 })
    cut.blob(
      '-0.24 -0.58, 0 -0.62, 0.3 -0.58, 0.4 -0.44, 0.32 -0.26, 0 -0.25, -0.2 -0.28, -0.28 -0.42',
      white,
    )
    for (const x of [-0.18, 0.34])
      cut
        .rect(x - 0.035, -0.34, 0.07, 0.34, white, { corner: 0.02, isDetail: true })
        .rect(x - 0.037, -0.045, 0.074, 0.045, stripe, FINE)
    cut
      .blob('-0.26 -0.4, -0.3 -0.7, -0.24 -0.92, -0.1 -0.9, -0.04 -0.7, 0.02 -0.5', white, FINE)
      .blob('-0.12 -0.95, -0.02 -0.86, 0.04 -0.62, -0.02 -0.6, -0.12 -0.84', stripe)
    for (const points of [
      '-0.22 -0.76, -0.13 -0.72, -0.06 -0.74',
      '-0.25 -0.65, -0.14 -0.61, -0.04 -0.64',
      '-0.25 -0.53, -0.13 -0.5, -0.02 -0.55',
      '0.06 -0.58, 0.08 -0.46, 0.05 -0.34',
      '0.18 -0.58, 0.2 -0.46, 0.17 -0.33',
      '0.3 -0.56, 0.31 -0.45, 0.28 -0.34',
      '-0.05 -0.42, -0.03 -0.36, -0.06 -0.3',
      '-0.2 -0.22, -0.14 -0.2',
      '-0.2 -0.13, -0.14 -0.11',
      '0.31 -0.22, 0.37 -0.2',
      '0.31 -0.13, 0.37 -0.11',
    ])
      cut.line(points, 0.034, stripe)
    for (const x of [-0.2, -0.12]) cut.leaf(x, -0.93, 0.12, 0.035, -Math.PI / 2 + (x + 0.16) * 3, white)
    cut
      .blob('-0.1 -0.94, -0.26 -0.98, -0.42 -0.86, -0.46 -0.76, -0.36 -0.7, -0.2 -0.76, -0.1 -0.82', white)
      .blob('-0.38 -0.86, -0.47 -0.77, -0.4 -0.7, -0.31 -0.73, -0.31 -0.82', '#4a4650', FINE)
      .line('-0.26 -0.95, -0.22 -0.9', 0.022, stripe)
      .line('-0.19 -0.95, -0.16 -0.89', 0.022, stripe)
    return sideEye(cut, -0.24, -0.86, 0.024).shapes
  },
}

export const parrot: Motif = {
  breadth: 0.75,
  motion: 'sway',
  scale: 0.8,
  draw({ own, isEmpty = false }) {
    const feather = own ?? '#d8392f'
    const cut = new Scissors()
    if (!isEmpty) cut.rect(-0.4, -0.16, 0.8, 0.055, '#8a5a3a', { corner: 0.025 })
    cut
      .blob('0.02 -0.3, 0.12 -0.3, 0.26 0, 0.1 0.02', '#3a6fc0')
      .blob('-0.06 -0.3, 0.06 -0.3, 0.1 0.04, 0 0.03', '#f3b93f')
      .blob('-0.2 -0.3, -0.22 -0.6, -0.16 -0.86, 0 -0.95, 0.14 -0.86, 0.2 -0.6, 0.16 -0.28, 0 -0.18', feather)
      .blob('0.02 -0.62, 0.18 -0.58, 0.25 -0.34, 0.2 -0.14, 0.08 -0.3', '#3a8f5a')
      .blob('0.06 -0.44, 0.2 -0.4, 0.22 -0.2, 0.12 -0.26', '#3a6fc0', FINE)
      .disc(-0.08, -0.76, 0.1, '#fffaf2', FINE)
      .blob('-0.14 -0.76, -0.28 -0.78, -0.3 -0.66, -0.22 -0.58, -0.18 -0.66', '#3a3236')
    for (const x of [-0.1, 0.06]) cut.oval(x, -0.15, 0.05, 0.025, '#7a7480', FINE)
    for (const turn of [-0.5, 0, 0.5])
      cut.leaf(0.02, -0.92, 0.13, 0.03, -Math.PI / 2 + turn, lighter(feather, 0.06), FINE)
    return sideEye(cut, -0.08, -0.77, 0.036).shapes
  },
}

export const camel: Motif = {
  breadth: 1.15,
  motion: 'sway',
  scale: 1.15,
  draw({ own, tones }) {
    const coat = own ?? '#d3a465'
    const cut = new Scissors()
    cut.line('0.42 -0.5, 0.48 -0.4, 0.47 -0.3', 0.025, darker(coat, 0.06))
    for (const x of [-0.08, 0.3]) cut.rect(x - 0.03, -0.36, 0.06, 0.36, darker(coat, 0.07), { corner: 0.02 })
    cut
      .blob(
        '-0.24 -0.5, -0.12 -0.6, -0.02 -0.78, 0.08 -0.62, 0.16 -0.62, 0.26 -0.78, 0.36 -0.6, 0.44 -0.46, 0.34 -0.3, 0.06 -0.28, -0.18 -0.32',
        coat,
      )
      .blob('-0.2 -0.36, -0.36 -0.42, -0.42 -0.6, -0.4 -0.82, -0.3 -0.82, -0.28 -0.62, -0.16 -0.52', coat)
    for (const x of [-0.16, 0.38])
      cut
        .rect(x - 0.03, -0.36, 0.06, 0.36, coat, { corner: 0.02, isDetail: true })
        .rect(x - 0.036, -0.03, 0.072, 0.03, darker(coat, 0.16), FINE)
    cut
      .blob('0 -0.62, 0.12 -0.66, 0.24 -0.62, 0.28 -0.4, -0.04 -0.4', tones.accent, FINE)
      .line('-0.03 -0.43, 0.12 -0.41, 0.27 -0.43', 0.025, '#f3cf6a')
      .leaf(-0.3, -0.88, 0.09, 0.03, -0.8, coat)
      .blob('-0.28 -0.9, -0.44 -0.93, -0.58 -0.84, -0.6 -0.76, -0.48 -0.72, -0.34 -0.76, -0.27 -0.82', coat)
      .line('-0.58 -0.78, -0.5 -0.765', 0.012, darker(coat, 0.25))
    return sideEye(cut, -0.4, -0.855, 0.02).shapes
  },
}
