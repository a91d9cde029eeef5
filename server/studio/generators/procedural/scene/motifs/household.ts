import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { FINE, LIT } from './light.ts'
import type { Motif } from './motif.ts'

export const wateringcan: Motif = {
  breadth: 1.5,
  motion: 'sway',
  scale: 0.55,
  draw({ own, tones }) {
    const tin = own ?? tones.second
    const cut = new Scissors()
      .line('0.2 -0.68, 0.5 -0.74, 0.52 -0.24, 0.3 -0.14', 0.055, darker(tin, 0.1), { isDetail: false })
      .line('-0.24 -0.24, -0.5 -0.5, -0.66 -0.78', 0.1, darker(tin, 0.05), { isDetail: false })
      .polygon('-0.3 -0.66, 0.3 -0.66, 0.36 0, -0.36 0', tin)
      .line('-0.28 -0.66, -0.1 -0.94, 0.2 -0.92, 0.28 -0.66', 0.05, darker(tin, 0.1), { isDetail: false })
      .polygon('-0.82 -0.74, -0.56 -0.92, -0.6 -0.74, -0.7 -0.68', darker(tin, 0.08))
    for (const [x, y] of [
      [-0.8, -0.6],
      [-0.88, -0.46],
      [-0.76, -0.36],
    ] as const)
      cut.oval(x, y, 0.022, 0.04, '#8cc3e8', FINE)
    for (const turn of [0, 1.26, 2.51, 3.77, 5.03]) cut.leaf(0, -0.32, 0.15, 0.05, turn, '#fffaf0', FINE)
    return cut.disc(0, -0.32, 0.045, '#f3c02f', FINE).rect(-0.32, -0.69, 0.64, 0.05, darker(tin, 0.06), FINE)
      .shapes
  },
}

/** Open, with round handles. */
export const shears: Motif = {
  breadth: 0.75,
  motion: 'sway',
  scale: 0.5,
  draw({ own, tones }) {
    const grip = own ?? tones.accent
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut
        .polygon('-0.02 -0.4, 0.06 -0.36, 0.24 -1, 0.14 -0.86', '#b8c2cc', { side })
        .line('0 -0.42, -0.14 -0.26', 0.07, grip, { side, isDetail: false })
        .ring(side * 0.22, -0.15, 0.15, 0.085, grip)
    return cut.disc(0, -0.42, 0.035, '#6a6f7c', FINE).shapes
  },
}

export const sewingmachine: Motif = {
  breadth: 1.25,
  motion: 'still',
  scale: 0.7,
  draw({ own, tones }) {
    const iron = own ?? '#33323c'
    const gold = '#e8b64c'
    const cut = new Scissors()
      .rect(-0.62, -0.14, 1.24, 0.14, '#a5703f', { corner: 0.03 })
      .rect(-0.5, -0.24, 1, 0.11, iron, { corner: 0.03 })
      .blob(
        '0.14 -0.22, 0.18 -0.66, 0.1 -0.74, -0.34 -0.72, -0.46 -0.66, -0.46 -0.84, -0.2 -0.92, 0.34 -0.92, 0.44 -0.8, 0.42 -0.22',
        iron,
      )
      .rect(-0.45, -0.7, 0.15, 0.22, iron, { corner: 0.03 })
      .line('-0.375 -0.5, -0.375 -0.26', 0.022, '#c4ced8', { isDetail: false })
      .disc(0.5, -0.62, 0.15, darker(iron, 0.04))
      .disc(0.5, -0.62, 0.07, gold, FINE)
      .rect(-0.12, -1.02, 0.12, 0.11, tones.accent, { corner: 0.02 })
      .line('-0.06 -1, -0.3 -0.94, -0.375 -0.66', 0.01, tones.accent)
      .polygon('-0.6 -0.26, -0.1 -0.26, -0.06 -0.22, -0.7 -0.1', lighter(tones.second, 0.1), FINE)
    for (const [x, y] of [
      [-0.06, -0.82],
      [0.1, -0.83],
      [0.28, -0.56],
      [0.28, -0.42],
    ] as const)
      cut.star(x, y, 0.04, 4, 0.4, gold, FINE)
    return cut.shapes
  },
}

/** Seen from its foot, with a quilt. */
export const bed: Motif = {
  breadth: 1.5,
  motion: 'still',
  scale: 0.85,
  draw({ own, tones }) {
    const quilt = own ?? tones.accent
    const cut = new Scissors()
      .blob('-0.74 0, -0.74 -0.7, -0.5 -0.9, 0 -0.98, 0.5 -0.9, 0.74 -0.7, 0.74 0', '#8a5a38')
      .blob('-0.62 -0.1, -0.62 -0.64, -0.4 -0.8, 0 -0.86, 0.4 -0.8, 0.62 -0.64, 0.62 -0.1', '#a5703f', FINE)
    for (const side of [-1, 1])
      cut.blob('0.06 -0.5, 0.12 -0.66, 0.5 -0.66, 0.58 -0.5, 0.5 -0.42, 0.12 -0.42', '#fffaf2', { side })
    cut.blob('-0.7 -0.1, -0.7 -0.4, -0.4 -0.48, 0 -0.46, 0.4 -0.48, 0.7 -0.4, 0.7 -0.1, 0 -0.06', quilt)
    cut.blob(
      '-0.7 -0.34, -0.4 -0.48, 0 -0.46, 0.4 -0.48, 0.7 -0.34, 0.4 -0.36, 0 -0.34, -0.4 -0.36',
      lighter(quilt, 0.2),
      FINE,
    )
    for (const x of [-0.46, -0.16, 0.16, 0.46]) cut.heart(x, -0.22, 0.13, lighter(quilt, 0.14), FINE)
    return cut
      .rect(-0.74, -0.14, 1.48, 0.1, '#7a4f30', { corner: 0.02 })
      .rect(-0.72, -0.06, 0.1, 0.06, '#6b4428')
      .rect(0.62, -0.06, 0.1, 0.06, '#6b4428').shapes
  },
}

/** Between two palms. */
export const hammock: Motif = {
  breadth: 1.6,
  motion: 'sway',
  draw({ own, tones }) {
    const cloth = own ?? tones.accent
    const cut = new Scissors()
    for (const side of [-1, 1]) {
      cut.line('0.72 0, 0.68 -0.4, 0.74 -0.82', 0.07, '#a5784a', { side, isDetail: false })
      for (const turn of [-2.9, -2.3, -1.6, -0.8, -0.2])
        cut.leaf(
          side * 0.74,
          -0.82,
          0.42,
          0.07,
          side > 0 ? turn : Math.PI - turn,
          turn < -1.5 ? tones.leaf : tones.leafDark,
        )
      for (const y of [-0.4, -0.46])
        cut.line(
          [
            [0.7, -0.5],
            [0.46, y],
          ],
          0.014,
          '#f3e2bd',
          { side },
        )
    }
    cut.blob(
      '-0.5 -0.48, -0.24 -0.36, 0 -0.33, 0.24 -0.36, 0.5 -0.48, 0.36 -0.24, 0 -0.14, -0.36 -0.24',
      cloth,
    )
    for (const x of [-0.24, 0, 0.24])
      cut.line(
        [
          [x * 1.1, -0.38 + Math.abs(x) * 0.1],
          [x, -0.16 - Math.abs(x) * 0.1],
        ],
        0.05,
        lighter(cloth, 0.2),
      )
    return cut.shapes
  },
}

/** A heart on it, as couples leave them on bridges. */
export const padlock: Motif = {
  breadth: 0.85,
  motion: 'sway',
  scale: 0.55,
  draw({ own }) {
    const brass = own ?? '#e0ab42'
    return new Scissors()
      .line('-0.22 -0.5, -0.24 -0.8, 0 -0.95, 0.24 -0.8, 0.22 -0.5', 0.1, '#b8c2cc', { isDetail: false })
      .rect(-0.42, -0.58, 0.84, 0.58, brass, { corner: 0.1 })
      .rect(-0.36, -0.53, 0.72, 0.05, lighter(brass, 0.16), { corner: 0.02, isDetail: true })
      .heart(0, -0.26, 0.36, '#d8395f', FINE).shapes
  },
}

/** Three boards full of books. */
export const bookshelf: Motif = {
  breadth: 0.95,
  motion: 'still',
  scale: 1.05,
  draw({ own, random }) {
    const wood = own ?? '#8a5a38'
    const cut = new Scissors()
      .rect(-0.46, -1, 0.92, 1, wood, { corner: 0.02 })
      .rect(-0.41, -0.96, 0.82, 0.9, darker(wood, 0.16), FINE)
    const spines = [
      '#c9483f',
      '#4f7f9f',
      '#e0a23f',
      '#6f9f6a',
      '#8a6ab0',
      '#f3e2bd',
      '#3f5a7a',
      '#d98aa0',
    ] as const
    for (const [row, foot] of [-0.68, -0.38, -0.08].entries()) {
      let x = -0.4
      while (x < 0.33) {
        const [wide, tall] = [random.between(0.04, 0.075), random.between(0.17, 0.235)]
        const colour = random.pick(spines)
        cut
          .rect(x, foot - tall, wide, tall, colour, FINE)
          .rect(x + 0.008, foot - tall * 0.78, wide - 0.016, 0.016, mix(colour, '#fff3dd', 0.6), FINE)
        x += wide + 0.004
      }
      if (row === 1)
        cut
          .polygon('0.34 -0.4, 0.4 -0.4, 0.39 -0.46, 0.35 -0.46', '#c4795a', FINE)
          .disc(0.37, -0.5, 0.045, '#6fae5a', FINE)
      cut.rect(-0.44, foot, 0.88, 0.035, wood, FINE)
    }
    return cut.rect(-0.49, -1.01, 0.98, 0.05, darker(wood, 0.05)).shapes
  },
}

export const rockinghorse: Motif = {
  breadth: 1.15,
  motion: 'sway',
  scale: 0.8,
  draw({ own, tones }) {
    const coat = own ?? '#d9a56a'
    const cut = new Scissors().line(
      '-0.56 -0.14, -0.3 -0.03, 0 0, 0.3 -0.03, 0.56 -0.14',
      0.07,
      tones.accent,
      { isDetail: false },
    )
    for (const x of [-0.26, 0.26])
      cut.line(
        [
          [x * 0.8, -0.36],
          [x * 1.2, -0.04],
        ],
        0.085,
        darker(coat, 0.07),
        { isDetail: false },
      )
    cut
      .line('0.34 -0.56, 0.52 -0.5, 0.54 -0.26', 0.09, '#fff3dd', { isDetail: false })
      .blob('-0.3 -0.5, 0 -0.5, 0.34 -0.58, 0.38 -0.38, 0.2 -0.26, -0.2 -0.26, -0.34 -0.36', coat)
      .blob(
        '-0.36 -0.4, -0.14 -0.5, -0.2 -0.78, -0.3 -0.96, -0.38 -0.9, -0.58 -0.68, -0.52 -0.6, -0.38 -0.64',
        coat,
      )
      .line('-0.28 -0.96, -0.16 -0.82, -0.1 -0.62, -0.08 -0.5', 0.1, '#fff3dd', { isDetail: false })
      .blob('-0.06 -0.54, 0.18 -0.56, 0.18 -0.34, 0.06 -0.28, -0.06 -0.34', tones.accent, FINE)
      .line('-0.52 -0.7, -0.36 -0.66, -0.1 -0.56', 0.016, darker(tones.accent, 0.1))
      .disc(-0.36, -0.78, 0.028, '#241a1c', { ...FINE, isEye: true })
      .disc(-0.368, -0.788, 0.009, '#ffffff', { ...FINE, isEye: true })
    return cut.shapes
  },
}

/** Six blocks with letters and shapes. */
export const blocks: Motif = {
  breadth: 1.1,
  motion: 'still',
  scale: 0.6,
  draw() {
    const cut = new Scissors()
    const [red, yellow, blue, green] = ['#d8483f', '#f3c02f', '#4f7fc9', '#5aa35f'] as const
    for (const [x, y, colour, sign] of [
      [-0.52, -0.33, red, 'star'],
      [-0.17, -0.33, blue, 'disc'],
      [0.18, -0.33, yellow, 'heart'],
      [-0.34, -0.66, green, 'heart'],
      [0.01, -0.66, red, 'disc'],
      [-0.17, -0.99, yellow, 'star'],
    ] as const) {
      const [cx, cy] = [x + 0.165, y + 0.165]
      cut
        .rect(x, y, 0.33, 0.33, colour, { corner: 0.03 })
        .rect(x + 0.04, y + 0.04, 0.25, 0.25, '#fff6e0', { corner: 0.02, isDetail: true })
      if (sign === 'star') cut.star(cx, cy, 0.1, 5, 0.5, colour, FINE)
      else if (sign === 'heart') cut.heart(cx, cy, 0.17, colour, FINE)
      else cut.disc(cx, cy, 0.08, colour, FINE)
    }
    return cut.shapes
  },
}

/** A rag doll in a dress. */
export const doll: Motif = {
  breadth: 0.6,
  motion: 'sway',
  scale: 0.6,
  draw({ own, tones }) {
    const cloth = own ?? tones.accent
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut
        .line('0.08 -0.2, 0.1 -0.06', 0.075, '#f6e6d6', { side, isDetail: false })
        .oval(side * 0.11, -0.035, 0.07, 0.04, '#d8483f')
        .line('0.12 -0.5, 0.26 -0.36', 0.075, '#f7dcc4', { side, isDetail: false })
        .disc(side * 0.25, -0.66, 0.085, '#c9653a')
    cut
      .blob('-0.12 -0.54, 0.12 -0.54, 0.18 -0.36, 0.3 -0.16, 0 -0.12, -0.3 -0.16, -0.18 -0.36', cloth)
      .blob('-0.1 -0.44, 0.1 -0.44, 0.16 -0.2, 0 -0.17, -0.16 -0.2', '#fffaf2', FINE)
      .disc(0, -0.74, 0.235, '#c9653a')
      .disc(0, -0.71, 0.2, '#f7dcc4', FINE)
      .blob('-0.2 -0.74, -0.14 -0.9, 0 -0.94, 0.14 -0.9, 0.2 -0.74, 0.06 -0.85, -0.06 -0.85', '#c9653a', FINE)
    for (const side of [-1, 1])
      cut
        .disc(side * 0.075, -0.71, 0.025, '#33282a', FINE)
        .disc(side * 0.11, -0.645, 0.034, '#ef9aa0', { ...FINE, alpha: 0.7 })
    cut.line('-0.045 -0.63, 0 -0.605, 0.045 -0.63', 0.014, '#c9483f')
    for (const side of [-1, 1])
      cut.leaf(0, -0.96, 0.15, 0.055, side > 0 ? -0.25 : Math.PI + 0.25, tones.second)
    return cut.disc(0, -0.955, 0.035, darker(tones.second, 0.08), FINE).shapes
  },
}

/** A glass ball with a house in the snow. */
export const snowglobe: Motif = {
  breadth: 0.85,
  motion: 'still',
  scale: 0.8,
  draw({ own, random }) {
    const foot = own ?? '#8a4a38'
    const cut = new Scissors()
      .disc(0, -0.58, 0.41, '#bfdcec')
      .blob(
        '-0.37 -0.42, -0.1 -0.5, 0.2 -0.44, 0.37 -0.42, 0.26 -0.24, 0 -0.18, -0.26 -0.24',
        '#fbfdff',
        FINE,
      )
      .polygon('0.2 -0.4, 0.09 -0.4, 0.145 -0.64', '#4d8f5a', FINE)
      .polygon('0.19 -0.5, 0.1 -0.5, 0.145 -0.72', '#5aa066', FINE)
      .rect(-0.2, -0.56, 0.22, 0.17, '#c9653a', FINE)
      .polygon('-0.24 -0.55, 0.06 -0.55, -0.09 -0.71', '#fbfdff', FINE)
      .rect(-0.12, -0.5, 0.07, 0.07, '#ffe08a', LIT)
    for (let flake = 0; flake < 18; flake += 1) {
      const [angle, reach] = [random.between(0, 6.28), random.between(0.1, 0.36)]
      cut.disc(Math.cos(angle) * reach, -0.6 + Math.sin(angle) * reach, 0.013, '#ffffff', FINE)
    }
    return cut
      .ring(0, -0.58, 0.42, 0.395, '#ffffff', { ...FINE, alpha: 0.7 })
      .line('-0.28 -0.74, -0.2 -0.84, -0.1 -0.9', 0.03, '#ffffff', { alpha: 0.8 })
      .polygon('-0.3 -0.22, 0.3 -0.22, 0.38 0, -0.38 0', foot)
      .rect(-0.33, -0.25, 0.66, 0.06, lighter(foot, 0.1), { corner: 0.02 })
      .star(0, -0.1, 0.06, 5, 0.5, '#e8b64c', FINE).shapes
  },
}
