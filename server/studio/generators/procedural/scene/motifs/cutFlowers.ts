import type { MotifName } from '#domain/generation/reading/brief.ts'
import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import type { Random } from '#server/platform/media/brushes/random.ts'
import { Scissors } from '../scissors.ts'
import { daisyHead, peonyHead, petals, roseHead, tulipHead } from './flowerHeads.ts'
import { FINE } from './light.ts'
import type { Hand, Motif } from './motif.ts'

/** The kind of flower at a place of a bunch: its kinds alternate. */
export function kindIn({ name, others = [] }: NonNullable<Hand['of']>, index: number): MotifName {
  return [name, ...others][index % (others.length + 1)] ?? name
}

/** The head of a flower by its name, by default in its own colour. */
export function namedHead(
  cut: Scissors,
  random: Random,
  name: MotifName,
  x: number,
  y: number,
  radius: number,
  own: string | null,
): void {
  if (name === 'tulip')
    tulipHead(cut, x, y + radius, radius * 2, own ?? random.pick(['#e2503f', '#f3b03f', '#d96b9a']))
  else if (name === 'daisy') daisyHead(cut, x, y, radius, own ?? '#fffaf0', '#f2b632')
  else if (name === 'sunflower') {
    petals(cut, x, y, 18, radius, radius * 0.15, own ?? '#f3b12f')
    cut.disc(x, y, radius * 0.45, '#6b4326', FINE).disc(x, y, radius * 0.28, '#4f2f1c', FINE)
  } else if (name === 'poppy') {
    for (const turn of [0.4, 2.5, 4.4])
      cut.oval(
        x + Math.cos(turn) * radius * 0.35,
        y + Math.sin(turn) * radius * 0.3,
        radius * 0.75,
        radius * 0.62,
        own ?? '#dd3b2a',
        { turn, isDetail: turn > 1 },
      )
    cut.disc(x, y, radius * 0.26, '#3a2a2e', FINE)
  } else if (name === 'lily') {
    petals(cut, x, y, 6, radius, radius * 0.26, own ?? '#fdf1ee', 0.3)
    for (let stamen = 0; stamen < 5; stamen += 1)
      cut.line(
        [
          [x, y],
          [x + Math.cos(stamen * 1.26) * radius * 0.45, y + Math.sin(stamen * 1.26) * radius * 0.45],
        ],
        radius * 0.07,
        '#e0a23f',
      )
  } else if (name === 'lavender' || name === 'forgetmenot') {
    const colour = own ?? (name === 'lavender' ? '#8a74c9' : '#6f9fd8')
    for (const [dx, dy] of [
      [0, -0.6],
      [-0.5, -0.1],
      [0.5, -0.1],
      [-0.25, 0.45],
      [0.3, 0.5],
      [0, 0],
    ] as const) {
      petals(cut, x + dx * radius, y + dy * radius, 5, radius * 0.4, radius * 0.17, colour, dx)
      cut.disc(x + dx * radius, y + dy * radius, radius * 0.1, '#f6d25a', FINE)
    }
  } else if (name === 'rose') roseHead(cut, x, y, radius, own ?? '#c92f4a')
  else if (name === 'chrysanthemum') {
    for (const [ring, reach] of [1, 0.78, 0.54].entries())
      petals(
        cut,
        x,
        y,
        18 - ring * 4,
        radius * reach,
        radius * 0.12,
        lighter(own ?? '#f2c14a', ring * 0.04),
        ring * 0.2,
      )
    cut.disc(x, y, radius * 0.16, darker(own ?? '#f2c14a', 0.06), FINE)
  } else if (name === 'carnation')
    frills(cut, x, y, radius, own ?? random.pick(['#d8395f', '#f08fa8', '#fbf3ee']))
  else if (name === 'heart')
    cut.heart(x, y, radius * 1.9, own ?? random.pick(['#d8395f', '#ef7fa0', '#c92f4a']))
  else if (name === 'star') cut.star(x, y, radius, 5, 0.5, own ?? '#f3c02f')
  else if (name === 'lilac') panicle(cut, random, x, y, radius, own)
  else if (name === 'lilyofthevalley') {
    const bell = own ?? '#fdfdfb'
    for (const [dx, dy] of radius < 0.09 ? [[0, 0] as const] : SPRAY) {
      const [bx, by, size] = [x + dx * radius, y + dy * radius, radius < 0.09 ? radius : radius * 0.42]
      cut
        .blob(
          [
            [bx - size, by + size * 0.7],
            [bx - size * 0.7, by - size * 0.6],
            [bx, by - size],
            [bx + size * 0.7, by - size * 0.6],
            [bx + size, by + size * 0.7],
          ],
          bell,
        )
        .line(
          [
            [bx - size * 0.9, by + size * 0.66],
            [bx, by + size * 0.9],
            [bx + size * 0.9, by + size * 0.66],
          ],
          size * 0.18,
          '#dfe6da',
        )
    }
  } else if (name === 'snowdrop') {
    cut.oval(x, y - radius * 0.6, radius * 0.2, radius * 0.24, '#6fae5a')
    for (const turn of [0.9, 2.24, 1.57])
      cut.leaf(
        x,
        y - radius * 0.5,
        radius * 1.5,
        radius * 0.4,
        turn,
        own ?? '#fdfdfb',
        turn === 0.9 ? {} : FINE,
      )
  } else if (name === 'daffodil') {
    petals(cut, x, y, 6, radius, radius * 0.27, own ?? '#f9df5a', 0.2)
    cut.star(x, y, radius * 0.46, 10, 0.86, '#f2a02f', FINE).disc(x, y, radius * 0.28, '#d9802a', FINE)
  } else if (name === 'orchid') {
    const petal = own ?? random.pick(['#e2a3cf', '#fbf3f6', '#c98ad0'])
    petals(cut, x, y, 3, radius, radius * 0.26, petal, Math.PI / 6)
    for (const side of [-1, 1])
      cut.oval(
        x + side * radius * 0.5,
        y - radius * 0.1,
        radius * 0.52,
        radius * 0.46,
        lighter(petal, 0.04),
        FINE,
      )
    cut
      .oval(x, y + radius * 0.2, radius * 0.2, radius * 0.28, '#c2457a', FINE)
      .disc(x, y, radius * 0.12, '#f3d25a', FINE)
  } else if (name === 'crocus') {
    tulipHead(
      cut,
      x,
      y + radius,
      radius * 1.9,
      own ?? random.pick(['#8a6ac2', '#a98ad6', '#f6f0fa', '#f3c23f']),
    )
    for (const side of [-1, 0, 1])
      cut.line(
        [
          [x, y - radius * 0.2],
          [x + side * radius * 0.14, y - radius * 0.86],
        ],
        radius * 0.09,
        '#f29a2f',
      )
  } else if (name === 'iris') {
    const petal = own ?? '#6a5ab8'
    for (const turn of [-2.1, -1.57, -1.04]) cut.leaf(x, y, radius, radius * 0.34, turn, lighter(petal, 0.05))
    for (const turn of [2.6, 1.57, 0.54]) {
      cut.leaf(x, y, radius * 1.05, radius * 0.34, turn, petal)
      cut.leaf(x, y, radius * 0.5, radius * 0.09, turn, '#f3c93f', FINE)
    }
  } else if (name === 'dandelion') fluff(cut, x, y, radius, own ?? '#f4f1ea')
  else peonyHead(cut, random, x, y, radius, own ?? '#e98fa5')
}

/** The head at a place of a bunch of named flowers: their kinds alternate, in the requested colours. */
export function headInBunch(
  cut: Scissors,
  random: Random,
  of: NonNullable<Hand['of']>,
  index: number,
  [x, y, radius]: readonly [x: number, y: number, radius: number],
): void {
  const own = of.colours[index % Math.max(1, of.colours.length)] ?? null
  namedHead(cut, random, kindIn(of, index), x, y, radius, own)
}

/** The place of a sprig's bells, of its radius. */
const SPRAY = [
  [-0.5, -0.7],
  [0.05, -0.8],
  [0.55, -0.4],
  [-0.55, -0.05],
  [0.1, -0.1],
  [0.5, 0.4],
  [-0.3, 0.6],
] as const

/** Many small flowers that taper to a point. */
function panicle(
  cut: Scissors,
  random: Random,
  x: number,
  y: number,
  radius: number,
  own: string | null,
): void {
  const colour = own ?? '#a98ac9'
  for (let row = 0; row < 7; row += 1) {
    const half = Math.sin(((row + 1.1) / 8.4) * Math.PI * 0.78) * radius * 0.62
    const count = 2 + Math.round((half / radius) * 5)
    for (let one = 0; one < count; one += 1) {
      const [dx, dy] = [
        (count === 1 ? 0 : (one / (count - 1)) * 2 - 1) * half,
        -radius + (row / 6) * radius * 1.9 + random.between(-0.05, 0.05) * radius,
      ]
      const shade = mix(colour, random.pick(['#ffffff', '#6a4a9a', colour]), 0.24)
      petals(
        cut,
        x + dx,
        y + dy,
        4,
        radius * 0.22,
        radius * 0.1,
        shade,
        random.between(0, 1.5),
        one === 0 ? {} : FINE,
      )
      cut.disc(x + dx, y + dy, radius * 0.045, '#f6e6b4', FINE)
    }
  }
}

/** Layers of petals with teeth. */
function frills(cut: Scissors, x: number, y: number, radius: number, colour: string): void {
  for (const [index, reach] of [1, 0.78, 0.54, 0.3].entries())
    cut.star(x, y, radius * reach, 13, 0.84, index % 2 === 0 ? colour : lighter(colour, 0.07), {
      isDetail: index > 0,
      turn: index * 0.25,
    })
}

function fluff(cut: Scissors, x: number, y: number, radius: number, colour: string): void {
  cut.disc(x, y, radius * 0.9, colour, { isDetail: true, alpha: 0.35 })
  for (let ray = 0; ray < 26; ray += 1) {
    const angle = (ray / 26) * Math.PI * 2
    const far = radius * (ray % 2 === 0 ? 1 : 0.75)
    cut.line(
      [
        [x, y],
        [x + Math.cos(angle) * far, y + Math.sin(angle) * far],
      ],
      radius * 0.03,
      darker(colour, 0.08),
    )
    cut.star(x + Math.cos(angle) * far, y + Math.sin(angle) * far, radius * 0.13, 5, 0.35, colour, FINE)
  }
  cut.disc(x, y, radius * 0.14, '#a58a5a', FINE)
}

/** A flower on its stalk, with two leaves. */
export function onStem(name: MotifName, radius: number): Motif['draw'] {
  return ({ own, tones, random }: Hand) => {
    const cut = new Scissors()
    cut.line(
      [
        [0, 0],
        [0.03, -0.4],
        [0, -1 + radius],
      ],
      0.024,
      tones.leafDark,
      { isDetail: false },
    )
    if (name === 'dandelion')
      for (const turn of [-2.7, -0.45]) cut.leaf(0, -0.02, 0.36, 0.05, turn, tones.leaf)
    else
      cut
        .leaf(0.01, -0.3, 0.3, 0.06, -0.75, tones.leaf)
        .leaf(0.02, -0.4, 0.28, 0.055, Math.PI + 0.7, tones.leafDark)
    namedHead(cut, random, name, 0, -1 + radius, radius, own)
    return cut.shapes
  }
}

export const peony: Motif = { breadth: 0.5, motion: 'sway', draw: onStem('peony', 0.23) }
export const lily: Motif = { breadth: 0.5, motion: 'sway', draw: onStem('lily', 0.25) }
export const dandelion: Motif = { breadth: 0.5, motion: 'sway', draw: onStem('dandelion', 0.21) }
export const forgetmenot: Motif = {
  breadth: 0.5,
  motion: 'sway',
  scale: 0.8,
  draw: onStem('forgetmenot', 0.2),
}

/** A vase full of the requested flowers. */
export const vase: Motif = {
  breadth: 0.72,
  motion: 'sway',
  scale: 1.1,
  draw({ own, of, tones, random }) {
    const glaze = own ?? mix(tones.second, '#fffaf0', 0.25)
    const cut = new Scissors()
    const heads = [
      [-0.24, -0.7, 0.105],
      [0.24, -0.72, 0.105],
      [-0.12, -0.88, 0.105],
      [0.13, -0.88, 0.105],
      [0, -0.7, 0.125],
    ] as const
    for (const [x, y] of heads)
      cut.line(
        [
          [0, -0.4],
          [x * 0.5, -0.55],
          [x, y],
        ],
        0.016,
        tones.leafDark,
      )
    for (const turn of [-2.7, -2.2, -0.9, -0.45])
      cut.leaf(0, -0.44, 0.34, 0.06, turn, turn < -2 ? tones.leaf : tones.leafDark)
    for (const [index, [x, y, radius]] of heads.entries()) {
      const colour = of?.colours[index % Math.max(1, of.colours.length)] ?? null
      namedHead(
        cut,
        random,
        of === undefined || of === null ? 'peony' : kindIn(of, index),
        x,
        y,
        radius,
        colour ??
          (of === undefined || of === null || of.name === 'bouquet'
            ? random.pick([tones.accent, tones.second, mix(tones.accent, '#ffffff', 0.5)])
            : null),
      )
    }
    cut.blob(
      '-0.1 -0.5, 0.1 -0.5, 0.09 -0.4, 0.2 -0.24, 0.15 -0.02, 0 0.005, -0.15 -0.02, -0.2 -0.24, -0.09 -0.4',
      glaze,
    )
    cut
      .line('-0.17 -0.28, 0 -0.25, 0.17 -0.28', 0.02, lighter(glaze, 0.12))
      .line('-0.18 -0.2, 0 -0.17, 0.18 -0.2', 0.01, darker(glaze, 0.09))
    return cut.oval(-0.1, -0.14, 0.025, 0.07, '#ffffff', { ...FINE, alpha: 0.4 }).shapes
  },
}
