import { darker, lighter } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

type Pair = readonly [x: number, y: number]

/** Points of an arc that is open at its top. */
function openArc(radiusX: number, radiusY: number): Pair[] {
  return Array.from({ length: 33 }, (_, step): Pair => {
    const turn = ((-58 + (step / 32) * 296) * Math.PI) / 180
    return [Math.cos(turn) * radiusX, -0.5 + Math.sin(turn) * radiusY]
  })
}

/** Open at the top, so that the luck stays in. */
export const horseshoe: Motif = {
  breadth: 0.95,
  motion: 'sway',
  scale: 0.55,
  draw({ own, tones }) {
    const iron = own ?? '#a9b0bd'
    const cut = new Scissors()
    cut.polygon([...openArc(0.46, 0.5), ...openArc(0.27, 0.31).toReversed()], iron)
    cut.line(openArc(0.415, 0.455), 0.022, lighter(iron, 0.09))
    for (const side of [-1, 1]) {
      for (const points of [
        '0.35 -0.6, 0.352 -0.585',
        '0.345 -0.42, 0.342 -0.405',
        '0.265 -0.245, 0.258 -0.235',
      ])
        cut.line(points, 0.05, darker(iron, 0.2), { side })
      cut.rect(side * 0.2 - 0.09, -0.94, 0.18, 0.07, darker(iron, 0.05), { corner: 0.02, isDetail: true })
    }
    for (const side of [-1, 1])
      cut
        .blob('0 -0.04, 0.15 -0.13, 0.17 0.03', tones.accent, { side })
        .polygon('0.01 -0.04, 0.12 0.12, 0.03 0.1', darker(tones.accent, 0.06), { ...FINE, side })
    return cut.disc(0, -0.04, 0.045, darker(tones.accent, 0.1), FINE).shapes
  },
}

/** Its four leaves are hearts. */
export const clover: Motif = {
  breadth: 0.85,
  motion: 'sway',
  scale: 0.55,
  draw({ own }) {
    const green = own ?? '#4c9a55'
    const cut = new Scissors().line('0 -0.58, 0.04 -0.3, -0.03 0', 0.04, darker(green, 0.06), {
      isDetail: false,
    })
    for (const [index, degrees] of [45, 135, 225, 315].entries()) {
      const turn = (degrees * Math.PI) / 180
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      const at = (along: number, aside: number): Pair => [
        cos * along - sin * aside,
        -0.58 + sin * along + cos * aside,
      ]
      const heart = [at(0.01, 0), at(0.14, 0.14), at(0.31, 0.19), at(0.42, 0.12), at(0.36, 0)]
      const other = [at(0.42, -0.12), at(0.31, -0.19), at(0.14, -0.14)]
      cut
        .blob([...heart, ...other], index % 2 === 0 ? green : darker(green, 0.03))
        .line([at(0.04, 0), at(0.3, 0)], 0.016, lighter(green, 0.1))
        .line([at(0.2, 0.13), at(0.25, 0), at(0.2, -0.13)], 0.014, lighter(green, 0.13))
    }
    return cut.shapes
  },
}
