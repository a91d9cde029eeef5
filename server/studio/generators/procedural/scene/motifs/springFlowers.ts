import { namedHead, onStem } from './cutFlowers.ts'
import { Scissors } from '../scissors.ts'
import type { Hand, Motif } from './motif.ts'

// Flowers of spring that are bought in bunches, and those of a window sill.

/** A twig of lilac with two panicles and leaves like hearts. */
export const lilac: Motif = {
  breadth: 0.8,
  motion: 'sway',
  draw({ own, tones, random }: Hand) {
    const cut = new Scissors()
      .line('0 0, 0.02 -0.3, -0.06 -0.62', 0.03, '#7a5a3c', { isDetail: false })
      .line('0.01 -0.26, 0.12 -0.4, 0.2 -0.5', 0.024, '#7a5a3c', { isDetail: false })
    for (const [x, y, turn] of [
      [0, -0.14, -2.7],
      [0.01, -0.2, -0.3],
      [-0.02, -0.4, -2.8],
      [0.15, -0.42, -0.1],
      [-0.03, -0.46, -0.7],
    ] as const)
      cut.leaf(x, y, 0.26, 0.09, turn, turn < -1 ? tones.leaf : tones.leafDark)
    namedHead(cut, random, 'lilac', 0.22, -0.66, 0.2, own)
    namedHead(cut, random, 'lilac', -0.1, -0.76, 0.25, own)
    return cut.shapes
  },
}

export const daffodil: Motif = { breadth: 0.5, motion: 'sway', scale: 0.9, draw: onStem('daffodil', 0.21) }
export const iris: Motif = { breadth: 0.5, motion: 'sway', scale: 0.95, draw: onStem('iris', 0.2) }

/** Low, with a cup of petals and leaves like grass. */
export const crocus: Motif = {
  breadth: 0.55,
  motion: 'sway',
  scale: 0.55,
  draw({ own, tones, random }: Hand) {
    const cut = new Scissors().line('0 0, 0.01 -0.3, 0 -0.5', 0.05, '#dfe6c8', { isDetail: false })
    for (const turn of [-2.2, -1.9, -1.2, -0.9])
      cut.leaf(0, 0, 0.55, 0.03, turn, turn < -1.5 ? tones.leaf : tones.leafDark)
    namedHead(cut, random, 'crocus', 0, -0.7, 0.3, own)
    return cut.shapes
  },
}

/** Bells along a bent stalk, between two broad leaves. */
export const lilyofthevalley: Motif = {
  breadth: 0.6,
  motion: 'sway',
  scale: 0.75,
  draw({ own, tones, random }: Hand) {
    const cut = new Scissors().leaf(-0.02, 0, 0.85, 0.15, -1.95, tones.leafDark)
    cut.line(
      [
        [0, 0],
        [0.04, -0.4],
        [0.14, -0.76],
        [0.3, -0.92],
      ],
      0.022,
      tones.leaf,
      { isDetail: false },
    )
    for (const [x, y] of [
      [0.3, -0.88],
      [0.2, -0.8],
      [0.13, -0.68],
      [0.09, -0.56],
      [0.05, -0.44],
    ] as const)
      namedHead(cut, random, 'lilyofthevalley', x + 0.06, y + 0.03, 0.075, own)
    return cut.leaf(0.02, 0, 0.7, 0.14, -1.25, tones.leaf).shapes
  },
}

/** Three white bells that hang down. */
export const snowdrop: Motif = {
  breadth: 0.6,
  motion: 'sway',
  scale: 0.6,
  draw({ own, tones }: Hand) {
    const petal = own ?? '#fdfdfb'
    const cut = new Scissors()
    for (const turn of [-2.05, -1.75, -1.35, -1.05])
      cut.leaf(0, 0, 0.6, 0.035, turn, turn < -1.5 ? tones.leafDark : tones.leaf)
    for (const [side, x, y] of [
      [1, 0.24, -0.68],
      [-1, 0.22, -0.56],
      [1, 0.05, -0.84],
    ] as const) {
      cut.line(
        [
          [0, 0],
          [x * 0.3, y + 0.1],
          [x * 0.7, y - 0.1],
          [x, y],
        ],
        0.022,
        tones.leaf,
        { side, isDetail: false },
      )
      cut.oval(side * x, y + 0.02, 0.035, 0.04, tones.leafDark)
      for (const turn of [1.1, 2.04]) cut.leaf(side * x, y + 0.03, 0.22, 0.055, turn, '#e9eee6')
      cut.leaf(side * x, y + 0.03, 0.24, 0.065, 1.57, petal).line(
        [
          [side * x, y + 0.18],
          [side * x, y + 0.23],
        ],
        0.02,
        '#8fbf6a',
      )
    }
    return cut.shapes
  },
}

/** In its pot, with a bow of flowers. */
export const orchid: Motif = {
  breadth: 0.75,
  motion: 'sway',
  draw({ own, tones, random }: Hand) {
    const cut = new Scissors().line('0 -0.24, -0.06 -0.6, 0.06 -0.9, 0.3 -0.92', 0.02, '#7a8f4a', {
      isDetail: false,
    })
    for (const [turn, long] of [
      [-2.8, 0.36],
      [-0.35, 0.36],
      [-2.3, 0.26],
      [-0.8, 0.26],
    ] as const)
      cut.leaf(0, -0.23, long, 0.075, turn, turn < -1.5 ? tones.leafDark : tones.leaf)
    for (const [x, y, radius] of [
      [0.33, -0.84, 0.09],
      [0.14, -0.86, 0.115],
      [-0.03, -0.72, 0.125],
      [-0.06, -0.5, 0.125],
    ] as const)
      namedHead(cut, random, 'orchid', x, y, radius, own)
    return cut
      .polygon('-0.15 -0.22, 0.15 -0.22, 0.115 0, -0.115 0', '#c4795a')
      .rect(-0.17, -0.26, 0.34, 0.06, '#d08a68', { corner: 0.015 }).shapes
  },
}
