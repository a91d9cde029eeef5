import { darker, lighter, mix } from '#server/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import type { Hand, Motif } from './motif.ts'

const INK = '#241a1c'

function eyes(cut: Scissors, x: number, y: number, apart: number, radius: number): Scissors {
  for (const side of [-1, 1]) {
    cut.oval(x + side * apart, y, radius * 0.85, radius, INK, { isDetail: true })
    cut.disc(x + side * apart - radius * 0.28, y - radius * 0.36, radius * 0.3, '#ffffff', { isDetail: true })
  }
  return cut
}

/** A sitting cat with its tail around it. */
export const cat: Motif = {
  breadth: 0.72,
  motion: 'sway',
  draw({ own, tones, random }) {
    const fur = own ?? random.pick(['#e08a45', '#6d6a78', '#3b3540', '#f0dcc0', tones.accent])
    const dark = darker(fur, 0.11)
    const pale = mix(fur, '#fff6ea', 0.72)
    const cut = new Scissors()
    cut.line('0.16 -0.06, 0.42 -0.04, 0.46 -0.26, 0.36 -0.36', 0.085, dark, { isDetail: false })
    cut.blob('-0.24 0, -0.27 -0.22, -0.17 -0.5, 0 -0.6, 0.17 -0.5, 0.27 -0.22, 0.24 0, 0 0.02', fur)
    cut.blob('-0.11 -0.08, -0.12 -0.3, 0 -0.47, 0.12 -0.3, 0.11 -0.08, 0 -0.03', pale, { isDetail: true })
    for (const side of [-1, 1]) {
      cut.blob('0.04 -0.02, 0.06 -0.24, 0.14 -0.2, 0.15 -0.02', lighter(fur, 0.02), { isDetail: true, side })
      cut.oval(side * 0.1, -0.015, 0.065, 0.032, pale, { isDetail: true })
      cut.polygon('0.07 -0.86, 0.2 -1, 0.24 -0.72', fur, { side })
      cut.polygon('0.11 -0.86, 0.19 -0.94, 0.215 -0.78', mix(pale, '#e99a8c', 0.5), { isDetail: true, side })
    }
    cut.blob('-0.25 -0.7, -0.17 -0.86, 0 -0.89, 0.17 -0.86, 0.25 -0.7, 0.17 -0.55, 0 -0.51, -0.17 -0.55', fur)
    for (const stripe of [-0.06, 0, 0.06])
      cut.line(
        [
          [stripe, -0.87],
          [stripe * 0.8, -0.8],
        ],
        0.022,
        dark,
      )
    cut.oval(0, -0.6, 0.105, 0.07, pale, { isDetail: true })
    eyes(cut, 0, -0.7, 0.1, 0.036)
    cut.polygon('-0.022 -0.645, 0.022 -0.645, 0 -0.615', '#d9776b', { isDetail: true })
    for (const side of [-1, 1]) {
      cut.line('0 -0.615, 0.03 -0.585, 0.06 -0.6', 0.009, INK, { side })
      cut.line('0.1 -0.61, 0.3 -0.64', 0.006, mix(dark, '#ffffff', 0.4), { side })
      cut.line('0.1 -0.59, 0.29 -0.57', 0.006, mix(dark, '#ffffff', 0.4), { side })
    }
    return cut.shapes
  },
}

/** A sitting dog with its tongue out. */
export const dog: Motif = {
  breadth: 0.7,
  motion: 'sway',
  draw({ own, random, tones }) {
    const fur = own ?? random.pick(['#d99a56', '#8a5a3a', '#efe0c8', '#4a3d3a'])
    const dark = darker(fur, 0.16)
    const pale = mix(fur, '#fffaf0', 0.8)
    const cut = new Scissors()
    cut.line('0.18 -0.08, 0.36 -0.16, 0.4 -0.34', 0.07, fur, { isDetail: false })
    cut.blob('-0.22 0, -0.25 -0.24, -0.14 -0.52, 0.14 -0.52, 0.25 -0.24, 0.22 0', fur)
    cut.blob('-0.1 -0.06, -0.11 -0.34, 0 -0.48, 0.11 -0.34, 0.1 -0.06', pale, { isDetail: true })
    for (const side of [-1, 1]) {
      cut.rect(side * 0.105 - 0.055, -0.26, 0.11, 0.25, lighter(fur, 0.02), { corner: 0.05, isDetail: true })
      cut.oval(side * 0.11, -0.02, 0.075, 0.035, pale, { isDetail: true })
    }
    cut.blob(
      '-0.21 -0.74, -0.16 -0.93, 0 -0.98, 0.16 -0.93, 0.21 -0.74, 0.14 -0.54, 0 -0.5, -0.14 -0.54',
      fur,
    )
    cut.blob('-0.035 -0.95, 0.035 -0.95, 0.05 -0.74, 0.13 -0.62, 0 -0.5, -0.13 -0.62, -0.05 -0.74', pale, {
      isDetail: true,
    })
    for (const side of [-1, 1]) {
      cut.blob('0.13 -0.95, 0.27 -0.88, 0.31 -0.64, 0.22 -0.58, 0.17 -0.74', dark, { side })
    }
    eyes(cut, 0, -0.76, 0.09, 0.034)
    cut.oval(0, -0.66, 0.052, 0.036, INK, { isDetail: true })
    cut.blob('-0.032 -0.585, 0.032 -0.585, 0.034 -0.52, 0 -0.49, -0.034 -0.52', '#e0675c', { isDetail: true })
    for (const side of [-1, 1]) cut.line('0 -0.63, 0.035 -0.585, 0.08 -0.6', 0.011, INK, { side })
    cut.rect(-0.15, -0.5, 0.3, 0.05, tones.accent, { corner: 0.025, isDetail: true })
    cut.disc(0, -0.435, 0.032, '#f4c35a', { isDetail: true })
    return cut.shapes
  },
}

/** A little bird on its feet. */
export const bird: Motif = {
  breadth: 0.95,
  motion: 'bob',
  scale: 0.5,
  draw({ own, tones, random }) {
    const body = own ?? random.pick([tones.accent, '#4f86b8', '#d9573f', '#e2a33a'])
    const cut = new Scissors()
    for (const x of [-0.04, 0.08])
      cut.line(
        [
          [x, -0.12],
          [x, 0],
        ],
        0.022,
        '#8a5a3a',
      )
    cut.polygon('-0.3 -0.42, -0.62 -0.34, -0.6 -0.24, -0.26 -0.26', darker(body, 0.12))
    cut.blob(
      '-0.38 -0.36, -0.26 -0.56, -0.02 -0.68, 0.12 -0.88, 0.3 -0.86, 0.36 -0.68, 0.28 -0.34, 0.06 -0.12, -0.2 -0.16',
      body,
    )
    cut.blob('0.26 -0.62, 0.3 -0.4, 0.1 -0.16, -0.06 -0.22, 0.06 -0.44', mix(body, '#fff4e0', 0.75), {
      isDetail: true,
    })
    cut.blob('-0.28 -0.42, -0.1 -0.58, 0.08 -0.5, 0.04 -0.3, -0.2 -0.26, -0.42 -0.3', darker(body, 0.1), {
      isDetail: true,
    })
    for (const step of [0, 1, 2])
      cut.line(
        [
          [-0.06 - step * 0.08, -0.32 - step * 0.02],
          [-0.28 - step * 0.03, -0.31],
        ],
        0.012,
        mix(body, '#ffffff', 0.45),
      )
    cut.polygon('0.34 -0.77, 0.5 -0.71, 0.35 -0.67', '#f0a23a', { isDetail: true })
    cut
      .disc(0.23, -0.75, 0.035, INK, { isDetail: true })
      .disc(0.24, -0.762, 0.012, '#ffffff', { isDetail: true })
    return cut.shapes
  },
}

/** A dove in flight with a twig. */
export const dove: Motif = {
  breadth: 1.25,
  motion: 'bob',
  floats: true,
  scale: 0.75,
  draw({ own, tones }) {
    const body = own ?? '#fdfbf6'
    const shade = mix(body, tones.haze, 0.35)
    const cut = new Scissors()
    cut.blob('0.02 -0.46, 0.16 -0.72, 0.42 -1, 0.44 -0.7, 0.34 -0.44, 0.16 -0.34', shade)
    cut.polygon('-0.34 -0.34, -0.72 -0.46, -0.68 -0.34, -0.74 -0.24, -0.64 -0.14, -0.3 -0.2', shade)
    cut.blob(
      '-0.42 -0.28, -0.2 -0.42, 0.1 -0.46, 0.28 -0.56, 0.44 -0.54, 0.48 -0.44, 0.38 -0.28, 0.14 -0.1, -0.16 -0.1',
      body,
    )
    cut.blob('-0.02 -0.36, -0.12 -0.64, -0.4 -0.98, -0.5 -0.74, -0.44 -0.48, -0.26 -0.28, 0.02 -0.2', body)
    for (const step of [0, 1, 2])
      cut.line(
        [
          [-0.1 - step * 0.07, -0.4 - step * 0.04],
          [-0.36 - step * 0.03, -0.8 + step * 0.13],
        ],
        0.01,
        shade,
      )
    cut.polygon('0.47 -0.5, 0.58 -0.45, 0.47 -0.43', '#e8a04a', { isDetail: true })
    cut.disc(0.39, -0.48, 0.02, INK, { isDetail: true })
    cut.line('0.54 -0.45, 0.66 -0.38, 0.72 -0.26', 0.012, tones.leafDark)
    for (const [x, y, turn] of [
      [0.6, -0.42, -0.4],
      [0.64, -0.39, 1.1],
      [0.68, -0.34, -0.1],
      [0.71, -0.29, 1.4],
    ] as const)
      cut.leaf(x, y, 0.1, 0.026, turn, tones.leaf, { isDetail: true })
    return cut.shapes
  },
}

/** An owl with great eyes. */
export const owl: Motif = {
  breadth: 0.66,
  motion: 'sway',
  scale: 0.85,
  draw({ own, random }) {
    const body = own ?? random.pick(['#8a5f42', '#5d6178', '#a9764a'])
    const pale = mix(body, '#fff3dd', 0.7)
    const cut = new Scissors()
    for (const side of [-1, 1]) cut.polygon('0.1 -0.92, 0.26 -1, 0.27 -0.76', body, { side })
    cut.blob(
      '-0.28 -0.72, -0.2 -0.92, 0 -0.95, 0.2 -0.92, 0.28 -0.72, 0.32 -0.36, 0.2 -0.05, 0 0, -0.2 -0.05, -0.32 -0.36',
      body,
    )
    cut.blob('-0.17 -0.46, 0 -0.54, 0.17 -0.46, 0.18 -0.2, 0 -0.06, -0.18 -0.2', pale, { isDetail: true })
    for (let row = 0; row < 3; row += 1) {
      for (let column = -1; column <= 1; column += 1)
        cut.line(
          [
            [column * 0.1 - 0.035 + (row % 2) * 0.03, -0.4 + row * 0.1],
            [column * 0.1 + (row % 2) * 0.03, -0.37 + row * 0.1],
            [column * 0.1 + 0.035 + (row % 2) * 0.03, -0.4 + row * 0.1],
          ],
          0.014,
          body,
        )
    }
    for (const side of [-1, 1]) {
      cut.blob('0.24 -0.6, 0.37 -0.34, 0.28 -0.06, 0.2 -0.3', darker(body, 0.09), { side })
      cut.disc(side * 0.115, -0.7, 0.125, pale, { isDetail: true })
      cut
        .disc(side * 0.11, -0.7, 0.075, '#f2b544', { isDetail: true })
        .disc(side * 0.105, -0.7, 0.045, INK, { isDetail: true })
      cut.disc(side * 0.105 - 0.015, -0.72, 0.014, '#ffffff', { isDetail: true })
      for (const toe of [-0.03, 0.02])
        cut.oval(side * 0.09 + toe, -0.01, 0.022, 0.026, '#e8a04a', { isDetail: true })
    }
    cut.polygon('-0.035 -0.65, 0.035 -0.65, 0 -0.56', '#e8a04a', { isDetail: true })
    return cut.shapes
  },
}

/** A fox curled in its tail's light, sitting. */
export const fox: Motif = {
  breadth: 0.85,
  motion: 'sway',
  draw({ own }) {
    const fur = own ?? '#d9692e'
    const dark = '#4b2a25'
    const cream = '#fff1de'
    const cut = new Scissors()
    cut.blob('0.1 -0.03, 0.34 0, 0.5 -0.14, 0.52 -0.38, 0.4 -0.5, 0.34 -0.3, 0.22 -0.18', fur)
    cut.blob('0.52 -0.38, 0.44 -0.58, 0.38 -0.5, 0.37 -0.38, 0.44 -0.32', cream, { isDetail: true })
    cut.blob('-0.2 0, -0.22 -0.22, -0.1 -0.52, 0.1 -0.52, 0.22 -0.22, 0.22 0', fur)
    cut.blob('-0.08 -0.1, -0.1 -0.36, 0 -0.5, 0.1 -0.36, 0.08 -0.1', cream, { isDetail: true })
    for (const side of [-1, 1]) {
      cut.rect(side * 0.09 - 0.04, -0.17, 0.08, 0.17, dark, { corner: 0.035, isDetail: true })
      cut.polygon('0.05 -0.84, 0.2 -1, 0.25 -0.7', fur, { side })
      cut.polygon('0.11 -0.85, 0.19 -0.94, 0.215 -0.77', dark, { isDetail: true, side })
    }
    cut.blob('-0.29 -0.64, -0.18 -0.84, 0 -0.87, 0.18 -0.84, 0.29 -0.64, 0.1 -0.5, 0 -0.44, -0.1 -0.5', fur)
    for (const side of [-1, 1])
      cut.blob('0.285 -0.64, 0.13 -0.66, 0.03 -0.56, 0 -0.45, 0.1 -0.51', cream, { isDetail: true, side })
    eyes(cut, 0, -0.67, 0.105, 0.028)
    cut.oval(0, -0.47, 0.036, 0.026, INK, { isDetail: true })
    return cut.shapes
  },
}

function bearLike({ own, random, tones }: Hand, colours: readonly [string, ...string[]], isToy: boolean) {
  const fur = own ?? random.pick(colours)
  const pale = mix(fur, '#fff3dd', 0.66)
  const cut = new Scissors()
  cut.blob('-0.27 -0.04, -0.3 -0.28, -0.18 -0.52, 0.18 -0.52, 0.3 -0.28, 0.27 -0.04, 0 0.01', fur)
  cut.oval(0, -0.24, 0.16, 0.18, pale, { isDetail: true })
  for (const side of [-1, 1]) {
    cut.oval(side * 0.27, -0.36, 0.075, 0.15, darker(fur, 0.03), { turn: side * 0.5 })
    cut.oval(side * 0.2, -0.06, 0.12, 0.085, darker(fur, 0.03), { turn: side * 0.3 })
    cut.oval(side * 0.22, -0.06, 0.06, 0.05, pale, { isDetail: true })
    cut.disc(side * 0.19, -0.91, 0.09, fur).disc(side * 0.19, -0.91, 0.05, pale, { isDetail: true })
  }
  cut.blob('-0.26 -0.7, -0.17 -0.9, 0 -0.94, 0.17 -0.9, 0.26 -0.7, 0.16 -0.53, 0 -0.49, -0.16 -0.53', fur)
  cut.oval(0, -0.63, 0.11, 0.085, pale, { isDetail: true })
  eyes(cut, 0, -0.74, 0.095, 0.026)
  cut.oval(0, -0.67, 0.042, 0.03, INK, { isDetail: true })
  cut.line('-0.05 -0.6, 0 -0.58, 0.05 -0.6', 0.011, INK)
  if (isToy) {
    for (const side of [-1, 1])
      cut.blob('0 -0.5, 0.14 -0.56, 0.14 -0.44', tones.accent, { isDetail: true, side })
    cut.disc(0, -0.5, 0.034, darker(tones.accent, 0.08), { isDetail: true })
  }
  return cut.shapes
}

export const bear: Motif = {
  breadth: 0.7,
  motion: 'sway',
  draw: (hand) => bearLike(hand, ['#8a5a3a', '#6b4a3a', '#b98a58'], false),
}

/** A teddy bear with a bow. */
export const teddy: Motif = {
  breadth: 0.7,
  motion: 'sway',
  scale: 0.85,
  draw: (hand) => bearLike(hand, ['#d9a368', '#c98b56', '#e8c79a'], true),
}

/** A hare with its ears up. */
export const hare: Motif = {
  breadth: 0.6,
  motion: 'sway',
  draw({ own, random }) {
    const fur = own ?? random.pick(['#c9a27a', '#f3ece2', '#a59a94', '#8f735c'])
    const pale = mix(fur, '#fffaf2', 0.75)
    const cut = new Scissors()
    cut.disc(0.22, -0.1, 0.075, pale)
    for (const side of [-1, 1]) {
      cut.leaf(side * 0.055, -0.62, 0.4, 0.06, -Math.PI / 2 + side * 0.17, fur)
      cut.leaf(side * 0.062, -0.66, 0.31, 0.03, -Math.PI / 2 + side * 0.17, mix(pale, '#ea9f96', 0.5), {
        isDetail: true,
      })
    }
    cut.blob('-0.2 0, -0.24 -0.18, -0.13 -0.42, 0.13 -0.42, 0.24 -0.18, 0.2 0, 0 0.01', fur)
    cut.oval(0, -0.2, 0.1, 0.15, pale, { isDetail: true })
    for (const side of [-1, 1])
      cut.oval(side * 0.12, -0.02, 0.095, 0.042, lighter(fur, 0.03), { isDetail: true })
    cut.blob('-0.17 -0.55, -0.1 -0.69, 0 -0.71, 0.1 -0.69, 0.17 -0.55, 0.1 -0.43, 0 -0.4, -0.1 -0.43', fur)
    for (const side of [-1, 1]) {
      cut.oval(side * 0.035, -0.47, 0.046, 0.036, pale, { isDetail: true })
      cut.disc(side * 0.11, -0.49, 0.025, mix(fur, '#ee8f86', 0.6), { isDetail: true })
      cut.line('0.06 -0.48, 0.2 -0.5', 0.005, darker(fur, 0.2), { side })
    }
    eyes(cut, 0, -0.57, 0.075, 0.025)
    cut.polygon('-0.018 -0.51, 0.018 -0.51, 0 -0.488', '#d9776b', { isDetail: true })
    return cut.shapes
  },
}

/** A hedgehog with an apple on its back. */
export const hedgehog: Motif = {
  breadth: 1.4,
  motion: 'bob',
  scale: 0.55,
  draw({ own, random }) {
    const spines = own ?? '#6b4a3a'
    const cut = new Scissors()
    for (let ring = 0; ring < 3; ring += 1) {
      for (let index = 0; index < 13; index += 1) {
        const angle = Math.PI * (0.98 + (index / 12) * 0.86)
        const reach = 0.64 - ring * 0.13
        const [x, y] = [0.12 + Math.cos(angle) * reach * 0.9, -0.16 + Math.sin(angle) * reach]
        cut.leaf(
          x * 0.86,
          y * 0.86 - 0.02,
          0.19,
          0.035,
          angle + random.between(-0.15, 0.15),
          ring % 2 === 0 ? spines : lighter(spines, 0.1),
          { isDetail: ring > 0 },
        )
      }
    }
    cut.blob('-0.52 -0.05, -0.46 -0.4, -0.1 -0.66, 0.3 -0.6, 0.5 -0.3, 0.44 -0.05, 0 0', darker(spines, 0.03))
    cut.blob('0.26 -0.48, 0.46 -0.42, 0.76 -0.16, 0.72 -0.08, 0.3 -0.04, 0.2 -0.2', '#e8c9a0')
    cut.disc(0.76, -0.14, 0.045, INK, { isDetail: true }).disc(0.47, -0.28, 0.032, INK, { isDetail: true })
    cut.disc(0.3, -0.42, 0.07, '#d9b088', { isDetail: true })
    for (const x of [-0.3, 0.28]) cut.oval(x, -0.01, 0.09, 0.035, '#c9a27a', { isDetail: true })
    cut
      .disc(-0.12, -0.74, 0.15, '#d8432f')
      .line('-0.12 -0.87, -0.09 -0.97', 0.02, '#5a3a24')
      .leaf(-0.1, -0.92, 0.13, 0.04, -0.3, '#6f9a4a', { isDetail: true })
    return cut.shapes
  },
}

export const butterfly: Motif = {
  breadth: 1.1,
  motion: 'bob',
  floats: true,
  scale: 0.4,
  draw({ own, tones, random }) {
    const wing = own ?? random.pick([tones.accent, tones.second, '#5d7fd0', '#e2725b'])
    const cut = new Scissors()
    for (const side of [-1, 1]) {
      cut.blob('0.03 -0.46, 0.22 -0.9, 0.5 -0.98, 0.56 -0.7, 0.34 -0.46', wing, { side })
      cut.blob('0.03 -0.44, 0.34 -0.44, 0.42 -0.2, 0.24 -0.04, 0.06 -0.26', darker(wing, 0.08), { side })
      cut
        .disc(side * 0.4, -0.76, 0.07, mix(wing, '#fff6d8', 0.75), { isDetail: true })
        .disc(side * 0.27, -0.24, 0.05, mix(wing, '#fff6d8', 0.75), { isDetail: true })
      cut
        .line('0.06 -0.48, 0.42 -0.86', 0.012, darker(wing, 0.2), { side })
        .line('0 -0.66, 0.08 -0.84, 0.15 -0.9', 0.014, INK, { side })
    }
    cut.oval(0, -0.44, 0.035, 0.24, INK)
    return cut.shapes
  },
}

export const bee: Motif = {
  breadth: 1.2,
  motion: 'bob',
  floats: true,
  scale: 0.35,
  draw({ own }) {
    const body = own ?? '#f2b632'
    const cut = new Scissors()
    cut
      .oval(-0.06, -0.72, 0.16, 0.26, '#e6f1f6', { turn: -0.5, alpha: 0.85 })
      .oval(0.14, -0.72, 0.16, 0.26, '#f4fafc', { turn: 0.4, alpha: 0.85 })
    cut.oval(0, -0.36, 0.44, 0.3, body)
    for (const x of [-0.18, 0.06])
      cut.blob(
        [
          [x, -0.63],
          [x + 0.12, -0.64],
          [x + 0.13, -0.36],
          [x + 0.11, -0.08],
          [x - 0.01, -0.09],
          [x + 0.02, -0.36],
        ],
        INK,
        { isDetail: true },
      )
    cut.disc(0.38, -0.4, 0.18, INK).disc(0.44, -0.44, 0.04, '#ffffff', { isDetail: true })
    for (const lift of [0, 0.1])
      cut.line(
        [
          [0.42, -0.54],
          [0.5 + lift, -0.74],
          [0.6 + lift, -0.78],
        ],
        0.025,
        INK,
      )
    cut.polygon('-0.42 -0.42, -0.56 -0.36, -0.42 -0.3', INK, { isDetail: true })
    return cut.shapes
  },
}

export const fish: Motif = {
  breadth: 1.5,
  motion: 'bob',
  floats: true,
  scale: 0.5,
  draw({ own, tones, random }) {
    const body = own ?? random.pick([tones.accent, '#f08a4a', '#4f9ac0'])
    const cut = new Scissors()
    cut.blob('-0.4 -0.5, -0.78 -0.84, -0.68 -0.5, -0.78 -0.14', darker(body, 0.08))
    cut.blob('-0.06 -0.78, 0.1 -1, 0.3 -0.76', darker(body, 0.08))
    cut.blob('-0.5 -0.5, -0.2 -0.78, 0.3 -0.8, 0.64 -0.52, 0.3 -0.22, -0.2 -0.24', body)
    for (const x of [-0.2, 0, 0.2])
      cut.line(
        [
          [x, -0.7],
          [x + 0.08, -0.5],
          [x, -0.3],
        ],
        0.035,
        mix(body, '#fff6e4', 0.75),
      )
    cut
      .disc(0.42, -0.57, 0.07, '#ffffff', { isDetail: true })
      .disc(0.44, -0.57, 0.04, INK, { isDetail: true })
    return cut.shapes
  },
}

export const whale: Motif = {
  breadth: 1.7,
  motion: 'bob',
  floats: true,
  scale: 0.75,
  draw({ own, tones }) {
    const body = own ?? mix('#3f6f9f', tones.deep, 0.2)
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut.line(
        [
          [0.34, -0.72],
          [0.34 + side * 0.05, -0.92],
          [0.34 + side * 0.17, -0.95],
        ],
        0.035,
        '#bfe0ee',
      )
    cut
      .blob('-0.62 -0.38, -0.86 -0.72, -0.98 -0.62, -0.8 -0.36, -0.7 -0.24', body)
      .blob('-0.66 -0.4, -0.62 -0.74, -0.5 -0.7, -0.54 -0.4', darker(body, 0.05))
    cut.blob(
      '-0.74 -0.36, -0.3 -0.5, 0.1 -0.7, 0.5 -0.72, 0.78 -0.5, 0.76 -0.2, 0.44 -0.02, -0.1 -0.04, -0.5 -0.18',
      body,
    )
    cut.blob(
      '0.77 -0.28, 0.44 -0.2, 0 -0.12, -0.3 -0.12, 0 -0.03, 0.44 -0.01, 0.72 -0.16',
      mix(body, '#ffffff', 0.78),
      { isDetail: true },
    )
    for (const y of [-0.06, -0.11, -0.16])
      cut.line(
        [
          [0.1, y],
          [0.62, y - 0.05],
        ],
        0.008,
        mix(body, '#ffffff', 0.4),
      )
    cut.blob('0.16 -0.16, 0.02 0.04, -0.14 0.06, 0 -0.14', darker(body, 0.07), { isDetail: true })
    cut
      .disc(0.56, -0.38, 0.03, INK, { isDetail: true })
      .disc(0.552, -0.388, 0.01, '#ffffff', { isDetail: true })
    return cut.shapes
  },
}

export const swan: Motif = {
  breadth: 1.1,
  motion: 'bob',
  scale: 0.8,
  draw({ own, tones }) {
    const body = own ?? '#fffdf8'
    const shade = mix(body, tones.haze, 0.3)
    const cut = new Scissors()
    cut.line('0.28 -0.22, 0.42 -0.48, 0.26 -0.7, 0.3 -0.9, 0.42 -0.92', 0.1, body, { isDetail: false })
    cut
      .disc(0.4, -0.9, 0.075, body)
      .polygon('0.45 -0.94, 0.6 -0.86, 0.46 -0.85', '#ee8a3a', { isDetail: true })
      .disc(0.43, -0.925, 0.014, INK, { isDetail: true })
    cut.blob('-0.52 -0.36, -0.3 -0.2, 0.2 -0.36, 0.4 -0.26, 0.36 -0.06, 0 0, -0.36 -0.04', body)
    cut.blob('-0.58 -0.46, -0.3 -0.5, 0.04 -0.44, 0.16 -0.28, -0.06 -0.14, -0.36 -0.16', shade)
    for (const step of [0, 1, 2])
      cut.line(
        [
          [0.06 - step * 0.1, -0.3 + step * 0.05],
          [-0.44, -0.42 + step * 0.08],
        ],
        0.012,
        body,
      )
    return cut.shapes
  },
}

export const deer: Motif = {
  breadth: 0.8,
  motion: 'sway',
  scale: 1.1,
  draw({ own }) {
    const fur = own ?? '#a86f42'
    const dark = darker(fur, 0.15)
    const pale = mix(fur, '#fff3dd', 0.75)
    const cut = new Scissors()
    for (const side of [-1, 1]) {
      cut.line(
        [
          [0.2 + side * 0.02, -0.76],
          [0.2 + side * 0.1, -0.88],
          [0.2 + side * 0.08, -1],
        ],
        0.018,
        dark,
        { isDetail: false },
      )
      cut
        .line(
          [
            [0.2 + side * 0.08, -0.85],
            [0.2 + side * 0.17, -0.93],
          ],
          0.014,
          dark,
        )
        .line(
          [
            [0.2 + side * 0.1, -0.91],
            [0.2 + side * 0.03, -0.97],
          ],
          0.012,
          dark,
        )
    }
    for (const [x, tone] of [
      [-0.24, dark],
      [0.1, dark],
      [-0.3, fur],
      [0.16, fur],
    ] as const)
      cut.polygon(
        [
          [x - 0.03, -0.3],
          [x + 0.035, -0.3],
          [x + 0.02, 0],
          [x - 0.016, 0],
        ],
        tone,
      )
    cut.blob(
      '-0.36 -0.36, -0.3 -0.5, 0 -0.5, 0.1 -0.62, 0.14 -0.76, 0.26 -0.72, 0.24 -0.46, 0.18 -0.28, -0.1 -0.25, -0.32 -0.26',
      fur,
    )
    cut
      .blob('0.12 -0.72, 0.2 -0.8, 0.28 -0.75, 0.4 -0.65, 0.38 -0.61, 0.24 -0.62', fur)
      .disc(0.395, -0.635, 0.018, INK, { isDetail: true })
    cut.leaf(0.16, -0.77, 0.13, 0.03, Math.PI + 0.35, dark).disc(0.26, -0.715, 0.015, INK, { isDetail: true })
    cut.blob('-0.38 -0.44, -0.3 -0.46, -0.33 -0.36', pale, { isDetail: true })
    for (const [x, y] of [
      [-0.22, -0.43],
      [-0.14, -0.39],
      [-0.06, -0.44],
      [0.02, -0.4],
      [-0.2, -0.35],
    ] as const)
      cut.disc(x, y, 0.014, pale, { isDetail: true })
    return cut.shapes
  },
}

export const sheep: Motif = {
  breadth: 1.1,
  motion: 'bob',
  scale: 0.6,
  draw({ own }) {
    const wool = own ?? '#fbf5ea'
    const cut = new Scissors()
    for (const x of [-0.26, -0.12, 0.12, 0.24])
      cut.rect(x - 0.04, -0.24, 0.08, 0.24, '#4b3f40', { corner: 0.03 })
    for (const [x, y, radius] of [
      [-0.32, -0.5, 0.2],
      [-0.12, -0.68, 0.22],
      [0.14, -0.68, 0.22],
      [0.3, -0.48, 0.2],
      [-0.16, -0.36, 0.22],
      [0.14, -0.34, 0.22],
      [0, -0.5, 0.26],
    ] as const)
      cut.disc(x, y, radius, wool)
    cut.blob('0.28 -0.76, 0.42 -0.84, 0.56 -0.72, 0.54 -0.5, 0.44 -0.42, 0.32 -0.52', '#4b3f40')
    cut.leaf(0.3, -0.72, 0.16, 0.05, Math.PI - 0.2, '#3b3132')
    for (const x of [0.42, 0.51])
      cut
        .disc(x, -0.66, 0.028, '#ffffff', { isDetail: true })
        .disc(x + 0.006, -0.66, 0.014, INK, { isDetail: true })
    for (const [x, y] of [
      [0.36, -0.86],
      [0.44, -0.9],
      [0.28, -0.82],
    ] as const)
      cut.disc(x, y, 0.085, wool)
    return cut.shapes
  },
}

export const chick: Motif = {
  breadth: 0.9,
  motion: 'bob',
  scale: 0.42,
  draw({ own }) {
    const body = own ?? '#fad24e'
    const cut = new Scissors()
    for (const side of [-1, 1]) cut.line('0.1 -0.1, 0.1 0, 0.2 0', 0.04, '#ee8a3a', { side })
    cut.oval(0, -0.36, 0.38, 0.32, body).disc(0.08, -0.74, 0.25, body)
    cut.blob('-0.3 -0.44, 0 -0.42, -0.04 -0.22, -0.3 -0.26, -0.44 -0.42', darker(body, 0.07), {
      isDetail: true,
    })
    cut
      .polygon('0.3 -0.78, 0.46 -0.7, 0.3 -0.64', '#ee8a3a', { isDetail: true })
      .disc(0.17, -0.79, 0.035, INK, { isDetail: true })
    for (const turn of [-2, -1.5, -1]) cut.leaf(0.05, -0.96, 0.13, 0.025, turn, body, { isDetail: true })
    return cut.shapes
  },
}

export const penguin: Motif = {
  breadth: 0.62,
  motion: 'sway',
  scale: 0.85,
  draw({ own, tones }) {
    const coat = own ?? '#2d3448'
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut
        .oval(side * 0.11, -0.01, 0.1, 0.035, '#ee9a3a')
        .oval(side * 0.29, -0.4, 0.065, 0.22, coat, { turn: side * -0.3 })
    cut.blob('-0.26 -0.08, -0.3 -0.4, -0.21 -0.8, 0 -0.98, 0.21 -0.8, 0.3 -0.4, 0.26 -0.08, 0 0', coat)
    cut.blob(
      '-0.18 -0.08, -0.2 -0.36, -0.15 -0.66, -0.06 -0.78, 0 -0.72, 0.06 -0.78, 0.15 -0.66, 0.2 -0.36, 0.18 -0.08',
      '#fffaf2',
      { isDetail: true },
    )
    eyes(cut, 0, -0.74, 0.08, 0.026)
    cut.polygon('-0.05 -0.69, 0.05 -0.69, 0 -0.61', '#ee9a3a', { isDetail: true })
    cut
      .blob('-0.23 -0.6, 0 -0.53, 0.23 -0.6, 0.23 -0.52, 0 -0.45, -0.23 -0.52', tones.accent)
      .rect(0.06, -0.53, 0.09, 0.22, tones.accent, { corner: 0.02 })
    return cut.shapes
  },
}

export const elephant: Motif = {
  breadth: 1.25,
  motion: 'sway',
  draw({ own, tones }) {
    const skin = own ?? '#8f9bb0'
    const dark = darker(skin, 0.09)
    const cut = new Scissors()
    cut.line('-0.48 -0.56, -0.58 -0.44, -0.56 -0.32', 0.025, dark)
    for (const [x, tone] of [
      [-0.24, dark],
      [0.2, dark],
      [-0.36, skin],
      [0.08, skin],
    ] as const)
      cut.rect(x - 0.09, -0.34, 0.18, 0.34, tone, { corner: 0.05 })
    cut.blob('-0.48 -0.3, -0.5 -0.62, -0.26 -0.8, 0.1 -0.8, 0.28 -0.56, 0.24 -0.24, -0.1 -0.18', skin)
    cut.line('0.5 -0.66, 0.58 -0.4, 0.52 -0.18, 0.66 -0.12', 0.12, skin, { isDetail: false })
    cut.disc(0.32, -0.72, 0.27, skin)
    cut
      .blob('0.26 -0.9, 0.06 -0.98, -0.12 -0.78, -0.04 -0.5, 0.16 -0.48, 0.26 -0.62', dark)
      .blob('0.18 -0.86, 0.06 -0.9, -0.04 -0.76, 0.02 -0.58, 0.14 -0.58', mix(skin, '#eeb0a8', 0.55), {
        isDetail: true,
      })
    cut
      .disc(0.43, -0.76, 0.03, INK, { isDetail: true })
      .disc(0.437, -0.768, 0.01, '#ffffff', { isDetail: true })
    cut.blob('-0.34 -0.79, 0.06 -0.81, 0.02 -0.5, -0.3 -0.48', tones.accent, { isDetail: true })
    for (const x of [-0.26, -0.14, -0.02]) cut.disc(x, -0.53, 0.028, tones.second, { isDetail: true })
    return cut.shapes
  },
}
