import { darker, lighter } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

const CREAM = '#fff4e0'

/** The big top, with its stripes and flags. */
export const bigtop: Motif = {
  breadth: 1.5,
  motion: 'still',
  scale: 1,
  draw({ own, tones }) {
    const cloth = own ?? '#d8453f'
    const cut = new Scissors()
      .line('0 -0.9, 0 -1', 0.02, '#7a5a3a')
      .polygon('0 -1, 0.16 -0.965, 0 -0.93', tones.second)
      .rect(-0.66, -0.44, 1.32, 0.44, cloth)
    for (let stripe = 0; stripe < 5; stripe += 1)
      cut.rect(-0.58 + stripe * 0.264, -0.44, 0.132, 0.44, CREAM, FINE)
    cut.blob('-0.72 -0.42, -0.34 -0.62, 0 -0.93, 0.34 -0.62, 0.72 -0.42, 0 -0.38', cloth)
    for (const side of [-1, 1])
      cut.blob('0.1 -0.42, 0.03 -0.86, 0.12 -0.72, 0.26 -0.44', CREAM, { ...FINE, side })
        .blob('0.42 -0.45, 0.2 -0.69, 0.32 -0.6, 0.58 -0.45', CREAM, { ...FINE, side }) // prettier-ignore
    for (let scallop = 0; scallop < 9; scallop += 1)
      cut.disc(-0.64 + scallop * 0.16, -0.42, 0.085, scallop % 2 === 0 ? CREAM : darker(cloth, 0.06), FINE)
    cut
      .blob('-0.16 0, -0.12 -0.26, 0 -0.36, 0.12 -0.26, 0.16 0', '#4a2f36', FINE)
      .blob('-0.16 0, -0.15 -0.24, -0.02 -0.35, -0.08 -0.16', CREAM, FINE)
      .blob('0.16 0, 0.15 -0.24, 0.02 -0.35, 0.08 -0.16', CREAM, FINE)
    for (const side of [-1, 1])
      cut
        .line('0.7 -0.42, 0.72 -0.56', 0.016, '#7a5a3a', { side })
        .polygon('0.72 -0.58, 0.84 -0.545, 0.72 -0.51', tones.accent, { ...FINE, side })
    return cut.star(0, -0.5, 0.07, 5, 0.5, '#f4cf6a', FINE).shapes
  },
}

/** One wheel with a saddle on its post. */
export const unicycle: Motif = {
  breadth: 0.6,
  motion: 'sway',
  scale: 0.62,
  draw({ own, tones }) {
    const frame = own ?? tones.accent
    const cut = new Scissors()
    for (let spoke = 0; spoke < 10; spoke += 1) {
      const angle = (spoke / 10) * Math.PI * 2
      cut.line([[0, -0.3], [Math.cos(angle) * 0.26, -0.3 + Math.sin(angle) * 0.26]], 0.012, '#c9ccd4') // prettier-ignore
    }
    return cut
      .ring(0, -0.3, 0.3, 0.255, '#3a3640')
      .line('0 -0.3, 0 -0.92', 0.05, frame, { isDetail: false })
      .line('-0.16 -0.22, 0.16 -0.38', 0.03, '#6a6670')
      .rect(-0.24, -0.24, 0.14, 0.035, '#3a3640', FINE)
      .rect(0.1, -0.4, 0.14, 0.035, '#3a3640', FINE)
      .blob('-0.2 -0.98, 0 -0.95, 0.2 -0.98, 0.14 -0.89, 0 -0.87, -0.14 -0.89', '#4a3a34')
      .disc(0, -0.3, 0.04, frame, FINE).shapes
  },
}

/** A rope between two posts. */
export const tightrope: Motif = {
  breadth: 2.6,
  motion: 'still',
  scale: 0.75,
  draw({ own, tones }) {
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut
        .line('1.16 0, 1.16 -0.98', 0.05, '#8a5a3a', { side, isDetail: false })
        .line('1.16 -0.7, 1.34 0', 0.016, '#a8845a', { side })
        .rect(side * 1.16 - 0.12, -0.72, 0.24, 0.04, '#a5703f', { isDetail: true })
        .polygon('1.16 -1, 1.3 -0.95, 1.16 -0.9', tones.accent, { side })
    return cut.line('-1.16 -0.7, 0 -0.64, 1.16 -0.7', 0.026, own ?? '#d9b98a', { isDetail: false }).shapes
  },
}

/** A ball in bright gores, as large as it is tall. */
export function circusBall(colour: string, star: string): Scissors {
  const cut = new Scissors().disc(0, -0.5, 0.5, colour)
  for (const side of [-1, 1])
    cut
      .blob('0 -1, 0.2 -0.92, 0.3 -0.5, 0.2 -0.08, 0 0, 0.1 -0.5', CREAM, { ...FINE, side })
      .blob('0.3 -0.9, 0.46 -0.7, 0.5 -0.5, 0.46 -0.3, 0.3 -0.1, 0.42 -0.5', star, { ...FINE, side })
  return cut.disc(-0.16, -0.78, 0.07, lighter(colour, 0.3), { ...FINE, alpha: 0.7 })
}
