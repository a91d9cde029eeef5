import { darker, lighter } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { FINE, LIT } from './light.ts'
import type { Motif } from './motif.ts'

export const eiffel: Motif = {
  breadth: 0.6,
  motion: 'still',
  scale: 1.14,
  draw({ own, tones }) {
    const iron = own ?? '#8a6a4c'
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut
        .blob('0.035 -0.5, 0.07 -0.34, 0.16 -0.12, 0.27 0, 0.17 0, 0.08 -0.14, 0 -0.3, 0 -0.5', iron, {
          side,
        })
        .line('0.06 -0.36, 0.13 -0.2, 0.2 -0.05', 0.008, lighter(iron, 0.14), { side })
    cut.blob('-0.03 -0.92, 0.03 -0.92, 0.045 -0.62, 0.075 -0.46, -0.075 -0.46, -0.045 -0.62', iron)
    for (let y = -0.88; y < -0.5; y += 0.06) {
      const half = 0.022 + (y + 0.9) * 0.06
      cut
        .line(
          [
            [-half, y],
            [half, y + 0.05],
          ],
          0.007,
          lighter(iron, 0.16),
        )
        .line(
          [
            [half, y],
            [-half, y + 0.05],
          ],
          0.007,
          lighter(iron, 0.16),
        )
    }
    cut
      .line('-0.15 -0.17, 0 -0.25, 0.15 -0.17', 0.022, darker(iron, 0.08))
      .rect(-0.085, -0.49, 0.17, 0.03, darker(iron, 0.08), FINE)
      .rect(-0.135, -0.275, 0.27, 0.035, darker(iron, 0.08), FINE)
      .rect(-0.038, -0.95, 0.076, 0.03, darker(iron, 0.08), FINE)
      .line('0 -1, 0 -0.94', 0.014, iron, { isDetail: false })
    if (tones.isNight)
      for (const [x, y] of [
        [0, -0.98],
        [0, -0.8],
        [0, -0.66],
        [-0.05, -0.47],
        [0.05, -0.47],
        [-0.09, -0.26],
        [0, -0.26],
        [0.09, -0.26],
        [-0.18, -0.08],
        [0.18, -0.08],
      ] as const)
        cut.disc(x, y, 0.014, '#ffe08a', LIT)
    return cut.shapes
  },
}

/** Warsaw’s palace with its spire and clock. */
export const culturepalace: Motif = {
  breadth: 0.75,
  motion: 'still',
  scale: 1.1,
  draw({ own, tones }) {
    const stone = own ?? '#d9c8a8'
    const dark = darker(stone, 0.1)
    const lit = tones.isNight ? '#ffdf8a' : '#7f93a5'
    const cut = new Scissors()
    const block = (half: number, top: number, foot: number, colour: string, panes: number) => {
      cut.rect(-half, top, half * 2, foot - top, colour)
      for (let pane = 0; pane < panes; pane += 1) {
        const x = -half + ((pane + 0.5) / panes) * half * 2
        for (let y = top + 0.035; y < foot - 0.03; y += 0.05)
          cut.rect(x - 0.009, y, 0.018, 0.028, lit, tones.isNight ? LIT : FINE)
      }
      cut.rect(-half - 0.012, top - 0.012, half * 2 + 0.024, 0.022, dark, FINE)
    }
    for (const side of [-1, 1])
      cut
        .rect(side * 0.3 - 0.055, -0.3, 0.11, 0.3, stone)
        .rect(side * 0.3 - 0.065, -0.31, 0.13, 0.022, dark, FINE)
        .polygon('0.26 -0.31, 0.34 -0.31, 0.3 -0.38', dark, { side })
    block(0.24, -0.26, 0, stone, 9)
    block(0.13, -0.64, -0.26, lighter(stone, 0.03), 5)
    for (const side of [-1, 1]) cut.polygon('0.09 -0.64, 0.13 -0.64, 0.11 -0.72', dark, { side })
    block(0.085, -0.76, -0.64, stone, 3)
    return cut
      .disc(0, -0.7, 0.04, '#fffaf0', FINE)
      .line('0 -0.7, 0 -0.728', 0.008, '#33303a')
      .line('0 -0.7, 0.018 -0.694', 0.008, '#33303a')
      .polygon('-0.07 -0.77, 0.07 -0.77, 0.025 -0.86, 0.008 -1, -0.008 -1, -0.025 -0.86', dark)
      .polygon('-0.12 0, -0.12 -0.1, 0 -0.15, 0.12 -0.1, 0.12 0', dark, FINE)
      .rect(-0.028, -0.09, 0.056, 0.09, darker(stone, 0.24), FINE).shapes
  },
}
