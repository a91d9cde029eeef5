import type { MotifName, Part } from '#domain/generation/reading/brief.ts'
import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import type { Random } from '#server/platform/media/brushes/random.ts'
import { Scissors } from '../scissors.ts'
import { placed } from '../shape.ts'
import type { Tones } from '../tones.ts'
import { headInBunch, namedHead, kindIn } from './cutFlowers.ts'
import { EYE, INK } from './faces.ts'
import { FINE, LIT } from './light.ts'
import { apple, cherry, lemon, strawberry } from './fruit.ts'
import type { Hand, Motif } from './motif.ts'

function zigzag(y: number, wide: number): [number, number][] {
  return Array.from({ length: 9 }, (_, index) => [
    -wide + (index / 8) * wide * 2,
    y + (index % 2 === 0 ? -0.03 : 0.03),
  ])
}

export const egg: Motif = {
  breadth: 0.75,
  motion: 'sway',
  scale: 0.55,
  draw({ own, tones, random }) {
    const shell = own ?? random.pick([tones.accent, tones.second, '#7fb2c9', '#c98ab0', '#f0c95a'])
    const band = mix(shell, '#ffffff', 0.7)
    const cut = new Scissors()
    cut.blob('0 -1, 0.26 -0.78, 0.37 -0.4, 0.28 -0.1, 0 0, -0.28 -0.1, -0.37 -0.4, -0.26 -0.78', shell)
    cut.line(zigzag(-0.62, 0.3), 0.028, band).line(zigzag(-0.3, 0.33), 0.028, band)
    for (let dot = 0; dot < 7; dot += 1)
      cut.disc(-0.27 + dot * 0.09, -0.46, 0.026, dot % 2 === 0 ? band : darker(shell, 0.18), FINE)
    for (let dot = 0; dot < 5; dot += 1) cut.disc(-0.16 + dot * 0.08, -0.16, 0.02, band, FINE)
    for (const x of [-0.1, 0, 0.1]) cut.leaf(x, -0.72, 0.1, 0.025, -Math.PI / 2, band, FINE)
    return cut.shapes
  },
}

function eggs(cut: Scissors, tones: Tones): void {
  const colours = [tones.accent, '#7fb2c9', tones.second, '#c98ab0', '#f6e6c8'] as const
  for (const [index, colour] of colours.entries()) {
    cut.oval((index - 2) * 0.17, -0.47 - (index % 2) * 0.06, 0.11, 0.15, colour, {
      turn: (index - 2) * 0.2,
    })
    for (const y of [-0.5, -0.43])
      cut.disc((index - 2) * 0.17, y - (index % 2) * 0.06, 0.022, mix(colour, '#ffffff', 0.65), FINE)
  }
}

/** Heads of the flowers that a basket is full of. */
function flowersIn(cut: Scissors, random: Random, of: Part, tones: Tones): void {
  const { name, colours } = of
  const mixed = ['rose', 'daisy', 'peony', 'forgetmenot', 'poppy'] as const
  const usual = [tones.accent, '#fff3e4', tones.second, mix(tones.accent, '#ffffff', 0.5)]
  for (const [index, [x, y]] of (
    [
      [-0.26, -0.62],
      [0.02, -0.7],
      [0.27, -0.62],
      [-0.4, -0.47],
      [0.4, -0.47],
      [-0.14, -0.5],
      [0.15, -0.5],
    ] as const
  ).entries()) {
    for (const way of [-2.2, -0.9])
      cut.leaf(x, y, 0.2, 0.05, way, way < -2 ? tones.leafDark : tones.leaf, FINE)
    const head = name === 'bouquet' ? (mixed[index % mixed.length] ?? 'rose') : kindIn(of, index)
    const own = colours[index % Math.max(1, colours.length)] ?? null
    const colour = own ?? (name === 'bouquet' ? (usual[index % usual.length] ?? tones.accent) : null)
    namedHead(cut, random, head, x, y, 0.14, colour)
  }
}

/** Fruit that a basket can be full of. */
const FRUIT: Readonly<Partial<Record<MotifName, Motif>>> = {
  apple,
  cherry,
  lemon,
  strawberry,
}

/** Fruit heaped in a basket, two rows of it. */
function fruitIn(cut: Scissors, name: MotifName, hand: Hand): void {
  const fruit = FRUIT[name]
  if (fruit === undefined) return
  for (const [x, y] of [
    [-0.16, -0.5],
    [0.16, -0.5],
    [0, -0.53],
    [-0.33, -0.36],
    [-0.11, -0.38],
    [0.11, -0.38],
    [0.33, -0.36],
  ] as const)
    // prettier-ignore
    cut.paste(placed(fruit.draw(hand), { x, y: y + 0.04, size: 0.25 }))
}

export const basket: Motif = {
  breadth: 1.1,
  motion: 'still',
  scale: 0.75,
  draw({ own, tones, of = null, isEmpty = false, random }) {
    const straw = own ?? '#c98f4e'
    const cut = new Scissors()
    cut.line('-0.44 -0.4, -0.38 -0.84, 0 -1, 0.38 -0.84, 0.44 -0.4', 0.05, straw, { isDetail: false })
    if (isEmpty) cut.oval(0, -0.39, 0.47, 0.06, darker(straw, 0.2))
    else if (of !== null && of.name in FRUIT)
      fruitIn(cut, of.name, { own: of.colours[0] ?? null, tones, random })
    else if (of === null || of.name === 'egg') eggs(cut, tones)
    else flowersIn(cut, random, of, tones)
    for (let blade = isEmpty ? 8 : -7; blade <= 7; blade += 1)
      cut.leaf(blade * 0.06, -0.38, 0.15, 0.02, -Math.PI / 2 + blade * 0.11, tones.leaf, FINE)
    cut.blob('-0.52 -0.4, 0 -0.36, 0.52 -0.4, 0.4 -0.04, 0 0, -0.4 -0.04', straw)
    for (let row = 0; row < 4; row += 1) {
      // The lower, the narrower.
      const reach = row < 3 ? 5 : 4
      for (let column = -reach; column < reach; column += 1)
        cut.line(
          [
            [column * 0.08 - 0.03 + (row % 2) * 0.04, -0.32 + row * 0.08],
            [column * 0.08 + 0.03 + (row % 2) * 0.04, -0.32 + row * 0.08],
          ],
          0.026,
          row % 2 === 0 ? lighter(straw, 0.08) : darker(straw, 0.08),
        )
    }
    // A figure in it has the flowers, or the eggs, before it.
    if (isEmpty && of?.name === 'egg')
      for (const [x, y, colour] of [
        [-0.36, -0.42, tones.accent],
        [-0.2, -0.37, '#f4c85a'],
        [0.22, -0.38, '#8fbf9a'],
        [0.38, -0.43, tones.second],
      ] as const)
        cut
          .oval(x, y, 0.085, 0.11, colour)
          .line(
            [
              [x - 0.075, y],
              [x, y + 0.02],
              [x + 0.075, y],
            ],
            0.02,
            '#fffaf2',
          ) // prettier-ignore
          .oval(x - 0.03, y - 0.045, 0.016, 0.026, '#ffffff', { isDetail: true, alpha: 0.6 })
    if (isEmpty && of !== null && of.name !== 'egg')
      for (const [index, x] of [-0.43, -0.3, 0.3, 0.43, -0.36, 0.36].entries())
        headInBunch(cut, random, of, index, [x, index < 4 ? -0.37 : -0.25, 0.085])
    return cut.shapes
  },
}

export const bauble: Motif = {
  breadth: 0.72,
  motion: 'sway',
  floats: true,
  scale: 0.55,
  draw({ own, tones, random }) {
    const glass = own ?? random.pick([tones.accent, '#c8324a', '#2f7a63', '#dca94a'])
    const cut = new Scissors()
    cut.line('0 -1.7, 0 -0.86', 0.014, '#d9b060').rect(-0.08, -0.84, 0.16, 0.12, '#e2b95a', { corner: 0.02 })
    cut.disc(0, -0.38, 0.38, glass)
    cut.blob(
      '-0.36 -0.46, 0 -0.38, 0.36 -0.46, 0.37 -0.32, 0 -0.24, -0.37 -0.32',
      mix(glass, '#fff1cf', 0.75),
      FINE,
    )
    for (let index = -2; index <= 2; index += 1)
      cut.star(index * 0.14, -0.335 + Math.abs(index) * -0.018, 0.045, 4, 0.35, glass, FINE)
    cut.oval(-0.15, -0.56, 0.06, 0.1, '#ffffff', { turn: 0.6, alpha: 0.6, isDetail: true })
    return cut.shapes
  },
}

export const christmastree: Motif = {
  breadth: 0.72,
  motion: 'still',
  scale: 1.3,
  draw({ own, tones, random }) {
    const green = own ?? '#2f6b52'
    const cut = new Scissors()
    cut.rect(-0.05, -0.12, 0.1, 0.12, '#6b4630')
    for (let tier = 0; tier < 4; tier += 1) {
      const [top, foot, half] = [-0.92 + tier * 0.17, -0.6 + tier * 0.17, 0.15 + tier * 0.07]
      const scallops: [number, number][] = [[0, top]]
      for (let step = 0; step <= 6; step += 1)
        scallops.push([half - (step / 6) * half * 2, foot + (step % 2 === 0 ? 0.015 : -0.035)])
      cut.polygon(scallops, tier % 2 === 0 ? green : lighter(green, 0.035))
      cut.line(
        [
          [-half * 0.86, foot - 0.055],
          [0, foot - 0.005],
          [half * 0.86, foot - 0.075],
        ],
        0.014,
        '#f6dd9a',
      )
    }
    for (let ball = 0; ball < 24; ball += 1) {
      const y = random.between(-0.78, -0.14)
      const x = random.between(-1, 1) * (0.06 + (y + 0.9) * 0.34)
      cut.disc(
        x,
        y,
        random.between(0.014, 0.027),
        random.pick([tones.accent, '#f3c75f', '#d8434a', '#fff3d6']),
        { isDetail: true, glows: ball % 4 === 0 },
      )
    }
    cut.disc(0, -0.93, 0.12, '#ffe9a8', { ...LIT, alpha: 0.3 }).star(0, -0.93, 0.08, 5, 0.45, '#ffd257', LIT)
    return cut.shapes
  },
}

export const snowman: Motif = {
  breadth: 0.84,
  motion: 'sway',
  draw({ own, tones, isBareheaded = false }) {
    const snow = own ?? '#fbfdff'
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut
        .line('0.16 -0.52, 0.29 -0.6, 0.33 -0.76', 0.018, '#6b4630', { side })
        .line('0.305 -0.65, 0.37 -0.69', 0.012, '#6b4630', { side })
        .line('0.32 -0.7, 0.28 -0.75', 0.012, '#6b4630', { side })
    cut.disc(0, -0.2, 0.24, snow).disc(0, -0.51, 0.18, snow).disc(0, -0.76, 0.135, snow)
    for (const y of [-0.56, -0.48, -0.4]) cut.disc(0, y, 0.018, '#2c2730', FINE)
    for (const x of [-0.05, 0.05]) cut.disc(x, -0.79, 0.017, INK, EYE)
    cut
      .polygon('0 -0.765, 0.17 -0.735, 0 -0.73', '#ee8a3a', FINE)
      .line('-0.05 -0.7, 0 -0.685, 0.05 -0.7', 0.012, '#2c2730')
    cut
      .blob('-0.14 -0.67, 0 -0.61, 0.14 -0.67, 0.14 -0.6, 0 -0.54, -0.14 -0.6', tones.accent)
      .rect(0.04, -0.62, 0.07, 0.19, tones.accent, { corner: 0.015 })
    if (isBareheaded) return cut.shapes
    cut
      .rect(-0.17, -0.9, 0.34, 0.035, '#33303c', { corner: 0.015 })
      .rect(-0.105, -1.05, 0.21, 0.17, '#33303c', { corner: 0.015 })
      .rect(-0.105, -0.95, 0.21, 0.035, tones.accent, FINE)
    return cut.shapes
  },
}

export const pumpkin: Motif = {
  breadth: 1.15,
  motion: 'flicker',
  scale: 0.6,
  draw({ own, tones }) {
    const skin = own ?? '#e8792b'
    const cut = new Scissors()
    cut.line('0 -0.76, 0.02 -0.92, 0.14 -0.98', 0.085, '#5f7a3a', { isDetail: false })
    for (const [x, wide, tone] of [
      [-0.38, 0.2, darker(skin, 0.07)],
      [0.38, 0.2, darker(skin, 0.07)],
      [-0.22, 0.24, skin],
      [0.22, 0.24, skin],
      [0, 0.26, lighter(skin, 0.03)],
    ] as const)
      cut.oval(x, -0.4, wide, 0.4 - Math.abs(x) * 0.1, tone)
    for (const side of [-1, 1]) cut.polygon('0.1 -0.44, 0.3 -0.44, 0.2 -0.62', '#ffe08a', { side, ...LIT })
    cut.polygon(
      '-0.36 -0.32, -0.24 -0.26, -0.12 -0.32, 0 -0.26, 0.12 -0.32, 0.24 -0.26, 0.36 -0.32, 0.2 -0.12, 0 -0.08, -0.2 -0.12',
      '#ffe08a',
      LIT,
    )
    cut.leaf(0.06, -0.8, 0.26, 0.08, -0.25, tones.leaf)
    return cut.shapes
  },
}

export const ghost: Motif = {
  breadth: 0.75,
  motion: 'bob',
  floats: true,
  scale: 0.7,
  draw({ own }) {
    const sheet = own ?? '#f6f3fb'
    const cut = new Scissors()
    cut.blob(
      '-0.34 -0.04, -0.34 -0.62, -0.18 -0.94, 0.18 -0.94, 0.34 -0.62, 0.34 -0.04, 0.22 -0.14, 0.11 0, 0 -0.13, -0.11 0, -0.22 -0.14',
      sheet,
    )
    for (const side of [-1, 1])
      cut.oval(side * 0.12, -0.64, 0.05, 0.075, INK, EYE).disc(side * 0.21, -0.5, 0.045, '#f3b7bf', FINE)
    cut.oval(0, -0.48, 0.045, 0.055, '#2c2538', FINE)
    return cut.shapes
  },
}
