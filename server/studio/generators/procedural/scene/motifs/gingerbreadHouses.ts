import { darker, lighter } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { FINE, LIT } from './light.ts'
import type { Motif } from './motif.ts'

const ICING = '#fffaf4'

/** Baked walls, icing on the roof, and sweets all over it. */
export const gingerbreadhouse: Motif = {
  breadth: 1.05,
  motion: 'still',
  scale: 0.95,
  draw({ own, tones }) {
    const dough = own ?? '#b9733a'
    const cut = new Scissors()
      .oval(0, -0.01, 0.6, 0.045, ICING)
      .rect(0.2, -0.98, 0.13, 0.3, darker(dough, 0.08))
    for (let stripe = 0; stripe < 4; stripe += 1)
      cut.line([[0.2, -0.92 + stripe * 0.07], [0.33, -0.95 + stripe * 0.07]], 0.024, '#d8483f') // prettier-ignore
    cut.blob('0.18 -0.97, 0.2 -1.01, 0.33 -1.01, 0.36 -0.97, 0.33 -0.93, 0.27 -0.95, 0.21 -0.93', ICING)
    cut.polygon('-0.42 0, -0.42 -0.5, 0 -0.92, 0.42 -0.5, 0.42 0', dough)
    // The roof, and the icing that runs down from it.
    cut.polygon('-0.58 -0.42, 0 -1, 0.58 -0.42, 0.48 -0.34, 0 -0.8, -0.48 -0.34', darker(dough, 0.14))
    cut.line('-0.56 -0.42, 0 -0.98, 0.56 -0.42', 0.05, ICING, { isDetail: false })
    for (let drop = 0; drop < 7; drop += 1)
      for (const side of [-1, 1]) {
        const [x, y] = [0.06 + drop * 0.072, -0.85 + drop * 0.072]
        cut.line([[side * x, y], [side * x, y + (drop % 2 === 0 ? 0.075 : 0.045)]], 0.042, ICING) // prettier-ignore
      }
    const sweets = ['#e2494f', '#f4c23f', '#58a86b', '#5b8fd0', '#e58ab0']
    for (let sweet = 0; sweet < 5; sweet += 1)
      for (const side of [-1, 1])
        cut.disc(side * (0.1 + sweet * 0.098), -0.94 + sweet * 0.098, 0.03, sweets[sweet] ?? ICING, FINE)
    // Two windows, a round one above, and a door.
    for (const side of [-1, 1])
      cut
        .rect(side * 0.27 - 0.085, -0.44, 0.17, 0.17, tones.isNight ? '#ffd98a' : '#ffe9b0', {
          ...LIT,
          corner: 0.02,
        })
        .line([[side * 0.27, -0.44], [side * 0.27, -0.27]], 0.016, ICING)
        .line([[side * 0.27 - 0.085, -0.355], [side * 0.27 + 0.085, -0.355]], 0.016, ICING)
        .line([[side * 0.27 - 0.09, -0.265], [side * 0.27 + 0.09, -0.265]], 0.03, ICING) // prettier-ignore
    cut
      .heart(0, -0.63, 0.14, '#e2494f', FINE)
      .ring(0, -0.635, 0.115, 0.098, ICING, FINE)
      .blob('-0.1 0, -0.1 -0.24, -0.06 -0.33, 0.06 -0.33, 0.1 -0.24, 0.1 0', darker(dough, 0.2), FINE)
      .line('-0.11 0, -0.11 -0.25, 0 -0.36, 0.11 -0.25, 0.11 0', 0.022, ICING)
      .disc(0.06, -0.15, 0.018, '#f4c23f', FINE)
    for (const [x, colour] of [
      [-0.34, '#58a86b'],
      [-0.22, '#e2494f'],
      [0.22, '#f4c23f'],
      [0.34, '#5b8fd0'],
    ] as const)
      cut
        .oval(x, -0.05, 0.05, 0.055, colour)
        .oval(x - 0.012, -0.07, 0.014, 0.014, lighter(colour, 0.25), FINE)
    for (const side of [-1, 1])
      cut
        .line('0.52 0, 0.52 -0.3, 0.56 -0.36, 0.62 -0.36, 0.64 -0.3', 0.036, '#fffaf4', {
          side,
          isDetail: false,
        })
        .line('0.51 -0.06, 0.535 -0.09', 0.026, '#d8362f', { side })
        .line('0.51 -0.15, 0.535 -0.18', 0.026, '#d8362f', { side })
        .line('0.51 -0.24, 0.535 -0.27', 0.026, '#d8362f', { side })
    return cut.shapes
  },
}
