import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { headInBunch } from './cutFlowers.ts'
import { FINE, LIT } from './light.ts'
import type { Motif } from './motif.ts'

/** The places of a heart's flowers. */
const OF_FLOWERS = [
  [0, -0.72], [-0.17, -0.88], [0.17, -0.88], [-0.36, -0.87], [0.36, -0.87], [-0.48, -0.72], [0.48, -0.72],
  [-0.46, -0.54], [0.46, -0.54], [-0.35, -0.38], [0.35, -0.38], [-0.2, -0.24], [0.2, -0.24], [0, -0.1],
  [-0.27, -0.68], [0.27, -0.68], [-0.15, -0.5], [0.15, -0.5], [0, -0.32],
] as const // prettier-ignore

export const heart: Motif = {
  breadth: 1.05,
  motion: 'beat',
  floats: true,
  scale: 0.8,
  draw({ own, tones, random, of = null }) {
    const colour = own ?? mix(tones.accent, '#d8344a', 0.78)
    const cut = new Scissors()
    if (of !== null) {
      // Leaves under the edge, then one flower beside another, the larger ones before.
      for (const [index, [x, y]] of OF_FLOWERS.entries())
        for (const turn of [0.4, 2.6, 4.7])
          cut.leaf(
            x,
            y,
            0.15,
            0.032,
            turn + index * 0.7,
            (index + Math.round(turn)) % 2 === 0 ? tones.leaf : tones.leafDark,
            { isDetail: index % 3 > 0 },
          )
      for (const [index, [x, y]] of OF_FLOWERS.entries())
        headInBunch(cut, random, of, index, [x, y, index % 3 === 0 ? 0.125 : 0.105])
      return cut.shapes
    }
    cut
      .heart(0, -0.52, 1, colour)
      .heart(-0.01, -0.53, 0.8, lighter(colour, 0.05), FINE)
      .oval(-0.26, -0.72, 0.05, 0.1, '#ffffff', { turn: 0.7, alpha: 0.45, isDetail: true })
    return cut.shapes
  },
}

export const star: Motif = {
  breadth: 1,
  motion: 'turn',
  floats: true,
  scale: 0.6,
  draw({ own }) {
    const gold = own ?? '#f6c24a'
    return new Scissors()
      .disc(0, -0.5, 0.5, gold, { ...LIT, alpha: 0.16 })
      .star(0, -0.48, 0.5, 5, 0.44, gold, { glows: true })
      .star(0, -0.48, 0.3, 5, 0.44, lighter(gold, 0.1), FINE).shapes
  },
}

export const moon: Motif = {
  breadth: 0.9,
  motion: 'bob',
  floats: true,
  scale: 0.85,
  draw({ own }) {
    const gold = own ?? '#ffe3a0'
    const cut = new Scissors()
    cut.disc(0, -0.5, 0.66, gold, { ...LIT, alpha: 0.12 })
    const crescent = Array.from({ length: 30 }, (_, index): [number, number] => {
      const angle = 0.9 + (index / 29) * (Math.PI * 2 - 1.8)
      return [Math.cos(angle) * 0.48, -0.5 + Math.sin(angle) * 0.48]
    })
    const inner = Array.from({ length: 22 }, (_, index): [number, number] => {
      const angle = Math.PI * 2 - 1.12 - (index / 21) * (Math.PI * 2 - 2.24)
      return [0.14 + Math.cos(angle) * 0.38, -0.5 + Math.sin(angle) * 0.4]
    })
    cut.polygon([...crescent, ...inner], gold, { glows: true })
    cut
      .line('-0.28 -0.52, -0.24 -0.49, -0.19 -0.52', 0.018, darker(gold, 0.3))
      .line('-0.24 -0.34, -0.19 -0.31, -0.15 -0.33', 0.016, darker(gold, 0.3))
    return cut.shapes
  },
}

/** Full, with the grey of its seas. */
export const fullmoon: Motif = {
  breadth: 1,
  motion: 'bob',
  floats: true,
  scale: 0.85,
  draw({ own }) {
    const gold = own ?? '#ffe9b8'
    const sea = darker(gold, 0.1)
    return new Scissors()
      .disc(0, -0.5, 0.68, gold, { ...LIT, alpha: 0.12 })
      .disc(0, -0.5, 0.46, gold, { glows: true })
      .disc(-0.14, -0.62, 0.13, sea)
      .disc(0.04, -0.68, 0.07, sea)
      .disc(0.17, -0.44, 0.1, sea)
      .disc(-0.08, -0.32, 0.08, sea).shapes
  },
}

export const sun: Motif = {
  breadth: 1,
  motion: 'turn',
  floats: true,
  scale: 0.8,
  draw({ own }) {
    const gold = own ?? '#f8b83a'
    const cut = new Scissors()
    for (let ray = 0; ray < 16; ray += 1)
      cut.leaf(
        Math.cos((ray / 16) * Math.PI * 2) * 0.3,
        -0.5 + Math.sin((ray / 16) * Math.PI * 2) * 0.3,
        ray % 2 === 0 ? 0.2 : 0.13,
        0.035,
        (ray / 16) * Math.PI * 2,
        ray % 2 === 0 ? gold : lighter(gold, 0.07),
      )
    return cut.disc(0, -0.5, 0.28, gold, { glows: true }).disc(-0.04, -0.54, 0.2, lighter(gold, 0.06), FINE)
      .shapes
  },
}

export const cloud: Motif = {
  breadth: 1.9,
  motion: 'drift',
  floats: true,
  scale: 0.45,
  draw({ own }) {
    const white = own ?? '#ffffff'
    return new Scissors().blob(
      '-0.9 -0.04, -0.86 -0.34, -0.6 -0.42, -0.42 -0.78, -0.06 -0.86, 0.16 -0.6, 0.4 -0.72, 0.64 -0.5, 0.66 -0.34, 0.88 -0.28, 0.9 -0.04, 0 0',
      white,
    ).shapes
  },
}

export const snowflake: Motif = {
  breadth: 1,
  motion: 'turn',
  floats: true,
  scale: 0.5,
  draw({ own, tones }) {
    const ice = own ?? mix('#ffffff', tones.accent, 0.12)
    const cut = new Scissors()
    for (let arm = 0; arm < 6; arm += 1) {
      const angle = (arm / 6) * Math.PI * 2 - Math.PI / 2
      const at = (along: number, turn = 0): [number, number] => [
        Math.cos(angle + turn) * along,
        -0.5 + Math.sin(angle + turn) * along,
      ]
      cut.line([[0, -0.5], at(0.46)], 0.035, ice, { isDetail: false })
      for (const along of [0.18, 0.3]) {
        for (const side of [-1, 1]) {
          const [x, y] = at(along)
          cut.line(
            [
              [x, y],
              [
                x + Math.cos(angle + side * 0.9) * (0.42 - along) * 0.6,
                y + Math.sin(angle + side * 0.9) * (0.42 - along) * 0.6,
              ],
            ],
            0.028,
            ice,
            { isDetail: false },
          )
        }
      }
    }
    return cut.shapes
  },
}

export const rainbow: Motif = {
  breadth: 2,
  motion: 'still',
  floats: true,
  scale: 0.9,
  draw() {
    const cut = new Scissors()
    for (const [index, colour] of [
      '#e8604f',
      '#f29a4a',
      '#f6cf5a',
      '#7fb86a',
      '#5a9ccf',
      '#8a74c9',
    ].entries()) {
      const radius = 0.94 - index * 0.075
      cut.line(
        Array.from({ length: 15 }, (_, step): [number, number] => [
          -Math.cos((step / 14) * Math.PI) * radius,
          -Math.sin((step / 14) * Math.PI) * radius,
        ]),
        0.078,
        colour,
        { isDetail: index > 0 },
      )
    }
    for (const side of [-1, 1])
      for (const [x, y, radius] of [
        [-0.16, -0.04, 0.13],
        [0, -0.1, 0.16],
        [0.16, -0.03, 0.12],
      ] as const)
        cut.disc(side * 0.76 + x, y, radius, '#ffffff')
    return cut.shapes
  },
}

export const planet: Motif = {
  breadth: 1.4,
  motion: 'turn',
  floats: true,
  scale: 0.75,
  draw({ own, tones }) {
    const body = own ?? tones.accent
    const cut = new Scissors()
    cut.disc(0, -0.5, 0.4, body)
    for (const [y, half, tone] of [
      [-0.66, 0.34, lighter(body, 0.08)],
      [-0.46, 0.39, darker(body, 0.06)],
      [-0.28, 0.3, lighter(body, 0.05)],
    ] as const)
      cut.blob(
        [
          [-half, y],
          [0, y + 0.05],
          [half, y],
          [half * 0.98, y + 0.07],
          [0, y + 0.12],
          [-half * 0.98, y + 0.07],
        ],
        tone,
        FINE,
      )
    cut.line(
      '-0.36 -0.42, -0.66 -0.28, -0.4 -0.26, 0 -0.36, 0.4 -0.54, 0.66 -0.7, 0.38 -0.66',
      0.05,
      tones.second,
      { isDetail: false },
    )
    return cut.shapes
  },
}

export const rocket: Motif = {
  breadth: 0.6,
  motion: 'rise',
  floats: true,
  draw({ own, tones }) {
    const hull = own ?? '#f6f1ea'
    const cut = new Scissors()
    cut
      .blob('-0.11 -0.26, 0 0.02, 0.11 -0.26', '#ff9a3c', LIT)
      .blob('-0.06 -0.26, 0 -0.1, 0.06 -0.26', '#fff1b8', LIT)
    for (const side of [-1, 1])
      cut.blob('0.12 -0.5, 0.29 -0.28, 0.29 -0.14, 0.12 -0.26', tones.accent, { side })
    cut
      .blob('0 -1, 0.17 -0.76, 0.19 -0.5, 0.12 -0.24, -0.12 -0.24, -0.19 -0.5, -0.17 -0.76', hull)
      .blob('0 -1, 0.12 -0.84, 0 -0.8, -0.12 -0.84', tones.accent, FINE)
    cut
      .disc(0, -0.62, 0.085, tones.accent, FINE)
      .disc(0, -0.62, 0.058, '#9fd4ea', FINE)
      .rect(-0.13, -0.29, 0.26, 0.05, darker(hull, 0.2), { corner: 0.02, isDetail: true })
    return cut.shapes
  },
}
