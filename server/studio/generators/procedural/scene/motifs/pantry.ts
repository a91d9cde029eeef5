import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

/** A mug of beer with foam. */
export const beer: Motif = {
  breadth: 0.85,
  motion: 'still',
  scale: 0.6,
  draw({ own }) {
    const ale = own ?? '#e8a63a'
    const cut = new Scissors()
      .line('0.26 -0.62, 0.5 -0.6, 0.5 -0.24, 0.28 -0.2', 0.08, '#d9e4ea', { isDetail: false })
      .polygon('-0.34 -0.76, 0.34 -0.76, 0.3 0, -0.3 0', '#e6eef2')
      .polygon('-0.29 -0.72, 0.29 -0.72, 0.26 -0.06, -0.26 -0.06', ale, FINE)
    for (const x of [-0.17, 0, 0.17])
      cut.line(
        [
          [x, -0.6],
          [x * 0.94, -0.12],
        ],
        0.03,
        lighter(ale, 0.1),
      )
    for (const [x, y] of [
      [-0.1, -0.3],
      [0.09, -0.42],
      [0.05, -0.2],
      [-0.08, -0.52],
    ] as const)
      cut.disc(x, y, 0.018, '#fff3cf', FINE)
    for (const [x, y, radius] of [
      [-0.27, -0.8, 0.12],
      [-0.08, -0.87, 0.14],
      [0.12, -0.86, 0.13],
      [0.28, -0.79, 0.11],
      [0, -0.78, 0.14],
    ] as const)
      cut.disc(x, y, radius, '#fffaf0', { isDetail: radius < 0.13 })
    return cut.blob('-0.32 -0.76, -0.2 -0.7, -0.2 -0.52, -0.28 -0.52, -0.34 -0.66', '#fffaf0', FINE).shapes
  },
}

/** A jar of honey with its dipper. */
export const honey: Motif = {
  breadth: 0.8,
  motion: 'still',
  scale: 0.55,
  draw({ own }) {
    const gold = own ?? '#e8a02f'
    const cut = new Scissors()
      .line('0.1 -0.6, 0.34 -1', 0.045, '#a5703f', { isDetail: false })
      .blob('-0.32 -0.7, 0.32 -0.7, 0.38 -0.5, 0.36 -0.06, 0 0, -0.36 -0.06, -0.38 -0.5', gold)
      .blob('-0.26 -0.6, -0.2 -0.62, -0.22 -0.16, -0.28 -0.2', lighter(gold, 0.18), FINE)
      .rect(-0.33, -0.82, 0.66, 0.15, '#f6ead2', { corner: 0.04 })
    cut.rect(-0.25, -0.5, 0.5, 0.32, '#fff6e0', { corner: 0.04, isDetail: true })
    cut.oval(0.01, -0.34, 0.1, 0.075, '#f3c02f', FINE)
    for (const x of [-0.03, 0.04])
      cut.line(
        [
          [x, -0.41],
          [x, -0.27],
        ],
        0.026,
        '#3a2a26',
      )
    for (const side of [-1, 1]) cut.oval(0.01 + side * 0.045, -0.42, 0.045, 0.03, '#dbeaf0', FINE)
    return cut.shapes
  },
}

/** A pile of pancakes with syrup and berries. */
export const pancakes: Motif = {
  breadth: 1.25,
  motion: 'still',
  scale: 0.5,
  draw({ own }) {
    const dough = own ?? '#e0a55a'
    const cut = new Scissors().oval(0, -0.08, 0.66, 0.09, '#eef0f2')
    for (let one = 0; one < 5; one += 1)
      cut
        .oval(one % 2 === 0 ? 0.02 : -0.02, -0.16 - one * 0.12, 0.48, 0.1, darker(dough, 0.1), {
          isDetail: one > 0,
        })
        .oval(
          one % 2 === 0 ? 0.02 : -0.02,
          -0.19 - one * 0.12,
          0.48,
          0.09,
          one === 4 ? lighter(dough, 0.06) : dough,
          FINE,
        )
    cut
      .blob(
        '-0.3 -0.68, 0 -0.75, 0.32 -0.68, 0.3 -0.5, 0.24 -0.5, 0.2 -0.62, 0 -0.6, -0.1 -0.42, -0.18 -0.44, -0.2 -0.6',
        '#a5592a',
        FINE,
      )
      .disc(-0.1, -0.78, 0.08, '#d8324a')
      .disc(0.06, -0.8, 0.08, '#c22b3f')
    for (const [x, y] of [
      [-0.02, -0.88],
      [0.18, -0.76],
      [-0.22, -0.74],
    ] as const)
      cut.disc(x, y, 0.055, '#4a4f8f')
    return cut.leaf(0.02, -0.88, 0.16, 0.045, -0.7, '#6fae5a').shapes
  },
}

/** Dumplings on a plate. */
export const pierogi: Motif = {
  breadth: 1.5,
  motion: 'still',
  scale: 0.42,
  draw({ own }) {
    const dough = own ?? '#f3e2bd'
    const cut = new Scissors().oval(0, -0.16, 0.76, 0.17, '#dfe6ec').oval(0, -0.2, 0.7, 0.15, '#fbfcfd', FINE)
    for (const [x, y, flip] of [
      [-0.3, -0.5, 1],
      [0.28, -0.52, -1],
      [0, -0.66, 1],
      [-0.42, -0.28, 1],
      [0.42, -0.28, -1],
      [0, -0.34, 1],
    ] as const) {
      const at = (points: readonly (readonly [number, number])[]) =>
        points.map(([dx, dy]): [number, number] => [x + dx * flip, y + dy])
      cut.blob(
        at([
          [-0.28, 0.1],
          [-0.2, -0.12],
          [0, -0.21],
          [0.2, -0.12],
          [0.28, 0.1],
          [0, 0.14],
        ]),
        dough,
      )
      for (const turn of [-0.75, -0.4, 0, 0.4, 0.75])
        cut.line(
          [
            [x + Math.sin(turn) * 0.27, y + 0.08 - Math.cos(turn) * 0.26],
            [x + Math.sin(turn) * 0.18, y + 0.08 - Math.cos(turn) * 0.17],
          ],
          0.018,
          darker(dough, 0.12),
        )
    }
    for (const [x, y] of [
      [-0.1, -0.5],
      [0.16, -0.4],
      [-0.26, -0.34],
      [0.3, -0.36],
    ] as const)
      cut.leaf(x, y, 0.09, 0.022, x * 4, '#6fae5a', FINE)
    return cut.shapes
  },
}

/** A loaf with cuts on its crust. */
export const bread: Motif = {
  breadth: 1.5,
  motion: 'still',
  scale: 0.4,
  draw({ own }) {
    const crust = own ?? '#c98a4a'
    const cut = new Scissors()
      .blob('-0.74 -0.2, -0.6 -0.66, -0.2 -0.9, 0.24 -0.9, 0.62 -0.66, 0.74 -0.2, 0.5 0, -0.5 0', crust)
      .blob('-0.6 -0.2, 0 -0.1, 0.6 -0.2, 0.5 -0.03, -0.5 -0.03', darker(crust, 0.08), FINE)
    for (const x of [-0.34, -0.04, 0.26])
      cut.line(
        [
          [x - 0.1, -0.4],
          [x + 0.02, -0.6],
          [x + 0.16, -0.78],
        ],
        0.07,
        '#f3dcb0',
      )
    return cut.shapes
  },
}

export const burger: Motif = {
  breadth: 1.15,
  motion: 'still',
  scale: 0.5,
  draw({ own }) {
    const bun = own ?? '#dc9a4c'
    const cut = new Scissors()
      .blob('-0.54 -0.2, 0.54 -0.2, 0.5 -0.03, 0 0, -0.5 -0.03', bun)
      .rect(-0.56, -0.36, 1.12, 0.18, '#6b3f2a', { corner: 0.08 })
      .polygon('-0.56 -0.38, 0.56 -0.38, 0.34 -0.24, 0.1 -0.36, -0.2 -0.22, -0.4 -0.36', '#f3c02f', FINE)
      .rect(-0.52, -0.46, 1.04, 0.09, '#d8483f', { corner: 0.04, isDetail: true })
      .blob(
        '-0.6 -0.46, -0.4 -0.4, -0.2 -0.47, 0 -0.4, 0.2 -0.47, 0.4 -0.4, 0.6 -0.46, 0.54 -0.54, -0.54 -0.54',
        '#7fb552',
      )
      .blob('-0.56 -0.52, -0.5 -0.82, -0.2 -1, 0.2 -1, 0.5 -0.82, 0.56 -0.52, 0 -0.48', bun)
    for (const [x, y] of [
      [-0.26, -0.8],
      [-0.06, -0.9],
      [0.16, -0.84],
      [0.32, -0.72],
      [-0.12, -0.7],
      [0.1, -0.68],
    ] as const)
      cut.oval(x, y, 0.04, 0.022, '#fff3dd', FINE)
    return cut.shapes
  },
}

export const popcorn: Motif = {
  breadth: 0.75,
  motion: 'still',
  scale: 0.65,
  draw({ own, tones }) {
    const stripe = own ?? '#d8362f'
    const cut = new Scissors()
    for (const [x, y] of [
      [-0.26, -0.68],
      [-0.1, -0.76],
      [0.08, -0.78],
      [0.24, -0.7],
      [-0.02, -0.9],
      [0.16, -0.88],
      [-0.18, -0.86],
      [0, -0.68],
    ] as const)
      cut
        .disc(x, y, 0.1, '#fff3cf')
        .disc(x - 0.05, y - 0.04, 0.06, '#fffaf0', FINE)
        .disc(x + 0.05, y - 0.02, 0.06, '#f6dc9a', FINE)
    for (let strip = 0; strip < 6; strip += 1) {
      const [left, right] = [-0.36 + strip * 0.12, -0.36 + (strip + 1) * 0.12]
      cut.polygon(
        [
          [left, -0.64],
          [right, -0.64],
          [right * 0.76, 0],
          [left * 0.76, 0],
        ],
        strip % 2 === 0 ? stripe : '#fffaf0',
        { isDetail: strip > 0 },
      )
    }
    return cut.star(0, -0.34, 0.12, 5, 0.5, mix(tones.second, '#f3c93f', 0.6), FINE).shapes
  },
}

/** With steam from its spout. */
export const teapot: Motif = {
  breadth: 1.3,
  motion: 'still',
  scale: 0.6,
  draw({ own, tones }) {
    const glaze = own ?? tones.second
    const cut = new Scissors()
      .line('0.4 -0.62, 0.66 -0.56, 0.62 -0.26, 0.4 -0.2', 0.08, darker(glaze, 0.06), { isDetail: false })
      .blob('-0.36 -0.28, -0.56 -0.44, -0.7 -0.68, -0.6 -0.72, -0.46 -0.56, -0.34 -0.5', darker(glaze, 0.04))
      .blob('-0.42 -0.34, -0.36 -0.62, 0 -0.74, 0.36 -0.62, 0.44 -0.34, 0.3 -0.06, 0 0, -0.3 -0.06', glaze)
      .blob('-0.22 -0.7, 0 -0.84, 0.22 -0.7, 0 -0.66', darker(glaze, 0.07), FINE)
      .disc(0, -0.87, 0.06, darker(glaze, 0.1))
    for (const [x, y] of [
      [-0.16, -0.36],
      [0.04, -0.3],
      [0.2, -0.42],
    ] as const) {
      for (const turn of [0, 1.26, 2.5, 3.77, 5]) cut.leaf(x, y, 0.09, 0.032, turn, '#fffaf0', FINE)
      cut.disc(x, y, 0.024, '#f3c02f', FINE)
    }
    return cut.line('-0.68 -0.78, -0.74 -0.88, -0.66 -0.98', 0.03, '#ffffff', { alpha: 0.7 }).shapes
  },
}
