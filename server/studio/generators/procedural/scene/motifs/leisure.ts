import { darker, lighter } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { FINE, LIT } from './light.ts'
import type { Motif } from './motif.ts'

/** A pair of ice skates. */
export const skates: Motif = {
  breadth: 1.2,
  motion: 'bob',
  scale: 0.5,
  draw({ own, tones }) {
    const leather = own ?? '#fbf8f4'
    const cut = new Scissors()
    for (const [x, shade] of [
      [0.16, 0.06],
      [-0.16, 0],
    ] as const) {
      const boot = darker(leather, shade)
      const at = (points: readonly (readonly [number, number])[]) =>
        points.map(([dx, dy]): [number, number] => [x + dx, dy])
      cut
        .blob(
          at([
            [-0.16, -0.96],
            [0.14, -0.94],
            [0.15, -0.6],
            [0.36, -0.46],
            [0.42, -0.26],
            [-0.18, -0.24],
            [-0.2, -0.6],
          ]),
          boot,
        )
        .rect(x - 0.18, -0.28, 0.58, 0.06, '#4a4048', { corner: 0.02, isDetail: true })
        .line(
          at([
            [-0.22, -0.06],
            [0.1, -0.05],
            [0.42, -0.06],
            [0.5, -0.14],
          ]),
          0.05,
          '#aab6c2',
          { isDetail: false },
        )
      for (const dx of [-0.1, 0.28]) cut.rect(x + dx - 0.03, -0.24, 0.06, 0.18, '#c4ced8', FINE)
      for (const y of [-0.84, -0.72, -0.6])
        cut.line(
          at([
            [0.02, y],
            [0.16, y + 0.06],
          ]),
          0.026,
          tones.accent,
        )
      cut.rect(x - 0.19, -0.99, 0.35, 0.09, lighter(tones.accent, 0.25), { corner: 0.04, isDetail: true })
    }
    return cut.shapes
  },
}

export const skateboard: Motif = {
  breadth: 2.6,
  motion: 'bob',
  scale: 0.24,
  draw({ own, tones }) {
    const deck = own ?? tones.accent
    const cut = new Scissors()
    for (const x of [-0.7, 0.7])
      cut
        .rect(x - 0.16, -0.48, 0.32, 0.16, '#aab2bd')
        .disc(x - 0.16, -0.22, 0.2, '#f3c02f')
        .disc(x + 0.16, -0.22, 0.2, '#f3c02f')
        .disc(x - 0.16, -0.22, 0.07, '#8a6a2a', FINE)
        .disc(x + 0.16, -0.22, 0.07, '#8a6a2a', FINE)
    return cut
      .line('-1.24 -0.9, -1 -0.62, 0 -0.54, 1 -0.62, 1.24 -0.9', 0.17, deck, { isDetail: false })
      .line('-1 -0.68, 0 -0.6, 1 -0.68', 0.04, lighter(deck, 0.18)).shapes
  },
}

export const dumbbell: Motif = {
  breadth: 2,
  motion: 'still',
  scale: 0.34,
  draw({ own }) {
    const iron = own ?? '#4a4f5c'
    const cut = new Scissors().rect(-0.6, -0.58, 1.2, 0.16, '#aab2bd')
    for (const side of [-1, 1])
      cut
        .rect(side * 0.62 - 0.13, -1, 0.26, 1, iron, { corner: 0.08 })
        .rect(side * 0.84 - 0.1, -0.86, 0.2, 0.72, darker(iron, 0.06), { corner: 0.06 })
        .rect(side * 0.62 - 0.09, -0.9, 0.05, 0.7, lighter(iron, 0.14), { corner: 0.02, isDetail: true })
    return cut.shapes
  },
}

/** A corner of a square of a chess board that lies before one. */
function onBoard(x: number, y: number): [number, number] {
  return [(x / 4 - 1) * (0.47 + y * 0.055), -0.185 + y * 0.045]
}

/** A white king and a black knight on a board. */
export const chess: Motif = {
  breadth: 1.3,
  motion: 'still',
  scale: 0.75,
  draw({ own }) {
    const dark = own ?? '#4a3a34'
    const pale = '#f3e6cc'
    const cut = new Scissors().polygon('-0.5 -0.2, 0.5 -0.2, 0.68 -0.03, -0.68 -0.03', '#8a5a38')
    for (let row = 0; row < 3; row += 1)
      for (let column = 0; column < 8; column += 1) {
        cut.polygon(
          [
            onBoard(column, row),
            onBoard(column + 1, row),
            onBoard(column + 1, row + 1),
            onBoard(column, row + 1),
          ],
          (row + column) % 2 === 0 ? pale : dark,
          FINE,
        )
      }
    cut.rect(-0.68, -0.04, 1.36, 0.05, '#6b4428', FINE)
    cut
      .polygon('-0.4 -0.12, -0.1 -0.12, -0.16 -0.24, -0.19 -0.5, -0.31 -0.5, -0.34 -0.24', pale)
      .oval(-0.25, -0.12, 0.17, 0.05, pale, FINE)
      .oval(-0.25, -0.5, 0.11, 0.03, darker(pale, 0.08), FINE)
      .polygon('-0.32 -0.52, -0.18 -0.52, -0.13 -0.74, -0.37 -0.74', pale)
      .oval(-0.25, -0.75, 0.12, 0.045, darker(pale, 0.06), FINE)
      .rect(-0.27, -0.96, 0.04, 0.2, pale)
      .rect(-0.32, -0.91, 0.14, 0.04, pale)
      .polygon('0.1 -0.12, 0.44 -0.12, 0.38 -0.22, 0.36 -0.28, 0.16 -0.28, 0.16 -0.22', dark)
      .oval(0.27, -0.12, 0.18, 0.05, dark, FINE)
      .blob(
        '0.16 -0.26, 0.2 -0.46, 0.06 -0.48, 0.04 -0.58, 0.2 -0.72, 0.26 -0.82, 0.32 -0.72, 0.4 -0.56, 0.38 -0.26',
        dark,
      )
      .line('0.32 -0.72, 0.4 -0.54, 0.38 -0.34', 0.04, lighter(dark, 0.14))
    return cut.disc(0.2, -0.62, 0.022, pale, FINE).shapes
  },
}

/** Four aces, held as a fan. */
export const cards: Motif = {
  breadth: 1.3,
  motion: 'sway',
  scale: 0.6,
  draw() {
    const cut = new Scissors()
    for (const [index, turn] of [-0.6, -0.2, 0.2, 0.6].entries()) {
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      const at = (x: number, y: number): [number, number] => [x * cos - y * sin, 0.1 + x * sin + y * cos]
      const red = index % 2 === 0
      cut.polygon([at(-0.21, -0.46), at(0.21, -0.46), at(0.21, -1.06), at(-0.21, -1.06)], '#fffaf2')
      cut.line([at(-0.21, -0.46), at(-0.21, -1.06)], 0.014, '#cfc4b6')
      const [x, y] = at(0, -0.78)
      const colour = red ? '#d8362f' : '#2f2c36'
      if (index === 0) cut.heart(x, y, 0.19, colour, FINE)
      else if (index === 2) cut.star(x, y, 0.12, 4, 0.7, colour, FINE)
      else
        cut
          .disc(x - 0.055, y + 0.02, 0.055, colour, FINE)
          .disc(x + 0.055, y + 0.02, 0.055, colour, FINE)
          .disc(x, y - 0.055, 0.055, colour, FINE)
          .polygon(
            [
              [x - 0.04, y + 0.11],
              [x + 0.04, y + 0.11],
              [x, y],
            ],
            colour,
            FINE,
          )
      const [cx, cy] = at(-0.15, -0.98)
      cut.disc(cx, cy, 0.028, colour, FINE)
    }
    return cut.shapes
  },
}

/** Things for games. */
export const gamepad: Motif = {
  breadth: 1.5,
  motion: 'bob',
  scale: 0.45,
  draw({ own, tones }) {
    const shell = own ?? tones.deep
    const cut = new Scissors().blob(
      '-0.5 -0.9, 0 -0.82, 0.5 -0.9, 0.72 -0.6, 0.78 -0.12, 0.58 0, 0.32 -0.3, 0 -0.34, -0.32 -0.3, -0.58 0, -0.78 -0.12, -0.72 -0.6',
      shell,
    )
    cut
      .rect(-0.52, -0.68, 0.26, 0.085, '#e8e4ee', { corner: 0.02, isDetail: true })
      .rect(-0.432, -0.77, 0.085, 0.26, '#e8e4ee', { corner: 0.02, isDetail: true })
    for (const [x, y, colour] of [
      [0.39, -0.76, '#f3c02f'],
      [0.39, -0.52, '#4d9f5a'],
      [0.27, -0.64, '#4f7fc9'],
      [0.51, -0.64, '#d8483f'],
    ] as const)
      cut.disc(x, y, 0.062, colour, FINE)
    for (const side of [-1, 1])
      cut
        .disc(side * 0.17, -0.46, 0.09, lighter(shell, 0.12), FINE)
        .disc(side * 0.17, -0.47, 0.055, lighter(shell, 0.24), FINE)
    return cut.shapes
  },
}

export const headphones: Motif = {
  breadth: 1,
  motion: 'bob',
  scale: 0.55,
  draw({ own, tones }) {
    const shell = own ?? tones.accent
    const cut = new Scissors().line(
      '-0.4 -0.36, -0.42 -0.7, 0 -0.98, 0.42 -0.7, 0.4 -0.36',
      0.08,
      darker(shell, 0.12),
      { isDetail: false },
    )
    for (const side of [-1, 1])
      cut
        .rect(side * 0.4 - 0.11, -0.5, 0.22, 0.46, shell, { corner: 0.1 })
        .rect(side * 0.29 - 0.06, -0.46, 0.12, 0.38, '#3a3640', { corner: 0.06 })
        .oval(side * 0.43, -0.28, 0.035, 0.1, lighter(shell, 0.2), FINE)
    return cut.shapes
  },
}

/** On its tripod, pointing up. */
export const telescope: Motif = {
  breadth: 0.9,
  motion: 'still',
  draw({ own, tones }) {
    const tube = own ?? tones.accent
    const cut = new Scissors()
    for (const x of [-0.24, 0.02, 0.26])
      cut.line(
        [
          [0, -0.5],
          [x, 0],
        ],
        0.035,
        '#8a5a38',
        { isDetail: false },
      )
    return cut
      .line('-0.36 -0.4, -0.14 -0.56', 0.09, '#3a3640', { isDetail: false })
      .line('-0.18 -0.53, 0.26 -0.83', 0.17, tube, { isDetail: false })
      .line('0.22 -0.8, 0.4 -0.93', 0.22, darker(tube, 0.1), { isDetail: false })
      .line('0.02 -0.66, 0.06 -0.69', 0.19, '#e8b64c')
      .disc(0, -0.52, 0.06, '#e8b64c').shapes
  },
}

export const phone: Motif = {
  breadth: 0.55,
  motion: 'bob',
  scale: 0.55,
  draw({ own, tones }) {
    const cut = new Scissors()
      .rect(-0.26, -1, 0.52, 1, own ?? '#33303a', { corner: 0.09 })
      .rect(-0.215, -0.92, 0.43, 0.82, tones.second, { corner: 0.04, isDetail: true })
      .heart(0, -0.56, 0.26, '#e0566b', FINE)
    return cut
      .rect(-0.07, -0.965, 0.14, 0.025, '#6a6570', { corner: 0.01, isDetail: true })
      .disc(0, -0.05, 0.026, '#6a6570', FINE).shapes
  },
}

export const television: Motif = {
  breadth: 1.3,
  motion: 'still',
  scale: 0.7,
  draw({ own }) {
    const wood = own ?? '#8a5a38'
    const cut = new Scissors()
      .line('-0.05 -0.8, -0.26 -1', 0.022, '#5a5660', { isDetail: false })
      .line('0.05 -0.8, 0.26 -1', 0.022, '#5a5660', { isDetail: false })
    for (const side of [-1, 1])
      cut.line('0.36 -0.12, 0.44 0', 0.05, darker(wood, 0.12), { side, isDetail: false })
    cut
      .rect(-0.62, -0.82, 1.24, 0.72, wood, { corner: 0.08 })
      .rect(-0.53, -0.74, 0.8, 0.56, '#9fd0e4', { ...LIT, corner: 0.09 })
      .line('-0.42 -0.4, -0.28 -0.64', 0.035, '#ffffff', { alpha: 0.6 })
    for (const y of [-0.62, -0.46]) cut.disc(0.44, y, 0.055, '#f3e2bd', FINE)
    for (const y of [-0.32, -0.27, -0.22])
      cut.line(
        [
          [0.37, y],
          [0.51, y],
        ],
        0.014,
        darker(wood, 0.16),
      )
    return cut.shapes
  },
}
