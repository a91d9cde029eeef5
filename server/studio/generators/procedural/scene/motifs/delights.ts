import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { namedHead } from './cutFlowers.ts'
import { FINE, LIT } from './light.ts'
import type { Hand, Motif } from './motif.ts'

// Small things that are given or enjoyed.

export const carrot: Motif = {
  breadth: 0.5,
  motion: 'sway',
  scale: 0.6,
  draw({ own, tones }) {
    const root = own ?? '#ee8434'
    const cut = new Scissors()
    for (const turn of [-2.1, -1.8, -1.57, -1.3, -1.0])
      cut.leaf(0, -0.68, 0.34, 0.05, turn, turn === -1.57 ? tones.leaf : tones.leafDark)
    cut.blob('-0.2 -0.62, -0.1 -0.74, 0.1 -0.74, 0.2 -0.62, 0.12 -0.28, 0 0.02, -0.12 -0.28', root)
    for (const points of [
      '-0.17 -0.56, -0.05 -0.54',
      '0.06 -0.42, 0.14 -0.44',
      '-0.12 -0.34, -0.03 -0.32',
      '0.03 -0.22, 0.09 -0.24',
    ])
      cut.line(points, 0.02, darker(root, 0.1))
    return cut.shapes
  },
}

export const banana: Motif = {
  breadth: 1.1,
  motion: 'sway',
  scale: 0.5,
  draw({ own }) {
    const skin = own ?? '#f6cf45'
    return new Scissors()
      .blob(
        '-0.52 -0.86, -0.42 -0.9, -0.3 -0.6, 0 -0.4, 0.34 -0.4, 0.52 -0.52, 0.56 -0.42, 0.36 -0.14, -0.04 -0.04, -0.38 -0.26',
        darker(skin, 0.05),
      )
      .blob(
        '-0.5 -0.86, -0.44 -0.9, -0.36 -0.56, -0.08 -0.28, 0.3 -0.26, 0.54 -0.46, 0.36 -0.14, -0.04 -0.04, -0.38 -0.26',
        skin,
        FINE,
      )
      .line('-0.44 -0.6, -0.22 -0.28, 0.16 -0.16', 0.03, lighter(skin, 0.1))
      .polygon('-0.54 -0.98, -0.44 -1, -0.42 -0.88, -0.52 -0.85', '#8a6a3a', FINE)
      .disc(0.545, -0.47, 0.045, '#6a4f2f', FINE).shapes
  },
}

export const croissant: Motif = {
  breadth: 1.5,
  motion: 'still',
  scale: 0.42,
  draw({ own }) {
    const crust = own ?? '#d8943f'
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut
        .blob('0.5 -0.5, 0.7 -0.3, 0.72 -0.02, 0.56 -0.08, 0.4 -0.26', darker(crust, 0.06), { side })
        .blob('0.24 -0.72, 0.5 -0.62, 0.62 -0.34, 0.5 -0.16, 0.24 -0.3', crust, { side })
    cut.blob('-0.28 -0.68, 0 -0.86, 0.28 -0.68, 0.3 -0.34, 0 -0.26, -0.3 -0.34', lighter(crust, 0.04))
    for (const side of [-1, 1])
      cut
        .line('0.1 -0.78, 0.14 -0.55, 0.1 -0.34', 0.03, darker(crust, 0.1), { side })
        .line('0.4 -0.62, 0.46 -0.42, 0.42 -0.24', 0.03, darker(crust, 0.1), { side })
    return cut.oval(-0.08, -0.68, 0.12, 0.045, lighter(crust, 0.14), { ...FINE, turn: -0.2 }).shapes
  },
}

/** A box in the shape of a heart. */
export const chocolates: Motif = {
  breadth: 1.2,
  motion: 'still',
  scale: 0.65,
  draw({ own, tones }) {
    const box = own ?? '#c2344a'
    const cut = new Scissors().heart(0, -0.47, 1.16, darker(box, 0.08)).heart(0, -0.49, 1.02, '#f6e3c8', FINE)
    for (const [index, [x, y]] of (
      [
        [-0.26, -0.66],
        [0.26, -0.66],
        [0, -0.6],
        [-0.28, -0.42],
        [0.28, -0.42],
        [-0.02, -0.36],
        [-0.13, -0.18],
        [0.14, -0.2],
      ] as const
    ).entries()) {
      const colour = ['#5f3a26', '#8a5a36', '#f3e2c6', '#6f4128'][index % 4] ?? '#5f3a26'
      cut.disc(x, y + 0.02, 0.105, '#d9b184', FINE)
      if (index % 3 === 0) cut.heart(x, y, 0.17, colour, FINE)
      else cut.disc(x, y, 0.08, colour, FINE)
      cut.line(
        [
          [x - 0.045, y],
          [x, y - 0.02],
          [x + 0.045, y],
        ],
        0.014,
        index % 2 === 0 ? '#f3d9b0' : tones.accent,
      )
    }
    return cut.shapes
  },
}

/** A tall glass with a slice and a straw. */
export const drink: Motif = {
  breadth: 0.6,
  motion: 'still',
  scale: 0.65,
  draw({ own }) {
    const juice = own ?? '#f39a3f'
    return new Scissors()
      .line('0.04 -0.2, 0.14 -0.86, 0.28 -0.98', 0.035, '#e0567a', { isDetail: false })
      .polygon('-0.24 -0.74, 0.24 -0.74, 0.18 0, -0.18 0', '#e9f4f8', { alpha: 0.85 })
      .polygon('-0.215 -0.58, 0.215 -0.58, 0.165 -0.04, -0.165 -0.04', juice, FINE)
      .polygon('-0.215 -0.58, 0.215 -0.58, 0.2 -0.42, -0.2 -0.42', lighter(juice, 0.1), FINE)
      .rect(-0.12, -0.5, 0.12, 0.11, '#ffffff', { corner: 0.02, isDetail: true, alpha: 0.6 })
      .rect(0.02, -0.4, 0.12, 0.11, '#ffffff', { corner: 0.02, isDetail: true, alpha: 0.6 })
      .disc(-0.22, -0.72, 0.15, '#f6c945')
      .disc(-0.22, -0.72, 0.115, '#fff0b0', FINE)
      .line('-0.33 -0.72, -0.11 -0.72', 0.016, '#f6c945')
      .line('-0.22 -0.83, -0.22 -0.61', 0.016, '#f6c945')
      .line('-0.19 -0.5, -0.16 -0.1', 0.022, '#ffffff', { alpha: 0.6 }).shapes
  },
}

export const tie: Motif = {
  breadth: 0.45,
  motion: 'sway',
  floats: true,
  scale: 0.75,
  draw({ own, tones }) {
    const silk = own ?? tones.accent
    const cut = new Scissors().polygon('-0.1 -0.8, 0.1 -0.8, 0.2 -0.16, 0 0, -0.2 -0.16', silk)
    for (const [y, wide] of [
      [-0.62, 0.115],
      [-0.46, 0.14],
      [-0.3, 0.165],
    ] as const)
      cut.polygon(
        [
          [-wide, y + 0.07],
          [-wide + 0.005, y + 0.01],
          [wide, y - 0.07],
          [wide, y - 0.01],
        ],
        lighter(silk, 0.16),
        FINE,
      )
    return cut.polygon('-0.14 -0.98, 0.14 -0.98, 0.09 -0.78, -0.09 -0.78', darker(silk, 0.06)).shapes
  },
}

export const bracelet: Motif = {
  breadth: 1.2,
  motion: 'sway',
  floats: true,
  scale: 0.55,
  draw({ own, tones }) {
    const gold = own ?? '#e0b44f'
    const cut = new Scissors()
    for (let bead = 0; bead < 18; bead += 1) {
      const angle = (bead / 18) * Math.PI * 2
      const isFront = Math.sin(angle) > 0
      cut.disc(
        Math.cos(angle) * 0.5,
        -0.55 + Math.sin(angle) * 0.32,
        isFront ? 0.085 : 0.065,
        bead % 3 === 0 ? tones.accent : isFront ? gold : darker(gold, 0.1),
      )
    }
    return cut
      .line('0 -0.2, 0 -0.12', 0.02, darker(gold, 0.1))
      .heart(0, -0.06, 0.2, tones.accent)
      .star(-0.2, -0.28, 0.05, 4, 0.3, '#fffbe8', LIT).shapes
  },
}

export const dress: Motif = {
  breadth: 0.85,
  motion: 'sway',
  floats: true,
  scale: 0.95,
  draw({ own, tones }) {
    const cloth = own ?? tones.accent
    const cut = new Scissors()
      .line('-0.14 -0.92, 0 -0.99, 0.14 -0.92', 0.02, '#a5784a')
      .line('0 -0.98, 0.03 -1.05, -0.02 -1.07', 0.016, '#8f949e')
    for (const side of [-1, 1])
      cut.blob('0.1 -0.92, 0.2 -0.9, 0.28 -0.74, 0.18 -0.7, 0.12 -0.8', darker(cloth, 0.04), { side })
    cut.blob(
      '-0.14 -0.92, -0.06 -0.86, 0.06 -0.86, 0.14 -0.92, 0.13 -0.6, 0.28 -0.3, 0.4 -0.02, 0 0.03, -0.4 -0.02, -0.28 -0.3, -0.13 -0.6',
      cloth,
    )
    for (const points of [
      '-0.06 -0.54, -0.14 -0.26, -0.2 0',
      '0 -0.54, 0 0.01',
      '0.06 -0.54, 0.14 -0.26, 0.2 0',
    ])
      cut.line(points, 0.014, darker(cloth, 0.07))
    return cut
      .line('-0.13 -0.59, 0 -0.57, 0.13 -0.59', 0.05, lighter(cloth, 0.16))
      .leaf(0.05, -0.58, 0.14, 0.04, 0.5, lighter(cloth, 0.2))
      .leaf(0.05, -0.58, 0.14, 0.04, 2.4, lighter(cloth, 0.2)).shapes
  },
}

export const pacifier: Motif = {
  breadth: 0.95,
  motion: 'sway',
  scale: 0.45,
  draw({ own, tones }) {
    const plastic = own ?? mix(tones.accent, '#ffffff', 0.25)
    return new Scissors()
      .ring(0, -0.2, 0.21, 0.14, darker(plastic, 0.08))
      .blob('-0.16 -0.66, -0.2 -0.9, 0 -1.02, 0.2 -0.9, 0.16 -0.66', '#f3d9b8')
      .oval(-0.06, -0.88, 0.04, 0.07, '#fff6e6', FINE)
      .blob('-0.46 -0.56, -0.24 -0.7, 0 -0.64, 0.24 -0.7, 0.46 -0.56, 0.3 -0.38, 0 -0.4, -0.3 -0.38', plastic)
      .disc(0, -0.51, 0.11, lighter(plastic, 0.14), FINE)
      .heart(0, -0.51, 0.1, darker(plastic, 0.1), FINE).shapes
  },
}

export const booties: Motif = {
  breadth: 1.35,
  motion: 'still',
  scale: 0.5,
  draw({ own, tones }) {
    const wool = own ?? mix(tones.accent, '#ffffff', 0.35)
    const cut = new Scissors()
    for (const [x, y, shade] of [
      [0.16, -0.14, 0.05],
      [-0.22, 0, 0],
    ] as const) {
      const knit = darker(wool, shade)
      const at = (points: readonly (readonly [number, number])[]): [number, number][] =>
        points.map(([px, py]) => [px + x, py + y])
      cut
        .blob(
          at([
            [-0.34, -0.28],
            [-0.1, -0.36],
            [0.3, -0.32],
            [0.34, -0.02],
            [0, 0.01],
            [-0.36, -0.02],
            [-0.44, -0.16],
          ]),
          knit,
        )
        .blob(
          at([
            [0, -0.3],
            [-0.02, -0.62],
            [0.34, -0.62],
            [0.34, -0.26],
          ]),
          knit,
        )
        .rect(x - 0.06, y - 0.76, 0.44, 0.2, lighter(wool, 0.14), { corner: 0.08 })
        .line(
          at([
            [-0.4, -0.06],
            [0, -0.03],
            [0.33, -0.06],
          ]),
          0.05,
          lighter(wool, 0.14),
        )
        .leaf(x - 0.02, y - 0.4, 0.17, 0.05, -2.6, tones.second)
        .leaf(x - 0.02, y - 0.4, 0.17, 0.05, 2.6, tones.second)
        .disc(x - 0.02, y - 0.4, 0.04, lighter(tones.second, 0.1), FINE)
    }
    return cut.shapes
  },
}

/** A single cut flower on its stalk. */
function cutFlower(name: 'carnation' | 'chrysanthemum', radius: number): Motif {
  return {
    breadth: radius * 2.4,
    motion: 'sway',
    scale: 0.8,
    draw({ own, tones, random }: Hand) {
      const cut = new Scissors().line('0 0, 0.03 -0.4, 0 -0.76', 0.03, tones.leafDark, { isDetail: false })
      const isNarrow = name === 'carnation'
      for (const [y, turn] of [
        [-0.18, -0.6],
        [-0.3, -2.5],
        [-0.46, -0.7],
      ] as const)
        cut.leaf(0.02, y, 0.24, isNarrow ? 0.028 : 0.07, turn, tones.leaf)
      if (isNarrow) cut.blob('-0.07 -0.72, 0.07 -0.72, 0.05 -0.56, -0.05 -0.56', tones.leafDark)
      namedHead(cut, random, name, 0, -1 + radius, radius, own)
      return cut.shapes
    },
  }
}

export const carnation = cutFlower('carnation', 0.2)
export const chrysanthemum = cutFlower('chrysanthemum', 0.24)
