import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { FINE, LIT } from './light.ts'
import type { Motif } from './motif.ts'

// Things of play, rest and work.

function wheel(cut: Scissors, x: number, radius: number): Scissors {
  return cut
    .disc(x, -radius, radius, '#3a3640')
    .disc(x, -radius, radius * 0.62, '#e6e2dc', FINE)
    .disc(x, -radius, radius * 0.24, '#8a8690', FINE)
}

export const scooter: Motif = {
  breadth: 0.95,
  motion: 'sway',
  scale: 0.7,
  draw({ own, tones }) {
    const frame = own ?? tones.accent
    const cut = new Scissors()
    wheel(wheel(cut, -0.36, 0.115), 0.38, 0.115)
    return cut
      .line('0.36 -0.12, 0.27 -0.5, 0.2 -0.9', 0.05, '#aeb4bd', { isDetail: false })
      .line('0.3 -0.24, 0.22 -0.58', 0.075, frame, { isDetail: false })
      .blob('-0.5 -0.2, -0.3 -0.26, 0.24 -0.2, 0.32 -0.27, 0.32 -0.16, 0.2 -0.12, -0.4 -0.14', frame)
      .line('-0.3 -0.215, 0.16 -0.175', 0.025, darker(frame, 0.12))
      .line('0.06 -0.9, 0.2 -0.93, 0.34 -0.88', 0.045, '#6a6670', { isDetail: false })
      .line('0.03 -0.9, 0.11 -0.915', 0.07, darker(frame, 0.08))
      .line('0.29 -0.9, 0.37 -0.875', 0.07, darker(frame, 0.08))
      .line('0.05 -0.88, -0.02 -0.76', 0.016, tones.second)
      .line('0.06 -0.88, 0.03 -0.74', 0.016, '#f3c93f').shapes
  },
}

export const campfire: Motif = {
  breadth: 0.95,
  motion: 'flicker',
  scale: 0.7,
  draw({ own }) {
    const flame = own ?? '#f08a3a'
    const cut = new Scissors().disc(0, -0.36, 0.5, '#ffb45a', { ...LIT, alpha: 0.28 })
    for (const [x, y, radius] of [
      [-0.4, -0.04, 0.09],
      [-0.22, -0.01, 0.08],
      [0.22, -0.01, 0.08],
      [0.4, -0.04, 0.09],
      [0, 0, 0.085],
    ] as const)
      cut.oval(x, y, radius, radius * 0.66, x === 0 ? '#8a8690' : '#77737e')
    cut
      .line('-0.34 -0.06, 0.26 -0.24', 0.1, '#7a4f30', { isDetail: false })
      .line('0.34 -0.06, -0.26 -0.24', 0.1, '#8f5f3a', { isDetail: false })
      .disc(0.34, -0.06, 0.05, '#d9b184', FINE)
      .disc(-0.34, -0.06, 0.05, '#d9b184', FINE)
      .blob(
        '-0.26 -0.16, -0.32 -0.4, -0.2 -0.6, -0.16 -0.46, -0.1 -0.74, 0.02 -0.98, 0.08 -0.72, 0.16 -0.56, 0.2 -0.7, 0.3 -0.42, 0.26 -0.18, 0 -0.1',
        flame,
        LIT,
      )
      .blob(
        '-0.16 -0.16, -0.18 -0.36, -0.08 -0.46, -0.02 -0.68, 0.08 -0.48, 0.16 -0.38, 0.16 -0.18, 0 -0.12',
        '#f9c24f',
        LIT,
      )
      .blob('-0.08 -0.16, -0.08 -0.3, 0 -0.44, 0.08 -0.28, 0.08 -0.16, 0 -0.13', '#fff0b8', LIT)
    for (const [x, y] of [
      [-0.24, -0.84],
      [0.22, -0.9],
      [-0.08, -1.02],
    ] as const)
      cut.disc(x, y, 0.018, '#ffd27a', LIT)
    return cut.shapes
  },
}

export const kite: Motif = {
  breadth: 0.75,
  motion: 'bob',
  floats: true,
  scale: 0.8,
  draw({ own, tones }) {
    const first = own ?? tones.accent
    const second = own === null ? tones.second : lighter(own, 0.12)
    const cut = new Scissors().line(
      '0 -0.34, 0.1 -0.24, -0.06 -0.14, 0.06 -0.04, -0.04 0.06',
      0.014,
      '#6a5a58',
    )
    for (const [x, y, colour] of [
      [0.08, -0.25, first],
      [-0.04, -0.14, '#f3c93f'],
      [0.05, -0.04, second],
    ] as const)
      cut
        .polygon(
          [
            [x, y],
            [x - 0.08, y - 0.04],
            [x - 0.08, y + 0.04],
          ],
          colour,
        )
        .polygon(
          [
            [x, y],
            [x + 0.08, y - 0.04],
            [x + 0.08, y + 0.04],
          ],
          colour,
        )
    return cut
      .polygon('0 -1, 0.34 -0.72, 0 -0.72', first)
      .polygon('0 -1, -0.34 -0.72, 0 -0.72', second)
      .polygon('-0.34 -0.72, 0 -0.32, 0 -0.72', darker(first, 0.05))
      .polygon('0.34 -0.72, 0 -0.32, 0 -0.72', darker(second, 0.05))
      .line('0 -1, 0 -0.32', 0.014, '#8a6a4a')
      .line('-0.34 -0.72, 0.34 -0.72', 0.014, '#8a6a4a').shapes
  },
}

/** Of wood and striped cloth. */
export const deckchair: Motif = {
  breadth: 1.25,
  motion: 'still',
  scale: 0.8,
  draw({ own, tones }) {
    const cloth = own ?? tones.accent
    const wood = '#c08a52'
    const cut = new Scissors()
    cut
      .line('-0.5 -0.02, 0.28 -0.58', 0.05, darker(wood, 0.1), { isDetail: false })
      .line('0.52 -0.02, -0.1 -0.44', 0.05, darker(wood, 0.1), { isDetail: false })
    cut.blob(
      '0.42 -0.94, 0.54 -0.9, 0.3 -0.48, 0.02 -0.24, -0.36 -0.26, -0.46 -0.3, -0.4 -0.38, -0.04 -0.4, 0.2 -0.6',
      cloth,
    )
    for (const points of [
      '0.45 -0.92, 0.2 -0.52, -0.02 -0.35, -0.42 -0.34',
      '0.5 -0.9, 0.27 -0.48, 0.02 -0.28, -0.42 -0.29',
    ])
      cut.line(points, 0.035, '#fffaf2')
    return cut
      .line('0.58 -0.02, 0.34 -0.4', 0.05, wood, { isDetail: false })
      .line('-0.52 -0.02, -0.44 -0.32', 0.05, wood, { isDetail: false })
      .line('0.34 -0.98, 0.6 -0.9', 0.055, wood, { isDetail: false })
      .blob('0.3 -0.9, 0.46 -0.97, 0.54 -0.88, 0.4 -0.78', lighter(cloth, 0.16), FINE).shapes
  },
}

/** A ball of wool, with needles. */
export const wool: Motif = {
  breadth: 1.15,
  motion: 'sway',
  scale: 0.5,
  draw({ own, tones }) {
    const yarn = own ?? tones.accent
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut
        .line('-0.1 -0.3, 0.48 -0.96', 0.045, '#d9b184', { side, isDetail: false })
        .disc(side * 0.5, -0.98, 0.055, '#8a5a3a')
    cut
      .line('0.3 -0.06, 0.56 -0.02, 0.62 -0.1, 0.76 -0.03', 0.04, darker(yarn, 0.05))
      .disc(0, -0.4, 0.4, yarn)
    for (const points of [
      '-0.36 -0.5, 0 -0.74, 0.34 -0.56',
      '-0.39 -0.38, 0 -0.6, 0.38 -0.42',
      '-0.36 -0.24, 0 -0.46, 0.38 -0.28',
    ])
      cut.line(points, 0.03, lighter(yarn, 0.13))
    for (const points of [
      '-0.2 -0.06, 0.1 -0.26, 0.28 -0.6',
      '-0.3 -0.14, 0 -0.32, 0.16 -0.72',
      '-0.04 -0.02, 0.22 -0.22, 0.37 -0.46',
    ])
      cut.line(points, 0.03, darker(yarn, 0.08))
    return cut.shapes
  },
}

export const newspaper: Motif = {
  breadth: 1.3,
  motion: 'still',
  scale: 0.6,
  draw({ own, tones }) {
    const paper = own ?? '#f4efe4'
    const ink = '#8f8980'
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut.polygon('0 -0.9, 0.6 -1, 0.62 -0.1, 0 0', side > 0 ? paper : darker(paper, 0.04), { side })
    cut
      .line('-0.52 -0.85, -0.08 -0.78', 0.09, '#4a4650')
      .polygon('-0.52 -0.7, -0.3 -0.665, -0.3 -0.38, -0.52 -0.42', tones.accent, FINE)
      .polygon('0.1 -0.36, 0.52 -0.42, 0.52 -0.16, 0.1 -0.1', tones.second, FINE)
    for (const [x, y, wide] of [
      [-0.24, -0.64, 0.16],
      [-0.24, -0.55, 0.16],
      [-0.24, -0.46, 0.16],
      [-0.52, -0.3, 0.44],
      [-0.52, -0.21, 0.44],
    ] as const)
      cut.line(
        [
          [x, y],
          [x + wide, y + wide * 0.14],
        ],
        0.028,
        ink,
      )
    for (const y of [-0.8, -0.71, -0.62, -0.53, -0.44])
      cut.line(
        [
          [0.1, y],
          [0.52, y - 0.06],
        ],
        0.028,
        ink,
      )
    return cut.line('0 -0.9, 0 0', 0.016, darker(paper, 0.14)).shapes
  },
}

export const fishingrod: Motif = {
  breadth: 0.95,
  motion: 'sway',
  scale: 0.95,
  draw({ own, tones }) {
    const rod = own ?? '#9a6236'
    return new Scissors()
      .line('-0.38 0, -0.16 -0.5, 0.16 -0.98', 0.032, rod, { isDetail: false })
      .line('-0.4 0.01, -0.3 -0.2', 0.06, darker(rod, 0.14), { isDetail: false })
      .disc(-0.23, -0.25, 0.055, '#8f949e')
      .disc(-0.23, -0.25, 0.028, '#e6e2dc', FINE)
      .line('0.16 -0.98, 0.28 -0.7, 0.3 -0.42', 0.01, '#8a8690')
      .disc(0.3, -0.38, 0.05, '#fffaf4')
      .blob('0.25 -0.38, 0.3 -0.44, 0.35 -0.38', tones.accent, FINE)
      .line('0.3 -0.33, 0.3 -0.2', 0.01, '#8a8690')
      .blob('0.18 -0.12, 0.3 -0.2, 0.42 -0.12, 0.3 -0.04', '#7fb3c9')
      .polygon('0.2 -0.12, 0.1 -0.19, 0.1 -0.05', '#6aa0b8')
      .disc(0.36, -0.135, 0.014, '#241a1c', FINE).shapes
  },
}

/** A hammer and a screwdriver, crossed. */
export const hammer: Motif = {
  breadth: 0.95,
  motion: 'sway',
  scale: 0.65,
  draw({ own, tones }) {
    const handle = own ?? '#c08a52'
    return new Scissors()
      .line('0.36 -0.94, 0.04 -0.42', 0.05, '#b9c0c9', { isDetail: false })
      .line('0.04 -0.42, -0.26 -0.04', 0.14, tones.accent, { isDetail: false })
      .line('0.01 -0.38, -0.22 -0.09', 0.025, lighter(tones.accent, 0.16))
      .line('-0.28 -0.82, 0.3 -0.04', 0.09, handle, { isDetail: false })
      .polygon('-0.5 -0.72, -0.18 -0.98, -0.06 -0.84, -0.38 -0.58', '#77808c')
      .blob('-0.18 -1, -0.02 -0.98, 0.12 -0.84, -0.08 -0.84', '#8f98a4')
      .polygon('-0.5 -0.72, -0.42 -0.785, -0.3 -0.645, -0.38 -0.58', '#9aa3ae', FINE).shapes
  },
}

export const laptop: Motif = {
  breadth: 1.5,
  motion: 'still',
  scale: 0.6,
  draw({ own, tones }) {
    const shell = own ?? '#b9c0c9'
    return new Scissors()
      .rect(-0.56, -0.98, 1.12, 0.78, darker(shell, 0.3), { corner: 0.05 })
      .rect(-0.5, -0.92, 1, 0.66, mix(tones.sky[1], '#ffffff', 0.4), FINE)
      .heart(0, -0.58, 0.26, tones.accent, FINE)
      .line('-0.4 -0.38, 0.1 -0.38', 0.035, '#ffffff')
      .line('-0.4 -0.31, -0.06 -0.31', 0.03, '#ffffff', { alpha: 0.7 })
      .polygon('-0.58 -0.2, 0.58 -0.2, 0.74 -0.02, -0.74 -0.02', shell)
      .polygon('-0.5 -0.17, 0.5 -0.17, 0.57 -0.1, -0.57 -0.1', darker(shell, 0.2), FINE)
      .polygon('-0.16 -0.085, 0.16 -0.085, 0.18 -0.035, -0.18 -0.035', darker(shell, 0.1), FINE)
      .rect(-0.74, -0.03, 1.48, 0.035, darker(shell, 0.12), { corner: 0.015 }).shapes
  },
}

export const microphone: Motif = {
  breadth: 0.55,
  motion: 'sway',
  scale: 0.9,
  draw({ own, tones }) {
    const metal = own ?? '#8f98a4'
    const cut = new Scissors()
      .oval(0, -0.02, 0.24, 0.04, '#4a4650')
      .line('0 -0.04, 0 -0.62', 0.035, '#6a6670', { isDetail: false })
      .line('0 -0.62, 0.06 -0.68', 0.05, '#6a6670', { isDetail: false })
      .polygon('0.02 -0.6, 0.12 -0.66, 0 -0.86, -0.1 -0.78', '#3a3640')
      .disc(-0.09, -0.87, 0.12, metal)
    for (const shift of [-0.06, 0, 0.06])
      cut
        .line(
          [
            [-0.18 + Math.abs(shift), -0.87 + shift],
            [0 - Math.abs(shift), -0.87 + shift],
          ],
          0.012,
          lighter(metal, 0.2),
        )
        .line(
          [
            [-0.09 + shift, -0.96 + Math.abs(shift)],
            [-0.09 + shift, -0.78 - Math.abs(shift)],
          ],
          0.012,
          lighter(metal, 0.2),
        )
    return cut.line('-0.14 -0.79, 0.0 -0.89', 0.035, tones.accent).shapes
  },
}

export const gramophone: Motif = {
  breadth: 1.05,
  motion: 'sway',
  scale: 0.85,
  draw({ own, tones }) {
    const brass = own ?? '#dba73f'
    const cut = new Scissors()
    cut
      .line('0.26 -0.3, 0.36 -0.5, 0.2 -0.56, 0.08 -0.58', 0.05, darker(brass, 0.12), { isDetail: false })
      .blob(
        '0.12 -0.52, -0.06 -0.54, -0.24 -0.42, -0.46 -0.44, -0.52 -0.72, -0.36 -0.98, -0.16 -0.92, -0.02 -0.74, 0.14 -0.64',
        brass,
      )
      .blob(
        '-0.28 -0.44, -0.46 -0.44, -0.52 -0.72, -0.36 -0.98, -0.22 -0.94, -0.18 -0.7',
        lighter(brass, 0.09),
        FINE,
      )
      .oval(-0.36, -0.7, 0.075, 0.16, darker(brass, 0.24), { ...FINE, turn: 0.15 })
    for (const points of ['-0.02 -0.58, -0.22 -0.52', '0.02 -0.62, -0.2 -0.68', '-0.02 -0.7, -0.2 -0.84'])
      cut.line(points, 0.014, darker(brass, 0.1))
    return cut
      .rect(-0.32, -0.26, 0.7, 0.24, '#8a5a36', { corner: 0.03 })
      .rect(-0.36, -0.05, 0.78, 0.05, '#6f4528', { corner: 0.02 })
      .oval(0.03, -0.28, 0.3, 0.06, '#2f2c36')
      .oval(0.03, -0.285, 0.09, 0.02, tones.accent, FINE)
      .line('0.38 -0.14, 0.48 -0.14, 0.48 -0.06', 0.025, '#b9a06a')
      .heart(0.03, -0.13, 0.11, '#e0b46a', FINE).shapes
  },
}

export const flowerpot: Motif = {
  breadth: 0.75,
  motion: 'sway',
  scale: 0.75,
  draw({ own, tones, isEmpty = false }) {
    const clay = own ?? '#c9703f'
    const cut = new Scissors()
    const leaves = isEmpty ? [] : [-2.5, -2.15, -1.85, -1.57, -1.28, -0.98, -0.64]
    for (const [index, turn] of leaves.entries()) {
      const length = 0.6 - Math.abs(index - 3) * 0.06
      const leaf = index % 2 === 0 ? tones.leafDark : tones.leaf
      cut.leaf(0, -0.36, length, 0.085, turn, leaf).line(
        [
          [0, -0.36],
          [Math.cos(turn) * length * 0.8, -0.36 + Math.sin(turn) * length * 0.8],
        ],
        0.012,
        lighter(leaf, 0.12),
      )
    }
    return cut
      .polygon('-0.24 -0.34, 0.24 -0.34, 0.18 0, -0.18 0', clay)
      .rect(-0.28, -0.42, 0.56, 0.11, lighter(clay, 0.05), { corner: 0.02 })
      .line('-0.2 -0.17, 0 -0.14, 0.2 -0.17', 0.03, lighter(clay, 0.14)).shapes
  },
}

export const pencil: Motif = {
  breadth: 0.6,
  motion: 'sway',
  scale: 0.75,
  draw({ own }) {
    const paint = own ?? '#f3b93f'
    return new Scissors()
      .polygon('0.14 -0.98, 0.32 -0.9, 0.28 -0.8, 0.1 -0.88', '#e79aa5')
      .polygon('0.1 -0.88, 0.28 -0.8, 0.25 -0.73, 0.07 -0.81', '#b9c0c9', FINE)
      .polygon('0.07 -0.81, 0.25 -0.73, -0.02 -0.12, -0.2 -0.2', paint)
      .polygon('0.13 -0.785, 0.19 -0.76, -0.08 -0.145, -0.14 -0.175', lighter(paint, 0.08), FINE)
      .polygon('-0.2 -0.2, -0.02 -0.12, -0.22 0.02', '#f0d9b4')
      .polygon('-0.213 -0.055, -0.15 -0.027, -0.22 0.02', own ?? '#3a3640', FINE).shapes
  },
}

export const backpack: Motif = {
  breadth: 0.9,
  motion: 'still',
  scale: 0.65,
  draw({ own, tones }) {
    const cloth = own ?? tones.accent
    const dark = darker(cloth, 0.1)
    const cut = new Scissors()
    cut.ring(0, -0.92, 0.1, 0.06, dark)
    for (const side of [-1, 1]) cut.blob('0.34 -0.42, 0.46 -0.4, 0.46 -0.06, 0.34 -0.02', dark, { side })
    return cut
      .blob('-0.38 0, -0.4 -0.5, -0.3 -0.84, 0 -0.93, 0.3 -0.84, 0.4 -0.5, 0.38 0, 0 0.02', cloth)
      .blob('-0.34 -0.5, -0.26 -0.82, 0 -0.88, 0.26 -0.82, 0.34 -0.5, 0 -0.44', lighter(cloth, 0.07), FINE)
      .rect(-0.28, -0.36, 0.56, 0.3, dark, { corner: 0.07 })
      .line('-0.25 -0.28, 0.25 -0.28', 0.022, lighter(cloth, 0.16))
      .rect(-0.05, -0.52, 0.1, 0.12, '#f3cf6a', { corner: 0.02, isDetail: true })
      .star(0, -0.66, 0.085, 5, 0.46, '#fff3c4', FINE).shapes
  },
}

export const digger: Motif = {
  breadth: 1.6,
  motion: 'sway',
  scale: 0.85,
  draw({ own }) {
    const paint = own ?? '#f2b233'
    const dark = darker(paint, 0.1)
    const cut = new Scissors()
    cut
      .rect(-0.1, -0.24, 0.9, 0.24, '#3a3640', { corner: 0.12 })
      .rect(-0.04, -0.2, 0.78, 0.16, '#5a5662', { corner: 0.08, isDetail: true })
    for (const x of [0.06, 0.26, 0.46, 0.66]) cut.disc(x, -0.12, 0.06, '#8a8690', FINE)
    cut
      .line('0.08 -0.42, -0.2 -0.86, -0.3 -0.9', 0.11, dark, { isDetail: false })
      .line('-0.28 -0.9, -0.6 -0.6, -0.64 -0.42', 0.085, paint, { isDetail: false })
      .line('0 -0.56, -0.28 -0.72', 0.035, '#9aa3ae')
      .blob('-0.52 -0.42, -0.74 -0.44, -0.82 -0.24, -0.72 -0.1, -0.54 -0.14, -0.62 -0.26', '#77808c')
    for (const x of [-0.72, -0.64, -0.56])
      cut.polygon(
        [
          [x - 0.03, -0.12],
          [x + 0.03, -0.12],
          [x + 0.01, -0.04],
        ],
        '#9aa3ae',
        FINE,
      )
    return cut
      .blob('0.02 -0.28, 0.02 -0.5, 0.74 -0.5, 0.8 -0.28', paint)
      .blob('0.08 -0.5, 0.1 -0.94, 0.18 -0.98, 0.46 -0.98, 0.5 -0.5', dark)
      .polygon('0.15 -0.56, 0.17 -0.9, 0.42 -0.9, 0.44 -0.56', '#bfe0ee', FINE)
      .rect(0.54, -0.62, 0.06, 0.14, '#5a5662', FINE)
      .line('0.1 -0.36, 0.72 -0.36', 0.03, lighter(paint, 0.14)).shapes
  },
}
