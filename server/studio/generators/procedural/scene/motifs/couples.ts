import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import type { Shape } from '../shape.ts'
import { lookingTo, withEyesShut } from './faces.ts'
import { daisyHead, roseHead } from './flowerHeads.ts'
import { FINE } from './light.ts'
import type { Hand, Motif } from './motif.ts'
import {
  armsOf,
  drawBoy,
  drawDad,
  drawGirl,
  drawGrandma,
  drawGrandpa,
  drawMum,
  GREY,
  HAIRS,
  person,
  SKINS,
  together,
} from './people.ts'

/** In a white gown, veiled, with a bouquet. */
function drawBride(hand: Hand): Shape[] {
  const { own, random } = hand
  const silk = own ?? '#fffaf4'
  const veil = { alpha: 0.72, isDetail: true }
  const cut = new Scissors()
  cut.blob(
    '-0.16 -0.9, 0 -1, 0.16 -0.9, 0.26 -0.5, 0.3 -0.1, 0 -0.06, -0.3 -0.1, -0.26 -0.5',
    mix(silk, '#e6dfe6', 0.5),
    { alpha: 0.85 },
  )
  cut.paste(
    person({
      skin: random.pick(SKINS),
      hair: 'bun',
      hairColour: random.pick(HAIRS),
      clothes: 'gown',
      top: silk,
      bottom: darker(silk, 0.08),
      arms: armsOf(hand, ['front', 'front']),
    }),
  )
  for (const x of [-0.14, -0.05, 0.05, 0.14])
    cut.line(
      [
        [x * 0.6, -0.4],
        [x * 1.2, -0.2],
        [x * 1.5, -0.02],
      ],
      0.008,
      darker(silk, 0.07),
    )
  for (const side of [-1, 1])
    cut.blob('0.12 -0.93, 0.18 -0.84, 0.23 -0.5, 0.17 -0.46, 0.16 -0.74', '#ffffff', { ...veil, side })
  for (const [x, y] of [
    [-0.09, -0.955],
    [0, -0.985],
    [0.09, -0.955],
  ] as const)
    daisyHead(cut, x, y, 0.036, '#fff6ee', '#f2b632', FINE)
  posy(cut, random.pick(['#e27f8f', '#f0c3b4', '#d8566a']))
  return cut.shapes
}

function posy(cut: Scissors, colour: string): void {
  for (const turn of [-2.4, -1.9, -1.2, -0.7]) cut.leaf(0, -0.39, 0.13, 0.03, turn, '#6f9a5f', FINE)
  for (const [x, y, radius] of [
    [-0.05, -0.43, 0.045],
    [0.05, -0.43, 0.045],
    [0, -0.47, 0.045],
    [0, -0.4, 0.045],
  ] as const)
    roseHead(cut, x, y, radius, x === 0 ? colour : mix(colour, '#ffffff', 0.4))
}

/** In a suit, with a flower in the buttonhole. */
function drawGroom(hand: Hand): Shape[] {
  const suit = hand.own ?? hand.random.pick(['#3a4560', '#2f3440', '#4a4a5c'])
  const cut = new Scissors().paste(
    person({
      skin: hand.random.pick(SKINS),
      hair: 'short',
      hairColour: hand.random.pick(HAIRS),
      clothes: 'suit',
      top: suit,
      bottom: darker(suit, 0.05),
      arms: armsOf(hand),
    }),
  )
  roseHead(cut, 0.085, -0.53, 0.022, '#e27f8f')
  return cut.shapes
}

function heartAbove(cut: Scissors, x: number, y: number, size: number, colour: string): Scissors {
  return cut
    .heart(x, y, size, colour, FINE)
    .heart(x + size * 0.9, y - size * 0.7, size * 0.5, lighter(colour, 0.08), FINE)
}

function plain(draw: (hand: Hand) => Shape[], hand: Hand): Shape[] {
  return draw({ ...hand, own: null })
}

export const bride: Motif = { breadth: 0.62, motion: 'sway', draw: drawBride }
export const groom: Motif = { breadth: 0.46, motion: 'sway', scale: 1.05, draw: drawGroom }

type Half = readonly [draw: (hand: Hand) => Shape[], tall: number]

/** Two people beside each other, the second of them in front; hand in hand, or in each other's arms, if requested. */
function twoOf(hand: Hand, [left, small]: Half, [right, tall]: Half): Shape[] {
  const { pose } = hand
  const isClose = pose === 'hugging' || pose === 'kissing'
  if (!isClose && pose !== 'dancing')
    return together([
      [plain(right, hand), 0.2, tall],
      [left(hand), -0.2, small],
    ])
  const apart = isClose ? 0.148 : 0.29
  const look = (shapes: readonly Shape[], side: -1 | 1) =>
    pose === 'kissing' ? withEyesShut(shapes) : lookingTo(shapes, side)
  return together([
    [look(plain(right, { ...hand, partner: -1 }), -1), apart, tall],
    [look(left({ ...hand, partner: 1 }), 1), -apart, small],
  ])
}

export const newlyweds: Motif = {
  breadth: 0.98,
  motion: 'sway',
  scale: 1.1,
  draw(hand) {
    const cut = new Scissors().paste(twoOf(hand, [drawBride, 0.88], [drawGroom, 0.96]))
    return heartAbove(cut, 0.02, -1, 0.11, hand.tones.accent).shapes
  },
}

export const couple: Motif = {
  breadth: 0.92,
  motion: 'sway',
  scale: 1.05,
  draw(hand) {
    const cut = new Scissors().paste(twoOf(hand, [drawMum, 0.88], [drawDad, 0.96]))
    return heartAbove(cut, -0.01, -1, 0.11, hand.tones.accent).shapes
  },
}

export const grandparents: Motif = {
  breadth: 0.92,
  motion: 'sway',
  scale: 1.02,
  draw(hand) {
    const cut = new Scissors().paste(twoOf(hand, [drawGrandma, 0.88], [drawGrandpa, 0.94]))
    return heartAbove(cut, -0.01, -1, 0.11, hand.tones.accent).shapes
  },
}

export const friends: Motif = {
  breadth: 1.25,
  motion: 'sway',
  draw(hand) {
    const waving = { ...hand, pose: hand.pose ?? ('waving' as const), own: null }
    return together([
      [drawMum({ ...hand, own: null }), -0.4, 0.9],
      [drawDad(hand), 0, 0.96],
      [drawMum(waving), 0.4, 0.88],
    ])
  },
}

export const family: Motif = {
  breadth: 1.35,
  motion: 'sway',
  scale: 1.05,
  draw(hand) {
    const bare = { ...hand, own: null }
    return together([
      [drawDad(bare), -0.38, 0.98],
      [drawMum(hand), 0.36, 0.92],
      [drawGirl(bare), -0.03, 0.66],
      [drawBoy(bare), 0.62, 0.62],
    ])
  },
}

/** Red coat, white beard, a sack over the shoulder. */
export const santa: Motif = {
  breadth: 0.72,
  motion: 'sway',
  scale: 1.05,
  draw(hand) {
    const coat = hand.own ?? '#c93a35'
    const white = '#fffaf4'
    const cut = new Scissors()
    cut.blob('0.14 -0.56, 0.34 -0.52, 0.38 -0.28, 0.26 -0.14, 0.12 -0.26', '#a5784a')
    cut.paste(
      person({
        skin: '#f0c4a2',
        hair: 'bald',
        hairColour: '#f5f2ee',
        clothes: 'trousers',
        top: coat,
        bottom: darker(coat, 0.06),
        hasBeard: true,
        arms: armsOf(hand),
      }),
    )
    cut.blob('-0.15 -0.6, 0.15 -0.6, 0.2 -0.4, 0.2 -0.24, 0 -0.21, -0.2 -0.24, -0.2 -0.4', coat, FINE)
    cut
      .rect(-0.2, -0.29, 0.4, 0.06, white, { corner: 0.03, isDetail: true })
      .rect(-0.185, -0.45, 0.37, 0.045, '#3a3033', FINE)
    cut.rect(-0.035, -0.46, 0.07, 0.065, '#e8b64c', { corner: 0.012, isDetail: true })
    cut.blob(
      '-0.15 -0.75, -0.07 -0.715, 0.07 -0.715, 0.15 -0.75, 0.15 -0.62, 0 -0.5, -0.15 -0.62',
      white,
      FINE,
    )
    for (const side of [-1, 1])
      cut.blob('0 -0.735, 0.06 -0.745, 0.1 -0.705, 0.03 -0.7', GREY, { ...FINE, side })
    cut.blob(
      '-0.15 -0.86, -0.08 -0.99, 0.06 -1.02, 0.2 -0.94, 0.26 -0.8, 0.2 -0.79, 0.15 -0.86, 0.08 -0.87',
      coat,
      FINE,
    )
    cut
      .disc(0.235, -0.78, 0.04, white, FINE)
      .rect(-0.17, -0.89, 0.34, 0.06, white, { corner: 0.03, isDetail: true })
    return cut.shapes
  },
}

/** A child with wings and a ring of light. */
export const angel: Motif = {
  breadth: 0.78,
  motion: 'bob',
  scale: 0.8,
  draw(hand) {
    const gown = hand.own ?? '#fff6e8'
    const cut = new Scissors()
    for (const side of [-1, 1]) {
      cut.blob('0.06 -0.56, 0.24 -0.74, 0.4 -0.72, 0.38 -0.56, 0.3 -0.44, 0.2 -0.36, 0.08 -0.44', '#ffffff', {
        side,
      })
      for (const y of [-0.62, -0.54, -0.46])
        cut.line(
          [
            [side * 0.14, y + 0.03],
            [side * 0.25, y + 0.01],
            [side * (0.36 + (y + 0.46) * 0.4), y],
          ],
          0.01,
          '#d9d6e6',
        )
    }
    cut.paste(
      person({
        skin: hand.random.pick(SKINS),
        isChild: true,
        hair: 'curls',
        hairColour: '#e0b46a',
        clothes: 'gown',
        top: gown,
        bottom: '#e8b64c',
        arms: armsOf(hand, ['front', 'front']),
      }),
    )
    cut.heart(0, -0.43, 0.1, hand.tones.accent, FINE)
    return cut
      .oval(0, -1.03, 0.13, 0.03, '#f4cf6a', { glows: true, isDetail: true })
      .oval(0, -1.03, 0.1, 0.018, '#fff6d8', FINE).shapes
  },
}
