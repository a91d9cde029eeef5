import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { EYE, eyes, INK } from './faces.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

/** In its wool, with tassels in the picture’s colours. */
export const llama: Motif = {
  breadth: 0.85,
  motion: 'sway',
  scale: 1.15,
  draw({ own, tones }) {
    const wool = own ?? '#f6e9d6'
    const shade = darker(wool, 0.07)
    const face = mix(wool, '#b98a62', 0.3)
    const cut = new Scissors()
    for (const x of [-0.1, 0.22])
      cut
        .rect(x - 0.04, -0.3, 0.08, 0.3, darker(wool, 0.12), { corner: 0.025 })
        .rect(x - 0.042, -0.035, 0.084, 0.035, '#6f5747', { ...FINE, corner: 0.012 })
    for (const [x, y, radius] of [
      [0.36, -0.5, 0.08],
      [0.31, -0.4, 0.12],
      [0.16, -0.36, 0.15],
      [-0.02, -0.35, 0.15],
      [-0.17, -0.38, 0.13],
    ] as const)
      cut.disc(x, y, radius, shade)
    cut.blob(
      '-0.28 -0.46, -0.1 -0.57, 0.2 -0.56, 0.38 -0.48, 0.38 -0.3, 0.16 -0.22, -0.14 -0.22, -0.28 -0.3',
      wool,
    )
    for (const x of [-0.2, 0.31])
      cut
        .rect(x - 0.042, -0.3, 0.084, 0.3, wool, { corner: 0.03, isDetail: true })
        .rect(x - 0.044, -0.035, 0.088, 0.035, '#6f5747', { ...FINE, corner: 0.012 })
    cut.blob('-0.34 -0.84, -0.19 -0.86, -0.13 -0.66, -0.02 -0.5, -0.16 -0.34, -0.3 -0.42, -0.35 -0.62', wool)
    cut
      .blob('0 -0.575, 0.14 -0.585, 0.28 -0.55, 0.3 -0.34, 0.14 -0.3, -0.02 -0.34', tones.accent, FINE)
      .line('-0.015 -0.41, 0.14 -0.385, 0.295 -0.415', 0.022, lighter(tones.second, 0.1))
      .line('-0.015 -0.47, 0.14 -0.455, 0.295 -0.475', 0.014, '#fff6e2')
    for (const x of [0.01, 0.08, 0.15, 0.22, 0.28]) cut.disc(x, -0.315, 0.018, tones.second, FINE)
    for (const x of [-0.335, -0.205])
      cut
        .leaf(x, -0.93, 0.13, 0.034, -Math.PI / 2 + (x + 0.27) * 2.6, wool)
        .leaf(x, -0.93, 0.09, 0.016, -Math.PI / 2 + (x + 0.27) * 2.6, '#e6b3ae', FINE)
    cut
      .blob(
        '-0.16 -0.9, -0.24 -0.96, -0.36 -0.92, -0.5 -0.82, -0.5 -0.75, -0.4 -0.72, -0.26 -0.73, -0.17 -0.8',
        wool,
      )
      .blob('-0.36 -0.86, -0.47 -0.84, -0.53 -0.78, -0.5 -0.73, -0.4 -0.72, -0.34 -0.77', face, FINE)
      .oval(-0.505, -0.79, 0.02, 0.014, darker(face, 0.3), FINE)
      .line('-0.5 -0.75, -0.45 -0.74, -0.41 -0.755', 0.011, darker(face, 0.3))
    for (const [x, y] of [
      [-0.28, -0.955],
      [-0.22, -0.945],
      [-0.33, -0.93],
    ] as const)
      cut.disc(x, y, 0.042, lighter(wool, 0.02), FINE)
    cut.line('-0.345 -0.66, -0.24 -0.62, -0.14 -0.66', 0.024, tones.accent)
    for (const [index, x] of [-0.32, -0.24, -0.16].entries())
      cut.disc(x, index === 1 ? -0.585 : -0.61, 0.024, index === 1 ? tones.second : tones.accent, FINE)
    return cut
      .oval(-0.32, -0.855, 0.02, 0.026, INK, EYE)
      .disc(-0.327, -0.864, 0.008, '#ffffff', EYE)
      .oval(-0.34, -0.79, 0.03, 0.02, '#f0919c', { ...FINE, alpha: 0.5 }).shapes
  },
}

/** On one leg. */
export const flamingo: Motif = {
  breadth: 0.7,
  motion: 'sway',
  scale: 1.1,
  draw({ own }) {
    const feather = own ?? '#f48fa6'
    const deep = darker(feather, 0.09)
    const leg = mix(deep, '#d9607a', 0.5)
    const cut = new Scissors()
    cut
      .line('0.1 -0.42, 0.2 -0.26, 0.02 -0.22', 0.024, leg, { isDetail: false })
      .line('0.04 -0.42, 0.045 -0.2, 0.04 -0.005', 0.026, leg, { isDetail: false })
      .line('-0.06 -0.004, 0.05 -0.008, 0.1 0', 0.022, leg)
      .disc(0.043, -0.22, 0.024, leg, FINE)
      .blob('0.16 -0.56, 0.38 -0.5, 0.44 -0.4, 0.28 -0.4, 0.12 -0.42', deep)
      .blob('-0.2 -0.5, -0.1 -0.62, 0.1 -0.64, 0.28 -0.54, 0.3 -0.44, 0.12 -0.37, -0.1 -0.38', feather)
      .blob('-0.02 -0.56, 0.16 -0.58, 0.32 -0.48, 0.3 -0.42, 0.1 -0.41', lighter(feather, 0.05), FINE)
      .line('0.06 -0.5, 0.18 -0.5, 0.29 -0.45', 0.012, deep)
      .line('0.04 -0.45, 0.15 -0.45, 0.25 -0.425', 0.012, deep)
      .line('-0.13 -0.5, -0.25 -0.6, -0.18 -0.74, -0.06 -0.82, -0.1 -0.92', 0.075, feather, {
        isDetail: false,
      })
      .disc(-0.12, -0.93, 0.072, feather)
      .blob('-0.16 -0.96, -0.27 -0.95, -0.32 -0.88, -0.3 -0.8, -0.25 -0.86, -0.16 -0.89', '#fff1e6', FINE)
      .blob('-0.285 -0.91, -0.325 -0.87, -0.3 -0.79, -0.26 -0.84', '#332d35', FINE)
    return cut.oval(-0.13, -0.945, 0.016, 0.02, INK, EYE).disc(-0.136, -0.952, 0.006, '#ffffff', EYE).shapes
  },
}

export const hippo: Motif = {
  breadth: 1.05,
  motion: 'sway',
  draw({ own }) {
    const skin = own ?? '#a09ab0'
    const pale = mix(skin, '#f4cfd3', 0.55)
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut
        .disc(side * 0.2, -0.9, 0.072, skin)
        .disc(side * 0.2, -0.895, 0.042, '#e7a9b4', FINE)
        .blob('0.14 -0.2, 0.38 -0.2, 0.4 -0.02, 0.16 0', darker(skin, 0.06), { side })
    cut
      .blob('-0.38 -0.1, -0.44 -0.32, -0.3 -0.56, 0.3 -0.56, 0.44 -0.32, 0.38 -0.1, 0 -0.05', skin)
      .blob('-0.24 -0.1, -0.26 -0.28, 0 -0.36, 0.26 -0.28, 0.24 -0.1, 0 -0.05', pale, FINE)
    for (const side of [-1, 1])
      for (const x of [0.2, 0.27, 0.34]) cut.oval(side * x, -0.025, 0.026, 0.022, lighter(skin, 0.14), FINE)
    cut
      .blob('-0.24 -0.6, -0.22 -0.84, 0 -0.92, 0.22 -0.84, 0.24 -0.6, 0 -0.5', skin)
      .blob(
        '-0.3 -0.48, -0.24 -0.64, 0 -0.69, 0.24 -0.64, 0.3 -0.48, 0.2 -0.34, 0 -0.31, -0.2 -0.34',
        lighter(skin, 0.04),
      )
    for (const side of [-1, 1])
      cut
        .oval(side * 0.11, -0.58, 0.032, 0.024, darker(skin, 0.2), FINE)
        .oval(side * 0.22, -0.5, 0.05, 0.032, '#f0919c', { ...FINE, alpha: 0.55 })
        .rect(side * 0.1 - 0.025, -0.435, 0.05, 0.055, '#fffdf6', { ...FINE, corner: 0.014 })
    eyes(cut, 0, -0.77, 0.11, 0.038)
    return cut.line('-0.2 -0.45, -0.1 -0.425, 0 -0.42, 0.1 -0.425, 0.2 -0.45', 0.016, darker(skin, 0.25))
      .shapes
  },
}

/** On its belly, with its tail up. */
export const seal: Motif = {
  breadth: 1.3,
  motion: 'sway',
  scale: 0.65,
  draw({ own }) {
    const skin = own ?? '#9fb0c2'
    const pale = mix(skin, '#ffffff', 0.6)
    const dark = darker(skin, 0.08)
    const cut = new Scissors()
    cut
      .blob('0.46 -0.22, 0.56 -0.46, 0.7 -0.5, 0.64 -0.36, 0.66 -0.2, 0.56 -0.1', dark)
      .blob('0.5 -0.26, 0.62 -0.34, 0.74 -0.3, 0.64 -0.18, 0.54 -0.1', dark)
      .blob(
        '-0.36 -0.3, -0.3 -0.6, 0 -0.56, 0.26 -0.38, 0.5 -0.24, 0.58 -0.12, 0.4 -0.01, -0.1 0.005, -0.36 -0.03',
        skin,
      )
      .blob('-0.34 -0.24, -0.2 -0.36, 0 -0.2, 0.26 -0.1, 0.34 -0.02, -0.06 0, -0.32 -0.03', pale, FINE)
    for (const [x, y, radius] of [
      [0.06, -0.44, 0.026],
      [0.16, -0.37, 0.019],
      [0.24, -0.28, 0.024],
      [0.36, -0.22, 0.017],
    ] as const)
      cut.oval(x, y, radius * 1.2, radius, dark, FINE)
    cut
      .blob('0.02 -0.16, 0.18 -0.14, 0.3 -0.02, 0.16 0.01, 0.02 -0.06', dark)
      .blob('-0.34 -0.14, -0.48 -0.12, -0.6 -0.01, -0.46 0.01, -0.32 -0.04', dark)
      .blob(
        '-0.54 -0.66, -0.46 -0.88, -0.24 -0.94, -0.02 -0.88, 0.04 -0.66, -0.06 -0.48, -0.26 -0.42, -0.46 -0.48',
        skin,
      )
      .oval(-0.3, -0.57, 0.088, 0.066, pale, FINE)
      .oval(-0.18, -0.57, 0.088, 0.066, pale, FINE)
    eyes(cut, -0.24, -0.7, 0.14, 0.055)
    cut.oval(-0.24, -0.625, 0.045, 0.032, '#34303a', FINE)
    for (const side of [-1, 1])
      cut
        .oval(-0.24 + side * 0.2, -0.6, 0.042, 0.026, '#f0919c', { ...FINE, alpha: 0.45 })
        .line(
          [
            [-0.24 + side * 0.1, -0.565],
            [-0.24 + side * 0.26, -0.55],
          ],
          0.007,
          darker(skin, 0.22),
        )
        .line(
          [
            [-0.24 + side * 0.1, -0.55],
            [-0.24 + side * 0.25, -0.515],
          ],
          0.007,
          darker(skin, 0.22),
        )
    return cut.line('-0.3 -0.54, -0.27 -0.525, -0.24 -0.54, -0.21 -0.525, -0.18 -0.54', 0.012, INK).shapes
  },
}

/** A wedge of it, full of holes. */
export const cheese: Motif = {
  breadth: 1.35,
  motion: 'sway',
  scale: 0.4,
  draw({ own }) {
    const body = own ?? '#f5c84b'
    const hole = darker(body, 0.13)
    const cut = new Scissors()
    cut
      .polygon('-0.66 -0.5, 0.34 -1, 0.66 -0.62, 0.66 -0.5', lighter(body, 0.1))
      .polygon('-0.66 -0.5, 0.66 -0.56, 0.66 -0.02, -0.66 0', body)
      .polygon('-0.66 -0.05, 0.66 -0.08, 0.66 -0.02, -0.66 0', darker(body, 0.06), FINE)
    for (const [x, y, radius] of [
      [-0.4, -0.28, 0.1],
      [-0.05, -0.4, 0.07],
      [0.1, -0.18, 0.12],
      [0.44, -0.36, 0.1],
      [-0.2, -0.13, 0.05],
      [0.5, -0.14, 0.05],
    ] as const)
      cut
        .disc(x, y, radius, hole, FINE)
        .oval(x + radius * 0.12, y + radius * 0.2, radius * 0.78, radius * 0.72, darker(hole, 0.06), FINE)
    return cut
      .oval(0.16, -0.74, 0.11, 0.04, hole, { ...FINE, turn: -0.3 })
      .oval(0.44, -0.7, 0.08, 0.028, hole, { ...FINE, turn: -0.2 }).shapes
  },
}
