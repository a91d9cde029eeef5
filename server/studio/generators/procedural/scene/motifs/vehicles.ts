import { darker, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { FINE, LIT } from './light.ts'
import type { Motif } from './motif.ts'

export const boat: Motif = {
  breadth: 0.85,
  motion: 'bob',
  draw({ own, tones }) {
    const sail = own ?? mix(tones.paper, '#fffaf0', 0.5)
    const cut = new Scissors()
    cut
      .line('0 -0.98, 0 -0.16', 0.018, '#7a4f32', { isDetail: false })
      .blob('0.02 -0.95, 0.24 -0.6, 0.36 -0.24, 0.02 -0.24', sail)
      .polygon('-0.02 -0.86, -0.3 -0.24, -0.02 -0.24', tones.accent)
    cut
      .blob('-0.42 -0.19, 0 -0.17, 0.44 -0.2, 0.3 -0.02, 0 0, -0.28 -0.01', mix(tones.deep, '#7a4028', 0.4))
      .line('-0.4 -0.17, 0 -0.15, 0.41 -0.18', 0.022, '#fff3dd')
    return cut.polygon('0 -0.98, 0.13 -0.94, 0 -0.9', tones.accent, FINE).shapes
  },
}

/** Half the breadth of the balloon at a height. */
function envelope(y: number): number {
  if (y > -0.56) return 0.345 - (y + 0.56) * 0.9
  return Math.sin(Math.acos(Math.max(-1, Math.min(1, (y + 0.66) / 0.36)))) * 0.35
}

export const airballoon: Motif = {
  breadth: 0.72,
  motion: 'rise',
  floats: true,
  scale: 1.1,
  draw({ own, tones }) {
    const cloth = own ?? tones.accent
    const stripes = [
      darker(cloth, 0.04),
      tones.second,
      cloth,
      mix(tones.paper, '#ffffff', 0.3),
      cloth,
      tones.second,
      darker(cloth, 0.04),
    ]
    const cut = new Scissors()
    for (const side of [-1, 1]) cut.line('0.16 -0.34, 0.06 -0.13', 0.008, '#6b4a34', { side })
    for (let index = 0; index < 7; index += 1) {
      const [from, to] = [-1 + (index / 7) * 2, -1 + ((index + 1) / 7) * 2]
      const rows = Array.from({ length: 41 }, (_, row) => -1.02 + (row / 40) * 0.69)
      cut.polygon(
        [
          ...rows.map((y): [number, number] => [from * envelope(y), y]),
          ...rows.toReversed().map((y): [number, number] => [to * envelope(y), y]),
        ],
        stripes[index] ?? cloth,
        { isDetail: index > 0 },
      )
    }
    cut.oval(-0.17, -0.8, 0.035, 0.09, '#ffffff', { turn: 0.5, alpha: 0.35, isDetail: true })
    return cut
      .rect(-0.085, -0.14, 0.17, 0.14, '#a8703f', { corner: 0.025 })
      .rect(-0.095, -0.15, 0.19, 0.03, '#7a4f2c', { corner: 0.01 }).shapes
  },
}

export const plane: Motif = {
  breadth: 2,
  motion: 'drift',
  floats: true,
  scale: 0.5,
  draw({ own, tones }) {
    const hull = own ?? '#fbf6ee'
    const cut = new Scissors()
    cut
      .polygon('-0.84 -0.52, -0.98 -0.96, -0.8 -0.96, -0.58 -0.56', tones.accent)
      .polygon('0.1 -0.5, -0.24 -0.92, -0.08 -0.92, 0.36 -0.52', darker(hull, 0.12))
    cut.blob(
      '-0.92 -0.56, -0.6 -0.62, 0.5 -0.64, 0.84 -0.56, 0.98 -0.42, 0.8 -0.32, -0.2 -0.28, -0.66 -0.38',
      hull,
    )
    for (let pane = 0; pane < 8; pane += 1)
      cut.rect(-0.46 + pane * 0.13, -0.52, 0.06, 0.08, '#7fa6bd', { corner: 0.03, isDetail: true })
    return cut
      .blob('0.7 -0.57, 0.86 -0.52, 0.9 -0.46, 0.7 -0.47', '#7fa6bd', FINE)
      .polygon('0.16 -0.38, -0.36 0, -0.14 0, 0.46 -0.38', darker(hull, 0.06))
      .line('-0.8 -0.4, 0 -0.34, 0.86 -0.38', 0.03, tones.accent).shapes
  },
}

export const car: Motif = {
  breadth: 1.85,
  motion: 'bob',
  scale: 0.55,
  draw({ own, tones }) {
    const paint = own ?? tones.accent
    const cut = new Scissors()
    cut.blob(
      '-0.9 -0.2, -0.9 -0.44, -0.62 -0.56, -0.4 -0.92, 0.2 -0.95, 0.46 -0.58, 0.84 -0.5, 0.92 -0.2, 0 -0.14',
      paint,
    )
    cut
      .blob('-0.5 -0.58, -0.34 -0.84, -0.06 -0.86, -0.06 -0.58', '#cfe6f0', FINE)
      .blob('0.02 -0.58, 0.02 -0.86, 0.18 -0.86, 0.36 -0.58', '#cfe6f0', FINE)
    cut
      .rect(-0.92, -0.26, 1.86, 0.06, '#f3ece2', { corner: 0.03, isDetail: true })
      .oval(0.82, -0.42, 0.06, 0.07, '#fff3c4', LIT)
      .line('-0.02 -0.56, -0.02 -0.24', 0.012, darker(paint, 0.14))
      .line('0.06 -0.48, 0.16 -0.48', 0.03, '#f3ece2')
    for (const x of [-0.5, 0.5])
      cut
        .disc(x, -0.19, 0.19, '#2e2a30')
        .disc(x, -0.19, 0.1, '#e8e2da', FINE)
        .disc(x, -0.19, 0.04, paint, FINE)
    return cut.shapes
  },
}

export const bicycle: Motif = {
  breadth: 1.6,
  motion: 'still',
  scale: 0.65,
  draw({ own, tones }) {
    const frame = own ?? tones.accent
    const cut = new Scissors()
    for (const x of [-0.48, 0.48]) {
      cut.ring(x, -0.3, 0.3, 0.265, '#2e2a30')
      for (let spoke = 0; spoke < 8; spoke += 1)
        cut.line(
          [
            [x, -0.3],
            [x + Math.cos(spoke * 0.785) * 0.27, -0.3 + Math.sin(spoke * 0.785) * 0.27],
          ],
          0.006,
          '#8a8a92',
        )
    }
    for (const path of [
      '-0.48 -0.3, -0.16 -0.74',
      '-0.16 -0.74, 0.32 -0.78',
      '0.32 -0.78, -0.04 -0.3',
      '-0.04 -0.3, -0.48 -0.3',
      '-0.04 -0.3, -0.18 -0.8',
      '0.48 -0.3, 0.29 -0.9',
    ])
      cut.line(path, 0.036, frame, { isDetail: false })
    cut
      .line('0.29 -0.9, 0.24 -0.97, 0.1 -0.94', 0.03, '#5a4030')
      .blob('-0.3 -0.84, -0.06 -0.83, -0.14 -0.78, -0.26 -0.78', '#5a4030')
      .disc(-0.04, -0.3, 0.055, '#8a8a92')
    cut.blob('0.32 -0.86, 0.66 -0.86, 0.6 -0.6, 0.38 -0.6', '#c98f4e')
    for (const [x, y] of [
      [0.36, -0.92],
      [0.46, -0.97],
      [0.56, -0.94],
      [0.63, -0.9],
      [0.42, -0.88],
      [0.53, -0.88],
    ] as const)
      cut
        .disc(x, y, 0.055, x > 0.45 ? tones.second : mix(frame, '#ffffff', 0.5))
        .leaf(x, y + 0.02, 0.1, 0.025, -1.2 + x, tones.leaf, FINE)
    return cut.shapes
  },
}

export const train: Motif = {
  breadth: 1.9,
  motion: 'bob',
  scale: 0.6,
  draw({ own, tones }) {
    const paint = own ?? tones.accent
    const cut = new Scissors()
    for (const [x, y, radius] of [
      [0.62, -0.98, 0.09],
      [0.5, -1.12, 0.13],
      [0.28, -1.2, 0.16],
    ] as const)
      cut.disc(x, y, radius, '#f3f1ee', { alpha: 0.85 })
    cut
      .rect(-0.92, -0.72, 0.44, 0.54, tones.second, { corner: 0.04 })
      .rect(-0.4, -0.82, 0.42, 0.64, paint, { corner: 0.03 })
      .rect(-0.46, -0.88, 0.54, 0.08, darker(paint, 0.12), { corner: 0.03 })
      .rect(0, -0.58, 0.78, 0.4, darker(paint, 0.03), { corner: 0.12 })
    cut
      .polygon('0.54 -0.56, 0.5 -0.84, 0.72 -0.84, 0.68 -0.56', '#3a3440')
      .oval(0.26, -0.6, 0.09, 0.09, '#e5b04a')
      .rect(-0.32, -0.72, 0.25, 0.22, '#cfe6f0', { corner: 0.03, isDetail: true })
    for (const x of [-0.84, -0.66]) cut.rect(x, -0.6, 0.13, 0.18, '#cfe6f0', { corner: 0.02, isDetail: true })
    cut
      .rect(-0.94, -0.22, 1.78, 0.06, '#3a3440', { corner: 0.02 })
      .polygon('0.78 -0.22, 0.94 0, 0.74 0', '#3a3440')
    for (const [x, radius] of [
      [-0.8, 0.12],
      [-0.58, 0.12],
      [-0.22, 0.16],
      [0.18, 0.14],
      [0.5, 0.14],
    ] as const)
      cut.disc(x, -radius, radius, '#3a3440').disc(x, -radius, radius * 0.5, '#e5b04a', FINE)
    return cut.shapes
  },
}

export const pram: Motif = {
  breadth: 1,
  motion: 'sway',
  scale: 0.85,
  draw({ own, tones }) {
    const cloth = own ?? mix(tones.accent, '#ffffff', 0.25)
    const cut = new Scissors()
    cut.line('-0.36 -0.5, -0.52 -0.72, -0.46 -0.8', 0.03, '#7a4f32', { isDetail: false })
    const fan = Array.from({ length: 16 }, (_, index): [number, number] => [
      0.04 + Math.cos(-Math.PI / 2 + (index / 15) * (Math.PI / 2)) * 0.42,
      -0.52 + Math.sin(-Math.PI / 2 + (index / 15) * (Math.PI / 2)) * 0.46,
    ])
    cut.polygon([[0.04, -0.5], ...fan], darker(cloth, 0.05))
    for (const turn of [-1.05, -0.52])
      cut.line(
        [
          [0.04, -0.52],
          [0.04 + Math.cos(turn) * 0.42, -0.52 + Math.sin(turn) * 0.46],
        ],
        0.014,
        darker(cloth, 0.14),
      )
    cut
      .blob('-0.42 -0.52, 0.46 -0.52, 0.4 -0.28, 0.2 -0.16, -0.18 -0.16, -0.36 -0.28', cloth)
      .heart(0, -0.36, 0.18, mix(cloth, '#ffffff', 0.7), FINE)
    for (const x of [-0.22, 0.24])
      cut.ring(x, -0.11, 0.12, 0.085, '#5a4a44').disc(x, -0.11, 0.025, '#5a4a44', FINE)
    return cut.shapes
  },
}
