import { darker, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { EYE, INK } from './faces.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

export const fish: Motif = {
  breadth: 1.5,
  motion: 'bob',
  floats: true,
  scale: 0.5,
  draw({ own, tones, random }) {
    const body = own ?? random.pick([tones.accent, '#f08a4a', '#4f9ac0'])
    const cut = new Scissors()
    cut.blob('-0.4 -0.5, -0.78 -0.84, -0.68 -0.5, -0.78 -0.14', darker(body, 0.08))
    cut.blob('-0.06 -0.78, 0.1 -1, 0.3 -0.76', darker(body, 0.08))
    cut.blob('-0.5 -0.5, -0.2 -0.78, 0.3 -0.8, 0.64 -0.52, 0.3 -0.22, -0.2 -0.24', body)
    for (const x of [-0.2, 0, 0.2])
      cut.line(
        [
          [x, -0.7],
          [x + 0.08, -0.5],
          [x, -0.3],
        ],
        0.035,
        mix(body, '#fff6e4', 0.75),
      )
    cut.disc(0.42, -0.57, 0.07, '#ffffff', FINE).disc(0.44, -0.57, 0.04, INK, EYE)
    return cut.shapes
  },
}

export const whale: Motif = {
  breadth: 1.7,
  motion: 'bob',
  floats: true,
  scale: 0.75,
  draw({ own, tones }) {
    const body = own ?? mix('#3f6f9f', tones.deep, 0.2)
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut.line(
        [
          [0.34, -0.72],
          [0.34 + side * 0.05, -0.92],
          [0.34 + side * 0.17, -0.95],
        ],
        0.035,
        '#bfe0ee',
      )
    cut
      .blob('-0.62 -0.38, -0.86 -0.72, -0.98 -0.62, -0.8 -0.36, -0.7 -0.24', body)
      .blob('-0.66 -0.4, -0.62 -0.74, -0.5 -0.7, -0.54 -0.4', darker(body, 0.05))
    cut.blob(
      '-0.74 -0.36, -0.3 -0.5, 0.1 -0.7, 0.5 -0.72, 0.78 -0.5, 0.76 -0.2, 0.44 -0.02, -0.1 -0.04, -0.5 -0.18',
      body,
    )
    cut.blob(
      '0.77 -0.28, 0.44 -0.2, 0 -0.12, -0.3 -0.12, 0 -0.03, 0.44 -0.01, 0.72 -0.16',
      mix(body, '#ffffff', 0.78),
      FINE,
    )
    for (const y of [-0.06, -0.11, -0.16])
      cut.line(
        [
          [0.1, y],
          [0.62, y - 0.05],
        ],
        0.008,
        mix(body, '#ffffff', 0.4),
      )
    cut.blob('0.16 -0.16, 0.02 0.04, -0.14 0.06, 0 -0.14', darker(body, 0.07), FINE)
    cut.disc(0.56, -0.38, 0.03, INK, EYE).disc(0.552, -0.388, 0.01, '#ffffff', EYE)
    return cut.shapes
  },
}

export const sheep: Motif = {
  breadth: 1.1,
  motion: 'bob',
  scale: 0.6,
  draw({ own }) {
    const wool = own ?? '#fbf5ea'
    const cut = new Scissors()
    for (const x of [-0.26, -0.12, 0.12, 0.24])
      cut.rect(x - 0.04, -0.24, 0.08, 0.24, '#4b3f40', { corner: 0.03 })
    for (const [x, y, radius] of [
      [-0.32, -0.5, 0.2],
      [-0.12, -0.68, 0.22],
      [0.14, -0.68, 0.22],
      [0.3, -0.48, 0.2],
      [-0.16, -0.36, 0.22],
      [0.14, -0.34, 0.22],
      [0, -0.5, 0.26],
    ] as const)
      cut.disc(x, y, radius, wool)
    cut.blob('0.28 -0.76, 0.42 -0.84, 0.56 -0.72, 0.54 -0.5, 0.44 -0.42, 0.32 -0.52', '#4b3f40')
    cut.leaf(0.3, -0.72, 0.16, 0.05, Math.PI - 0.2, '#3b3132')
    for (const x of [0.42, 0.51])
      cut.disc(x, -0.66, 0.028, '#ffffff', EYE).disc(x + 0.006, -0.66, 0.014, INK, EYE)
    for (const [x, y] of [
      [0.36, -0.86],
      [0.44, -0.9],
      [0.28, -0.82],
    ] as const)
      cut.disc(x, y, 0.085, wool)
    return cut.shapes
  },
}

export const elephant: Motif = {
  breadth: 1.25,
  motion: 'sway',
  draw({ own, tones }) {
    const skin = own ?? '#8f9bb0'
    const dark = darker(skin, 0.09)
    const cut = new Scissors()
    cut.line('-0.48 -0.56, -0.58 -0.44, -0.56 -0.32', 0.025, dark)
    for (const [x, tone] of [
      [-0.24, dark],
      [0.2, dark],
      [-0.36, skin],
      [0.08, skin],
    ] as const)
      cut.rect(x - 0.09, -0.34, 0.18, 0.34, tone, { corner: 0.05 })
    cut.blob('-0.48 -0.3, -0.5 -0.62, -0.26 -0.8, 0.1 -0.8, 0.28 -0.56, 0.24 -0.24, -0.1 -0.18', skin)
    cut.line('0.5 -0.66, 0.58 -0.4, 0.52 -0.18, 0.66 -0.12', 0.12, skin, { isDetail: false })
    cut.disc(0.32, -0.72, 0.27, skin)
    cut
      .blob('0.26 -0.9, 0.06 -0.98, -0.12 -0.78, -0.04 -0.5, 0.16 -0.48, 0.26 -0.62', dark)
      .blob('0.18 -0.86, 0.06 -0.9, -0.04 -0.76, 0.02 -0.58, 0.14 -0.58', mix(skin, '#eeb0a8', 0.55), FINE)
    cut.disc(0.43, -0.76, 0.03, INK, EYE).disc(0.437, -0.768, 0.01, '#ffffff', EYE)
    cut.blob('-0.34 -0.79, 0.06 -0.81, 0.02 -0.5, -0.3 -0.48', tones.accent, FINE)
    for (const x of [-0.26, -0.14, -0.02]) cut.disc(x, -0.53, 0.028, tones.second, FINE)
    return cut.shapes
  },
}
