import { darker } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { placed } from '../shape.ts'
import { horse } from './farm.ts'
import { FINE, LIT } from './light.ts'
import type { Motif } from './motif.ts'

/** An open carriage on high wheels, with its horse before it. */
export const carriage: Motif = {
  breadth: 2.3,
  motion: 'sway',
  scale: 0.9,
  draw({ own, tones, random, isPulled }) {
    const paint = own ?? tones.accent
    const brass = '#e0b44f'
    const cut = new Scissors()
    if (isPulled !== true)
      cut.paste(placed(horse.draw({ tones, random, own: '#a5683a' }), { x: -1.06, y: 0, size: 0.92 }))
    cut
      .line(
        isPulled === true ? '-0.6 -0.36, -0.8 -0.4' : '-0.62 -0.36, -0.9 -0.44, -1.26 -0.5',
        0.034,
        '#8a5a3a',
        { isDetail: false },
      )
      .blob('0.16 -0.46, 0.56 -0.44, 0.62 -0.72, 0.5 -0.96, 0.22 -0.98, 0.34 -0.76', darker(paint, 0.12))
      .line('0.24 -0.94, 0.4 -0.72, 0.4 -0.48', 0.016, darker(paint, 0.22))
      .blob(
        '-0.62 -0.58, -0.5 -0.44, -0.1 -0.42, 0.1 -0.54, 0.6 -0.56, 0.52 -0.26, 0.1 -0.22, -0.3 -0.28, -0.54 -0.34',
        paint,
      )
      .line('-0.58 -0.5, -0.46 -0.38, -0.1 -0.36, 0.14 -0.46, 0.54 -0.48', 0.02, brass)
      .blob('-0.42 -0.44, -0.14 -0.44, -0.14 -0.56, -0.4 -0.56', '#f0d9c4', FINE)
      .blob('0.1 -0.54, 0.36 -0.54, 0.38 -0.7, 0.16 -0.66', '#f0d9c4', FINE)
    for (const [x, radius] of [
      [-0.4, 0.19],
      [0.34, 0.26],
    ] as const) {
      for (let spoke = 0; spoke < 8; spoke += 1) {
        const angle = (spoke / 8) * Math.PI * 2
        cut.line(
          [
            [x, -radius],
            [x + Math.cos(angle) * radius * 0.9, -radius + Math.sin(angle) * radius * 0.9],
          ],
          0.022,
          brass,
        )
      }
      cut
        .ring(x, -radius, radius, radius * 0.84, darker(brass, 0.14))
        .disc(x, -radius, radius * 0.18, brass, FINE)
    }
    return cut
      .disc(-0.62, -0.68, 0.05, '#fff0b8', LIT)
      .rect(-0.64, -0.64, 0.04, 0.1, brass, FINE)
      .heart(0.02, -0.36, 0.1, brass, FINE).shapes
  },
}
