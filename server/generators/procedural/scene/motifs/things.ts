import { darker, lighter, mix } from '#server/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import type { Motif } from './motif.ts'

const FINE = { isDetail: true } as const
const LIT = { isDetail: true, glows: true } as const

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
    const edge = (share: number, y: number) =>
      share * Math.sin(Math.acos(Math.max(-1, Math.min(1, (y + 0.66) / 0.36)))) * 0.35
    for (let index = 0; index < 7; index += 1) {
      const [from, to] = [-1 + (index / 7) * 2, -1 + ((index + 1) / 7) * 2]
      const rows = [-1, -0.94, -0.86, -0.76, -0.66, -0.56, -0.46, -0.38, -0.33]
      const wide = (y: number) => (y > -0.56 ? 0.345 - (y + 0.56) * 0.9 : edge(1, y))
      cut.polygon(
        [
          ...rows.map((y): [number, number] => [from * wide(y), y]),
          ...rows.toReversed().map((y): [number, number] => [to * wide(y), y]),
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

export const book: Motif = {
  breadth: 1.5,
  motion: 'still',
  scale: 0.5,
  draw({ own, tones }) {
    const cover = own ?? tones.accent
    const cut = new Scissors()
    for (const side of [-1, 1]) {
      cut
        .polygon('0 -0.04, 0.74 -0.16, 0.74 -0.86, 0 -0.74', cover, { side })
        .blob('0 -0.1, 0.16 -0.2, 0.7 -0.2, 0.7 -0.88, 0.2 -0.9, 0 -0.78', '#fffaf0', { side })
      for (let line = 0; line < 6; line += 1)
        cut.line(
          [
            [side * 0.12, -0.74 + line * 0.085],
            [side * 0.6, -0.78 + line * 0.085],
          ],
          0.014,
          mix('#fffaf0', tones.deep, 0.35),
        )
    }
    for (const [x, y, radius] of [
      [-0.2, -1.06, 0.05],
      [0.12, -1.16, 0.07],
      [0.34, -1.02, 0.04],
    ] as const)
      cut.star(x, y, radius, 4, 0.28, tones.second, LIT)
    return cut.shapes
  },
}

export const cup: Motif = {
  breadth: 1.2,
  motion: 'still',
  scale: 0.5,
  draw({ own, tones }) {
    const clay = own ?? tones.accent
    const cut = new Scissors()
    for (const x of [-0.16, 0, 0.16])
      cut.line(
        [
          [x, -0.78],
          [x + 0.07, -0.9],
          [x - 0.03, -1.04],
          [x + 0.05, -1.2],
        ],
        0.03,
        '#ffffff',
        { alpha: 0.6 },
      )
    cut
      .oval(0, -0.05, 0.6, 0.05, mix(clay, '#fffaf0', 0.7))
      .line('0.34 -0.56, 0.58 -0.58, 0.56 -0.3, 0.28 -0.24', 0.07, clay, { isDetail: false })
    cut
      .blob('-0.4 -0.68, 0.4 -0.68, 0.36 -0.3, 0.2 -0.08, -0.2 -0.08, -0.36 -0.3', clay)
      .oval(0, -0.68, 0.4, 0.07, lighter(clay, 0.08), FINE)
      .oval(0, -0.675, 0.35, 0.052, '#6b3f26', FINE)
    return cut.heart(0, -0.4, 0.26, mix(clay, '#fffaf0', 0.75), FINE).shapes
  },
}

export const guitar: Motif = {
  breadth: 0.5,
  motion: 'sway',
  draw({ own }) {
    const wood = own ?? '#c9803f'
    const cut = new Scissors()
    cut.rect(-0.028, -0.9, 0.056, 0.5, '#5a3420').rect(-0.045, -1, 0.09, 0.13, '#4a2a1a', { corner: 0.02 })
    cut
      .blob(
        '0 -0.52, 0.14 -0.5, 0.16 -0.38, 0.12 -0.32, 0.22 -0.16, 0.12 0, -0.12 0, -0.22 -0.16, -0.12 -0.32, -0.16 -0.38, -0.14 -0.5',
        wood,
      )
      .disc(0, -0.3, 0.062, '#3a2216', FINE)
      .rect(-0.08, -0.12, 0.16, 0.025, '#4a2a1a', FINE)
    for (let string = -2; string <= 2; string += 1)
      cut.line(
        [
          [string * 0.009, -0.92],
          [string * 0.009, -0.11],
        ],
        0.003,
        '#f6ead2',
      )
    return cut.shapes
  },
}

export const note: Motif = {
  breadth: 0.8,
  motion: 'bob',
  floats: true,
  scale: 0.5,
  draw({ own, tones }) {
    const ink = own ?? tones.deep
    return new Scissors()
      .polygon('-0.22 -0.96, 0.36 -1, 0.36 -0.82, -0.22 -0.78', ink)
      .rect(-0.24, -0.92, 0.06, 0.8, ink)
      .rect(0.31, -0.96, 0.06, 0.8, ink)
      .oval(-0.32, -0.11, 0.15, 0.105, ink, { turn: -0.35 })
      .oval(0.23, -0.15, 0.15, 0.105, ink, { turn: -0.35 }).shapes
  },
}

export const letter: Motif = {
  breadth: 1.45,
  motion: 'bob',
  floats: true,
  scale: 0.5,
  draw({ own, tones }) {
    const paper = own ?? '#fff6e6'
    return new Scissors()
      .rect(-0.7, -0.94, 1.4, 0.94, paper, { corner: 0.03 })
      .polygon('-0.7 -0.02, -0.1 -0.52, 0.1 -0.52, 0.7 -0.02', darker(paper, 0.04))
      .polygon('-0.7 -0.93, 0 -0.34, 0.7 -0.93', lighter(paper, 0.02))
      .heart(0, -0.44, 0.28, tones.accent).shapes
  },
}

export const camera: Motif = {
  breadth: 1.35,
  motion: 'still',
  scale: 0.5,
  draw({ own, tones }) {
    const body = own ?? '#3b3844'
    return new Scissors()
      .rect(-0.24, -0.96, 0.48, 0.2, darker(body, 0.06), { corner: 0.05 })
      .rect(-0.66, -0.82, 1.32, 0.82, body, { corner: 0.08 })
      .rect(-0.66, -0.62, 1.32, 0.4, tones.accent, FINE)
      .disc(0, -0.42, 0.32, '#d9d4cc')
      .disc(0, -0.42, 0.25, '#2a2730', FINE)
      .disc(0, -0.42, 0.15, '#5a86a8', FINE)
      .disc(-0.06, -0.49, 0.05, '#ffffff', FINE)
      .rect(0.38, -0.76, 0.18, 0.1, '#fff3c4', { corner: 0.02, isDetail: true }).shapes
  },
}

export const umbrella: Motif = {
  breadth: 1.1,
  motion: 'sway',
  scale: 0.9,
  draw({ own, tones }) {
    const cloth = own ?? tones.accent
    const cut = new Scissors()
    cut.line('0 -0.7, 0 -0.1, 0.06 0, 0.14 -0.08', 0.028, '#7a4f32', { isDetail: false })
    cut.blob(
      '-0.54 -0.52, -0.4 -0.82, 0 -0.97, 0.4 -0.82, 0.54 -0.52, 0.36 -0.58, 0.18 -0.52, 0 -0.58, -0.18 -0.52, -0.36 -0.58',
      cloth,
    )
    return cut
      .blob('-0.18 -0.53, -0.12 -0.84, 0 -0.97, 0.12 -0.84, 0.18 -0.53, 0 -0.58', lighter(cloth, 0.07), FINE)
      .line('0 -0.97, 0 -1.02', 0.02, '#7a4f32').shapes
  },
}

export const football: Motif = {
  breadth: 1,
  motion: 'turn',
  scale: 0.45,
  draw() {
    const cut = new Scissors()
    cut.disc(0, -0.5, 0.5, '#fdfaf4')
    const pentagon = (x: number, y: number, radius: number, turn: number) =>
      Array.from({ length: 5 }, (_, index): [number, number] => [
        x + Math.cos(turn + index * 1.2566) * radius,
        y + Math.sin(turn + index * 1.2566) * radius,
      ])
    cut.polygon(pentagon(0, -0.5, 0.16, -Math.PI / 2), '#2c2a32', FINE)
    for (let index = 0; index < 5; index += 1) {
      const angle = -Math.PI / 2 + index * 1.2566
      cut.line(
        [
          [Math.cos(angle) * 0.16, -0.5 + Math.sin(angle) * 0.16],
          [Math.cos(angle) * 0.32, -0.5 + Math.sin(angle) * 0.32],
        ],
        0.016,
        '#2c2a32',
      )
      cut.polygon(
        pentagon(Math.cos(angle) * 0.42, -0.5 + Math.sin(angle) * 0.42, 0.1, angle + Math.PI),
        '#2c2a32',
        FINE,
      )
    }
    return cut.shapes
  },
}

export const key: Motif = {
  breadth: 0.55,
  motion: 'sway',
  floats: true,
  scale: 0.6,
  draw({ own, tones }) {
    const brass = own ?? '#dba844'
    return new Scissors()
      .rect(-0.045, -0.68, 0.09, 0.66, brass, { corner: 0.02 })
      .rect(0.03, -0.2, 0.17, 0.08, brass)
      .rect(0.03, -0.07, 0.13, 0.07, brass)
      .ring(0, -0.78, 0.22, 0.12, brass)
      .line('-0.1 -0.9, -0.26 -0.72, -0.2 -0.5', 0.03, tones.accent)
      .heart(-0.2, -0.4, 0.22, tones.accent).shapes
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

export const anchor: Motif = {
  breadth: 0.8,
  motion: 'sway',
  floats: true,
  scale: 0.7,
  draw({ own, tones }) {
    const iron = own ?? tones.deep
    const cut = new Scissors()
    cut
      .ring(0, -0.9, 0.1, 0.06, iron)
      .rect(-0.04, -0.82, 0.08, 0.78, iron)
      .rect(-0.22, -0.7, 0.44, 0.07, iron, { corner: 0.03 })
      .line('-0.34 -0.32, -0.22 -0.1, 0 -0.03, 0.22 -0.1, 0.34 -0.32', 0.08, iron, { isDetail: false })
    for (const side of [-1, 1]) cut.polygon('0.24 -0.3, 0.36 -0.46, 0.44 -0.28', iron, { side })
    return cut.shapes
  },
}

export const apple: Motif = {
  breadth: 0.95,
  motion: 'sway',
  scale: 0.45,
  draw({ own, tones }) {
    const skin = own ?? '#d8432f'
    return new Scissors()
      .line('0 -0.78, 0.04 -0.98', 0.05, '#6b4630')
      .leaf(0.03, -0.88, 0.34, 0.09, -0.35, tones.leaf)
      .blob(
        '0 -0.78, 0.28 -0.84, 0.46 -0.56, 0.38 -0.16, 0.14 0, 0 -0.04, -0.14 0, -0.38 -0.16, -0.46 -0.56, -0.28 -0.84',
        skin,
      )
      .oval(-0.24, -0.58, 0.06, 0.13, '#ffffff', { turn: 0.4, alpha: 0.45, isDetail: true }).shapes
  },
}

export const cherry: Motif = {
  breadth: 0.9,
  motion: 'sway',
  scale: 0.45,
  draw({ own, tones }) {
    const skin = own ?? '#c22b3f'
    const cut = new Scissors()
    cut
      .line('-0.22 -0.36, -0.14 -0.7, 0.1 -0.96', 0.03, '#5f7a3a')
      .line('0.22 -0.32, 0.2 -0.66, 0.1 -0.96', 0.03, '#5f7a3a')
      .leaf(0.1, -0.95, 0.4, 0.1, 0.25, tones.leaf)
    for (const [x, y] of [
      [-0.23, -0.22],
      [0.22, -0.2],
    ] as const)
      cut
        .disc(x, y, 0.22, skin)
        .oval(x - 0.08, y - 0.08, 0.035, 0.06, '#ffffff', { turn: 0.5, alpha: 0.55, isDetail: true })
    return cut.shapes
  },
}

export const lemon: Motif = {
  breadth: 1.15,
  motion: 'sway',
  scale: 0.42,
  draw({ own, tones }) {
    const skin = own ?? '#f6cf3a'
    return new Scissors()
      .blob(
        '-0.6 -0.44, -0.46 -0.56, -0.2 -0.82, 0.2 -0.82, 0.46 -0.56, 0.6 -0.42, 0.46 -0.3, 0.2 -0.04, -0.2 -0.04, -0.46 -0.3',
        skin,
      )
      .leaf(0.3, -0.76, 0.4, 0.11, -0.6, tones.leaf)
      .oval(-0.18, -0.6, 0.06, 0.12, '#ffffff', { turn: 0.8, alpha: 0.5, isDetail: true }).shapes
  },
}

export const strawberry: Motif = {
  breadth: 0.85,
  motion: 'sway',
  scale: 0.45,
  draw({ own, tones }) {
    const skin = own ?? '#de3f3a'
    const cut = new Scissors()
    cut.blob('0 0, -0.3 -0.36, -0.38 -0.66, -0.18 -0.84, 0.18 -0.84, 0.38 -0.66, 0.3 -0.36', skin)
    for (const [x, y] of [
      [-0.2, -0.62],
      [0.02, -0.66],
      [0.22, -0.6],
      [-0.12, -0.46],
      [0.12, -0.44],
      [-0.18, -0.3],
      [0.02, -0.28],
      [0.16, -0.26],
      [0, -0.12],
    ] as const)
      cut.oval(x, y, 0.018, 0.028, '#ffe3a0', FINE)
    for (const turn of [-2.9, -2.3, -1.57, -0.85, -0.25]) cut.leaf(0, -0.82, 0.3, 0.06, turn, tones.leafDark)
    return cut.shapes
  },
}

export const grapes: Motif = {
  breadth: 0.75,
  motion: 'sway',
  scale: 0.55,
  draw({ own, tones }) {
    const skin = own ?? '#6f4a9a'
    const cut = new Scissors()
    cut
      .line('0 -0.8, 0.03 -1', 0.035, '#6b4630')
      .blob('0 -0.86, 0.16 -0.98, 0.42 -0.94, 0.38 -0.74, 0.2 -0.7', tones.leaf)
    for (let row = 0; row < 5; row += 1) {
      const count = 5 - row
      for (let berry = 0; berry < count; berry += 1)
        cut
          .disc(
            (berry - (count - 1) / 2) * 0.155,
            -0.74 + row * 0.145,
            0.095,
            (berry + row) % 2 === 0 ? skin : lighter(skin, 0.06),
          )
          .disc(
            (berry - (count - 1) / 2) * 0.155 - 0.03,
            -0.77 + row * 0.145,
            0.02,
            mix(skin, '#ffffff', 0.7),
            FINE,
          )
    }
    return cut.shapes
  },
}
