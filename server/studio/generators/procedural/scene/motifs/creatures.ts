import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { EYE, INK } from './faces.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

function sideEye(cut: Scissors, x: number, y: number, radius: number): void {
  cut
    .oval(x, y, radius * 0.85, radius, INK, EYE)
    .disc(x - radius * 0.25, y - radius * 0.36, radius * 0.32, '#ffffff', EYE)
}

export const giraffe: Motif = {
  breadth: 0.7,
  motion: 'sway',
  scale: 1.3,
  draw({ own }) {
    const coat = own ?? '#f0c163'
    const spot = own === null ? '#b8722f' : darker(own, 0.16)
    const cut = new Scissors()
    cut.line('0.3 -0.4, 0.36 -0.32, 0.35 -0.24', 0.018, coat).disc(0.35, -0.22, 0.022, spot)
    for (const x of [-0.06, 0.24])
      cut.rect(x - 0.026, -0.28, 0.052, 0.28, darker(coat, 0.06), { corner: 0.015 })
    cut.blob('-0.16 -0.42, 0 -0.46, 0.26 -0.42, 0.32 -0.32, 0.26 -0.22, 0 -0.21, -0.14 -0.25', coat)
    for (const x of [-0.11, 0.19])
      cut
        .rect(x - 0.028, -0.28, 0.056, 0.28, coat, { corner: 0.02, isDetail: true })
        .rect(x - 0.03, -0.035, 0.06, 0.035, spot, { corner: 0.01, isDetail: true })
    cut.blob('-0.16 -0.3, -0.2 -0.6, -0.22 -0.84, -0.12 -0.86, -0.05 -0.6, 0.04 -0.4', coat, FINE)
    for (const x of [-0.2, -0.14])
      cut
        .line(
          [
            [x, -0.9],
            [x - 0.005, -0.985],
          ],
          0.016,
          spot,
        )
        .disc(x - 0.005, -0.99, 0.018, spot, FINE)
    cut.oval(-0.06, -0.9, 0.06, 0.025, coat, { turn: -0.4 })
    cut.blob(
      '-0.1 -0.92, -0.22 -0.94, -0.34 -0.86, -0.36 -0.8, -0.28 -0.77, -0.14 -0.8, -0.08 -0.84',
      coat,
      FINE,
    )
    cut.blob('-0.3 -0.87, -0.37 -0.81, -0.33 -0.77, -0.26 -0.79', mix(coat, '#fff3dd', 0.6), FINE)
    for (const [x, y, radius] of [
      [-0.13, -0.74, 0.028],
      [-0.17, -0.64, 0.034],
      [-0.1, -0.58, 0.03],
      [-0.13, -0.48, 0.036],
      [-0.02, -0.5, 0.026],
      [-0.02, -0.37, 0.042],
      [0.1, -0.4, 0.036],
      [0.1, -0.28, 0.04],
      [0.22, -0.34, 0.034],
      [-0.1, -0.32, 0.03],
    ] as const)
      cut.blob(
        [
          [x - radius, y],
          [x - radius * 0.3, y - radius],
          [x + radius, y - radius * 0.4],
          [x + radius * 0.6, y + radius * 0.8],
          [x - radius * 0.5, y + radius * 0.8],
        ],
        spot,
        FINE,
      )
    sideEye(cut, -0.2, -0.875, 0.017)
    return cut.line('-0.34 -0.79, -0.29 -0.785', 0.008, '#8f4a30').shapes
  },
}

export const turtle: Motif = {
  breadth: 1.6,
  motion: 'sway',
  scale: 0.5,
  draw({ own }) {
    const skin = '#9bb86a'
    const shell = own ?? '#6f8f4a'
    const cut = new Scissors()
    for (const x of [-0.34, 0.36])
      cut.blob(
        [
          [x - 0.12, -0.2],
          [x + 0.12, -0.2],
          [x + 0.13, 0],
          [x - 0.13, 0],
        ],
        skin,
      )
    cut
      .blob('-0.5 -0.22, -0.72 -0.3, -0.86 -0.48, -0.76 -0.62, -0.58 -0.56, -0.46 -0.36', skin)
      .polygon('0.54 -0.2, 0.74 -0.1, 0.56 -0.08', skin)
    cut.blob(
      '-0.6 -0.16, -0.52 -0.5, -0.28 -0.84, 0.1 -0.92, 0.42 -0.72, 0.6 -0.36, 0.62 -0.16, 0 -0.1',
      shell,
    )
    for (const points of [
      '-0.3 -0.36, -0.2 -0.6, -0.02 -0.62, 0.04 -0.4, -0.12 -0.24',
      '0.14 -0.4, 0.12 -0.62, 0.28 -0.64, 0.42 -0.44, 0.32 -0.28',
      '-0.06 -0.72, 0.02 -0.84, 0.16 -0.8, 0.16 -0.7',
      '-0.46 -0.28, -0.4 -0.46, -0.34 -0.26',
    ])
      cut.blob(points, lighter(shell, 0.1), FINE)
    cut.blob(
      '-0.62 -0.2, 0 -0.15, 0.64 -0.2, 0.62 -0.1, 0 -0.05, -0.6 -0.1',
      mix(shell, '#f4e3b8', 0.6),
      FINE,
    )
    sideEye(cut, -0.74, -0.5, 0.036)
    return cut.line('-0.84 -0.44, -0.76 -0.41, -0.7 -0.43', 0.016, '#5f7a3a').shapes
  },
}

export const duck: Motif = {
  breadth: 1.05,
  motion: 'sway',
  scale: 0.6,
  draw({ own }) {
    const down = own ?? '#f6cf57'
    const cut = new Scissors()
    for (const x of [-0.06, 0.12])
      cut
        .line(
          [
            [x, -0.2],
            [x, -0.03],
          ],
          0.03,
          '#e0803a',
        )
        .oval(x - 0.03, -0.015, 0.08, 0.022, '#e0803a', FINE)
    cut.blob('-0.3 -0.36, -0.12 -0.5, 0.2 -0.46, 0.5 -0.56, 0.44 -0.3, 0.24 -0.1, -0.1 -0.1, -0.3 -0.2', down)
    cut.disc(-0.2, -0.72, 0.23, down)
    cut.blob('-0.02 -0.4, 0.2 -0.42, 0.36 -0.36, 0.22 -0.22, 0.04 -0.24', darker(down, 0.06), FINE)
    cut
      .blob('-0.4 -0.74, -0.6 -0.7, -0.62 -0.64, -0.4 -0.62', '#e88a3c', FINE)
      .line('-0.6 -0.67, -0.42 -0.675', 0.012, '#b8602a')
    cut.line('-0.2 -0.94, -0.16 -1.02, -0.24 -1.04', 0.03, down)
    sideEye(cut, -0.27, -0.77, 0.034)
    return cut.oval(-0.24, -0.64, 0.045, 0.03, '#ea8f5f', { ...FINE, alpha: 0.6 }).shapes
  },
}

export const snail: Motif = {
  breadth: 1.35,
  motion: 'sway',
  scale: 0.45,
  draw({ own, tones }) {
    const shell = own ?? tones.accent
    const skin = '#e3c69a'
    const cut = new Scissors()
    for (const [x, top] of [
      [-0.5, -0.72],
      [-0.38, -0.78],
    ] as const)
      cut
        .line(
          [
            [x + 0.02, -0.46],
            [x, top],
          ],
          0.035,
          skin,
        )
        .disc(x, top, 0.045, INK, EYE)
    cut.blob(
      '-0.6 -0.44, -0.48 -0.54, -0.34 -0.46, -0.28 -0.2, 0.3 -0.18, 0.66 -0.02, 0.5 0.01, -0.44 0.01, -0.58 -0.14',
      skin,
    )
    cut.disc(0.1, -0.5, 0.42, shell)
    cut.line(
      Array.from({ length: 26 }, (_, index): [number, number] => [
        0.1 + Math.cos(index * 0.55) * (0.36 - index * 0.0135),
        -0.5 + Math.sin(index * 0.55) * (0.36 - index * 0.0135),
      ]),
      0.045,
      lighter(shell, 0.16),
    )
    return cut.line('-0.56 -0.34, -0.5 -0.3, -0.44 -0.33', 0.018, '#9a6a4a').shapes
  },
}

export const ladybird: Motif = {
  breadth: 1.25,
  motion: 'sway',
  scale: 0.4,
  draw({ own }) {
    const wing = own ?? '#d8392f'
    const cut = new Scissors()
    for (const x of [-0.3, 0, 0.3])
      cut.line(
        [
          [x, -0.14],
          [x - 0.05, 0],
        ],
        0.04,
        INK,
      )
    cut
      .line('-0.5 -0.6, -0.58 -0.84, -0.68 -0.88', 0.025, INK)
      .line('-0.42 -0.64, -0.46 -0.9, -0.54 -0.98', 0.025, INK)
    cut
      .disc(-0.46, -0.4, 0.22, '#3a3036')
      .blob('-0.46 -0.12, -0.4 -0.56, -0.1 -0.86, 0.3 -0.8, 0.54 -0.4, 0.56 -0.12, 0 -0.07', wing)
    for (const [x, y, radius] of [
      [-0.16, -0.52, 0.09],
      [0.14, -0.62, 0.08],
      [0.1, -0.3, 0.09],
      [0.36, -0.38, 0.075],
      [-0.2, -0.24, 0.06],
    ] as const)
      cut.disc(x, y, radius, '#3a3036', FINE)
    cut.disc(-0.55, -0.45, 0.06, '#ffffff', FINE)
    sideEye(cut, -0.56, -0.45, 0.035)
    return cut.oval(0, -0.66, 0.1, 0.035, '#ffffff', { ...FINE, turn: -0.3, alpha: 0.4 }).shapes
  },
}

/** The common parts of dinosaur and dragon: a tail, a belly and a friendly head, to the left. */
function beast(cut: Scissors, skin: string, spike: string): void {
  const belly = mix(skin, '#fff3cf', 0.62)
  for (const [x, y, turn] of [
    [0.1, -0.84, 0.5],
    [0.22, -0.68, 0.8],
    [0.3, -0.52, 0.9],
    [0.42, -0.36, 1.1],
    [0.56, -0.24, 1.3],
    [-0.04, -0.96, 0.2],
  ] as const)
    cut.leaf(x, y, 0.14, 0.05, -Math.PI / 2 + turn, spike)
  cut.blob('0.1 -0.34, 0.4 -0.32, 0.62 -0.18, 0.76 -0.22, 0.62 -0.03, 0.3 0.0, 0 -0.04', skin)
  cut.blob('-0.14 -0.04, -0.22 -0.3, -0.14 -0.6, 0.08 -0.68, 0.26 -0.5, 0.34 -0.24, 0.26 -0.02', skin)
  cut.blob('-0.16 -0.08, -0.2 -0.3, -0.13 -0.52, 0.02 -0.5, 0.06 -0.2, 0 -0.05', belly, FINE)
  for (const y of [-0.44, -0.34, -0.24, -0.14])
    cut.line(
      [
        [-0.17, y],
        [-0.06, y + 0.015],
        [0.04, y],
      ],
      0.012,
      darker(belly, 0.07),
    )
  for (const x of [-0.12, 0.18])
    cut.blob(
      [
        [x - 0.1, -0.12],
        [x + 0.08, -0.14],
        [x + 0.1, 0],
        [x - 0.14, 0],
      ],
      darker(skin, 0.03),
      FINE,
    )
  cut.blob('-0.1 -0.5, -0.16 -0.8, -0.04 -0.97, 0.12 -0.92, 0.16 -0.7, 0.18 -0.5', skin, FINE)
  cut.blob(
    '-0.02 -0.98, -0.2 -0.98, -0.42 -0.86, -0.44 -0.74, -0.3 -0.68, -0.08 -0.72, 0.08 -0.84',
    skin,
    FINE,
  )
  cut
    .line('-0.42 -0.75, -0.3 -0.73, -0.16 -0.77', 0.016, darker(skin, 0.22))
    .oval(-0.38, -0.84, 0.016, 0.012, darker(skin, 0.22), FINE)
  cut.line('-0.14 -0.46, -0.26 -0.42, -0.28 -0.34', 0.07, darker(skin, 0.04))
  cut.oval(-0.2, -0.79, 0.04, 0.028, '#ea8f7f', { ...FINE, alpha: 0.55 })
  sideEye(cut, -0.18, -0.88, 0.032)
}

export const dinosaur: Motif = {
  breadth: 1.15,
  motion: 'sway',
  scale: 1.05,
  draw({ own }) {
    const cut = new Scissors()
    beast(cut, own ?? '#6fae72', own === null ? '#e8a04a' : darker(own, 0.14))
    return cut.shapes
  },
}

export const dragon: Motif = {
  breadth: 1.25,
  motion: 'sway',
  scale: 1.1,
  draw({ own }) {
    const skin = own ?? '#5f9a8f'
    const wing = mix(skin, '#e8a04a', 0.6)
    const cut = new Scissors()
    cut.blob(
      '0.1 -0.56, 0.24 -0.98, 0.62 -1.04, 0.52 -0.86, 0.62 -0.72, 0.44 -0.68, 0.46 -0.52, 0.26 -0.46',
      wing,
    )
    for (const to of [
      [0.58, -1],
      [0.58, -0.73],
      [0.44, -0.54],
    ] as const)
      cut.line(
        [
          [0.16, -0.54],
          [(0.16 + to[0]) / 2, (to[1] - 0.6) / 2],
          [to[0], to[1]],
        ],
        0.016,
        darker(wing, 0.1),
      )
    beast(cut, skin, '#d9604f')
    for (const x of [-0.06, 0.04]) cut.leaf(x, -0.95, 0.14, 0.03, -1.2, '#f0d9a8')
    for (const [x, y, radius] of [
      [-0.53, -0.72, 0.045],
      [-0.62, -0.7, 0.06],
      [-0.72, -0.72, 0.05],
    ] as const)
      cut.heart(x, y - 0.02, radius * 1.6, '#e0563f', FINE)
    return cut.shapes
  },
}
