import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { FINE, LIT } from './light.ts'
import type { Motif } from './motif.ts'

/** A market stall with fruit, jars and lights under a striped awning. */
export const stall: Motif = {
  breadth: 1.1,
  motion: 'still',
  scale: 1.05,
  draw({ own, tones }) {
    const cloth = own ?? tones.accent
    const cut = new Scissors().rect(-0.46, -0.74, 0.92, 0.42, darker('#c99a63', 0.16))
    for (const x of [-0.5, 0.46]) cut.rect(x, -0.8, 0.045, 0.8, '#8a5a34')
    cut.rect(-0.4, -0.62, 0.8, 0.025, '#a8703f', FINE)
    for (const [index, x] of [-0.33, -0.2, -0.07, 0.07, 0.2, 0.33].entries()) {
      const jar = ['#d8483f', '#e8b64c', '#7a9f5a'][index % 3] ?? cloth
      cut.rect(x - 0.04, -0.72, 0.08, 0.1, jar, { corner: 0.02, isDetail: true })
      cut.rect(x - 0.034, -0.735, 0.068, 0.022, '#fff3dd', FINE)
    }
    for (let fruit = 0; fruit < 10; fruit += 1) {
      const colour = ['#d8432f', '#ef9a35', '#8fbf4a', '#d8432f', '#f3c02f'][fruit % 5] ?? cloth
      cut.disc(-0.39 + fruit * 0.087, -0.405 - (fruit % 2) * 0.03, 0.052, colour, FINE)
    }
    cut.rect(-0.53, -0.38, 1.06, 0.38, '#b98250', { corner: 0.02 })
    for (const x of [-0.27, 0, 0.27])
      cut.line(
        [
          [x, -0.36],
          [x, -0.02],
        ],
        0.014,
        '#96683c',
      )
    cut.rect(-0.56, -0.4, 1.12, 0.06, '#8a5a34', { corner: 0.015, isDetail: true })
    for (let stripe = 0; stripe < 8; stripe += 1) {
      const [left, right] = [-0.6 + stripe * 0.15, -0.6 + (stripe + 1) * 0.15]
      const colour = stripe % 2 === 0 ? cloth : '#fff6e6'
      cut.polygon(
        [
          [left * 0.8, -1],
          [right * 0.8, -1],
          [right, -0.78],
          [left, -0.78],
        ],
        colour,
        { isDetail: stripe > 0 },
      )
      cut.oval((left + right) / 2, -0.78, 0.075, 0.05, darker(colour, 0.03), FINE)
    }
    for (let lamp = 0; lamp < 9; lamp += 1)
      cut.disc(-0.48 + lamp * 0.12, -0.7 + (lamp % 2) * 0.02, 0.02, '#ffe08a', LIT)
    return cut.shapes
  },
}

/** A Ferris wheel with a cabin at each spoke. */
export const ferriswheel: Motif = {
  breadth: 0.92,
  motion: 'still',
  scale: 1.12,
  draw({ own, tones }) {
    const steel = own ?? mix(tones.accent, '#ffffff', 0.25)
    const [y, reach] = [-0.56, 0.38]
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut.line('0 -0.56, 0.14 -0.26, 0.26 0', 0.035, darker(steel, 0.16), { side, isDetail: false })
    cut.line('-0.18 -0.16, 0.18 -0.16', 0.02, darker(steel, 0.16))
    cut.ring(0, y, reach, reach - 0.028, steel).ring(0, y, reach * 0.62, reach * 0.62 - 0.016, steel, FINE)
    const cabins = ['#d8483f', '#f3b03f', '#4d8f9f', '#8a6ab0', '#6fa35a']
    for (let spoke = 0; spoke < 10; spoke += 1) {
      const angle = (spoke / 10) * Math.PI * 2
      const [x, top] = [Math.cos(angle) * reach, y + Math.sin(angle) * reach]
      cut.line(
        [
          [0, y],
          [x, top],
        ],
        0.012,
        steel,
      )
      const colour = cabins[spoke % cabins.length] ?? steel
      cut
        .rect(x - 0.05, top + 0.01, 0.1, 0.085, colour, { corner: 0.03 })
        .rect(x - 0.036, top + 0.026, 0.072, 0.032, '#fff6e0', FINE)
        .disc(x, top, 0.014, '#ffe08a', LIT)
    }
    return cut
      .disc(0, y, 0.06, '#f3c93f')
      .star(0, y, 0.045, 5, 0.5, '#fffaf0', FINE)
      .rect(-0.36, -0.03, 0.72, 0.03, darker(steel, 0.2)).shapes
  },
}

function pony(cut: Scissors, x: number, y: number, size: number, coat: string, saddle: string): void {
  const at = (points: readonly (readonly [number, number])[]) =>
    points.map(([dx, dy]): [number, number] => [x + dx * size, y + dy * size])
  for (const dx of [-0.26, -0.12, 0.16, 0.28])
    cut.line(
      at([
        [dx, -0.3],
        [dx + (dx < 0 ? -0.08 : 0.1), -0.04],
      ]),
      0.08 * size,
      darker(coat, 0.04),
    )
  cut
    .line(
      at([
        [0.34, -0.5],
        [0.5, -0.46],
        [0.5, -0.24],
      ]),
      0.07 * size,
      '#c98f4a',
    )
    .blob(
      at([
        [-0.34, -0.5],
        [0, -0.48],
        [0.32, -0.54],
        [0.36, -0.34],
        [0, -0.24],
        [-0.32, -0.3],
      ]),
      coat,
    )
    .blob(
      at([
        [-0.34, -0.34],
        [-0.2, -0.52],
        [-0.3, -0.86],
        [-0.46, -0.92],
        [-0.62, -0.68],
        [-0.54, -0.6],
        [-0.44, -0.66],
      ]),
      coat,
      FINE,
    )
    .line(
      at([
        [-0.34, -0.92],
        [-0.22, -0.74],
        [-0.16, -0.54],
      ]),
      0.09 * size,
      '#c98f4a',
    )
    .blob(
      at([
        [-0.1, -0.52],
        [0.14, -0.52],
        [0.12, -0.36],
        [-0.08, -0.36],
      ]),
      saddle,
      FINE,
    )
    .disc(x - 0.46 * size, y - 0.78 * size, 0.026 * size, '#241a1c', FINE)
}

/** A merry-go-round with three horses. */
export const carousel: Motif = {
  breadth: 1.05,
  motion: 'still',
  scale: 1.02,
  draw({ own, tones }) {
    const roof = own ?? tones.accent
    const gold = '#e8b64c'
    const cut = new Scissors().rect(-0.1, -0.68, 0.2, 0.62, lighter(roof, 0.2))
    for (const y of [-0.56, -0.36, -0.2]) cut.oval(0, y, 0.06, 0.05, gold, FINE)
    for (const [x, y, size, coat, saddle] of [
      [0.02, -0.2, 0.28, '#f6efe6', '#d8483f'],
      [-0.31, -0.12, 0.34, '#fbf8f4', '#4d8f9f'],
      [0.33, -0.12, 0.34, '#d9a56a', '#8a5aa0'],
    ] as const) {
      cut.line(
        [
          [x, -0.68],
          [x, -0.08],
        ],
        0.018,
        gold,
        { isDetail: false },
      )
      pony(cut, x, y, size, coat, saddle)
    }
    cut.oval(0, -0.05, 0.52, 0.05, darker(roof, 0.06)).rect(-0.52, -0.05, 1.04, 0.04, roof, FINE)
    for (let lamp = 0; lamp < 11; lamp += 1) cut.disc(-0.48 + lamp * 0.096, -0.03, 0.012, gold, LIT)
    for (let stripe = 0; stripe < 8; stripe += 1) {
      const [left, right] = [-0.54 + stripe * 0.135, -0.54 + (stripe + 1) * 0.135]
      const colour = stripe % 2 === 0 ? roof : '#fff6e6'
      cut.polygon(
        [
          [left * 0.08, -0.95],
          [right * 0.08, -0.95],
          [right, -0.7],
          [left, -0.7],
        ],
        colour,
        { isDetail: stripe > 0 },
      )
      cut.oval((left + right) / 2, -0.7, 0.068, 0.055, stripe % 2 === 0 ? gold : roof, FINE)
    }
    return cut
      .line('0 -0.93, 0 -1', 0.016, gold)
      .polygon('0 -1.02, 0.12 -0.985, 0 -0.95', lighter(roof, 0.05), FINE)
      .disc(0, -0.95, 0.03, gold, FINE).shapes
  },
}

/** A ship with black sails, a skull on the largest. */
export const pirateship: Motif = {
  breadth: 1.15,
  motion: 'bob',
  scale: 1.05,
  draw({ own }) {
    const sail = own ?? '#33303a'
    const pale = lighter(sail, 0.07)
    const wood = '#8a5530'
    const cut = new Scissors()
    for (const [x, top] of [
      [-0.3, -0.84],
      [0.04, -1],
      [0.32, -0.8],
    ] as const)
      cut.line(
        [
          [x, top],
          [x, -0.2],
        ],
        0.022,
        '#6b4428',
        { isDetail: false },
      )
    cut
      .line('0.46 -0.3, 0.66 -0.44', 0.022, '#6b4428', { isDetail: false })
      .polygon('0.64 -0.43, 0.34 -0.76, 0.38 -0.34', pale)
      .blob(
        '-0.47 -0.8, -0.3 -0.77, -0.14 -0.8, -0.1 -0.56, -0.16 -0.38, -0.3 -0.35, -0.45 -0.38, -0.42 -0.56',
        pale,
      )
      .blob(
        '0.17 -0.74, 0.32 -0.72, 0.45 -0.74, 0.48 -0.56, 0.44 -0.38, 0.32 -0.36, 0.2 -0.38, 0.22 -0.56',
        pale,
      )
      .blob(
        '-0.16 -0.92, 0.04 -0.88, 0.25 -0.92, 0.3 -0.64, 0.24 -0.36, 0.04 -0.32, -0.14 -0.36, -0.08 -0.64',
        sail,
      )
    for (const turn of [-0.5, 0.5])
      cut.line(
        [
          [0.1 - Math.cos(turn) * 0.14, -0.58 - Math.sin(turn) * 0.14],
          [0.1 + Math.cos(turn) * 0.14, -0.58 + Math.sin(turn) * 0.14],
        ],
        0.028,
        '#fffaf0',
      )
    cut
      .oval(0.1, -0.64, 0.085, 0.08, '#fffaf0', FINE)
      .rect(0.055, -0.6, 0.09, 0.06, '#fffaf0', { corner: 0.02, isDetail: true })
    for (const x of [0.068, 0.132]) cut.disc(x, -0.635, 0.023, sail, FINE)
    cut
      .polygon('0.04 -1, 0.04 -0.92, 0.22 -0.95', '#d8362f')
      .blob(
        '-0.58 -0.36, -0.42 -0.36, -0.36 -0.24, 0.3 -0.24, 0.5 -0.34, 0.46 -0.12, 0.34 0, 0 0.01, -0.4 0, -0.54 -0.16',
        wood,
      )
      .line('-0.54 -0.2, -0.3 -0.14, 0.3 -0.14, 0.47 -0.2', 0.022, '#e8b64c')
      .line('-0.48 -0.08, 0 -0.06, 0.42 -0.08', 0.012, darker(wood, 0.08))
    for (const x of [-0.3, -0.12, 0.06, 0.24])
      cut.disc(x, -0.1, 0.038, '#3a2a26', FINE).disc(x, -0.1, 0.02, '#e8b64c', FINE)
    return cut.rect(-0.53, -0.31, 0.09, 0.07, '#ffe08a', { ...LIT, corner: 0.01 }).shapes
  },
}
