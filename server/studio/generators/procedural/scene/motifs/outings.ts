import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { eyes } from './faces.ts'
import { FINE, LIT } from './light.ts'
import type { Motif } from './motif.ts'

export const helicopter: Motif = {
  breadth: 1.9,
  motion: 'drift',
  floats: true,
  scale: 0.6,
  draw({ own, tones }) {
    const paint = own ?? tones.accent
    return new Scissors()
      .line('0.2 -0.5, 0.6 -0.52, 0.9 -0.62', 0.1, darker(paint, 0.05), { isDetail: false })
      .blob('0.8 -0.54, 0.86 -0.86, 0.98 -0.9, 0.98 -0.54', paint)
      .disc(0.92, -0.68, 0.13, '#dfe6ec', { isDetail: true, alpha: 0.6 })
      .line('-0.2 -0.18, -0.24 -0.06', 0.04, '#4a4f5c')
      .line('0.18 -0.18, 0.22 -0.06', 0.04, '#4a4f5c')
      .line('-0.5 -0.05, -0.4 -0.02, 0.34 -0.02, 0.44 -0.06', 0.05, '#4a4f5c', { isDetail: false })
      .blob(
        '-0.6 -0.4, -0.5 -0.66, -0.1 -0.78, 0.26 -0.7, 0.4 -0.5, 0.3 -0.24, -0.1 -0.16, -0.48 -0.22',
        paint,
      )
      .blob('-0.57 -0.42, -0.46 -0.64, -0.2 -0.7, -0.16 -0.42, -0.36 -0.36', '#cfe6f0', FINE)
      .rect(-0.06, -0.64, 0.2, 0.2, '#cfe6f0', { corner: 0.04, isDetail: true })
      .line('-0.52 -0.3, 0 -0.26, 0.34 -0.34', 0.05, lighter(paint, 0.22))
      .line('-0.04 -0.76, -0.04 -0.92', 0.06, '#4a4f5c', { isDetail: false })
      .line('-0.84 -0.96, -0.04 -0.92, 0.76 -0.96', 0.045, '#4a4f5c', { isDetail: false }).shapes
  },
}

export const camper: Motif = {
  breadth: 1.7,
  motion: 'bob',
  scale: 0.65,
  draw({ own, tones }) {
    const paint = own ?? tones.accent
    const cream = '#fbf3e4'
    const cut = new Scissors()
      .rect(-0.5, -1.02, 0.7, 0.1, '#a5703f', { corner: 0.02 })
      .rect(-0.4, -1.1, 0.3, 0.1, tones.second, { corner: 0.03 })
      .blob(
        '-0.84 -0.16, -0.86 -0.5, -0.78 -0.86, -0.5 -0.94, 0.4 -0.94, 0.68 -0.84, 0.84 -0.5, 0.84 -0.16, 0 -0.13',
        cream,
      )
      .blob('-0.86 -0.16, -0.86 -0.46, 0 -0.44, 0.84 -0.46, 0.86 -0.16, 0 -0.13', paint)
    for (const x of [-0.7, -0.34, 0.02])
      cut.rect(x, -0.8, 0.29, 0.26, '#cfe6f0', { corner: 0.05, isDetail: true })
    cut.blob('0.4 -0.8, 0.6 -0.78, 0.74 -0.54, 0.4 -0.54', '#cfe6f0', FINE)
    for (const x of [-0.68, -0.32])
      cut.polygon(
        [
          [x, -0.8],
          [x + 0.24, -0.8],
          [x + 0.02, -0.62],
        ],
        lighter(paint, 0.25),
        FINE,
      )
    cut
      .line('0.36 -0.82, 0.36 -0.2', 0.014, darker(paint, 0.12))
      .line('0.42 -0.4, 0.52 -0.4', 0.03, cream)
      .oval(0.8, -0.36, 0.05, 0.06, '#fff3c4', LIT)
      .rect(-0.88, -0.22, 1.76, 0.06, '#dfe2e6', { corner: 0.03, isDetail: true })
    for (const x of [-0.5, 0.5]) cut.disc(x, -0.17, 0.17, '#2e2a30').disc(x, -0.17, 0.08, '#e8e2da', FINE)
    return cut.shapes
  },
}

export const ufo: Motif = {
  breadth: 1.7,
  motion: 'bob',
  floats: true,
  scale: 0.55,
  draw({ own, tones }) {
    const hull = own ?? '#8f9fb8'
    const cut = new Scissors()
      .polygon('-0.3 -0.4, 0.3 -0.4, 0.56 0.1, -0.56 0.1', '#e9f6b4', { ...LIT, alpha: 0.35 })
      .oval(0, -0.66, 0.4, 0.34, '#bfe6ee', { alpha: 0.85 })
      .oval(0, -0.68, 0.13, 0.15, '#7fbf5a', FINE)
    eyes(cut, 0, -0.69, 0.055, 0.04)
    cut
      .oval(0, -0.44, 0.82, 0.2, hull)
      .oval(0, -0.5, 0.62, 0.12, lighter(hull, 0.12), FINE)
      .oval(0, -0.34, 0.5, 0.1, darker(hull, 0.1), FINE)
    for (const x of [-0.62, -0.32, 0, 0.32, 0.62])
      cut.disc(x, -0.4 + Math.abs(x) * 0.02, 0.05, x === 0 ? tones.accent : '#ffe08a', LIT)
    return cut.shapes
  },
}

export const alien: Motif = {
  breadth: 0.6,
  motion: 'sway',
  scale: 0.8,
  draw({ own }) {
    const skin = own ?? '#86c25e'
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut
        .line('0.1 -0.84, 0.16 -0.98', 0.022, darker(skin, 0.08), { side, isDetail: false })
        .disc(side * 0.17, -0.99, 0.04, '#f3c93f', LIT)
        .line('0.13 -0.42, 0.26 -0.36, 0.3 -0.5', 0.06, skin, { side, isDetail: false })
        .oval(side * 0.09, -0.03, 0.08, 0.04, darker(skin, 0.1))
        .line('0.07 -0.2, 0.08 -0.05', 0.08, darker(skin, 0.04), { side, isDetail: false })
    cut
      .blob('-0.16 -0.46, 0.16 -0.46, 0.2 -0.26, 0.12 -0.12, -0.12 -0.12, -0.2 -0.26', '#8fa3c4')
      .line('-0.18 -0.28, 0 -0.25, 0.18 -0.28', 0.035, '#e8b64c')
      .blob('-0.28 -0.7, -0.2 -0.88, 0 -0.92, 0.2 -0.88, 0.28 -0.7, 0.16 -0.5, 0 -0.43, -0.16 -0.5', skin)
    for (const side of [-1, 1])
      cut.oval(side * 0.12, -0.68, 0.075, 0.095, '#ffffff', { ...FINE, turn: side * 0.3 })
    eyes(cut, 0, -0.675, 0.115, 0.05)
    return cut.line('-0.06 -0.53, 0 -0.505, 0.06 -0.53', 0.018, darker(skin, 0.3)).shapes
  },
}

/** A storks’ nest of twigs on a pole. */
export const nest: Motif = {
  breadth: 1.4,
  motion: 'still',
  scale: 0.42,
  draw({ own, isEmpty = false, random }) {
    const twig = own ?? '#a5784a'
    const cut = new Scissors()
    if (!isEmpty) for (const x of [-0.24, 0.02, 0.27]) cut.oval(x, -0.74, 0.15, 0.21, '#eaf0ee')
    cut.blob(
      '-0.66 -0.62, -0.3 -0.56, 0.3 -0.56, 0.66 -0.62, 0.54 -0.2, 0.26 -0.02, -0.26 -0.02, -0.54 -0.2',
      darker(twig, 0.08),
    )
    for (let row = 0; row < 5; row += 1)
      for (let one = 0; one < 7; one += 1) {
        const half = 0.62 - row * 0.08
        const x = -half + (one / 6) * half * 2
        const [y, lean] = [-0.58 + row * 0.12, random.between(-0.06, 0.06)]
        cut.line(
          [
            [x - 0.16, y - lean],
            [x + 0.16, y + lean],
          ],
          0.045,
          random.pick([twig, lighter(twig, 0.08), darker(twig, 0.05)]),
        )
      }
    return cut.shapes
  },
}

/** A place on a blanket: x from −1 to 1, y from its near edge to its far one. */
function onBlanket(x: number, y: number): [number, number] {
  return [x * (1.1 - y * 0.24), -y * 0.46]
}

/** A checked blanket with a basket and fruit, seen from a little above. */
export const picnic: Motif = {
  breadth: 2.2,
  motion: 'still',
  scale: 0.42,
  draw({ own, tones }) {
    const cloth = own ?? tones.accent
    const cut = new Scissors().polygon(
      [onBlanket(-1, 0), onBlanket(1, 0), onBlanket(1, 1), onBlanket(-1, 1)],
      '#fff6e6',
    )
    for (let column = 0; column < 8; column += 2)
      cut.polygon(
        [
          onBlanket(-1 + column / 4, 0),
          onBlanket(-0.75 + column / 4, 0),
          onBlanket(-0.75 + column / 4, 1),
          onBlanket(-1 + column / 4, 1),
        ],
        cloth,
        { ...FINE, alpha: 0.6 },
      )
    for (const row of [0, 0.5])
      cut.polygon(
        [onBlanket(-1, row), onBlanket(1, row), onBlanket(1, row + 0.25), onBlanket(-1, row + 0.25)],
        cloth,
        {
          ...FINE,
          alpha: 0.5,
        },
      )
    cut
      .line('-0.66 -0.6, -0.6 -0.96, -0.2 -1, -0.1 -0.6', 0.05, '#8a5a34', { isDetail: false })
      .polygon('-0.74 -0.62, -0.02 -0.62, -0.1 -0.26, -0.66 -0.26', '#b98250')
    for (const y of [-0.54, -0.44, -0.34])
      cut.line(
        [
          [-0.7, y],
          [-0.06, y],
        ],
        0.024,
        '#96683c',
      )
    cut
      .rect(-0.76, -0.67, 0.76, 0.07, '#a5703f', { corner: 0.03 })
      .rect(0.2, -0.84, 0.15, 0.54, '#4d7f52', { corner: 0.05 })
      .rect(0.24, -1, 0.07, 0.2, '#4d7f52', { corner: 0.02 })
      .rect(0.2, -0.6, 0.15, 0.18, '#fff6e0', FINE)
      .disc(0.54, -0.32, 0.12, '#d8432f')
      .disc(0.72, -0.26, 0.11, '#8fbf4a')
      .disc(0.6, -0.2, 0.1, '#f0902f')
    return cut.shapes
  },
}

/** Two basins with water that springs up. */
export const fountain: Motif = {
  breadth: 1.05,
  motion: 'still',
  draw({ own }) {
    const stone = own ?? '#c9c4bc'
    const water = '#9fd0e8'
    const cut = new Scissors()
      .rect(-0.07, -0.56, 0.14, 0.5, darker(stone, 0.06))
      .blob('-0.3 -0.62, 0.3 -0.62, 0.2 -0.5, 0 -0.46, -0.2 -0.5', stone)
      .oval(0, -0.61, 0.29, 0.04, water, FINE)
    for (const reach of [0.1, 0.2, 0.28])
      for (const side of [-1, 1])
        cut.line(
          [
            [0, -0.66],
            [reach * 0.4, -0.98 + reach * 0.3],
            [reach * 0.8, -0.9 + reach * 0.3],
            [reach, -0.62],
          ],
          0.022,
          '#e4f4fb',
          { side },
        )
    for (const x of [0.27, 0.34, 0.4])
      for (const side of [-1, 1])
        cut.line(
          [
            [0.26, -0.58],
            [x, -0.46],
            [x + 0.03, -0.22],
          ],
          0.02,
          '#e4f4fb',
          { side },
        )
    return cut
      .blob('-0.54 -0.24, 0.54 -0.24, 0.5 -0.02, 0 0.01, -0.5 -0.02', stone)
      .oval(0, -0.24, 0.54, 0.07, darker(stone, 0.1), FINE)
      .oval(0, -0.235, 0.48, 0.05, water, FINE)
      .line('-0.3 -0.24, -0.1 -0.22, 0.1 -0.25', 0.014, '#e4f4fb').shapes
  },
}

/** A cardboard box that is open. */
export const carton: Motif = {
  breadth: 1.2,
  motion: 'still',
  scale: 0.6,
  draw({ own }) {
    const board = own ?? '#c99a63'
    return new Scissors()
      .polygon('-0.48 -0.72, 0.48 -0.72, 0.4 -0.86, -0.4 -0.86', darker(board, 0.16))
      .polygon('-0.48 -0.72, -0.4 -0.86, -0.66 -0.98, -0.78 -0.84', lighter(board, 0.05))
      .polygon('0.48 -0.72, 0.4 -0.86, 0.66 -0.98, 0.78 -0.84', lighter(board, 0.05))
      .rect(-0.5, -0.72, 1, 0.72, board)
      .polygon('-0.5 -0.72, 0.5 -0.72, 0.56 -0.54, -0.56 -0.54', lighter(board, 0.07), FINE)
      .rect(-0.08, -0.54, 0.16, 0.54, mix(board, '#fff3dd', 0.35), FINE)
      .heart(0.28, -0.24, 0.2, '#d8395f', FINE).shapes
  },
}

/** Soap bubbles. */
export const bubbles: Motif = {
  breadth: 1.3,
  motion: 'rise',
  floats: true,
  scale: 0.75,
  draw({ own }) {
    const film = own ?? '#bfe3f2'
    const cut = new Scissors()
    for (const [x, y, radius] of [
      [-0.4, -0.3, 0.2],
      [0.1, -0.2, 0.15],
      [0.42, -0.46, 0.19],
      [-0.08, -0.62, 0.24],
      [-0.5, -0.76, 0.13],
      [0.3, -0.86, 0.13],
    ] as const)
      cut
        .disc(x, y, radius, film, { isDetail: true, alpha: 0.45 })
        .ring(x, y, radius, radius * 0.9, mix(film, '#d9a9e0', 0.4), { isDetail: true, alpha: 0.8 })
        .oval(x - radius * 0.4, y - radius * 0.42, radius * 0.2, radius * 0.1, '#ffffff', {
          isDetail: true,
          turn: -0.7,
        })
        .disc(x + radius * 0.42, y + radius * 0.4, radius * 0.07, '#ffffff', FINE)
    return cut.shapes
  },
}

/** With sausages and smoke. */
export const grill: Motif = {
  breadth: 1,
  motion: 'still',
  scale: 0.7,
  draw({ own }) {
    const iron = own ?? '#3a3842'
    const cut = new Scissors()
    for (const x of [-0.3, 0, 0.3])
      cut.line(
        [
          [x * 0.5, -0.4],
          [x, 0],
        ],
        0.04,
        darker(iron, 0.02),
        { isDetail: false },
      )
    cut
      .blob('-0.46 -0.62, 0.46 -0.62, 0.36 -0.4, 0 -0.3, -0.36 -0.4', iron)
      .oval(0, -0.62, 0.47, 0.06, '#8a8f9c', FINE)
    for (let coal = 0; coal < 6; coal += 1)
      cut.disc(-0.3 + coal * 0.12, -0.615, 0.035, coal % 2 === 0 ? '#f0802f' : '#c9402a', LIT)
    for (const x of [-0.24, 0.02, 0.26])
      cut.line(
        [
          [x - 0.12, -0.67],
          [x, -0.69],
          [x + 0.12, -0.67],
        ],
        0.075,
        '#b0603a',
        { isDetail: false },
      )
    for (const x of [-0.16, 0.12])
      cut.line(
        [
          [x, -0.74],
          [x + 0.06, -0.82],
          [x - 0.02, -0.9],
          [x + 0.05, -1],
        ],
        0.03,
        '#ffffff',
        { alpha: 0.55 },
      )
    return cut.shapes
  },
}

/** Of wine, with a label. */
export const bottle: Motif = {
  breadth: 0.4,
  motion: 'still',
  scale: 0.75,
  draw({ own }) {
    const glass = own ?? '#3f6a48'
    return new Scissors()
      .rect(-0.06, -1, 0.12, 0.3, glass, { corner: 0.02 })
      .rect(-0.065, -1, 0.13, 0.13, '#8a2f3f', { corner: 0.02, isDetail: true })
      .blob('-0.06 -0.74, 0.06 -0.74, 0.16 -0.58, 0.17 -0.04, 0 0, -0.17 -0.04, -0.16 -0.58', glass)
      .rect(-0.165, -0.46, 0.33, 0.28, '#fbf3e0', FINE)
      .heart(0, -0.32, 0.12, '#8a2f3f', FINE)
      .line('-0.11 -0.6, -0.12 -0.5', 0.025, '#ffffff', { alpha: 0.5 }).shapes
  },
}

/** A house for birds on a pole, with seeds. */
export const birdfeeder: Motif = {
  breadth: 0.75,
  motion: 'still',
  draw({ own, tones }) {
    const wood = own ?? '#b07a48'
    const cut = new Scissors().rect(-0.035, -0.5, 0.07, 0.5, darker(wood, 0.12))
    for (const x of [-0.25, 0.21]) cut.rect(x, -0.74, 0.04, 0.24, darker(wood, 0.06))
    cut
      .rect(-0.34, -0.53, 0.68, 0.06, wood)
      .polygon('-0.4 -0.7, 0 -0.98, 0.4 -0.7, 0.34 -0.66, 0 -0.88, -0.34 -0.66', tones.accent)
    cut
      .polygon('-0.31 -0.7, 0 -0.9, 0.31 -0.7', mix(wood, '#fff3dd', 0.3), FINE)
      .disc(0, -0.76, 0.04, darker(wood, 0.2), FINE)
    for (let seed = 0; seed < 9; seed += 1)
      cut.oval(-0.2 + seed * 0.05, -0.545, 0.022, 0.014, seed % 2 === 0 ? '#e8c98a' : '#5a4636', FINE)
    return cut.shapes
  },
}

export const compass: Motif = {
  breadth: 1,
  motion: 'turn',
  scale: 0.6,
  draw({ own }) {
    const brass = own ?? '#d9a441'
    const cut = new Scissors()
      .ring(0, -0.95, 0.07, 0.035, brass)
      .disc(0, -0.44, 0.44, brass)
      .disc(0, -0.44, 0.37, '#fbf3e0', FINE)
      .star(0, -0.44, 0.32, 8, 0.3, '#e6d6b4', FINE)
      .polygon('-0.07 -0.44, 0.07 -0.44, 0 -0.76', '#d8362f')
      .polygon('-0.07 -0.44, 0.07 -0.44, 0 -0.12', '#3a4f7a')
    return cut.disc(0, -0.44, 0.045, darker(brass, 0.1), FINE).shapes
  },
}

/** Planks on posts, over the water. */
export const pier: Motif = {
  breadth: 2.6,
  motion: 'still',
  scale: 0.3,
  draw({ own }) {
    const wood = own ?? '#b08a62'
    const cut = new Scissors()
    for (const x of [-1.1, -0.4, 0.4, 1.1])
      cut.rect(x - 0.05, -0.46, 0.1, 0.46, darker(wood, 0.16), { corner: 0.02 })
    cut.polygon('-1.3 -0.34, 1.3 -0.34, 1.08 -0.72, -1.08 -0.72', wood)
    for (let plank = -8; plank <= 8; plank += 1)
      cut.line(
        [
          [plank * 0.15, -0.35],
          [plank * 0.125, -0.71],
        ],
        0.018,
        darker(wood, 0.09),
      )
    return cut.rect(-1.32, -0.36, 2.64, 0.09, darker(wood, 0.07), { corner: 0.02 }).shapes
  },
}
