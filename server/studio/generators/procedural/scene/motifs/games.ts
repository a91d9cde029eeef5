import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { FINE, LIT } from './light.ts'
import type { Motif } from './motif.ts'

export const trophy: Motif = {
  breadth: 0.85,
  motion: 'sway',
  scale: 0.8,
  draw({ own }) {
    const gold = own ?? '#e6b13f'
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut.line('0.24 -0.86, 0.42 -0.84, 0.4 -0.62, 0.2 -0.54', 0.05, darker(gold, 0.04), {
        side,
        isDetail: false,
      })
    cut
      .rect(-0.2, -0.14, 0.4, 0.14, '#5a4038', { corner: 0.02 })
      .rect(-0.1, -0.09, 0.2, 0.05, lighter(gold, 0.08), FINE)
    cut.polygon('-0.05 -0.4, 0.05 -0.4, 0.1 -0.13, -0.1 -0.13', darker(gold, 0.07))
    cut
      .blob('-0.28 -0.95, 0.28 -0.95, 0.26 -0.66, 0.12 -0.42, -0.12 -0.42, -0.26 -0.66', gold)
      .oval(0, -0.95, 0.28, 0.045, lighter(gold, 0.12), FINE)
    return cut
      .star(0, -0.7, 0.13, 5, 0.45, '#fff3c8', FINE)
      .oval(-0.17, -0.74, 0.025, 0.1, '#ffffff', { ...FINE, alpha: 0.5, turn: -0.15 })
      .star(0.34, -1, 0.07, 4, 0.28, '#fff3c8', LIT).shapes
  },
}

export const medal: Motif = {
  breadth: 0.6,
  motion: 'sway',
  floats: true,
  scale: 0.7,
  draw({ own, tones }) {
    const gold = own ?? '#e6b13f'
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut.polygon(
        '0.02 -0.5, 0.1 -0.98, 0.28 -0.92, 0.1 -0.46',
        side > 0 ? tones.accent : darker(tones.accent, 0.06),
        { side },
      )
    cut.disc(0, -0.28, 0.28, gold).ring(0, -0.28, 0.24, 0.215, darker(gold, 0.1), FINE)
    return cut.star(0, -0.28, 0.15, 5, 0.45, '#fff3c8', FINE).shapes
  },
}

export const basketball: Motif = {
  breadth: 1,
  motion: 'turn',
  scale: 0.45,
  draw({ own }) {
    const skin = own ?? '#e0803a'
    const seam = '#4a3028'
    return new Scissors()
      .disc(0, -0.5, 0.5, skin)
      .line('-0.5 -0.5, 0 -0.46, 0.5 -0.5', 0.022, seam)
      .line('0 -1, 0.04 -0.5, 0 0', 0.022, seam)
      .line('-0.34 -0.86, -0.14 -0.5, -0.34 -0.14', 0.022, seam)
      .line('0.34 -0.86, 0.14 -0.5, 0.34 -0.14', 0.022, seam)
      .oval(-0.2, -0.78, 0.1, 0.05, '#ffffff', { ...FINE, alpha: 0.3, turn: -0.5 }).shapes
  },
}

export const tennis: Motif = {
  breadth: 0.7,
  motion: 'sway',
  scale: 0.85,
  draw({ own, tones }) {
    const frame = own ?? tones.accent
    const cut = new Scissors()
    cut
      .line('0 -0.4, 0 0', 0.06, '#4a4048', { isDetail: false })
      .polygon('-0.03 -0.36, 0.03 -0.36, 0.11 -0.5, -0.11 -0.5', frame)
    cut.oval(0, -0.72, 0.25, 0.3, frame).oval(0, -0.72, 0.205, 0.255, mix('#fffaf2', frame, 0.12), FINE)
    for (let string = -3; string <= 3; string += 1) {
      const half = Math.sqrt(Math.max(0, 1 - (string / 4) ** 2))
      cut
        .line(
          [
            [string * 0.05, -0.72 - 0.25 * half],
            [string * 0.05, -0.72 + 0.25 * half],
          ],
          0.006,
          '#a59a94',
        )
        .line(
          [
            [-0.2 * half, -0.72 + string * 0.062],
            [0.2 * half, -0.72 + string * 0.062],
          ],
          0.006,
          '#a59a94',
        )
    }
    return cut.disc(0.3, -0.12, 0.12, '#cfdc4a').line('0.2 -0.17, 0.28 -0.11, 0.26 -0.01', 0.014, '#fffaf2')
      .shapes
  },
}

export const skis: Motif = {
  breadth: 0.6,
  motion: 'still',
  scale: 1,
  draw({ own, tones }) {
    const cut = new Scissors()
    for (const [side, colour] of [
      [-1, own ?? tones.accent],
      [1, darker(own ?? tones.accent, 0.06)],
    ] as const) {
      cut
        .line('0.2 0, 0.27 -0.8', 0.018, '#6a6570', { side })
        .disc(side * 0.205, -0.06, 0.045, '#6a6570', FINE)
        .line('0.27 -0.8, 0.275 -0.88', 0.04, '#3a3640', { side })
      cut.blob('0.04 0, 0.14 0, 0.13 -0.5, 0.12 -0.86, 0.07 -1, 0.03 -0.86', colour, { side })
      cut.rect(side * 0.085 - 0.045, -0.42, 0.09, 0.16, '#3a3640', { corner: 0.02, isDetail: true }).line(
        [
          [side * 0.085, -0.7],
          [side * 0.08, -0.86],
        ],
        0.03,
        lighter(colour, 0.18),
      )
    }
    return cut.shapes
  },
}
