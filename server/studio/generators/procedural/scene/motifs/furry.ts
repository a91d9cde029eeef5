import { darker, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { EYE, eyes, INK } from './faces.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

/** A mouth under a nose at (0, y). */
function mouth(cut: Scissors, y: number): Scissors {
  return cut
    .line(
      [
        [0, y],
        [0, y + 0.035],
      ],
      0.011,
      INK,
    )
    .line(
      [
        [-0.055, y + 0.035],
        [-0.028, y + 0.056],
        [0, y + 0.036],
        [0.028, y + 0.056],
        [0.055, y + 0.035],
      ],
      0.011,
      INK,
    )
}

function blush(cut: Scissors, x: number, y: number): Scissors {
  for (const side of [-1, 1]) cut.oval(side * x, y, 0.04, 0.026, '#f0919c', { ...FINE, alpha: 0.55 })
  return cut
}

/** With a twig of eucalyptus. */
export const koala: Motif = {
  breadth: 0.8,
  motion: 'sway',
  scale: 0.85,
  draw({ own, tones }) {
    const fur = own ?? '#a3a9b4'
    const pale = mix(fur, '#ffffff', 0.68)
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut
        .disc(side * 0.3, -0.79, 0.16, fur)
        .disc(side * 0.3, -0.78, 0.105, pale, FINE)
        .oval(side * 0.3, -0.76, 0.06, 0.055, '#eab7b9', { ...FINE, alpha: 0.7 })
        .oval(side * 0.17, -0.045, 0.13, 0.065, darker(fur, 0.07))
    cut
      .blob('-0.23 -0.05, -0.27 -0.26, -0.16 -0.48, 0.16 -0.48, 0.27 -0.26, 0.23 -0.05, 0 0', fur)
      .blob('-0.14 -0.08, -0.16 -0.26, -0.08 -0.42, 0.08 -0.42, 0.16 -0.26, 0.14 -0.08, 0 -0.04', pale, FINE)
    for (const side of [-1, 1])
      for (const x of [0.12, 0.18, 0.24]) cut.disc(side * x, -0.03, 0.017, darker(fur, 0.2), FINE)
    cut.line('0.26 -0.14, 0.24 -0.36, 0.3 -0.56', 0.022, '#8a6a48', { isDetail: false })
    for (const [x, y, turn] of [
      [0.3, -0.56, -1.5],
      [0.28, -0.5, -0.5],
      [0.25, -0.42, -2.4],
      [0.25, -0.3, -0.4],
    ] as const)
      cut.leaf(x, y, 0.16, 0.032, turn, tones.leaf, FINE)
    for (const side of [-1, 1])
      cut.line('0.19 -0.42, 0.28 -0.32, 0.23 -0.23', 0.085, darker(fur, 0.04), { side, isDetail: false })
    cut.blob('-0.3 -0.68, -0.24 -0.86, 0 -0.93, 0.24 -0.86, 0.3 -0.68, 0.22 -0.5, 0 -0.44, -0.22 -0.5', fur)
    cut.oval(0, -0.54, 0.13, 0.075, pale, FINE)
    eyes(cut, 0, -0.72, 0.15, 0.036)
    cut
      .oval(0, -0.655, 0.068, 0.095, '#3b3842', FINE)
      .oval(-0.02, -0.7, 0.018, 0.03, '#ffffff', { ...FINE, alpha: 0.4 })
    return blush(cut, 0.2, -0.61).line('-0.06 -0.525, 0 -0.5, 0.06 -0.525', 0.013, INK).shapes
  },
}

/** With a mask and a ringed tail. */
export const raccoon: Motif = {
  breadth: 0.9,
  motion: 'sway',
  scale: 0.8,
  draw({ own }) {
    const fur = own ?? '#9a938f'
    const pale = mix(fur, '#fffaf2', 0.74)
    const dark = own === null ? '#423d42' : darker(own, 0.28)
    const cut = new Scissors()
    cut.blob(
      '0.12 -0.12, 0.3 -0.02, 0.46 -0.1, 0.53 -0.32, 0.44 -0.5, 0.34 -0.44, 0.34 -0.26, 0.22 -0.24',
      fur,
    )
    for (const [x, y, turn] of [
      [0.28, -0.13, 0.9],
      [0.41, -0.2, 0.35],
      [0.435, -0.34, -0.1],
    ] as const)
      cut.oval(x, y, 0.105, 0.035, dark, { ...FINE, turn })
    cut.blob('0.35 -0.44, 0.36 -0.54, 0.44 -0.56, 0.52 -0.46, 0.46 -0.42', dark, FINE)
    for (const side of [-1, 1])
      cut
        .polygon('0.1 -0.84, 0.27 -1, 0.31 -0.72', fur, { side })
        .polygon('0.15 -0.84, 0.25 -0.93, 0.275 -0.77', dark, { ...FINE, side })
        .oval(side * 0.13, -0.035, 0.11, 0.048, dark)
    cut
      .blob('-0.2 -0.04, -0.23 -0.26, -0.13 -0.5, 0.13 -0.5, 0.23 -0.26, 0.2 -0.04, 0 0', fur)
      .blob('-0.11 -0.07, -0.13 -0.26, 0 -0.42, 0.13 -0.26, 0.11 -0.07, 0 -0.04', pale, FINE)
    for (const side of [-1, 1])
      cut
        .line('0.16 -0.42, 0.22 -0.3, 0.12 -0.22', 0.07, darker(fur, 0.05), { side, isDetail: false })
        .disc(side * 0.11, -0.215, 0.042, dark, FINE)
    cut
      .blob('-0.32 -0.64, -0.22 -0.86, 0 -0.91, 0.22 -0.86, 0.32 -0.64, 0.16 -0.5, 0 -0.46, -0.16 -0.5', fur)
      .blob(
        '-0.27 -0.76, -0.14 -0.83, 0 -0.76, 0.14 -0.83, 0.27 -0.76, 0.2 -0.72, 0 -0.68, -0.2 -0.72',
        pale,
        FINE,
      )
      .blob(
        '-0.3 -0.63, -0.2 -0.6, 0 -0.66, 0.2 -0.6, 0.3 -0.63, 0.15 -0.51, 0 -0.475, -0.15 -0.51',
        pale,
        FINE,
      )
    for (const side of [-1, 1])
      cut
        .blob('0.04 -0.69, 0.12 -0.77, 0.24 -0.72, 0.28 -0.62, 0.16 -0.59, 0.05 -0.62', dark, {
          ...FINE,
          side,
        })
        .disc(side * 0.13, -0.685, 0.046, '#fffaf2', FINE)
    eyes(cut, 0, -0.685, 0.13, 0.034)
    cut.oval(0, -0.585, 0.042, 0.03, INK, FINE)
    return mouth(cut, -0.56).shapes
  },
}

/** It hangs from its branch and smiles. */
export const sloth: Motif = {
  breadth: 1.2,
  motion: 'sway',
  scale: 0.85,
  floats: true,
  draw({ own, tones }) {
    const fur = own ?? '#a1835f'
    const face = mix(fur, '#fff2dc', 0.72)
    const dark = darker(fur, 0.14)
    const cut = new Scissors()
    cut.line('-0.6 -0.9, -0.2 -0.94, 0.2 -0.91, 0.6 -0.95', 0.075, '#8a6246', { isDetail: false })
    for (const [x, turn] of [
      [-0.52, -2.4],
      [0.54, -0.8],
      [0.46, 0.7],
      [-0.44, 2.3],
    ] as const)
      cut.leaf(x, -0.92, 0.18, 0.045, turn, tones.leaf)
    for (const x of [-0.36, 0.36])
      cut.line(
        [
          [x * 0.62, -0.34],
          [x, -0.6],
          [x * 0.94, -0.93],
        ],
        0.12,
        darker(fur, 0.04),
        { isDetail: false },
      )
    cut.blob('-0.32 -0.4, -0.3 -0.62, 0 -0.7, 0.3 -0.62, 0.32 -0.4, 0.22 -0.14, 0 -0.06, -0.22 -0.14', fur)
    cut.blob(
      '-0.16 -0.28, 0 -0.34, 0.16 -0.28, 0.13 -0.14, 0 -0.1, -0.13 -0.14',
      mix(fur, '#fff2dc', 0.4),
      FINE,
    )
    for (const x of [-0.34, 0.34])
      for (const claw of [-0.05, 0, 0.05])
        cut.line(
          [
            [x + claw, -0.92],
            [x + claw * 1.1, -0.985],
          ],
          0.024,
          '#efe3cf',
        )
    for (const side of [-1, 1])
      cut.line('0.14 -0.16, 0.2 -0.06, 0.14 0', 0.1, darker(fur, 0.06), { side, isDetail: false })
    cut
      .blob(
        '-0.25 -0.52, -0.19 -0.72, 0 -0.78, 0.19 -0.72, 0.25 -0.52, 0.15 -0.38, 0 -0.35, -0.15 -0.38',
        fur,
      )
      .blob(
        '-0.2 -0.52, -0.14 -0.66, 0 -0.64, 0.14 -0.66, 0.2 -0.52, 0.12 -0.41, 0 -0.385, -0.12 -0.41',
        face,
        FINE,
      )
    for (const side of [-1, 1])
      cut.blob('0.05 -0.585, 0.13 -0.6, 0.22 -0.5, 0.18 -0.46, 0.08 -0.52', dark, { ...FINE, side })
    for (const side of [-1, 1]) cut.disc(side * 0.1, -0.555, 0.036, '#fffaf2', FINE)
    eyes(cut, 0, -0.555, 0.1, 0.027)
    return cut
      .oval(0, -0.49, 0.042, 0.03, INK, FINE)
      .line('-0.09 -0.45, -0.04 -0.425, 0.04 -0.425, 0.09 -0.45', 0.013, INK).shapes
  },
}

/** With full cheeks and a seed. */
export const hamster: Motif = {
  breadth: 0.85,
  motion: 'sway',
  scale: 0.5,
  draw({ own }) {
    const fur = own ?? '#e0a863'
    const pale = mix(fur, '#fffaf2', 0.82)
    const pink = '#eda8a6'
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut
        .disc(side * 0.25, -0.88, 0.1, fur)
        .disc(side * 0.25, -0.875, 0.062, pink, FINE)
        .oval(side * 0.16, -0.03, 0.1, 0.04, pink)
    cut
      .blob('-0.3 -0.08, -0.36 -0.36, -0.26 -0.6, 0.26 -0.6, 0.36 -0.36, 0.3 -0.08, 0 0', fur)
      .blob('-0.19 -0.08, -0.22 -0.34, 0 -0.5, 0.22 -0.34, 0.19 -0.08, 0 -0.03', pale, FINE)
      .blob('-0.37 -0.58, -0.3 -0.82, 0 -0.96, 0.3 -0.82, 0.37 -0.58, 0.22 -0.42, 0 -0.4, -0.22 -0.42', fur)
      .blob(
        '-0.35 -0.56, -0.2 -0.66, 0 -0.6, 0.2 -0.66, 0.35 -0.56, 0.2 -0.43, 0 -0.41, -0.2 -0.43',
        pale,
        FINE,
      )
      .blob('-0.05 -0.64, -0.04 -0.86, 0.04 -0.86, 0.05 -0.64', pale, FINE)
    eyes(cut, 0, -0.7, 0.16, 0.046)
    cut.oval(0, -0.62, 0.032, 0.024, '#c9696f', FINE)
    mouth(cut, -0.6)
    blush(cut, 0.25, -0.57)
    cut
      .blob('0 -0.4, 0.05 -0.3, 0 -0.2, -0.05 -0.3', '#5b4a3c', FINE)
      .line('0 -0.36, 0.012 -0.3, 0 -0.24', 0.012, '#d9c7a6')
    for (const side of [-1, 1])
      cut
        .line('0.25 -0.36, 0.16 -0.26, 0.07 -0.29', 0.06, darker(fur, 0.05), { side, isDetail: false })
        .disc(side * 0.06, -0.29, 0.034, pink, FINE)
    return cut.shapes
  },
}

/** It stands on its hind legs, with a shell in its paws. */
export const otter: Motif = {
  breadth: 0.72,
  motion: 'sway',
  scale: 0.85,
  draw({ own }) {
    const fur = own ?? '#8b6347'
    const pale = mix(fur, '#fff1dc', 0.7)
    const cut = new Scissors()
    cut.blob('0.06 -0.1, 0.22 -0.12, 0.38 -0.03, 0.42 0.01, 0.24 0.01, 0.08 0', darker(fur, 0.05))
    for (const side of [-1, 1])
      cut.oval(side * 0.13, -0.03, 0.11, 0.042, darker(fur, 0.1)).disc(side * 0.2, -0.87, 0.06, fur)
    for (const side of [-1, 1]) cut.disc(side * 0.2, -0.87, 0.03, pale, FINE)
    cut
      .blob('-0.19 -0.04, -0.22 -0.28, -0.15 -0.58, 0.15 -0.58, 0.22 -0.28, 0.19 -0.04, 0 0', fur)
      .blob('-0.11 -0.06, -0.13 -0.28, -0.09 -0.56, 0.09 -0.56, 0.13 -0.28, 0.11 -0.06, 0 -0.03', pale, FINE)
      .blob(
        '-0.25 -0.72, -0.18 -0.92, 0 -0.97, 0.18 -0.92, 0.25 -0.72, 0.16 -0.58, 0 -0.54, -0.16 -0.58',
        fur,
      )
      .blob(
        '-0.21 -0.68, -0.1 -0.74, 0 -0.7, 0.1 -0.74, 0.21 -0.68, 0.14 -0.59, 0 -0.555, -0.14 -0.59',
        pale,
        FINE,
      )
    eyes(cut, 0, -0.8, 0.11, 0.034)
    cut.oval(0, -0.715, 0.05, 0.034, '#332a2c', FINE)
    mouth(cut, -0.69)
    for (const side of [-1, 1])
      for (const y of [-0.67, -0.64])
        cut.line(
          [
            [side * 0.11, y],
            [side * 0.3, y - 0.02 + (y + 0.67) * 0.9],
          ],
          0.006,
          darker(fur, 0.2),
        )
    cut.blob('-0.075 -0.36, 0 -0.43, 0.075 -0.36, 0.04 -0.29, -0.04 -0.29', '#f3c9b4', FINE)
    for (const x of [-0.035, 0, 0.035])
      cut.line(
        [
          [x * 0.6, -0.3],
          [x * 1.2, -0.395],
        ],
        0.007,
        '#d99a86',
      )
    for (const side of [-1, 1])
      cut
        .line('0.17 -0.48, 0.2 -0.36, 0.08 -0.33', 0.068, darker(fur, 0.04), { side, isDetail: false })
        .disc(side * 0.07, -0.33, 0.038, darker(fur, 0.12), FINE)
    return cut.shapes
  },
}

export const wolf: Motif = {
  breadth: 0.85,
  motion: 'sway',
  draw({ own }) {
    const fur = own ?? '#7f8794'
    const pale = mix(fur, '#ffffff', 0.76)
    const dark = darker(fur, 0.12)
    const cut = new Scissors()
    cut
      .blob('0.14 -0.14, 0.3 -0.08, 0.44 -0.2, 0.46 -0.38, 0.36 -0.36, 0.3 -0.26, 0.18 -0.28', fur)
      .blob('0.38 -0.28, 0.46 -0.38, 0.4 -0.44, 0.35 -0.36', pale, FINE)
    for (const side of [-1, 1])
      cut
        .polygon('0.06 -0.84, 0.2 -1.02, 0.28 -0.72', fur, { side })
        .polygon('0.12 -0.84, 0.195 -0.95, 0.24 -0.77', '#d9aeb0', { ...FINE, side })
        .oval(side * 0.2, -0.1, 0.12, 0.1, dark)
    cut
      .blob('-0.2 -0.04, -0.24 -0.26, -0.16 -0.54, 0.16 -0.54, 0.24 -0.26, 0.2 -0.04, 0 0', fur)
      .polygon(
        '-0.15 -0.5, 0.15 -0.5, 0.17 -0.34, 0.1 -0.36, 0.08 -0.24, 0 -0.3, -0.08 -0.24, -0.1 -0.36, -0.17 -0.34',
        pale,
        FINE,
      )
    for (const side of [-1, 1])
      cut
        .rect(side * 0.08 - 0.055, -0.32, 0.11, 0.31, side < 0 ? fur : mix(fur, dark, 0.3), {
          corner: 0.05,
          isDetail: true,
        })
        .oval(side * 0.085, -0.03, 0.075, 0.04, pale, FINE)
    cut
      .polygon(
        '-0.2 -0.86, 0 -0.92, 0.2 -0.86, 0.27 -0.72, 0.37 -0.62, 0.25 -0.6, 0.2 -0.52, 0.1 -0.52, 0 -0.44, -0.1 -0.52, -0.2 -0.52, -0.25 -0.6, -0.37 -0.62, -0.27 -0.72',
        fur,
      )
      .blob(
        '-0.25 -0.61, -0.12 -0.68, 0 -0.74, 0.12 -0.68, 0.25 -0.61, 0.12 -0.53, 0 -0.46, -0.12 -0.53',
        pale,
        FINE,
      )
      .blob('-0.035 -0.7, -0.05 -0.9, 0.05 -0.9, 0.035 -0.7, 0 -0.6', dark, FINE)
    for (const side of [-1, 1]) cut.oval(side * 0.115, -0.71, 0.045, 0.04, '#f4e3a6', EYE)
    eyes(cut, 0, -0.71, 0.113, 0.032)
    cut.oval(0, -0.585, 0.05, 0.036, INK, FINE)
    return mouth(cut, -0.555).shapes
  },
}
