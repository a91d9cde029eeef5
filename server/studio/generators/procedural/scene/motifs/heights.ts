import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { flowerRow } from './balconyFlowers.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

/** A rock over the sea, with grass on its flat top. */
export const cliff: Motif = {
  breadth: 1.5,
  motion: 'still',
  scale: 0.95,
  draw({ own, tones, isSnowy }) {
    const rock = own ?? '#a08e7c'
    const grass = isSnowy === true ? '#f2f5f8' : mix('#7fa35a', tones.deep, 0.08)
    const cut = new Scissors()
      .polygon(
        '-0.78 0, -0.76 -0.3, -0.7 -0.56, -0.72 -0.9, 0.56 -0.9, 0.66 -0.78, 0.58 -0.58, 0.68 -0.36, 0.62 -0.2, 0.78 0',
        rock,
      )
      .polygon(
        '0.2 -0.88, 0.56 -0.88, 0.66 -0.78, 0.58 -0.58, 0.68 -0.36, 0.62 -0.2, 0.78 0, 0.34 0, 0.42 -0.4, 0.26 -0.62',
        darker(rock, 0.08),
        FINE,
      )
      .polygon('-0.78 0, -0.76 -0.3, -0.7 -0.56, -0.6 -0.5, -0.54 -0.2, -0.6 0', lighter(rock, 0.08), FINE)
    for (const line of [
      '-0.66 -0.66, -0.36 -0.62, -0.16 -0.68',
      '-0.46 -0.4, -0.1 -0.36, 0.14 -0.42',
      '0.34 -0.5, 0.5 -0.47',
      '-0.3 -0.16, 0.1 -0.13',
      '-0.08 -0.78, 0.14 -0.76',
    ])
      cut.line(line, 0.02, darker(rock, 0.16))
    cut.blob(
      '-0.76 -0.86, -0.7 -0.96, -0.3 -1, 0.2 -0.99, 0.56 -0.96, 0.7 -0.86, 0.56 -0.82, 0.44 -0.85, 0.3 -0.8, 0.12 -0.85, -0.06 -0.8, -0.26 -0.85, -0.44 -0.79, -0.6 -0.84',
      grass,
    )
    for (const x of [-0.52, -0.2, 0.16, 0.46])
      for (const lean of [-0.03, 0, 0.03])
        cut.line([[x, -0.9], [x + lean, -0.96]], 0.012, darker(grass, 0.1)) // prettier-ignore
    for (const [x, wide] of [[-0.6, 0.2], [-0.1, 0.24], [0.5, 0.22]] as const)
      cut.oval(x, 0, wide, 0.03, '#ffffff', { isDetail: true, alpha: 0.6 }) // prettier-ignore
    return cut.shapes
  },
}

/** A house's balcony: a door behind a railing with flowers. */
export const balcony: Motif = {
  breadth: 1.5,
  motion: 'still',
  scale: 1.15,
  draw({ own, tones, random }) {
    const wall = own ?? '#f2e3cc'
    const iron = '#4a4650'
    const cut = new Scissors()
      .rect(-0.75, -1, 1.5, 0.92, wall)
      .rect(-0.36, -0.9, 0.72, 0.8, darker(wall, 0.12), { corner: 0.03, isDetail: true })
    for (const side of [-1, 1])
      cut
        .rect(side * 0.165 - 0.14, -0.86, 0.28, 0.76, tones.isNight ? '#ffdf9a' : '#bcd9e6', {
          corner: 0.02,
          isDetail: true,
          glows: tones.isNight,
        })
        .rect(side * 0.52 - 0.11, -0.9, 0.22, 0.8, '#6f9a86', { corner: 0.02 })
    for (const side of [-1, 1])
      for (const y of [-0.78, -0.66, -0.54, -0.42, -0.3])
        cut.line([[side * 0.52 - 0.08, y], [side * 0.52 + 0.08, y]], 0.018, '#5d8573') // prettier-ignore
    cut.rect(-0.84, -0.12, 1.68, 0.12, darker(wall, 0.16), { corner: 0.02 })
    for (let bar = 0; bar < 15; bar += 1) {
      const x = -0.77 + bar * 0.11
      cut.line([[x, -0.12], [x, -0.36]], 0.016, iron) // prettier-ignore
    }
    return cut
      .line('-0.8 -0.37, 0.8 -0.37', 0.03, iron, { isDetail: false })
      .paste(flowerRow({ tones, random })).shapes
  },
}
