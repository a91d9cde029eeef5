import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { FINE, LIT } from './light.ts'
import type { Motif } from './motif.ts'

// Things of a feast or a custom.

/** A chalice with the host above it, in its light. */
export const chalice: Motif = {
  breadth: 0.75,
  motion: 'sway',
  scale: 0.95,
  draw({ own }) {
    const gold = own ?? '#dba73f'
    const cut = new Scissors()
    for (let ray = 0; ray < 16; ray += 1) {
      const angle = (ray / 16) * Math.PI * 2
      const far = ray % 2 === 0 ? 0.3 : 0.25
      cut.line(
        [
          [Math.cos(angle) * 0.19, -0.78 + Math.sin(angle) * 0.19],
          [Math.cos(angle) * far, -0.78 + Math.sin(angle) * far],
        ],
        0.014,
        '#f4cf6a',
      )
    }
    return cut
      .disc(0, -0.78, 0.16, '#fffaf0')
      .line('0 -0.87, 0 -0.69', 0.022, '#e0c58a')
      .line('-0.07 -0.8, 0.07 -0.8', 0.022, '#e0c58a')
      .blob('-0.24 -0.02, -0.1 -0.08, -0.035 -0.14, 0.035 -0.14, 0.1 -0.08, 0.24 -0.02, 0.2 0, -0.2 0', gold)
      .rect(-0.032, -0.3, 0.064, 0.2, darker(gold, 0.05))
      .oval(0, -0.23, 0.07, 0.045, lighter(gold, 0.08))
      .blob('-0.26 -0.62, 0.26 -0.62, 0.24 -0.44, 0.1 -0.31, -0.1 -0.31, -0.24 -0.44', gold)
      .oval(0, -0.62, 0.26, 0.045, lighter(gold, 0.12), FINE)
      .oval(0, -0.615, 0.22, 0.032, '#8a2f3c', FINE)
      .line('-0.17 -0.54, -0.16 -0.44, -0.1 -0.37', 0.025, lighter(gold, 0.2)).shapes
  },
}

/** A point of the rosary's round, from its lowest. */
function onRosary(share: number): [number, number] {
  const angle = Math.PI / 2 + share * Math.PI * 2
  return [Math.cos(angle) * 0.36, -0.66 + Math.sin(angle) * 0.3]
}

export const rosary: Motif = {
  breadth: 0.85,
  motion: 'sway',
  floats: true,
  scale: 0.75,
  draw({ own }) {
    const bead = own ?? '#b7a2c8'
    const cut = new Scissors()
    cut.line(
      Array.from({ length: 33 }, (_, index) => onRosary(index / 32)),
      0.012,
      '#d8b45a',
    )
    cut.line('0 -0.36, 0 -0.2', 0.012, '#d8b45a')
    for (let index = 0; index < 26; index += 1) {
      const [x, y] = onRosary((index + 0.5) / 26)
      cut.disc(x, y, index % 6 === 0 ? 0.042 : 0.032, index % 6 === 0 ? '#d8b45a' : bead)
    }
    for (const y of [-0.31, -0.25]) cut.disc(0, y, 0.026, bead)
    return cut
      .rect(-0.022, -0.22, 0.044, 0.22, '#d8b45a', { corner: 0.01 })
      .rect(-0.08, -0.165, 0.16, 0.044, '#d8b45a', {
        corner: 0.01,
      }).shapes
  },
}

/** The stable of Bethlehem with the child on straw, under a star. */
export const manger: Motif = {
  breadth: 1.25,
  motion: 'still',
  scale: 0.95,
  draw({ own, random }) {
    const wood = own ?? '#8a5a36'
    const cut = new Scissors()
    cut
      .polygon('-0.5 0, -0.5 -0.5, 0 -0.76, 0.5 -0.5, 0.5 0', '#4a3550')
      .disc(0, -0.3, 0.28, '#f3cf7a', { ...LIT, alpha: 0.5 })
    for (const x of [-0.5, 0.42]) cut.rect(x, -0.52, 0.08, 0.52, wood)
    for (const side of [-1, 1])
      cut.polygon('0 -0.86, 0.66 -0.5, 0.63 -0.42, 0 -0.74', darker(wood, 0.04), { side })
    for (let index = 0; index < 22; index += 1) {
      const x = random.between(-0.26, 0.26)
      cut.line(
        [
          [x, -0.2],
          [x + random.between(-0.09, 0.09), -0.2 - random.between(0.05, 0.13)],
        ],
        0.016,
        index % 2 === 0 ? '#e8c45f' : '#d3a63f',
      )
    }
    cut
      .line('-0.2 -0.2, 0.18 0', 0.05, wood, { isDetail: false })
      .line('0.2 -0.2, -0.18 0', 0.05, wood, { isDetail: false })
      .polygon('-0.3 -0.22, 0.3 -0.22, 0.22 -0.09, -0.22 -0.09', lighter(wood, 0.05))
      .blob('-0.2 -0.28, 0 -0.33, 0.16 -0.28, 0.2 -0.2, -0.2 -0.2', '#fdf8f0')
      .disc(-0.15, -0.3, 0.075, '#f3cfb3', FINE)
      .line('-0.18 -0.3, -0.165 -0.293, -0.15 -0.3', 0.009, '#5a3a28')
      .line('-0.145 -0.3, -0.13 -0.293, -0.115 -0.3', 0.009, '#5a3a28')
      .ring(-0.15, -0.31, 0.115, 0.1, '#f6d878', LIT)
    return cut.star(0, -0.93, 0.13, 8, 0.38, '#f9dc74', LIT).shapes
  },
}

export const shell: Motif = {
  breadth: 1.15,
  motion: 'still',
  scale: 0.55,
  draw({ own }) {
    const pearl = own ?? '#f0c9b4'
    const cut = new Scissors().blob('-0.2 -0.14, 0.2 -0.14, 0.26 0, 0 0.03, -0.26 0', darker(pearl, 0.08))
    const rim = Array.from({ length: 9 }, (_, index): [number, number] => {
      const angle = Math.PI * (1.04 + (index / 8) * 0.92)
      return [Math.cos(angle) * 0.52, -0.4 + Math.sin(angle) * 0.52]
    })
    for (const [x, y] of rim) cut.disc(x * 0.95, y, 0.12, lighter(pearl, 0.03))
    cut.polygon([[0, -0.04], [-0.52, -0.36], ...rim, [0.52, -0.36]], pearl)
    for (const [x, y] of rim)
      cut.line(
        [
          [0, -0.06],
          [x * 0.6, -0.06 + (y + 0.06) * 0.6],
          [x, y - 0.02],
        ],
        0.02,
        darker(pearl, 0.09),
      )
    return cut.shapes
  },
}

export const starfish: Motif = {
  breadth: 1,
  motion: 'still',
  scale: 0.5,
  draw({ own }) {
    const skin = own ?? '#ef8a5a'
    const cut = new Scissors()
    const arms = Array.from({ length: 10 }, (_, index): [number, number] => {
      const angle = -Math.PI / 2 + (index / 10) * Math.PI * 2
      const reach = index % 2 === 0 ? 0.52 : 0.24
      return [Math.cos(angle) * reach, -0.46 + Math.sin(angle) * reach]
    })
    cut.blob(arms, skin)
    for (const [index, [x, y]] of arms.entries())
      if (index % 2 === 0)
        for (const share of [0.35, 0.6, 0.82])
          cut.disc(x * share, -0.46 + (y + 0.46) * share, 0.04 - share * 0.022, lighter(skin, 0.14), FINE)
    for (const side of [-1, 1]) cut.disc(side * 0.085, -0.5, 0.03, '#241a1c', { ...FINE, isEye: true })
    return cut.line('-0.06 -0.42, 0 -0.39, 0.06 -0.42', 0.02, '#8f3f2a').shapes
  },
}

/** The tall Easter cake, iced. */
export const babka: Motif = {
  breadth: 1.05,
  motion: 'still',
  scale: 0.75,
  draw({ own, tones }) {
    const crumb = own ?? '#d99a4a'
    const cut = new Scissors()
      .oval(0, -0.03, 0.56, 0.06, '#f7f2ea')
      .oval(0, -0.05, 0.5, 0.045, tones.second, FINE)
    cut.blob('-0.44 -0.06, -0.42 -0.3, -0.32 -0.72, 0.32 -0.72, 0.42 -0.3, 0.44 -0.06, 0 -0.02', crumb)
    for (const x of [-0.26, -0.09, 0.09, 0.26])
      cut.line(
        [
          [x * 0.95, -0.68],
          [x * 1.2, -0.36],
          [x * 1.35, -0.06],
        ],
        0.035,
        darker(crumb, 0.08),
      )
    cut.blob(
      '-0.34 -0.7, -0.24 -0.86, 0 -0.9, 0.24 -0.86, 0.34 -0.7, 0.36 -0.5, 0.27 -0.46, 0.22 -0.62, 0.12 -0.42, 0.03 -0.62, -0.08 -0.48, -0.16 -0.62, -0.26 -0.4, -0.36 -0.52',
      '#fffaf2',
    )
    for (const [x, y, colour] of [
      [-0.2, -0.76, '#e27f8f'],
      [0.02, -0.8, '#f3c93f'],
      [0.2, -0.74, '#6fae72'],
      [-0.06, -0.68, '#7fb3c9'],
      [0.12, -0.66, '#e27f8f'],
    ] as const)
      cut.disc(x, y, 0.026, colour, FINE)
    return cut.leaf(0, -0.88, 0.18, 0.05, -1.2, tones.leaf).leaf(0, -0.88, 0.16, 0.045, -2.1, tones.leafDark)
      .shapes
  },
}

export const stocking: Motif = {
  breadth: 0.8,
  motion: 'sway',
  floats: true,
  scale: 0.7,
  draw({ own, tones }) {
    const wool = own ?? '#c93a35'
    return new Scissors()
      .rect(-0.06, -0.98, 0.2, 0.22, '#8a5a3a', { corner: 0.05 })
      .star(-0.12, -0.92, 0.14, 5, 0.5, '#f3c93f')
      .rect(0.08, -1, 0.16, 0.24, tones.second, { corner: 0.02 })
      .line('0.16 -1, 0.16 -0.78', 0.03, '#fffaf4')
      .blob(
        '-0.22 -0.76, 0.22 -0.76, 0.22 -0.36, 0.4 -0.2, 0.42 -0.04, 0.26 0, -0.06 -0.04, -0.2 -0.24',
        wool,
      )
      .blob('0.26 -0.28, 0.42 -0.2, 0.42 -0.04, 0.28 0', lighter(wool, 0.16), FINE)
      .blob('-0.2 -0.26, -0.04 -0.2, 0 -0.05, -0.14 -0.1', lighter(wool, 0.16), FINE)
      .rect(-0.27, -0.82, 0.54, 0.18, '#fffaf4', { corner: 0.08 })
      .star(0.01, -0.46, 0.1, 6, 0.36, '#fffaf4', FINE).shapes
  },
}

export const candycane: Motif = {
  breadth: 0.6,
  motion: 'sway',
  scale: 0.7,
  draw({ own, tones }) {
    const red = own ?? '#d8362f'
    const cut = new Scissors()
    const path: [number, number][] = [
      [-0.14, -0.03],
      [-0.14, -0.4],
      [-0.14, -0.72],
      [-0.06, -0.9],
      [0.08, -0.94],
      [0.2, -0.84],
      [0.22, -0.7],
    ]
    cut.line(path, 0.13, '#fffaf4', { isDetail: false })
    for (const [x, y, dx, dy] of [
      [-0.14, -0.1, 0.06, -0.05],
      [-0.14, -0.26, 0.06, -0.05],
      [-0.14, -0.42, 0.06, -0.05],
      [-0.14, -0.58, 0.06, -0.05],
      [-0.13, -0.74, 0.06, -0.04],
      [-0.06, -0.88, 0.03, -0.06],
      [0.09, -0.93, -0.02, -0.06],
      [0.2, -0.83, -0.06, -0.02],
    ] as const)
      cut.line(
        [
          [x - dx, y - dy],
          [x + dx, y + dy],
        ],
        0.055,
        red,
      )
    for (const side of [-1, 1])
      cut
        .leaf(-0.14, -0.34, 0.22, 0.06, side > 0 ? 0.9 : Math.PI - 0.9, tones.leafDark)
        .leaf(-0.14, -0.36, 0.2, 0.07, side > 0 ? -0.4 : Math.PI + 0.4, darker(red, 0.05))
    return cut.disc(-0.14, -0.36, 0.045, '#f3c93f').shapes
  },
}

/** The wafer that is shared on Christmas Eve, on hay. */
export const wafer: Motif = {
  breadth: 1.3,
  motion: 'still',
  scale: 0.65,
  draw({ own, tones, random }) {
    const paper = own ?? '#fdf8ee'
    const cut = new Scissors()
    for (let index = 0; index < 40; index += 1) {
      const x = random.between(-0.55, 0.55)
      cut.line(
        [
          [x, -0.03],
          [x + random.between(-0.2, 0.2), -random.between(0.04, 0.2)],
        ],
        0.014,
        index % 2 === 0 ? '#d9b95f' : '#b9a04f',
      )
    }
    cut
      .polygon('-0.5 -0.82, 0.36 -0.96, 0.5 -0.2, -0.36 -0.06', paper)
      .polygon('-0.44 -0.77, 0.31 -0.89, 0.44 -0.25, -0.31 -0.13', darker(paper, 0.035), FINE)
    const line = darker(paper, 0.12)
    cut
      .star(0.02, -0.72, 0.09, 8, 0.4, line, FINE)
      .polygon('-0.22 -0.3, 0.2 -0.36, 0.22 -0.3, -0.2 -0.24', line, FINE)
      .blob('-0.14 -0.36, 0 -0.45, 0.12 -0.42, 0.16 -0.36, -0.12 -0.31', line, FINE)
      .disc(-0.11, -0.44, 0.05, line, FINE)
    for (const turn of [-2.7, -2.2, -0.5])
      cut.leaf(0.4, -0.1, 0.26, 0.04, turn, turn < -2.4 ? tones.leafDark : '#3f6f4a')
    return cut.disc(0.4, -0.1, 0.04, '#c93a35').disc(0.46, -0.06, 0.035, '#c93a35').shapes
  },
}

/** Rolled out, with a red stripe and a seal. */
export const diploma: Motif = {
  breadth: 1.35,
  motion: 'sway',
  scale: 0.65,
  draw({ own, tones }) {
    const paper = '#fdf8ee'
    const ribbon = own ?? '#d8324a'
    const cut = new Scissors()
    cut
      .rect(-0.58, -0.9, 1.16, 0.86, paper, { corner: 0.03 })
      .rect(-0.52, -0.84, 1.04, 0.74, mix(paper, tones.accent, 0.3), FINE)
      .rect(-0.5, -0.82, 1, 0.7, paper, FINE)
      .polygon('0.26 -0.9, 0.4 -0.9, 0.4 -0.04, 0.26 -0.04', ribbon, FINE)
      .star(-0.08, -0.68, 0.085, 5, 0.45, '#dba73f', FINE)
    for (const [y, wide] of [
      [-0.5, 0.28],
      [-0.4, 0.34],
      [-0.31, 0.22],
    ] as const)
      cut.line(
        [
          [-0.1 - wide, y],
          [-0.1 + wide * 0.7, y],
        ],
        0.028,
        '#b9b0a4',
      )
    for (const side of [-1, 1])
      cut.polygon('0.02 -0.16, 0.1 -0.2, 0.16 0.06, 0.08 0.02, 0.03 0.06', darker(ribbon, 0.08), { side })
    return cut.star(0, -0.16, 0.13, 12, 0.82, '#dba73f').disc(0, -0.16, 0.075, '#f0cf7a', FINE).shapes
  },
}

export const blackboard: Motif = {
  breadth: 1.4,
  motion: 'still',
  scale: 0.9,
  draw({ own, tones }) {
    const slate = own ?? '#2f5a4c'
    const wood = '#b5824a'
    const chalk = '#f4f1e6'
    const cut = new Scissors()
    for (const side of [-1, 1]) cut.polygon('0.4 -0.3, 0.47 -0.3, 0.58 0, 0.5 0', darker(wood, 0.1), { side })
    cut.rect(-0.66, -0.98, 1.32, 0.8, wood, { corner: 0.03 }).rect(-0.6, -0.92, 1.2, 0.66, slate, FINE)
    cut
      .line('-0.48 -0.5, -0.4 -0.74, -0.32 -0.5', 0.028, chalk)
      .line('-0.45 -0.58, -0.35 -0.58', 0.022, chalk)
      .line('-0.2 -0.78, -0.2 -0.5', 0.028, chalk)
      .line(
        '-0.2 -0.76, -0.1 -0.74, -0.1 -0.66, -0.2 -0.64, -0.08 -0.62, -0.08 -0.52, -0.2 -0.5',
        0.024,
        chalk,
      )
      .line('0.16 -0.74, 0.06 -0.76, 0.02 -0.63, 0.06 -0.51, 0.16 -0.53', 0.026, chalk)
      .heart(0.4, -0.62, 0.2, tones.accent, FINE)
      .line('-0.46 -0.38, 0 -0.36, 0.46 -0.4', 0.018, chalk, { alpha: 0.7 })
    return cut
      .rect(-0.62, -0.22, 1.24, 0.06, lighter(wood, 0.05), { corner: 0.02 })
      .rect(-0.3, -0.25, 0.16, 0.035, chalk, FINE)
      .rect(0.16, -0.27, 0.2, 0.06, '#d8a05a', FINE).shapes
  },
}

export const treasure: Motif = {
  breadth: 1.2,
  motion: 'still',
  scale: 0.75,
  draw({ own, tones }) {
    const wood = own ?? '#8f5a32'
    const gold = '#eab840'
    const cut = new Scissors()
    cut
      .blob('-0.5 -0.5, -0.54 -0.82, -0.34 -0.98, 0.34 -0.98, 0.54 -0.82, 0.5 -0.5', darker(wood, 0.08))
      .blob('-0.42 -0.52, -0.44 -0.78, 0 -0.84, 0.44 -0.78, 0.42 -0.52', darker(wood, 0.2), FINE)
    for (const [x, y, colour] of [
      [-0.34, -0.52, gold],
      [0.34, -0.52, gold],
      [-0.18, -0.58, '#f4d27a'],
      [0.18, -0.6, gold],
      [0, -0.64, '#f4d27a'],
      [-0.27, -0.64, gold],
      [0.28, -0.66, '#f4d27a'],
      [0.08, -0.54, gold],
      [-0.08, -0.52, gold],
    ] as const)
      cut.disc(x, y, 0.1, colour).disc(x, y, 0.065, darker(colour, 0.06), FINE)
    cut
      .polygon('-0.12 -0.72, 0 -0.82, 0.12 -0.72, 0 -0.58', tones.accent)
      .polygon('-0.05 -0.72, 0 -0.82, 0.05 -0.72, 0 -0.58', lighter(tones.accent, 0.14), FINE)
    cut.rect(-0.52, -0.48, 1.04, 0.48, wood, { corner: 0.04 })
    for (const x of [-0.42, 0.32]) cut.rect(x, -0.48, 0.1, 0.48, gold, FINE)
    return cut
      .rect(-0.52, -0.48, 1.04, 0.09, darker(wood, 0.07), FINE)
      .rect(-0.09, -0.46, 0.18, 0.22, gold, { corner: 0.03, isDetail: true })
      .disc(0, -0.37, 0.035, '#4a2f20', FINE)
      .rect(-0.014, -0.37, 0.028, 0.08, '#4a2f20', FINE).shapes
  },
}

export const crystalball: Motif = {
  breadth: 0.85,
  motion: 'still',
  scale: 0.75,
  draw({ own, tones }) {
    const glass = own ?? '#a9b7ea'
    return new Scissors()
      .blob('-0.3 0, -0.24 -0.14, 0.24 -0.14, 0.3 0, 0 0.03', '#6a4a8a')
      .oval(0, -0.15, 0.26, 0.05, '#dba73f')
      .disc(0, -0.56, 0.42, glass)
      .disc(0.03, -0.53, 0.36, mix(glass, tones.deep, 0.25), FINE)
      .blob('-0.26 -0.46, -0.06 -0.6, 0.14 -0.5, 0.3 -0.58, 0.2 -0.36, -0.1 -0.34', lighter(glass, 0.1), {
        ...FINE,
        alpha: 0.8,
      })
      .star(0.06, -0.66, 0.11, 4, 0.3, '#fff3c4', LIT)
      .star(-0.14, -0.52, 0.06, 4, 0.3, '#fff3c4', LIT)
      .star(0.2, -0.46, 0.05, 4, 0.3, '#fff3c4', LIT)
      .oval(-0.2, -0.78, 0.09, 0.05, '#ffffff', { ...FINE, alpha: 0.7, turn: -0.7 }).shapes
  },
}

export const wheat: Motif = {
  breadth: 0.85,
  motion: 'sway',
  scale: 0.9,
  draw({ own, tones }) {
    const straw = own ?? '#dcae45'
    const cut = new Scissors()
    for (let stalk = -5; stalk <= 5; stalk += 1) {
      const [x, y] = [stalk * 0.075, -0.72 - Math.cos(stalk * 0.28) * 0.1]
      cut.line(
        [
          [-stalk * 0.04, 0],
          [0, -0.36],
          [x, y],
        ],
        0.022,
        darker(straw, 0.06),
        { isDetail: false },
      )
      for (let grain = 0; grain < 5; grain += 1)
        for (const side of [-1, 1])
          cut.leaf(
            x + stalk * 0.006 * grain,
            y + 0.1 - grain * 0.045,
            0.075,
            0.022,
            -Math.PI / 2 + stalk * 0.07 + side * 0.5,
            grain % 2 === 0 ? straw : lighter(straw, 0.07),
            FINE,
          )
      cut.leaf(
        x + stalk * 0.03,
        y - 0.12,
        0.08,
        0.022,
        -Math.PI / 2 + stalk * 0.07,
        lighter(straw, 0.07),
        FINE,
      )
    }
    cut.blob('-0.1 -0.42, 0.1 -0.42, 0.12 -0.32, -0.12 -0.32', tones.accent)
    return cut
      .leaf(0.08, -0.36, 0.22, 0.06, 0.7, tones.accent)
      .leaf(-0.08, -0.36, 0.22, 0.06, 2.4, darker(tones.accent, 0.05)).shapes
  },
}
