import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import type { Shape } from '../shape.ts'
import { FINE, LIT } from './light.ts'
import type { Hand, Motif } from './motif.ts'
import { elfCap, fireHelmet, peaked, pointedHat, shako, toque, tricorne } from './tradeHats.ts'
import { armsOf, drawBoy, drawDad, drawGirl, HAIRS, type Look, person, SKINS } from './people.ts'

function dressed(
  hand: Hand,
  look: Pick<Look, 'hair' | 'clothes' | 'top' | 'bottom'> & Partial<Look>,
): Scissors {
  return new Scissors().paste(
    person({
      skin: hand.random.pick(SKINS),
      hairColour: hand.random.pick(HAIRS),
      arms: armsOf(hand),
      ...look,
    }),
  )
}

/** Girls and boys by turns. */
export const child: Motif = {
  breadth: 0.5,
  motion: 'sway',
  scale: 0.74,
  draw: (hand) => ((hand.nth ?? 0) % 2 === 0 ? drawGirl(hand) : drawBoy(hand)),
}

/** In the black parade coat with brass buttons and a plumed shako. */
export const miner: Motif = {
  breadth: 0.5,
  motion: 'sway',
  scale: 0.88,
  draw(hand) {
    const coat = hand.own ?? '#2b2a31'
    const brass = '#e0ab42'
    const cut = dressed(hand, {
      hair: 'short',
      clothes: 'trousers',
      top: coat,
      bottom: '#25242a',
      hasMoustache: true,
    })
    for (const y of [-0.57, -0.5, -0.43, -0.36])
      for (const side of [-1, 1]) cut.disc(side * 0.045, y, 0.013, brass, FINE)
    cut.rect(-0.135, -0.335, 0.27, 0.035, '#5a3a2a', FINE).rect(-0.025, -0.34, 0.05, 0.045, brass, FINE)
    return shako(cut, coat, hand.tones.isNight ? '#fffaf4' : '#f6f2ec').shapes
  },
}

export const pirate: Motif = {
  breadth: 0.55,
  motion: 'sway',
  draw(hand) {
    const shirt = hand.own ?? '#c94a42'
    const cut = dressed(hand, {
      hair: 'short',
      clothes: 'trousers',
      top: '#fbf6ee',
      bottom: '#4a4458',
      hasBeard: true,
    })
    for (const y of [-0.58, -0.5, -0.42, -0.34])
      cut.line(
        [
          [-0.13, y],
          [0, y + 0.012],
          [0.13, y],
        ],
        0.028,
        shirt,
      )
    cut.rect(-0.14, -0.31, 0.28, 0.045, '#3a2a26', FINE).rect(-0.03, -0.32, 0.06, 0.06, '#e8b64c', FINE)

    tricorne(cut).line('-0.16 -0.84, 0.15 -0.76', 0.014, '#2f2a36')
    return cut.oval(0.062, -0.775, 0.042, 0.036, '#2f2a36', FINE).shapes
  },
}

export const witch: Motif = {
  breadth: 0.66,
  motion: 'sway',
  scale: 0.86,
  draw(hand) {
    const cloth = hand.own ?? '#4b3a68'
    const cut = new Scissors().line('0.3 -0.02, 0.3 -0.95', 0.03, '#9a6a3c', { isDetail: false })
    cut.blob('0.26 -0.2, 0.34 -0.2, 0.42 0.01, 0.18 0.01', '#d9a94f')
    cut.paste(
      dressed(hand, {
        hair: 'long',
        hairColour: '#a5502e',
        clothes: 'gown',
        top: cloth,
        bottom: '#e8964a',
        arms: armsOf(hand, ['down', 'out']),
      }).shapes,
    )
    return pointedHat(cut, darker(cloth, 0.05), '#e8964a').shapes
  },
}

export const elf: Motif = {
  breadth: 0.52,
  motion: 'sway',
  scale: 0.78,
  draw(hand) {
    const coat = hand.own ?? '#4d9a5c'
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut.leaf(side * 0.13, -0.76, 0.17, 0.045, side > 0 ? -0.35 : Math.PI + 0.35, '#f0c4a2')
    cut.paste(
      dressed(hand, {
        hair: 'short',
        clothes: 'trousers',
        top: coat,
        bottom: '#c93a35',
        isChild: true,
        arms: armsOf(hand, ['down', 'front']),
      }).shapes,
    )
    for (const x of [-0.12, -0.04, 0.04, 0.12])
      cut.polygon(
        [
          [x - 0.045, -0.62],
          [x + 0.045, -0.62],
          [x, -0.53],
        ],
        '#c93a35',
        FINE,
      )
    cut.rect(-0.135, -0.36, 0.27, 0.035, '#3a3033', FINE).rect(-0.02, -0.37, 0.045, 0.05, '#e8b64c', FINE)
    return elfCap(cut, coat).shapes
  },
}

export const fairy: Motif = {
  breadth: 0.85,
  motion: 'bob',
  scale: 0.85,
  draw(hand) {
    const gown = hand.own ?? hand.random.pick(['#e79ab5', '#a9a0de', '#8cc3c9'])
    const wing = mix(gown, '#ffffff', 0.7)
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut
        .blob('0.05 -0.55, 0.2 -0.84, 0.42 -0.86, 0.42 -0.66, 0.2 -0.5', wing, { side, alpha: 0.85 })
        .blob('0.05 -0.52, 0.3 -0.5, 0.36 -0.32, 0.22 -0.26', wing, { side, alpha: 0.85 })
    cut.paste(
      dressed(hand, {
        hair: 'long',
        clothes: 'dress',
        top: gown,
        bottom: lighter(gown, 0.1),
        isChild: true,
        arms: armsOf(hand, ['down', 'up']),
      }).shapes,
    )
    if (hand.isEmpty !== true)
      cut.line('0.28 -0.76, 0.34 -0.98', 0.016, '#e8b64c').star(0.345, -1.02, 0.075, 5, 0.45, '#f7d35f', LIT)
    return cut.oval(0, -0.945, 0.13, 0.022, '#f4cf6a', FINE).disc(0, -0.965, 0.024, '#e0675c', FINE).shapes
  },
}

/** Whether a shape is above the waist. */
function isAbove({ contours }: Shape): boolean {
  return contours.flat().every(({ y }) => y < -0.3)
}

export const mermaid: Motif = {
  breadth: 0.75,
  motion: 'bob',
  scale: 0.95,
  draw(hand) {
    const tail = hand.own ?? '#3fa596'
    const cut = new Scissors()
    cut
      .blob('0.2 -0.12, 0.34 -0.24, 0.46 -0.26, 0.42 -0.12, 0.46 0.02, 0.3 0', lighter(tail, 0.05))
      .blob(
        '-0.12 -0.45, 0.12 -0.45, 0.15 -0.3, 0.12 -0.16, 0.28 -0.12, 0.26 -0.04, 0.04 0, -0.1 -0.12, -0.15 -0.3',
        tail,
      )
    for (const [x, y] of [
      [-0.06, -0.32],
      [0.05, -0.32],
      [0, -0.24],
      [-0.05, -0.16],
      [0.06, -0.15],
      [0.09, -0.07],
    ] as const)
      cut.line(
        [
          [x - 0.04, y],
          [x, y + 0.035],
          [x + 0.04, y],
        ],
        0.012,
        darker(tail, 0.09),
      )
    const upper = dressed(hand, {
      hair: 'long',
      hairColour: '#b5502e',
      clothes: 'dress',
      top: mix(tail, '#e79ab5', 0.75),
      bottom: tail,
      arms: armsOf(hand, ['down', 'up']),
    }).shapes
    // She has a tail in place of legs and a skirt.
    cut.paste(upper.filter(isAbove))
    cut.blob(
      '-0.1 -0.62, 0.1 -0.62, 0.13 -0.46, 0.13 -0.38, 0 -0.4, -0.13 -0.38, -0.13 -0.46',
      mix(tail, '#e79ab5', 0.75),
      FINE,
    )
    return cut.star(0.1, -0.93, 0.06, 5, 0.5, '#f3a05a', FINE).shapes
  },
}

export const ballerina: Motif = {
  breadth: 0.7,
  motion: 'sway',
  draw(hand) {
    const silk = hand.own ?? '#f0a3bd'
    const cut = dressed(hand, {
      hair: 'bun',
      clothes: 'trousers',
      top: silk,
      bottom: '#f6d3cc',
      arms: armsOf(hand, ['up', 'up']),
    })
    for (const [y, wide, shade] of [
      [-0.315, 0.34, 0.1],
      [-0.345, 0.32, 0.05],
      [-0.375, 0.27, 0.12],
    ] as const)
      cut.oval(0, y, wide, 0.06, lighter(silk, shade), { isDetail: shade !== 0.1 })
    return cut.line('-0.115 -0.44, 0 -0.43, 0.115 -0.44', 0.022, darker(silk, 0.08)).shapes
  },
}

export const chef: Motif = {
  breadth: 0.5,
  motion: 'sway',
  scale: 0.95,
  draw(hand) {
    const scarf = hand.own ?? '#d8483f'
    const white = '#fbf8f4'
    const cut = dressed(hand, {
      hair: 'short',
      clothes: 'trousers',
      top: white,
      bottom: '#4a4f5c',
      hasMoustache: true,
      arms: armsOf(hand, ['down', 'up']),
    })
    cut.polygon('-0.06 -0.64, 0.06 -0.64, 0 -0.55', scarf, FINE)
    for (const y of [-0.52, -0.45, -0.38])
      for (const side of [-1, 1]) cut.disc(side * 0.04, y, 0.011, '#9a948c', FINE)
    if (hand.isEmpty !== true)
      cut.line('0.285 -0.8, 0.29 -0.97', 0.02, '#a5703f').oval(0.29, -1, 0.035, 0.05, '#c08a52', FINE)
    return toque(cut).shapes
  },
}

export const policeman: Motif = {
  breadth: 0.46,
  motion: 'sway',
  scale: 1.05,
  draw(hand) {
    const cloth = hand.own ?? '#2f4a7a'
    const cut = dressed(hand, { hair: 'short', clothes: 'trousers', top: cloth, bottom: darker(cloth, 0.05) })
    cut
      .polygon('-0.02 -0.62, 0.02 -0.62, 0.03 -0.46, 0 -0.42, -0.03 -0.46', '#1f2740', FINE)
      .star(0.075, -0.54, 0.03, 6, 0.6, '#f0cf6a', FINE)
      .rect(-0.138, -0.335, 0.276, 0.036, '#25242a', FINE)
    return peaked(cut, cloth).shapes
  },
}

/** With a bag of letters. */
export const postman: Motif = {
  breadth: 0.58,
  motion: 'sway',
  scale: 1.05,
  draw(hand) {
    const cloth = hand.own ?? '#3f6ea5'
    const bag = '#a5683a'
    const cut = dressed(hand, { hair: 'short', clothes: 'trousers', top: cloth, bottom: darker(cloth, 0.14) })
    cut
      .line('-0.1 -0.66, 0.04 -0.48, 0.17 -0.36', 0.03, darker(bag, 0.08))
      .polygon('0.09 -0.44, 0.24 -0.5, 0.29 -0.36, 0.14 -0.3', '#fffaf0')
      .line('0.1 -0.43, 0.2 -0.4, 0.235 -0.49', 0.01, '#c9b9a4')
      .rect(0.06, -0.39, 0.26, 0.2, bag, { corner: 0.03 })
      .blob('0.06 -0.39, 0.32 -0.39, 0.31 -0.31, 0.19 -0.27, 0.07 -0.31', darker(bag, 0.06), FINE)
      .rect(0.17, -0.3, 0.04, 0.04, '#f0cf6a', FINE)
    return peaked(cut, cloth).shapes
  },
}

export const firefighter: Motif = {
  breadth: 0.5,
  motion: 'sway',
  scale: 1.05,
  draw(hand) {
    const cloth = hand.own ?? '#3b3a45'
    const helmet = '#d8362f'
    const bright = '#f2d34a'
    const cut = dressed(hand, { hair: 'short', clothes: 'trousers', top: cloth, bottom: darker(cloth, 0.03) })
    cut
      .line('-0.145 -0.44, 0 -0.425, 0.145 -0.44', 0.035, bright)
      .line('-0.135 -0.31, 0 -0.295, 0.135 -0.31', 0.03, bright)
    for (const side of [-1, 1]) cut.rect(side * 0.062 - 0.043, -0.16, 0.086, 0.03, bright, FINE)
    return fireHelmet(cut, helmet).shapes
  },
}

export const astronaut: Motif = {
  breadth: 0.62,
  motion: 'bob',
  draw(hand) {
    const suit = hand.own ?? '#eef0f4'
    const seam = '#e8774a'
    const cut = new Scissors().rect(-0.19, -0.62, 0.38, 0.36, darker(suit, 0.14), { corner: 0.08 })
    const body = person({
      skin: hand.random.pick(SKINS),
      hair: 'short',
      hairColour: hand.random.pick(HAIRS),
      clothes: 'trousers',
      top: suit,
      bottom: darker(suit, 0.03),
      arms: armsOf(hand, ['down', 'up']),
    })
    cut.disc(0, -0.8, 0.235, darker(suit, 0.04)).disc(0, -0.8, 0.2, '#9fc4e0', FINE).paste(body)
    cut
      .rect(-0.075, -0.54, 0.15, 0.11, '#aeb6c4', { corner: 0.02, isDetail: true })
      .disc(-0.035, -0.485, 0.018, '#d8483f', FINE)
      .disc(0.03, -0.485, 0.018, '#4d8f5a', FINE)
      .line('-0.14 -0.36, 0 -0.345, 0.14 -0.36', 0.022, seam)
      .disc(0, -0.8, 0.2, '#cfe6f5', { ...FINE, alpha: 0.25 })
      .ring(0, -0.8, 0.24, 0.2, suit, FINE)
    for (const side of [-1, 1]) cut.rect(side * 0.062 - 0.045, -0.12, 0.09, 0.03, seam, FINE)
    return cut.line('-0.14 -0.88, -0.08 -0.94', 0.022, '#ffffff', { alpha: 0.8 }).shapes
  },
}

export const king: Motif = {
  breadth: 0.62,
  motion: 'sway',
  scale: 1,
  draw(hand) {
    const robe = hand.own ?? hand.random.pick(['#a8323f', '#5a4a9a', '#2f6f6a'])
    const cut = new Scissors().blob(
      '-0.12 -0.62, 0.12 -0.62, 0.28 -0.2, 0.3 0, -0.3 0, -0.28 -0.2',
      darker(robe, 0.08),
    )
    cut.paste(
      dressed(hand, {
        hair: 'bob',
        clothes: 'gown',
        top: robe,
        bottom: '#e8b64c',
        hasBeard: true,
        arms: armsOf(hand, ['front', 'front']),
      }).shapes,
    )
    cut.blob('-0.15 -0.63, 0 -0.66, 0.15 -0.63, 0.17 -0.55, 0 -0.52, -0.17 -0.55', '#fffaf2')
    for (const x of [-0.11, -0.03, 0.06, 0.13]) cut.oval(x, -0.58, 0.009, 0.018, '#3a3033', FINE)
    if (hand.isEmpty !== true)
      cut
        .rect(-0.07, -0.47, 0.14, 0.1, '#e8b64c', { corner: 0.015, isDetail: true })
        .rect(-0.08, -0.49, 0.16, 0.03, '#f4d27a', FINE)
    return cut
      .polygon('-0.15 -0.88, -0.19 -1.06, -0.08 -0.98, 0 -1.1, 0.08 -0.98, 0.19 -1.06, 0.15 -0.88', '#eab840')
      .rect(-0.155, -0.92, 0.31, 0.05, '#d49d2a', FINE)
      .disc(0, -0.945, 0.025, '#d8324a', FINE).shapes
  },
}

export const superhero: Motif = {
  breadth: 0.66,
  motion: 'sway',
  scale: 1.05,
  draw(hand) {
    const suit = hand.own ?? '#3a6fc0'
    const cape = '#d8362f'
    const cut = new Scissors().blob(
      '-0.1 -0.63, 0.1 -0.63, 0.22 -0.4, 0.34 -0.1, 0.2 -0.06, 0 -0.1, -0.2 -0.04, -0.32 -0.12, -0.2 -0.4',
      cape,
    )
    cut.paste(drawDad({ ...hand, own: suit, pose: hand.pose ?? 'waving' }))
    cut
      .polygon('-0.07 -0.57, 0.07 -0.57, 0.09 -0.51, 0 -0.41, -0.09 -0.51', '#f3c93f', FINE)
      .star(0, -0.505, 0.045, 5, 0.45, cape, FINE)
      .rect(-0.138, -0.33, 0.276, 0.036, '#f3c93f', FINE)
    for (const side of [-1, 1]) cut.oval(side * 0.063, -0.775, 0.058, 0.045, cape, { ...FINE, alpha: 0.45 })
    return cut.shapes
  },
}

export const footballer: Motif = {
  breadth: 0.6,
  motion: 'sway',
  draw(hand) {
    const shirt = hand.own ?? hand.random.pick(['#d8362f', '#fbf8f4', '#3a6fc0'])
    const cut = dressed(hand, {
      hair: 'short',
      clothes: 'trousers',
      top: shirt,
      bottom: '#f0c4a2',
      arms: armsOf(hand, ['down', 'out']),
    })
    cut.blob(
      '-0.135 -0.34, 0.135 -0.34, 0.14 -0.2, 0.02 -0.2, 0 -0.25, -0.02 -0.2, -0.14 -0.2',
      mix(shirt, '#2a3350', 0.75),
    )
    for (const side of [-1, 1])
      cut.rect(side * 0.062 - 0.043, -0.13, 0.086, 0.09, shirt, { corner: 0.02, isDetail: true })
    cut.polygon(
      '-0.018 -0.53, 0.03 -0.53, 0.03 -0.4, 0 -0.4, 0 -0.5, -0.018 -0.5',
      mix(shirt, '#2a3350', 0.8),
      FINE,
    )
    cut.disc(0.28, -0.085, 0.085, '#fffaf4').star(0.28, -0.085, 0.04, 5, 0.8, '#2f2c36', FINE)
    for (let corner = 0; corner < 5; corner += 1) {
      const angle = -Math.PI / 2 + (corner / 5) * Math.PI * 2
      cut.disc(0.28 + Math.cos(angle) * 0.072, -0.085 + Math.sin(angle) * 0.072, 0.016, '#2f2c36', FINE)
    }
    return cut.shapes
  },
}

export const robot: Motif = {
  breadth: 0.66,
  motion: 'sway',
  scale: 0.95,
  draw({ own, tones, pose = null }) {
    const steel = own ?? '#a9b9c9'
    const dark = darker(steel, 0.14)
    const isUp = pose === 'waving' || pose === 'dancing' || pose === 'jumping'
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut
        .rect(side * 0.1 - 0.045, -0.2, 0.09, 0.18, dark, { corner: 0.02 })
        .blob('0.03 -0.05, 0.18 -0.05, 0.2 0, 0.02 0', darker(steel, 0.22), { side })
        .line(
          isUp && side === 1 ? '0.2 -0.5, 0.3 -0.58, 0.33 -0.72' : '0.2 -0.5, 0.3 -0.44, 0.32 -0.3',
          0.05,
          dark,
          { side, isDetail: false },
        )
        .disc(side * 0.325, isUp && side === 1 ? -0.75 : -0.28, 0.05, steel)
    cut
      .rect(-0.22, -0.58, 0.44, 0.4, steel, { corner: 0.06 })
      .rect(-0.14, -0.5, 0.28, 0.2, lighter(steel, 0.1), { corner: 0.03, isDetail: true })
      .heart(0, -0.41, 0.13, tones.accent, FINE)
    for (const x of [-0.1, 0, 0.1]) cut.disc(x, -0.245, 0.022, x === 0 ? '#f3c93f' : '#d8483f', FINE)
    cut
      .rect(-0.05, -0.63, 0.1, 0.07, dark, FINE)
      .line('0 -0.95, 0 -1.02', 0.02, dark)
      .disc(0, -1.04, 0.035, '#f3c93f', LIT)
      .rect(-0.21, -0.96, 0.42, 0.34, steel, { corner: 0.08 })
      .rect(-0.165, -0.9, 0.33, 0.22, '#24384a', { corner: 0.06, isDetail: true })
    for (const side of [-1, 1]) {
      cut
        .disc(side * 0.075, -0.81, 0.05, '#bff0f2', FINE)
        .disc(side * 0.075, -0.81, 0.03, '#241a1c', { ...FINE, isEye: true })
        .disc(side * 0.075 - 0.01, -0.82, 0.01, '#ffffff', { ...FINE, isEye: true })
        .disc(side * 0.225, -0.8, 0.04, dark)
    }
    return cut.line('-0.06 -0.725, 0 -0.705, 0.06 -0.725', 0.016, '#bff0f2').shapes
  },
}
