import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { FINE, LIT } from './light.ts'
import type { Motif } from './motif.ts'

/** On feet, with a tap and foam. */
export const bathtub: Motif = {
  breadth: 1.7,
  motion: 'still',
  scale: 0.8,
  draw({ own, tones }) {
    const white = own ?? '#f4f1ee'
    const brass = '#c99a4b'
    const foam = mix('#ffffff', tones.haze, 0.06)
    const cut = new Scissors()
      .line('0.62 -0.6, 0.62 -0.94, 0.44 -0.96, 0.42 -0.84', 0.05, brass, { isDetail: false })
      .disc(0.62, -0.76, 0.05, darker(brass, 0.08), FINE)
    for (const [x, radius] of [
      [-0.52, 0.1],
      [-0.36, 0.13],
      [-0.16, 0.11],
      [0.04, 0.14],
      [0.24, 0.11],
      [0.4, 0.09],
    ] as const)
      cut.disc(x, -0.66, radius, foam, { ...LIT, alpha: 0.96 })
    for (const x of [-0.5, 0.46])
      cut.blob(
        [
          [x - 0.05, -0.16],
          [x + 0.07, -0.16],
          [x + 0.08, -0.02],
          [x, 0],
          [x - 0.08, -0.02],
        ],
        brass,
      )
    cut
      .blob('-0.8 -0.62, 0.8 -0.62, 0.74 -0.3, 0.52 -0.1, -0.52 -0.1, -0.74 -0.3', white)
      .blob('-0.7 -0.42, 0.2 -0.5, 0.1 -0.28, -0.5 -0.2', lighter(white, 0.03), FINE)
      .rect(-0.86, -0.68, 1.72, 0.09, darker(white, 0.05), { corner: 0.045 })
    for (const [x, y, radius] of [
      [-0.44, -0.6, 0.07],
      [-0.28, -0.58, 0.09],
      [-0.1, -0.6, 0.08],
      [0.08, -0.56, 0.1],
      [0.28, -0.6, 0.07],
    ] as const)
      cut.disc(x, y, radius, foam, FINE)
    return cut.shapes
  },
}

/** Of wood, on rockers. */
export const cradle: Motif = {
  breadth: 1.25,
  motion: 'sway',
  scale: 0.75,
  draw({ own, tones }) {
    const wood = own ?? '#c08a58'
    const cloth = mix(tones.second, '#ffffff', 0.55)
    const cut = new Scissors()
      .blob('-0.5 -0.52, -0.56 -0.92, -0.38 -1, -0.26 -0.92, -0.2 -0.52', darker(wood, 0.06))
      .line('-0.62 -0.06, -0.3 0.01, 0.3 0.01, 0.62 -0.06', 0.06, darker(wood, 0.12), { isDetail: false })
    for (const side of [-1, 1])
      cut.polygon('0.36 -0.2, 0.44 -0.2, 0.4 0, 0.34 0', darker(wood, 0.1), { side })
    cut
      .polygon('-0.58 -0.54, 0.58 -0.54, 0.46 -0.12, -0.46 -0.12', wood)
      .blob('-0.34 -0.6, 0.6 -0.58, 0.58 -0.42, 0.3 -0.34, 0 -0.42, -0.24 -0.36', cloth)
    for (const x of [-0.36, -0.18, 0, 0.18, 0.36])
      cut.line(
        [
          [x, -0.34],
          [x * 0.9, -0.14],
        ],
        0.018,
        darker(wood, 0.1),
      )
    return cut.heart(0, -0.28, 0.16, lighter(wood, 0.12), FINE).shapes
  },
}
