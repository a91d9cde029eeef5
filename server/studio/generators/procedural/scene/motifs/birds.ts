import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { EYE, eyes, INK } from './faces.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

/** A little bird on its feet. */
export const bird: Motif = {
  breadth: 0.95,
  motion: 'bob',
  scale: 0.5,
  draw({ own, tones, random }) {
    const body = own ?? random.pick([tones.accent, '#4f86b8', '#d9573f', '#e2a33a'])
    const cut = new Scissors()
    for (const x of [-0.04, 0.08])
      cut.line(
        [
          [x, -0.12],
          [x, 0],
        ],
        0.022,
        '#8a5a3a',
      )
    cut.polygon('-0.3 -0.42, -0.62 -0.34, -0.6 -0.24, -0.26 -0.26', darker(body, 0.12))
    cut.blob(
      '-0.38 -0.36, -0.26 -0.56, -0.02 -0.68, 0.12 -0.88, 0.3 -0.86, 0.36 -0.68, 0.28 -0.34, 0.06 -0.12, -0.2 -0.16',
      body,
    )
    cut.blob('0.26 -0.62, 0.3 -0.4, 0.1 -0.16, -0.06 -0.22, 0.06 -0.44', mix(body, '#fff4e0', 0.75), FINE)
    cut.blob('-0.28 -0.42, -0.1 -0.58, 0.08 -0.5, 0.04 -0.3, -0.2 -0.26, -0.42 -0.3', darker(body, 0.1), FINE)
    for (const step of [0, 1, 2])
      cut.line(
        [
          [-0.06 - step * 0.08, -0.32 - step * 0.02],
          [-0.28 - step * 0.03, -0.31],
        ],
        0.012,
        mix(body, '#ffffff', 0.45),
      )
    cut.polygon('0.34 -0.77, 0.5 -0.71, 0.35 -0.67', '#f0a23a', FINE)
    cut.disc(0.23, -0.75, 0.035, INK, EYE).disc(0.24, -0.762, 0.012, '#ffffff', EYE)
    return cut.shapes
  },
}

/** A dove in flight with a twig. */
export const dove: Motif = {
  breadth: 1.25,
  motion: 'bob',
  floats: true,
  scale: 0.75,
  draw({ own, tones }) {
    const body = own ?? '#fdfbf6'
    const shade = mix(body, tones.haze, 0.35)
    const cut = new Scissors()
    cut.blob('0.02 -0.46, 0.16 -0.72, 0.42 -1, 0.44 -0.7, 0.34 -0.44, 0.16 -0.34', shade)
    cut.polygon('-0.34 -0.34, -0.72 -0.46, -0.68 -0.34, -0.74 -0.24, -0.64 -0.14, -0.3 -0.2', shade)
    cut.blob(
      '-0.42 -0.28, -0.2 -0.42, 0.1 -0.46, 0.28 -0.56, 0.44 -0.54, 0.48 -0.44, 0.38 -0.28, 0.14 -0.1, -0.16 -0.1',
      body,
    )
    cut.blob('-0.02 -0.36, -0.12 -0.64, -0.4 -0.98, -0.5 -0.74, -0.44 -0.48, -0.26 -0.28, 0.02 -0.2', body)
    for (const step of [0, 1, 2])
      cut.line(
        [
          [-0.1 - step * 0.07, -0.4 - step * 0.04],
          [-0.36 - step * 0.03, -0.8 + step * 0.13],
        ],
        0.01,
        shade,
      )
    cut.polygon('0.47 -0.5, 0.58 -0.45, 0.47 -0.43', '#e8a04a', FINE)
    cut.disc(0.39, -0.48, 0.02, INK, EYE)
    cut.line('0.54 -0.45, 0.66 -0.38, 0.72 -0.26', 0.012, tones.leafDark)
    for (const [x, y, turn] of [
      [0.6, -0.42, -0.4],
      [0.64, -0.39, 1.1],
      [0.68, -0.34, -0.1],
      [0.71, -0.29, 1.4],
    ] as const)
      cut.leaf(x, y, 0.1, 0.026, turn, tones.leaf, FINE)
    return cut.shapes
  },
}

export const swan: Motif = {
  breadth: 1.1,
  motion: 'bob',
  scale: 0.8,
  draw({ own, tones }) {
    const body = own ?? '#fffdf8'
    const shade = mix(body, tones.haze, 0.3)
    const cut = new Scissors()
    cut.line('0.28 -0.22, 0.42 -0.48, 0.26 -0.7, 0.3 -0.9, 0.42 -0.92', 0.1, body, { isDetail: false })
    cut
      .disc(0.4, -0.9, 0.075, body)
      .polygon('0.45 -0.94, 0.6 -0.86, 0.46 -0.85', '#ee8a3a', FINE)
      .disc(0.43, -0.925, 0.014, INK, EYE)
    cut.blob('-0.52 -0.36, -0.3 -0.2, 0.2 -0.36, 0.4 -0.26, 0.36 -0.06, 0 0, -0.36 -0.04', body)
    cut.blob('-0.58 -0.46, -0.3 -0.5, 0.04 -0.44, 0.16 -0.28, -0.06 -0.14, -0.36 -0.16', shade)
    for (const step of [0, 1, 2])
      cut.line(
        [
          [0.06 - step * 0.1, -0.3 + step * 0.05],
          [-0.44, -0.42 + step * 0.08],
        ],
        0.012,
        body,
      )
    return cut.shapes
  },
}

export const chick: Motif = {
  breadth: 0.9,
  motion: 'bob',
  scale: 0.42,
  draw({ own }) {
    const body = own ?? '#fad24e'
    const cut = new Scissors()
    for (const side of [-1, 1]) cut.line('0.1 -0.1, 0.1 0, 0.2 0', 0.04, '#ee8a3a', { side })
    cut.oval(0, -0.36, 0.38, 0.32, body).disc(0.08, -0.74, 0.25, body)
    cut.blob('-0.3 -0.44, 0 -0.42, -0.04 -0.22, -0.3 -0.26, -0.44 -0.42', darker(body, 0.07), FINE)
    cut.polygon('0.3 -0.78, 0.46 -0.7, 0.3 -0.64', '#ee8a3a', FINE).disc(0.17, -0.79, 0.035, INK, EYE)
    for (const turn of [-2, -1.5, -1]) cut.leaf(0.05, -0.96, 0.13, 0.025, turn, body, FINE)
    return cut.shapes
  },
}

export const penguin: Motif = {
  breadth: 0.62,
  motion: 'sway',
  scale: 0.85,
  draw({ own, tones }) {
    const coat = own ?? '#2d3448'
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut
        .oval(side * 0.11, -0.01, 0.1, 0.035, '#ee9a3a')
        .oval(side * 0.29, -0.4, 0.065, 0.22, coat, { turn: side * -0.3 })
    cut.blob('-0.26 -0.08, -0.3 -0.4, -0.21 -0.8, 0 -0.98, 0.21 -0.8, 0.3 -0.4, 0.26 -0.08, 0 0', coat)
    cut.blob(
      '-0.18 -0.08, -0.2 -0.36, -0.15 -0.66, -0.06 -0.78, 0 -0.72, 0.06 -0.78, 0.15 -0.66, 0.2 -0.36, 0.18 -0.08',
      '#fffaf2',
      FINE,
    )
    eyes(cut, 0, -0.74, 0.08, 0.026)
    cut.polygon('-0.05 -0.69, 0.05 -0.69, 0 -0.61', '#ee9a3a', FINE)
    cut
      .blob('-0.23 -0.6, 0 -0.53, 0.23 -0.6, 0.23 -0.52, 0 -0.45, -0.23 -0.52', tones.accent)
      .rect(0.06, -0.53, 0.09, 0.22, tones.accent, { corner: 0.02 })
    return cut.shapes
  },
}

export const rooster: Motif = {
  breadth: 1.1,
  motion: 'bob',
  scale: 0.68,
  draw({ own }) {
    const body = own ?? '#c4623a'
    const hackle = own === null ? '#e8a83f' : lighter(own, 0.12)
    const red = '#d9392f'
    const cut = new Scissors()
    for (const x of [-0.02, 0.12])
      cut
        .line(
          [
            [x, -0.2],
            [x, 0],
          ],
          0.032,
          '#eaa23a',
          { isDetail: false },
        )
        .line(
          [
            [x - 0.06, 0],
            [x + 0.11, 0],
          ],
          0.03,
          '#eaa23a',
        )
    cut
      .blob('-0.1 -0.5, -0.24 -0.78, -0.44 -0.94, -0.58 -0.84, -0.44 -0.62, -0.22 -0.36', '#2f5a56')
      .blob('-0.12 -0.44, -0.36 -0.68, -0.6 -0.76, -0.68 -0.6, -0.48 -0.46, -0.2 -0.32', '#3d7a6c')
      .blob('-0.14 -0.4, -0.4 -0.52, -0.64 -0.52, -0.66 -0.36, -0.44 -0.3, -0.18 -0.26', '#2f5a56')
    cut
      .blob('-0.3 -0.4, -0.1 -0.5, 0.12 -0.58, 0.36 -0.52, 0.34 -0.28, 0.1 -0.13, -0.18 -0.18', body)
      .blob('-0.2 -0.42, 0.08 -0.44, 0.2 -0.33, 0.02 -0.22, -0.24 -0.28', darker(body, 0.1), FINE)
    for (const [x, y, radius] of [
      [0.17, -0.93, 0.05],
      [0.25, -0.98, 0.06],
      [0.34, -0.95, 0.05],
    ] as const)
      cut.disc(x, y, radius, red)
    cut.oval(0.36, -0.7, 0.04, 0.07, red)
    cut.blob(
      '0.04 -0.44, 0.13 -0.68, 0.14 -0.86, 0.26 -0.93, 0.38 -0.86, 0.37 -0.7, 0.42 -0.46, 0.24 -0.34',
      hackle,
    )
    for (const points of ['0.14 -0.54, 0.12 -0.42', '0.24 -0.54, 0.24 -0.4', '0.33 -0.55, 0.35 -0.43'])
      cut.line(points, 0.022, darker(hackle, 0.08))
    return cut
      .polygon('0.36 -0.86, 0.5 -0.8, 0.36 -0.77', '#f3b64a', FINE)
      .disc(0.29, -0.84, 0.026, INK, EYE)
      .disc(0.283, -0.85, 0.008, '#ffffff', EYE).shapes
  },
}
