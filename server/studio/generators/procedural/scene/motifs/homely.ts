import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

export const armchair: Motif = {
  breadth: 1,
  motion: 'still',
  scale: 0.85,
  draw({ own, tones }) {
    const cloth = own ?? tones.accent
    const cut = new Scissors()
    for (const side of [-1, 1]) cut.polygon('0.3 -0.12, 0.38 -0.12, 0.36 0, 0.32 0', '#7a5236', { side })
    cut.blob('-0.34 -0.2, -0.38 -0.7, -0.24 -0.98, 0.24 -0.98, 0.38 -0.7, 0.34 -0.2', cloth)
    for (const [x, y] of [
      [-0.15, -0.8],
      [0.15, -0.8],
      [0, -0.68],
      [-0.15, -0.56],
      [0.15, -0.56],
    ] as const)
      cut.disc(x, y, 0.018, darker(cloth, 0.12), FINE)
    cut.rect(-0.32, -0.42, 0.64, 0.18, lighter(cloth, 0.06), { corner: 0.06 })
    for (const side of [-1, 1])
      cut.blob('0.27 -0.5, 0.36 -0.58, 0.48 -0.52, 0.48 -0.12, 0.28 -0.1', darker(cloth, 0.05), { side })
    return cut
      .rect(-0.34, -0.24, 0.68, 0.14, cloth, { corner: 0.03 })
      .heart(0, -0.5, 0.2, mix(cloth, '#fff6ea', 0.7), FINE).shapes
  },
}

/** Of painted wood, from the front: fur and skin are seen before it. */
export const chair: Motif = {
  breadth: 0.62,
  motion: 'still',
  scale: 0.85,
  draw({ own, tones }) {
    const wood = own ?? mix(tones.accent, '#fff6ea', 0.35)
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut.polygon('0.2 -0.44, 0.26 -0.44, 0.25 0, 0.2 0', darker(wood, 0.12), { side })
    for (const side of [-1, 1])
      cut.rect(side * 0.23 - 0.03, -0.98, 0.06, 0.56, darker(wood, 0.05), { corner: 0.02 })
    cut.blob('-0.28 -0.98, 0 -1.03, 0.28 -0.98, 0.27 -0.84, 0 -0.88, -0.27 -0.84', wood)
    cut.heart(0, -0.94, 0.1, darker(wood, 0.16), FINE)
    for (const x of [-0.13, 0, 0.13]) cut.rect(x - 0.02, -0.87, 0.04, 0.4, lighter(wood, 0.03), FINE)
    cut.blob(
      '-0.27 -0.5, 0.27 -0.5, 0.31 -0.42, 0.29 -0.38, -0.29 -0.38, -0.31 -0.42',
      mix(tones.second, '#fff6ea', 0.75),
    )
    cut.rect(-0.3, -0.41, 0.6, 0.07, wood, { corner: 0.02 })
    for (const side of [-1, 1]) cut.polygon('0.22 -0.35, 0.29 -0.35, 0.31 0, 0.25 0', wood, { side })
    return cut.rect(-0.25, -0.2, 0.5, 0.035, darker(wood, 0.06), FINE).shapes
  },
}

/** Of brick, with a fire in it. */
export const fireplace: Motif = {
  breadth: 1.2,
  motion: 'flicker',
  draw({ own }) {
    const brick = own ?? '#b5694a'
    const cut = new Scissors().rect(-0.5, -0.92, 1, 0.92, brick)
    for (let row = 0; row < 9; row += 1)
      for (let column = 0; column < 5; column += 1) {
        const x = -0.49 + (column + (row % 2) * 0.5) * 0.2
        const wide = Math.min(0.18, 0.48 - x)
        if (wide > 0.03)
          cut.rect(
            x,
            -0.91 + row * 0.1,
            wide,
            0.085,
            row % 3 === column % 2 ? lighter(brick, 0.05) : darker(brick, 0.035),
            {
              corner: 0.01,
              isDetail: true,
            },
          )
      }
    cut
      .blob('-0.3 0, -0.3 -0.44, -0.2 -0.6, 0 -0.65, 0.2 -0.6, 0.3 -0.44, 0.3 0', '#2c2024', FINE)
      .disc(0, -0.2, 0.36, '#ff9a3c', { isDetail: true, glows: true, alpha: 0.3 })
      .blob('-0.17 -0.08, -0.15 -0.26, -0.06 -0.3, 0 -0.5, 0.08 -0.32, 0.16 -0.28, 0.17 -0.08', '#ff8a32', {
        isDetail: true,
        glows: true,
      })
      .blob('-0.08 -0.08, -0.05 -0.2, 0.01 -0.34, 0.07 -0.2, 0.09 -0.08', '#ffd56a', {
        isDetail: true,
        glows: true,
      })
    for (const [x, turn] of [
      [-0.2, 0.03],
      [-0.16, -0.03],
    ] as const)
      cut.line(
        [
          [x, -0.05 + turn],
          [x + 0.36, -0.05 - turn],
        ],
        0.055,
        '#6b4630',
      )
    return cut
      .rect(-0.58, -1, 1.16, 0.1, '#8f6240', { corner: 0.02 })
      .rect(-0.58, -1, 1.16, 0.03, '#a87850', { corner: 0.015, isDetail: true })
      .rect(-0.56, -0.03, 1.12, 0.05, darker(brick, 0.14), { corner: 0.01, isDetail: true }).shapes
  },
}

/** Of wood, on four legs. */
export const table: Motif = {
  breadth: 1.5,
  motion: 'still',
  scale: 0.72,
  draw({ own }) {
    const wood = own ?? '#b07a4c'
    const cut = new Scissors()
    for (const side of [-1, 1]) {
      cut.polygon('0.46 -0.84, 0.54 -0.84, 0.51 -0.1, 0.47 -0.1', darker(wood, 0.14), { side })
      cut.polygon('0.6 -0.88, 0.72 -0.88, 0.69 0, 0.62 0', darker(wood, 0.04), { side })
    }
    cut.rect(-0.68, -0.93, 1.36, 0.09, darker(wood, 0.08))
    cut.rect(-0.78, -1, 1.56, 0.09, wood, { corner: 0.03 })
    return cut.rect(-0.76, -1, 1.52, 0.03, lighter(wood, 0.07), { corner: 0.015, isDetail: true }).shapes
  },
}

export const sofa: Motif = {
  breadth: 2,
  motion: 'still',
  scale: 0.72,
  draw({ own, tones }) {
    const cloth = own ?? tones.accent
    const cut = new Scissors()
    for (const side of [-1, 1]) cut.polygon('0.74 -0.12, 0.84 -0.12, 0.82 0, 0.77 0', '#7a5236', { side })
    cut.blob(
      '-0.8 -0.2, -0.84 -0.72, -0.68 -0.96, -0.2 -0.99, 0 -0.96, 0.2 -0.99, 0.68 -0.96, 0.84 -0.72, 0.8 -0.2',
      cloth,
    )
    cut.line('0 -0.95, 0.005 -0.7, 0 -0.45', 0.014, darker(cloth, 0.08))
    for (const x of [-0.6, -0.4, -0.2, 0.2, 0.4, 0.6]) cut.disc(x, -0.72, 0.018, darker(cloth, 0.12), FINE)
    for (const side of [-1, 1])
      cut.rect(side * 0.38 - 0.37, -0.46, 0.74, 0.2, lighter(cloth, 0.06), { corner: 0.07 })
    for (const side of [-1, 1])
      cut.blob('0.74 -0.52, 0.86 -0.62, 1 -0.54, 1 -0.12, 0.76 -0.1', darker(cloth, 0.05), { side })
    return cut.rect(-0.82, -0.28, 1.64, 0.18, cloth, { corner: 0.04 }).shapes
  },
}

export const clock: Motif = {
  breadth: 0.9,
  motion: 'sway',
  scale: 0.6,
  draw({ own, tones }) {
    const rim = own ?? tones.accent
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut
        .line('0.24 -0.1, 0.32 0', 0.06, darker(rim, 0.08), { side, isDetail: false })
        .disc(side * 0.26, -0.88, 0.13, darker(rim, 0.05))
    cut
      .disc(0, -0.48, 0.44, rim)
      .disc(0, -0.48, 0.36, '#fffaf2', FINE)
      .rect(-0.03, -1, 0.06, 0.1, darker(rim, 0.08), FINE)
    for (let hour = 0; hour < 12; hour += 1)
      cut.disc(
        Math.cos(hour * 0.5236) * 0.3,
        -0.48 + Math.sin(hour * 0.5236) * 0.3,
        hour % 3 === 0 ? 0.026 : 0.014,
        '#5a4a50',
        FINE,
      )
    return cut
      .line('0 -0.48, 0.02 -0.7', 0.028, '#3a3036')
      .line('0 -0.48, 0.17 -0.4', 0.034, '#3a3036')
      .disc(0, -0.48, 0.035, rim, FINE).shapes
  },
}

export const suitcase: Motif = {
  breadth: 1.15,
  motion: 'still',
  scale: 0.55,
  draw({ own }) {
    const leather = own ?? '#b5713a'
    const cut = new Scissors()
    cut.line('-0.16 -0.84, -0.16 -0.98, 0.16 -0.98, 0.16 -0.84', 0.06, darker(leather, 0.12), {
      isDetail: false,
    })
    cut.rect(-0.55, -0.84, 1.1, 0.84, leather, { corner: 0.09 })
    for (const x of [-0.36, 0.26])
      cut
        .rect(x, -0.84, 0.1, 0.84, darker(leather, 0.1), FINE)
        .rect(x + 0.015, -0.5, 0.07, 0.09, '#e8b64c', FINE)
    cut
      .disc(0, -0.56, 0.13, '#5a9ac0', FINE)
      .blob('-0.06 -0.6, 0.02 -0.64, 0.08 -0.54, 0 -0.48', '#8fbf8a', FINE)
      .heart(0.05, -0.2, 0.17, '#e0675c', FINE)
    return cut.polygon('-0.2 -0.34, -0.02 -0.38, -0.01 -0.26, -0.19 -0.22', '#f6e3b4', FINE).shapes
  },
}

export const globe: Motif = {
  breadth: 0.8,
  motion: 'still',
  scale: 0.65,
  draw({ own }) {
    const sea = own ?? '#6fb0d0'
    const cut = new Scissors()
    cut.rect(-0.22, -0.06, 0.44, 0.06, '#8a5a3a', { corner: 0.025 }).rect(-0.03, -0.2, 0.06, 0.16, '#8a5a3a')
    cut.line('0.12 -0.98, 0.34 -0.86, 0.42 -0.58, 0.3 -0.3, 0.02 -0.17, -0.22 -0.22', 0.045, '#dba73f', {
      isDetail: false,
    })
    cut.disc(0, -0.58, 0.36, sea)
    for (const points of [
      '-0.26 -0.76, -0.08 -0.84, 0.04 -0.76, -0.04 -0.64, -0.1 -0.52, -0.2 -0.6',
      '0.08 -0.62, 0.24 -0.72, 0.31 -0.56, 0.2 -0.36, 0.1 -0.44',
      '-0.2 -0.42, -0.08 -0.46, -0.06 -0.3, -0.14 -0.28',
    ])
      cut.blob(points, '#8fb86a', FINE)
    return cut.oval(-0.16, -0.74, 0.07, 0.035, '#ffffff', { ...FINE, alpha: 0.4, turn: -0.6 }).shapes
  },
}

export const palette: Motif = {
  breadth: 1.2,
  motion: 'sway',
  scale: 0.65,
  draw({ own }) {
    const wood = own ?? '#d9a868'
    const cut = new Scissors()
    cut
      .line('0.2 -0.3, 0.56 -1', 0.05, '#8a5a3a', { isDetail: false })
      .line('0.2 -0.3, 0.15 -0.2', 0.07, '#c9c4c0')
      .leaf(0.16, -0.22, 0.15, 0.045, 2.05, '#d8392f')
    cut.blob(
      '-0.56 -0.4, -0.4 -0.76, 0 -0.86, 0.4 -0.7, 0.5 -0.4, 0.3 -0.32, 0.22 -0.16, 0.1 -0.02, -0.3 -0.06',
      wood,
    )
    for (const [x, y, colour] of [
      [-0.36, -0.48, '#d8392f'],
      [-0.24, -0.66, '#f3c02f'],
      [-0.02, -0.72, '#4f7fc9'],
      [0.2, -0.64, '#4d8f5a'],
      [0.34, -0.48, '#7c5bb8'],
      [-0.32, -0.28, '#fffaf2'],
    ] as const)
      cut.blob(
        [
          [x - 0.08, y],
          [x - 0.02, y - 0.07],
          [x + 0.08, y - 0.03],
          [x + 0.06, y + 0.06],
          [x - 0.05, y + 0.06],
        ],
        colour,
        FINE,
      )
    return cut.oval(-0.06, -0.22, 0.07, 0.055, darker(wood, 0.22), FINE).shapes
  },
}

/** White over red, on its staff, or in the requested colour. */
export const flag: Motif = {
  breadth: 0.85,
  motion: 'sway',
  scale: 1,
  draw({ own }) {
    const cut = new Scissors()
    cut.rect(-0.33, -0.97, 0.035, 0.97, '#a5784a', { corner: 0.012 }).disc(-0.312, -0.98, 0.035, '#e8b64c')
    const top = own ?? '#fffaf6'
    cut.blob(
      '-0.295 -0.92, -0.1 -0.97, 0.12 -0.9, 0.4 -0.95, 0.41 -0.72, 0.12 -0.67, -0.1 -0.74, -0.295 -0.69',
      top,
    )
    return cut.blob(
      '-0.295 -0.7, -0.1 -0.75, 0.12 -0.68, 0.41 -0.73, 0.4 -0.5, 0.12 -0.45, -0.1 -0.52, -0.295 -0.47',
      own === null ? '#d8324a' : darker(own, 0.06),
    ).shapes
  },
}

export const bow: Motif = {
  breadth: 1.3,
  motion: 'sway',
  floats: true,
  scale: 0.5,
  draw({ own, tones }) {
    const silk = own ?? tones.accent
    const cut = new Scissors()
    for (const side of [-1, 1]) {
      cut.polygon('0.02 -0.56, 0.34 -0.02, 0.2 -0.06, 0.12 0.02, -0.06 -0.5', darker(silk, 0.05), { side })
      cut
        .blob('0 -0.6, 0.3 -0.98, 0.62 -0.9, 0.62 -0.36, 0.3 -0.3', silk, { side })
        .blob('0.12 -0.6, 0.34 -0.78, 0.5 -0.64, 0.34 -0.48', darker(silk, 0.08), { ...FINE, side })
    }
    return cut.rect(-0.1, -0.74, 0.2, 0.28, lighter(silk, 0.05), { corner: 0.07 }).shapes
  },
}

export const bell: Motif = {
  breadth: 0.85,
  motion: 'sway',
  floats: true,
  scale: 0.6,
  draw({ own, tones }) {
    const gold = own ?? '#e0ab42'
    const cut = new Scissors()
    cut.disc(0, -0.07, 0.09, darker(gold, 0.12)).ring(0, -0.94, 0.08, 0.045, darker(gold, 0.08))
    cut.blob(
      '0 -0.9, 0.2 -0.8, 0.27 -0.5, 0.4 -0.2, 0.38 -0.12, 0 -0.08, -0.38 -0.12, -0.4 -0.2, -0.27 -0.5, -0.2 -0.8',
      gold,
    )
    cut
      .line('-0.34 -0.26, 0 -0.2, 0.34 -0.26', 0.03, lighter(gold, 0.14))
      .oval(-0.14, -0.58, 0.035, 0.14, '#ffffff', { ...FINE, alpha: 0.45, turn: 0.15 })
    for (const side of [-1, 1])
      cut
        .blob('0 -0.9, 0.24 -1.02, 0.26 -0.8', tones.accent, { side })
        .leaf(side * 0.1, -0.96, 0.24, 0.06, side > 0 ? -0.9 : -2.24, tones.leafDark)
    return cut.disc(0, -0.9, 0.055, '#c22b3f', FINE).shapes
  },
}
