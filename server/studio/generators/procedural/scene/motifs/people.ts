import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { placed, type Shape } from '../shape.ts'
import { eyes, INK } from './faces.ts'
import { FINE } from './light.ts'
import type { Hand, Motif } from './motif.ts'

type Hair = 'bun' | 'bald' | 'long' | 'short' | 'braids' | 'ponytail' | 'bob' | 'curls'

/** The look of a person. Heads are large and bodies short, as in a picture book. */
export interface Look {
  readonly hair: Hair
  readonly hairColour: string
  readonly skin: string
  /** A dress or trousers with a top, in these colours. */
  readonly clothes: 'dress' | 'trousers' | 'suit' | 'gown'
  readonly top: string
  readonly bottom: string
  readonly isChild?: boolean
  readonly hasGlasses?: boolean
  readonly hasMoustache?: boolean
  readonly hasBeard?: boolean
  /** Where each hand is: left as seen, then right. */
  readonly arms?: readonly [Arm, Arm]
}
type Arm = 'down' | 'up' | 'front' | 'out' | 'meet' | 'around' | 'across'

const REACH: Readonly<Record<Arm, readonly [string, x: number, y: number]>> = {
  down: ['0.12 -0.56, 0.19 -0.46, 0.195 -0.35', 0.197, -0.33],
  up: ['0.12 -0.56, 0.24 -0.62, 0.28 -0.76', 0.283, -0.785],
  front: ['0.12 -0.56, 0.18 -0.45, 0.06 -0.41', 0.045, -0.41],
  out: ['0.12 -0.56, 0.21 -0.5, 0.3 -0.46', 0.32, -0.452],
  // Arms that reach for another person: their hand, their shoulder, and over one's own chest.
  meet: ['0.12 -0.56, 0.21 -0.53, 0.29 -0.57', 0.305, -0.578],
  around: ['0.12 -0.57, 0.24 -0.55, 0.36 -0.56', 0.385, -0.56],
  across: ['0.13 -0.55, 0.1 -0.45, -0.08 -0.46', -0.1, -0.46],
}

/** The last part of each sleeve. */
const CUFFS: Readonly<Record<Arm, readonly [readonly [number, number], readonly [number, number]]>> = {
  down: [[0.195, -0.372], [0.195, -0.356]],
  up: [[0.273, -0.738], [0.278, -0.754]],
  front: [[0.082, -0.419], [0.067, -0.413]],
  out: [[0.279, -0.469], [0.293, -0.463]],
  meet: [[0.27, -0.559], [0.284, -0.567]],
  around: [[0.339, -0.558], [0.354, -0.56]],
  across: [[-0.058, -0.459], [-0.074, -0.46]],
} // prettier-ignore

export const SKINS = ['#f3cfb3', '#f0c4a2', '#f7d9c4', '#e0ab84'] as const
export const HAIRS = ['#5a3a28', '#3b2a24', '#8a5a34', '#c98f4a', '#e0b46a', '#a5502e'] as const
export const GREY = '#d9d6d2'

/** A person from the front: legs, clothes, arms, then the head. */
export function person(look: Look): Shape[] {
  const cut = new Scissors()
  if (look.hair === 'long' || look.hair === 'curls') backHair(cut, look)
  legs(cut, look)
  body(cut, look)
  arms(cut, look)
  head(cut, look)
  return cut.shapes
}

function backHair(cut: Scissors, { hair, hairColour }: Look): void {
  if (hair === 'long')
    cut.blob(
      '-0.19 -0.82, 0 -0.98, 0.19 -0.82, 0.2 -0.62, 0.16 -0.5, 0 -0.53, -0.16 -0.5, -0.2 -0.62',
      darker(hairColour, 0.04),
    )
  else
    for (const [x, y] of [
      [-0.15, -0.86],
      [0.15, -0.86],
      [-0.19, -0.74],
      [0.19, -0.74],
      [-0.15, -0.64],
      [0.15, -0.64],
    ] as const)
      cut.disc(x, y, 0.085, darker(hairColour, 0.03))
}

function legs(cut: Scissors, { clothes, bottom, skin }: Look): void {
  if (clothes === 'gown') return
  const cloth = clothes === 'dress' ? skin : bottom
  for (const side of [-1, 1]) {
    cut.rect(side * 0.062 - 0.042, -0.33, 0.084, 0.31, cloth, { corner: 0.03 })
    cut.blob(
      '0.01 -0.045, 0.1 -0.055, 0.135 -0.015, 0.12 0.004, 0.01 0.004',
      clothes === 'dress' ? '#8f4a44' : '#3a3236',
      { side, isDetail: true },
    )
  }
}

function body(cut: Scissors, { clothes, top, bottom }: Look): void {
  if (clothes === 'dress' || clothes === 'gown') {
    const long = clothes === 'gown'
    cut.blob(
      long
        ? '-0.1 -0.62, 0.1 -0.62, 0.13 -0.42, 0.24 -0.14, 0.3 0, 0 0.015, -0.3 0, -0.24 -0.14, -0.13 -0.42'
        : '-0.1 -0.62, 0.1 -0.62, 0.13 -0.44, 0.22 -0.2, 0 -0.17, -0.22 -0.2, -0.13 -0.44',
      top,
    )
    // Folds of the skirt, then the belt over them.
    const hem = long ? -0.03 : -0.22
    for (const fold of [-0.5, 0.08, 0.6])
      cut.line(
        [
          [fold * 0.12, -0.4],
          [fold * 0.2, (hem - 0.4) / 2],
          [fold * (long ? 0.44 : 0.32), hem],
        ],
        0.009,
        darker(top, 0.06),
        { alpha: 0.7 },
      )
    cut.line('-0.115 -0.44, 0 -0.43, 0.115 -0.44', 0.022, bottom)
    if (!long) {
      cut.line('-0.2 -0.215, -0.1 -0.19, 0 -0.185, 0.1 -0.19, 0.2 -0.215', 0.014, lighter(top, 0.1))
      for (const side of [-1, 1])
        cut.blob('0 -0.625, 0.04 -0.65, 0.085 -0.615, 0.045 -0.575', lighter(top, 0.17), { ...FINE, side })
    }
    return
  }
  cut.blob('-0.12 -0.62, 0.12 -0.62, 0.145 -0.5, 0.135 -0.27, 0 -0.25, -0.135 -0.27, -0.145 -0.5', top)
  if (clothes === 'suit') {
    cut.polygon('-0.055 -0.64, 0.055 -0.64, 0 -0.4', '#fffaf2', FINE)
    for (const side of [-1, 1])
      cut.polygon('0.06 -0.63, 0.09 -0.56, 0.01 -0.38', darker(top, 0.05), { ...FINE, side })
    for (const side of [-1, 1]) cut.polygon('0 -0.59, 0.05 -0.615, 0.05 -0.565', bottom, { ...FINE, side })
    return
  }
  cut.line('-0.05 -0.625, 0 -0.6, 0.05 -0.625', 0.018, lighter(top, 0.14))
  cut.line('-0.13 -0.3, 0 -0.283, 0.13 -0.3', 0.016, darker(top, 0.07))
  // A pocket.
  cut.line('0.035 -0.51, 0.04 -0.455, 0.085 -0.455, 0.09 -0.512, 0.035 -0.51', 0.007, darker(top, 0.07))
}

function arms(cut: Scissors, { arms: [left, right] = ['down', 'down'], top, clothes, skin }: Look): void {
  for (const [arm, side] of [
    [left, -1],
    [right, 1],
  ] as const) {
    const [points, x, y] = REACH[arm]
    const sleeve = clothes === 'gown' ? lighter(top, 0.01) : darker(top, 0.035)
    cut.disc(side * x, y, 0.038, skin, FINE)
    cut.line(points, 0.068, sleeve, { side, isDetail: false })
    const [cuff, wrist] = CUFFS[arm]
    cut.line([[side * cuff[0], cuff[1]], [side * wrist[0], wrist[1]]], 0.07, lighter(top, 0.1)) // prettier-ignore
  }
}

function head(cut: Scissors, look: Look): void {
  const {
    skin,
    hair,
    hairColour,
    isChild = false,
    hasGlasses = false,
    hasMoustache = false,
    hasBeard = false,
  } = look
  cut.rect(-0.035, -0.67, 0.07, 0.07, darker(skin, 0.04), FINE)
  if (hair === 'bun') cut.disc(0, -0.985, 0.065, darker(hairColour, 0.05))
  if (hair === 'braids' || hair === 'ponytail') {
    for (const side of hair === 'braids' ? [-1, 1] : [1])
      for (let link = 0; link < 4; link += 1)
        cut.oval(
          side * (0.175 + link * 0.012),
          -0.72 + link * 0.05,
          0.04,
          0.034,
          darker(hairColour, link % 2 === 0 ? 0.02 : 0.06),
        )
    for (const side of hair === 'braids' ? [-1, 1] : [1])
      cut.disc(side * 0.215, -0.545, 0.026, '#e0675c', FINE)
  }
  for (const side of [-1, 1]) cut.disc(side * 0.155, -0.765, 0.03, darker(skin, 0.03), FINE)
  cut.blob(
    '-0.155 -0.79, -0.11 -0.91, 0 -0.945, 0.11 -0.91, 0.155 -0.79, 0.12 -0.68, 0 -0.635, -0.12 -0.68',
    skin,
  )
  if (hasBeard) {
    cut.blob(
      '-0.15 -0.76, -0.08 -0.72, 0.08 -0.72, 0.15 -0.76, 0.13 -0.64, 0 -0.56, -0.13 -0.64',
      hairColour,
      FINE,
    )
    cut.blob(
      '-0.07 -0.725, 0 -0.735, 0.07 -0.725, 0.04 -0.695, -0.04 -0.695',
      lighter(hairColour, 0.02),
      FINE,
    )
  }
  frontHair(cut, hair, hairColour)
  eyes(cut, 0, -0.775, 0.062, isChild ? 0.027 : 0.023)
  const brow = hairColour === GREY ? '#b3aca6' : darker(hairColour, 0.06)
  for (const side of [-1, 1])
    cut.line('0.036 -0.824, 0.064 -0.834, 0.092 -0.82', 0.009, brow, { side, alpha: 0.9 })
  if (!hasMoustache && !hasBeard)
    cut.line('-0.009 -0.735, 0.002 -0.729, 0.011 -0.737', 0.008, darker(skin, 0.13))
  for (const side of [-1, 1]) cut.oval(side * 0.098, -0.722, 0.028, 0.02, '#ea8f7f', { ...FINE, alpha: 0.5 })
  if (!hasBeard) cut.line('-0.035 -0.705, 0 -0.685, 0.035 -0.705', 0.011, '#a8483f')
  else cut.line('-0.025 -0.7, 0 -0.688, 0.025 -0.7', 0.01, '#a8483f')
  if (hasMoustache)
    for (const side of [-1, 1])
      cut.blob('0 -0.735, 0.05 -0.745, 0.085 -0.715, 0.03 -0.712', hairColour, { ...FINE, side })
  if (hasGlasses) {
    for (const side of [-1, 1]) cut.ring(side * 0.063, -0.775, 0.046, 0.037, '#6a5a58', FINE)
    cut.line('-0.018 -0.78, 0 -0.786, 0.018 -0.78', 0.008, '#6a5a58')
  }
}

function frontHair(cut: Scissors, hair: Hair, colour: string): void {
  if (hair === 'bald') {
    for (const side of [-1, 1])
      cut.blob('0.115 -0.85, 0.165 -0.82, 0.16 -0.72, 0.135 -0.74', colour, { side, isDetail: true })
    return
  }
  if (hair === 'short') {
    cut.blob(
      '-0.165 -0.8, -0.15 -0.93, 0 -0.995, 0.15 -0.93, 0.165 -0.8, 0.125 -0.85, 0.03 -0.875, -0.07 -0.855, -0.125 -0.84',
      colour,
      FINE,
    )
    cut.line('-0.125 -0.9, -0.05 -0.955, 0.05 -0.96', 0.016, lighter(colour, 0.09), { alpha: 0.8 })
    cut.line('0.03 -0.875, 0.09 -0.9, 0.13 -0.87', 0.008, darker(colour, 0.07), { alpha: 0.8 })
    return
  }
  if (hair === 'bob') {
    for (const side of [-1, 1])
      cut.blob('0.1 -0.9, 0.18 -0.84, 0.185 -0.68, 0.12 -0.66, 0.135 -0.78', colour, { side, isDetail: true })
  }
  if (hair === 'long')
    for (const side of [-1, 1])
      cut.blob('0.1 -0.9, 0.175 -0.84, 0.19 -0.62, 0.15 -0.56, 0.135 -0.76', colour, { side, isDetail: true })
  cut.blob(
    '-0.165 -0.79, -0.15 -0.92, 0 -0.985, 0.15 -0.92, 0.165 -0.79, 0.12 -0.86, 0.02 -0.9, -0.06 -0.87, -0.125 -0.82',
    colour,
    FINE,
  )
  const shine = colour === GREY ? 0.03 : 0.08
  cut.line('-0.135 -0.87, -0.07 -0.935, 0.02 -0.955', 0.014, lighter(colour, shine), { alpha: 0.8 })
  cut.line('0.02 -0.9, 0.04 -0.945, 0.02 -0.975', 0.008, darker(colour, 0.07), { alpha: 0.8 })
}

/** The arms of a pose. */
export function armsOf(
  { pose, partner, grip = null, isTall = false }: Hand,
  otherwise: readonly [Arm, Arm] = ['down', 'down'],
): readonly [Arm, Arm] {
  if (partner !== undefined) {
    const [inner, outer]: readonly [Arm, Arm] =
      pose === 'dancing' ? ['meet', 'out'] : [isTall ? 'out' : 'around', 'across']
    return partner === 1 ? [outer, inner] : [inner, outer]
  }
  if (grip === 'chest') return ['front', 'front']
  if (grip === 'both') return ['out', 'out']
  if (grip === 'aside') return [otherwise[0] === 'front' ? 'down' : otherwise[0], 'out']
  if (pose === 'dancing' || pose === 'jumping' || pose === 'flying' || pose === 'singing') return ['up', 'up']
  if (pose === 'waving') return [otherwise[0], 'up']
  if (pose === 'running') return ['front', 'out']
  return otherwise
}

type Draw = (hand: Hand) => Shape[]

function somebody(breadth: number, scale: number, draw: Draw): Motif {
  return { breadth, motion: 'sway', scale, draw }
}

const CLOTHES = ['#d9604f', '#4f7f9f', '#e0a23f', '#6f9f6a', '#9a6aa8', '#d98aa0'] as const

function skinAndHair({ random }: Hand): Pick<Look, 'skin' | 'hairColour'> {
  return { skin: random.pick(SKINS), hairColour: random.pick(HAIRS) }
}

/** With a shawl, a bun and glasses. */
export const drawGrandma: Draw = (hand) => {
  const { own, random } = hand
  const dress = own ?? random.pick(['#8f6aa5', '#b2566a', '#557f8f', '#7a8f5a'])
  const cut = new Scissors().paste(
    person({
      skin: random.pick(SKINS),
      hair: 'bun',
      hairColour: GREY,
      clothes: 'dress',
      top: dress,
      bottom: lighter(dress, 0.12),
      hasGlasses: true,
      arms: armsOf(hand, ['front', 'front']),
    }),
  )
  for (const side of [-1, 1])
    cut.blob('0.0 -0.46, 0.05 -0.63, 0.15 -0.6, 0.17 -0.5, 0.1 -0.47', mix(dress, '#fff3e0', 0.7), {
      side,
      isDetail: true,
    })
  return cut.disc(0, -0.47, 0.022, '#e8b64c', FINE).shapes
}

export const drawGrandpa: Draw = (hand) => {
  const { own, random } = hand
  const vest = own ?? random.pick(['#7a6a4a', '#55708a', '#8a5548', '#5f7a5a'])
  const cut = new Scissors().paste(
    person({
      skin: random.pick(SKINS),
      hair: 'bald',
      hairColour: GREY,
      clothes: 'trousers',
      top: vest,
      bottom: '#5a4f4a',
      hasGlasses: true,
      hasMoustache: true,
      arms: armsOf(hand),
    }),
  )
  for (const y of [-0.52, -0.45, -0.38]) cut.disc(0, y, 0.011, '#f4e3b8', FINE)
  return cut.shapes
}

export const drawMum: Draw = (hand) => {
  const dress = hand.own ?? hand.random.pick(CLOTHES)
  return person({
    ...skinAndHair(hand),
    hair: hand.random.pick(['long', 'bob']),
    clothes: 'dress',
    top: dress,
    bottom: lighter(dress, 0.15),
    arms: armsOf(hand),
  })
}

export const drawDad: Draw = (hand) => {
  const shirt = hand.own ?? hand.random.pick(CLOTHES)
  return person({
    ...skinAndHair(hand),
    hair: 'short',
    clothes: 'trousers',
    top: shirt,
    bottom: '#46506a',
    hasBeard: hand.random.chance(0.45),
    arms: armsOf(hand),
  })
}

export const drawGirl: Draw = (hand) => {
  const dress = hand.own ?? hand.random.pick(['#e27f8f', '#f0b44c', '#7fb3c9', '#b48acb'])
  return person({
    ...skinAndHair(hand),
    isChild: true,
    hair: hand.random.pick(['braids', 'ponytail', 'bob']),
    clothes: 'dress',
    top: dress,
    bottom: lighter(dress, 0.16),
    arms: armsOf(hand),
  })
}

export const drawBoy: Draw = (hand) => {
  const shirt = hand.own ?? hand.random.pick(['#5a9ac0', '#e0804a', '#6faa6a', '#d95f55'])
  const cut = new Scissors().paste(
    person({
      ...skinAndHair(hand),
      isChild: true,
      hair: 'short',
      clothes: 'trousers',
      top: shirt,
      bottom: '#4a5a80',
      arms: armsOf(hand),
    }),
  )
  for (const y of [-0.5, -0.43, -0.36])
    cut.line(
      [
        [-0.135, y],
        [0, y + 0.012],
        [0.135, y],
      ],
      0.018,
      lighter(shirt, 0.17),
    )
  return cut.shapes
}

export const grandma = somebody(0.46, 0.92, drawGrandma)
export const grandpa = somebody(0.46, 0.98, drawGrandpa)
export const mum = somebody(0.5, 1, drawMum)
export const dad = somebody(0.5, 1.08, drawDad)
export const girl = somebody(0.5, 0.74, drawGirl)
export const boy = somebody(0.5, 0.76, drawBoy)

/** In a cap and wrapped up to the chin. */
export const drawBaby: Draw = ({ own, random }) => {
  const cloth = own ?? random.pick(['#a9cfe0', '#f2b8bd', '#f3d78f', '#b9d6a8'])
  const skin = random.pick(SKINS)
  const cut = new Scissors()
  cut.blob('-0.3 0, -0.34 -0.24, -0.22 -0.52, 0.22 -0.52, 0.34 -0.24, 0.3 0, 0 0.02', cloth)
  cut
    .line('-0.28 -0.3, -0.05 -0.2, 0.24 -0.42', 0.03, lighter(cloth, 0.09))
    .line('0.3 -0.24, 0.08 -0.12, -0.26 -0.08', 0.03, darker(cloth, 0.05))
  cut.disc(0, -0.68, 0.3, cloth).disc(0, -0.66, 0.25, skin, FINE)
  cut.blob('-0.26 -0.74, -0.16 -0.95, 0 -0.99, 0.16 -0.95, 0.26 -0.74, 0 -0.82', lighter(cloth, 0.05), FINE)
  cut.disc(0, -1, 0.05, '#fffaf2', FINE)
  eyes(cut, 0, -0.66, 0.1, 0.032)
  for (const side of [-1, 1]) cut.oval(side * 0.16, -0.59, 0.045, 0.032, '#ea8f7f', { ...FINE, alpha: 0.55 })
  cut
    .line('-0.04 -0.56, 0 -0.535, 0.04 -0.56', 0.016, '#a8483f')
    .line('-0.02 -0.91, 0.02 -0.86, 0.05 -0.9', 0.014, INK)
  for (const [x, y] of [
    [-0.12, -0.12],
    [0.14, -0.3],
    [0.02, -0.4],
  ] as const)
    cut.heart(x, y, 0.07, '#fffaf2', FINE)
  return cut.shapes
}
export const baby: Motif = { breadth: 0.66, motion: 'sway', scale: 0.5, draw: drawBaby }

/** With a book and a pointer's worth of patience. */
export const teacher = somebody(0.5, 1, (hand) => {
  const jacket = hand.own ?? '#3f7f86'
  const cut = new Scissors().paste(
    person({
      ...skinAndHair(hand),
      hair: 'bob',
      clothes: 'dress',
      top: jacket,
      bottom: '#f4d58a',
      hasGlasses: true,
      arms: armsOf(hand, ['front', 'front']),
    }),
  )
  if (hand.isEmpty === true) return cut.shapes
  cut
    .rect(-0.1, -0.5, 0.2, 0.15, '#d9604f', { corner: 0.012 })
    .rect(-0.082, -0.485, 0.164, 0.12, '#e37a66', FINE)
  return cut.rect(-0.05, -0.46, 0.1, 0.03, '#fffaf2', FINE).line('-0.003 -0.5, -0.003 -0.35', 0.01, '#b04a3c')
    .shapes
})

/** In white, with a stethoscope. */
export const doctor = somebody(0.5, 1, (hand) => {
  const shirt = hand.own ?? '#5aa6b0'
  const cut = new Scissors().paste(
    person({
      ...skinAndHair(hand),
      hair: hand.random.pick(['bob', 'long']),
      clothes: 'trousers',
      top: '#fbf8f4',
      bottom: shirt,
      arms: armsOf(hand),
    }),
  )
  cut.polygon('-0.05 -0.635, 0.05 -0.635, 0 -0.47', shirt, FINE)
  cut
    .line('-0.06 -0.63, -0.055 -0.5, 0 -0.45, 0.055 -0.5, 0.06 -0.63', 0.014, '#3f4a58')
    .line('0 -0.45, 0.01 -0.4', 0.014, '#3f4a58')
  return cut
    .disc(0.01, -0.385, 0.026, '#9aa5b0', FINE)
    .polygon(
      '-0.095 -0.47, -0.08 -0.47, -0.08 -0.485, -0.065 -0.485, -0.065 -0.47, -0.05 -0.47, -0.05 -0.455, -0.065 -0.455, -0.065 -0.44, -0.08 -0.44, -0.08 -0.455, -0.095 -0.455',
      '#d8483f',
      FINE,
    ).shapes
})

/** People side by side: each with its drawing, place and height. */
export function together(
  people: readonly (readonly [shapes: readonly Shape[], x: number, size: number])[],
): Shape[] {
  return people.flatMap(([shapes, x, size]) => placed(shapes, { x, y: 0, size }))
}
