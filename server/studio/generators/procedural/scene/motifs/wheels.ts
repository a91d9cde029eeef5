import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

const RUBBER = '#3a353c'
const GLASS = '#cfe6ee'

function wheel(cut: Scissors, x: number, radius: number, hub: string): void {
  cut
    .disc(x, -radius, radius, RUBBER)
    .disc(x, -radius, radius * 0.52, hub, FINE)
    .disc(x, -radius, radius * 0.2, darker(hub, 0.15), FINE)
}

export const tractor: Motif = {
  breadth: 1.35,
  motion: 'still',
  scale: 0.8,
  draw({ own }) {
    const paint = own ?? '#d9483a'
    const cut = new Scissors()
    cut
      .rect(-0.43, -0.92, 0.05, 0.34, '#5a555c')
      .oval(-0.36, -0.99, 0.08, 0.05, '#e9e6e4', { alpha: 0.7, isDetail: true })
    cut
      .polygon('0 -0.5, 0.04 -1, 0.52 -1, 0.56 -0.4', darker(paint, 0.06))
      .rect(-0.02, -1.02, 0.6, 0.06, paint, { corner: 0.02 })
    cut.polygon('0.08 -0.56, 0.11 -0.92, 0.46 -0.92, 0.48 -0.56', GLASS, FINE)
    cut
      .blob('-0.62 -0.56, -0.3 -0.62, 0.1 -0.62, 0.56 -0.5, 0.56 -0.24, -0.58 -0.24', paint)
      .rect(-0.63, -0.52, 0.06, 0.24, '#f0e4c8', { corner: 0.02, isDetail: true })
    for (const y of [-0.5, -0.43, -0.36])
      cut.line(
        [
          [-0.5, y],
          [-0.2, y],
        ],
        0.02,
        darker(paint, 0.1),
      )
    wheel(cut, -0.4, 0.2, '#f3c02f')
    wheel(cut, 0.34, 0.32, '#f3c02f')
    return cut.shapes
  },
}

export const motorcycle: Motif = {
  breadth: 1.5,
  motion: 'still',
  scale: 0.65,
  draw({ own, tones }) {
    const paint = own ?? tones.accent
    const cut = new Scissors()
    wheel(cut, -0.5, 0.25, '#d9d4d0')
    wheel(cut, 0.5, 0.25, '#d9d4d0')
    cut
      .line('-0.5 -0.25, -0.4 -0.62, -0.34 -0.86', 0.05, '#8a858c', { isDetail: false })
      .line('-0.46 -0.92, -0.34 -0.86, -0.18 -0.9', 0.04, RUBBER)
    cut
      .line('0.5 -0.25, 0.2 -0.36, -0.3 -0.5', 0.07, '#6a656c', { isDetail: false })
      .line('0.06 -0.2, 0.36 -0.2, 0.66 -0.24', 0.055, '#b8b3b8', { isDetail: false })
    cut
      .blob('-0.1 -0.42, 0.2 -0.42, 0.2 -0.16, -0.08 -0.16', '#7a757c', FINE)
      .blob('-0.36 -0.66, -0.1 -0.76, 0.12 -0.68, 0.14 -0.5, -0.26 -0.48', paint)
    cut
      .blob('0.1 -0.64, 0.36 -0.66, 0.6 -0.72, 0.64 -0.62, 0.4 -0.52, 0.14 -0.54', RUBBER)
      .blob('0.32 -0.56, 0.62 -0.6, 0.72 -0.46, 0.56 -0.5', paint, FINE)
    return cut
      .disc(-0.5, -0.7, 0.085, '#fff0c0')
      .oval(-0.2, -0.66, 0.08, 0.03, '#ffffff', { ...FINE, alpha: 0.4 }).shapes
  },
}

function longBody(cut: Scissors, paint: string): void {
  cut
    .rect(-0.85, -0.92, 1.7, 0.78, paint, { corner: 0.1 })
    .rect(-0.85, -0.3, 1.7, 0.05, lighter(paint, 0.14), FINE)
}

export const bus: Motif = {
  breadth: 1.75,
  motion: 'still',
  scale: 0.7,
  draw({ own }) {
    const paint = own ?? '#e5b23a'
    const cut = new Scissors()
    longBody(cut, paint)
    for (let pane = 0; pane < 5; pane += 1)
      cut.rect(-0.52 + pane * 0.26, -0.8, 0.2, 0.3, GLASS, { corner: 0.03, isDetail: true })
    cut
      .rect(-0.8, -0.8, 0.2, 0.52, GLASS, { corner: 0.03, isDetail: true })
      .line('-0.7 -0.8, -0.7 -0.28', 0.012, paint)
    cut
      .oval(-0.84, -0.24, 0.035, 0.05, '#fff0c0', FINE)
      .rect(-0.2, -0.98, 0.5, 0.08, darker(paint, 0.08), { corner: 0.03 })
    wheel(cut, -0.45, 0.16, '#d9d4d0')
    wheel(cut, 0.5, 0.16, '#d9d4d0')
    return cut.shapes
  },
}

export const firetruck: Motif = {
  breadth: 1.8,
  motion: 'still',
  scale: 0.72,
  draw({ own }) {
    const paint = own ?? '#d8392f'
    const cut = new Scissors()
    cut.polygon('-0.3 -0.94, 0.84 -1.04, 0.85 -0.97, -0.3 -0.87', '#d9d4d0')
    for (let rung = 0; rung < 9; rung += 1)
      cut.line(
        [
          [-0.24 + rung * 0.13, -0.935 - rung * 0.011],
          [-0.24 + rung * 0.13, -0.875 - rung * 0.011],
        ],
        0.014,
        '#8a858c',
      )
    cut
      .rect(-0.3, -0.84, 1.15, 0.7, paint, { corner: 0.05 })
      .blob('-0.86 -0.16, -0.88 -0.5, -0.76 -0.84, -0.3 -0.86, -0.28 -0.16', paint)
    cut
      .blob('-0.8 -0.52, -0.72 -0.76, -0.42 -0.77, -0.42 -0.52', GLASS, FINE)
      .rect(-0.62, -0.95, 0.16, 0.1, '#4f9ad8', { corner: 0.04 })
    for (const x of [-0.2, 0.12, 0.44])
      cut.rect(x, -0.74, 0.26, 0.34, darker(paint, 0.07), { corner: 0.02, isDetail: true }).line(
        [
          [x + 0.09, -0.57],
          [x + 0.17, -0.57],
        ],
        0.02,
        '#f0e4c8',
      )
    cut.rect(-0.87, -0.33, 1.72, 0.06, '#fff6e4', FINE).oval(-0.86, -0.26, 0.03, 0.045, '#fff0c0', FINE)
    wheel(cut, -0.52, 0.16, '#d9d4d0')
    wheel(cut, 0.5, 0.16, '#d9d4d0')
    return cut.shapes
  },
}

/** With runners that curl. */
export const sleigh: Motif = {
  breadth: 1.4,
  motion: 'sway',
  scale: 0.75,
  draw({ own }) {
    const paint = own ?? '#b8353a'
    const cut = new Scissors()
    for (const x of [-0.2, 0.3])
      cut.line(
        [
          [x, -0.3],
          [x - 0.02, -0.08],
        ],
        0.035,
        '#c9953f',
      )
    cut.line('0.62 -0.07, 0 -0.04, -0.5 -0.06, -0.68 -0.2, -0.6 -0.36, -0.5 -0.3', 0.045, '#dba73f', {
      isDetail: false,
    })
    for (const [x, y, size, colour] of [
      [0.02, -0.72, 0.3, '#4d8f5a'],
      [0.3, -0.82, 0.32, '#e0a23f'],
    ] as const)
      cut
        .rect(x - size / 2, y - 0.06, size, 0.36, colour, { corner: 0.02 })
        .rect(x - 0.025, y - 0.06, 0.05, 0.36, '#fff6e4', FINE)
    cut.blob(
      '-0.6 -0.62, -0.5 -0.74, -0.4 -0.62, -0.3 -0.5, 0.2 -0.54, 0.42 -0.92, 0.62 -0.96, 0.6 -0.5, 0.46 -0.26, -0.36 -0.24, -0.54 -0.38',
      paint,
    )
    return cut
      .line('-0.44 -0.42, 0 -0.36, 0.4 -0.4', 0.025, '#f0cf7a')
      .disc(0.53, -0.95, 0.05, '#f0cf7a', FINE)
      .heart(0.1, -0.38, 0.14, lighter(paint, 0.14), FINE).shapes
  },
}

export const truck: Motif = {
  breadth: 1.95,
  motion: 'still',
  scale: 0.74,
  draw({ own, tones }) {
    const paint = own ?? '#3f7fb5'
    const box = mix(tones.accent, '#fffaf0', 0.7)
    const cut = new Scissors()
    cut
      .rect(-0.4, -0.98, 1.32, 0.78, box, { corner: 0.03 })
      .rect(-0.4, -0.98, 1.32, 0.07, darker(box, 0.06), FINE)
      .rect(-0.94, -0.24, 1.86, 0.1, '#4d484f', { corner: 0.02 })
    for (const x of [-0.14, 0.12, 0.38, 0.64])
      cut.line(
        [
          [x, -0.88],
          [x, -0.24],
        ],
        0.014,
        darker(box, 0.07),
      )
    cut
      .blob('-0.94 -0.16, -0.95 -0.46, -0.88 -0.56, -0.76 -0.82, -0.46 -0.84, -0.44 -0.16', paint)
      .polygon('-0.84 -0.54, -0.74 -0.76, -0.54 -0.77, -0.54 -0.52', GLASS, FINE)
      .line('-0.53 -0.5, -0.53 -0.22', 0.012, darker(paint, 0.1))
      .rect(-0.66, -0.42, 0.08, 0.025, darker(paint, 0.14), FINE)
      .rect(-0.97, -0.24, 0.1, 0.07, '#d9d4d0', { corner: 0.02, isDetail: true })
      .oval(-0.92, -0.35, 0.03, 0.045, '#fff0c0', FINE)
    for (const x of [-0.66, 0.34, 0.7]) wheel(cut, x, 0.16, '#d9d4d0')
    return cut.shapes
  },
}

export const ambulance: Motif = {
  breadth: 1.7,
  motion: 'still',
  scale: 0.7,
  draw({ own }) {
    const paint = own ?? '#fdfbf6'
    const red = own === null ? '#dc3b34' : darker(own, 0.2)
    const cut = new Scissors()
    cut
      .rect(-0.2, -1.02, 0.2, 0.1, '#4f9ad8', { corner: 0.04 })
      .blob('-0.84 -0.16, -0.86 -0.44, -0.78 -0.56, -0.54 -0.9, -0.3 -0.95, -0.2 -0.5, -0.22 -0.14', paint)
      .rect(-0.36, -0.95, 1.18, 0.82, paint, { corner: 0.08 })
      .rect(-0.82, -0.44, 1.64, 0.1, red, FINE)
      .polygon('-0.72 -0.56, -0.52 -0.84, -0.32 -0.86, -0.32 -0.54', GLASS, FINE)
      .rect(-0.22, -0.84, 0.26, 0.3, GLASS, { corner: 0.03, isDetail: true })
      .rect(0.37, -0.83, 0.1, 0.32, red, { corner: 0.01, isDetail: true })
      .rect(0.26, -0.72, 0.32, 0.1, red, { corner: 0.01, isDetail: true })
      .line('-0.27 -0.84, -0.27 -0.16', 0.012, darker(paint, 0.16))
      .rect(-0.84, -0.2, 1.66, 0.06, darker(paint, 0.2), FINE)
      .oval(-0.81, -0.3, 0.03, 0.045, '#fff0c0', FINE)
    wheel(cut, -0.5, 0.16, '#d9d4d0')
    wheel(cut, 0.5, 0.16, '#d9d4d0')
    return cut.shapes
  },
}
