import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { eyes, INK } from './faces.ts'
import { FINE } from './light.ts'
import type { Hand, Motif } from './motif.ts'

/** The parts of a sitting animal that looks at the viewer; all other parts are alike. */
interface Sitter {
  readonly fur: string
  /** Belly and muzzle; by default a paler shade of the fur. */
  readonly pale?: string
  readonly ears: 'round' | 'long' | 'leaf' | 'pointed' | 'small'
  /** How wide the muzzle is. */
  readonly muzzle?: number
  readonly nose?: string
  readonly scale?: number
  /** Parts behind the body: a tail, a mane. */
  readonly behind?: (cut: Scissors, fur: string) => void
  /** Parts on the coat, below the eyes: spots, stripes. */
  readonly coat?: (cut: Scissors, fur: string) => void
  /** Parts before the face: horns, teeth, a beard. */
  readonly front?: (cut: Scissors, fur: string) => void
}

function ear(cut: Scissors, kind: Sitter['ears'], fur: string, inner: string): void {
  for (const side of [-1, 1]) {
    if (kind === 'round') cut.disc(side * 0.2, -0.86, 0.085, fur).disc(side * 0.2, -0.855, 0.05, inner, FINE)
    else if (kind === 'small')
      cut.disc(side * 0.19, -0.84, 0.05, fur).disc(side * 0.19, -0.835, 0.028, inner, FINE)
    else if (kind === 'long')
      cut
        .leaf(side * 0.12, -0.8, 0.34, 0.07, side > 0 ? -1.2 : Math.PI + 1.2, fur)
        .leaf(side * 0.13, -0.84, 0.26, 0.04, side > 0 ? -1.2 : Math.PI + 1.2, inner, FINE)
    else if (kind === 'leaf')
      cut
        .leaf(side * 0.17, -0.78, 0.24, 0.06, side > 0 ? -0.15 : Math.PI + 0.15, fur)
        .leaf(side * 0.19, -0.78, 0.18, 0.034, side > 0 ? -0.15 : Math.PI + 0.15, inner, FINE)
    else
      cut
        .polygon('0.06 -0.86, 0.2 -1, 0.24 -0.74', fur, { side })
        .polygon('0.11 -0.86, 0.19 -0.94, 0.215 -0.79', inner, { side, isDetail: true })
  }
}

function drawn(sitter: Sitter, own: string | null): Scissors {
  const fur = own ?? sitter.fur
  const pale = sitter.pale ?? mix(fur, '#fff6ea', 0.68)
  const muzzle = sitter.muzzle ?? 0.11
  const cut = new Scissors()
  sitter.behind?.(cut, fur)
  for (const side of [-1, 1]) cut.oval(side * 0.17, -0.045, 0.12, 0.06, darker(fur, 0.07))
  cut
    .blob('-0.23 -0.04, -0.27 -0.24, -0.17 -0.5, 0 -0.58, 0.17 -0.5, 0.27 -0.24, 0.23 -0.04, 0 0', fur)
    .blob('-0.12 -0.07, -0.14 -0.28, 0 -0.46, 0.14 -0.28, 0.12 -0.07, 0 -0.03', pale, FINE)
  for (const side of [-1, 1])
    cut
      .blob('0.05 -0.02, 0.06 -0.26, 0.15 -0.24, 0.15 -0.02', lighter(fur, 0.03), { side, isDetail: true })
      .oval(side * 0.1, -0.015, 0.06, 0.03, darker(fur, 0.12), FINE)
  ear(cut, sitter.ears, fur, mix(pale, '#e99a8c', 0.45))
  cut.blob('-0.25 -0.7, -0.18 -0.85, 0 -0.89, 0.18 -0.85, 0.25 -0.7, 0.18 -0.54, 0 -0.49, -0.18 -0.54', fur)
  sitter.coat?.(cut, fur)
  cut.oval(0, -0.585, muzzle, 0.078, pale, FINE)
  eyes(cut, 0, -0.71, 0.105, 0.034)
  cut.oval(0, -0.625, 0.036, 0.026, sitter.nose ?? '#3b3842', FINE)
  cut.line('0 -0.605, 0 -0.575', 0.01, INK)
  for (const side of [-1, 1]) cut.line('0 -0.575, 0.03 -0.555, 0.058 -0.572', 0.01, INK, { side })
  for (const side of [-1, 1]) cut.oval(side * 0.17, -0.615, 0.034, 0.022, '#f0919c', { ...FINE, alpha: 0.5 })
  sitter.front?.(cut, fur)
  return cut
}

function sitting(sitter: Sitter): Motif {
  return {
    breadth: 0.72,
    motion: 'sway',
    scale: sitter.scale ?? 0.9,
    draw: ({ own }: Hand) => drawn(sitter, own).shapes,
  }
}

/** Curved horns at both sides of a head. */
function horns(points: string, width: number, colour: string) {
  return (cut: Scissors) => {
    for (const side of [-1, 1]) cut.line(points, width, colour, { side, isDetail: false })
  }
}

export const goat = sitting({
  fur: '#f1ece2',
  pale: '#fffaf2',
  ears: 'leaf',
  nose: '#c98f86',
  front(cut) {
    horns('0.07 -0.86, 0.1 -1, 0.19 -1.05', 0.05, '#a8906a')(cut)
    cut.blob('-0.05 -0.52, 0.05 -0.52, 0.03 -0.44, 0 -0.38, -0.03 -0.44', '#fffaf2', FINE)
  },
})

export const donkey = sitting({
  fur: '#918c8c',
  pale: '#efe9e2',
  ears: 'long',
  muzzle: 0.15,
  coat(cut, fur) {
    for (const x of [-0.05, 0, 0.05]) cut.leaf(x, -0.82, 0.16, 0.035, -1.57 + x * 6, darker(fur, 0.22))
  },
})

/** The wild ox of Białowieża. */
export const bison = sitting({
  fur: '#7a4d30',
  pale: '#a87a56',
  ears: 'leaf',
  muzzle: 0.15,
  nose: '#2c2224',
  scale: 1.1,
  behind(cut, fur) {
    cut.blob(
      '-0.3 -0.36, -0.31 -0.62, -0.22 -0.84, 0 -0.9, 0.22 -0.84, 0.31 -0.62, 0.3 -0.36, 0 -0.26',
      darker(fur, 0.1),
    )
  },
  coat(cut, fur) {
    for (const [x, y] of [
      [-0.12, -0.86],
      [-0.04, -0.88],
      [0.05, -0.88],
      [0.13, -0.85],
      [0, -0.83],
    ] as const)
      cut.disc(x, y, 0.06, darker(fur, 0.12), FINE)
  },
  front(cut, fur) {
    horns('0.19 -0.82, 0.3 -0.86, 0.31 -0.97', 0.045, '#e6d9c0')(cut)
    cut.blob('-0.08 -0.52, 0.08 -0.52, 0.05 -0.44, 0 -0.36, -0.05 -0.44', darker(fur, 0.12), FINE)
  },
})

export const boar = sitting({
  fur: '#6b5648',
  pale: '#a58a76',
  ears: 'pointed',
  muzzle: 0.12,
  nose: '#5a4038',
  coat(cut, fur) {
    for (const x of [-0.08, -0.04, 0, 0.04, 0.08])
      cut.line(
        [
          [x, -0.9],
          [x * 1.2, -0.98],
        ],
        0.024,
        darker(fur, 0.14),
      )
  },
  front(cut) {
    cut.oval(0, -0.61, 0.085, 0.058, '#c9938a', FINE)
    for (const side of [-1, 1]) {
      cut.oval(side * 0.03, -0.61, 0.014, 0.02, '#6b4038', FINE)
      cut.blob('0.075 -0.55, 0.11 -0.56, 0.11 -0.64, 0.09 -0.6', '#fffaf0', { side, isDetail: true })
    }
  },
})

export const beaver = sitting({
  fur: '#8a5a38',
  ears: 'small',
  muzzle: 0.13,
  behind(cut) {
    cut.blob('0.12 -0.06, 0.34 -0.2, 0.5 -0.16, 0.52 -0.04, 0.36 0.01, 0.16 0', '#5a4438')
    for (const x of [0.28, 0.36, 0.44])
      cut.line(
        [
          [x, -0.15],
          [x + 0.03, -0.02],
        ],
        0.01,
        '#7a6050',
      )
  },
  front(cut) {
    cut
      .rect(-0.035, -0.565, 0.033, 0.055, '#fffaf0', { corner: 0.008, isDetail: true })
      .rect(0.002, -0.565, 0.033, 0.055, '#fffaf0', { corner: 0.008, isDetail: true })
  },
})

export const badger = sitting({
  fur: '#6f6d75',
  pale: '#f6f3ee',
  ears: 'small',
  coat(cut) {
    cut.blob('-0.2 -0.62, -0.17 -0.83, 0 -0.89, 0.17 -0.83, 0.2 -0.62, 0 -0.51', '#f6f3ee', FINE)
    for (const side of [-1, 1])
      cut.blob('0.06 -0.86, 0.14 -0.84, 0.16 -0.68, 0.11 -0.58, 0.06 -0.7', '#3a3842', {
        side,
        isDetail: true,
      })
  },
  front(cut) {
    for (const side of [-1, 1]) cut.disc(side * 0.105, -0.72, 0.013, '#ffffff', FINE)
  },
})

export const leopard = sitting({
  fur: '#e3ac5a',
  pale: '#fff3dd',
  ears: 'round',
  scale: 1,
  behind(cut, fur) {
    cut.line('0.18 -0.06, 0.44 -0.06, 0.46 -0.3, 0.38 -0.4', 0.07, darker(fur, 0.05), { isDetail: false })
  },
  coat(cut) {
    for (const [x, y, radius] of [
      [-0.19, -0.74, 0.022],
      [0.19, -0.74, 0.022],
      [-0.1, -0.83, 0.02],
      [0.1, -0.83, 0.02],
      [0, -0.85, 0.018],
      [-0.2, -0.3, 0.03],
      [0.2, -0.32, 0.03],
      [-0.18, -0.42, 0.026],
      [0.17, -0.44, 0.026],
      [-0.22, -0.16, 0.028],
      [0.22, -0.16, 0.028],
    ] as const)
      cut.ring(x, y, radius, radius * 0.45, '#6b4426', FINE)
  },
})

export const lynx = sitting({
  fur: '#c99a68',
  pale: '#fbf1e2',
  ears: 'pointed',
  coat(cut, fur) {
    for (const side of [-1, 1]) {
      cut.line('0.2 -0.99, 0.22 -1.08', 0.022, '#33282a', { side })
      cut.polygon('0.2 -0.66, 0.33 -0.56, 0.17 -0.54', lighter(fur, 0.14), { side })
    }
    for (const [x, y] of [
      [-0.19, -0.3],
      [0.19, -0.34],
      [-0.2, -0.18],
      [0.21, -0.2],
      [-0.06, -0.83],
      [0.06, -0.83],
    ] as const)
      cut.oval(x, y, 0.022, 0.014, darker(fur, 0.24), FINE)
  },
})

export const rhino = sitting({
  fur: '#9b9aa6',
  ears: 'leaf',
  muzzle: 0.16,
  scale: 1.1,
  front(cut) {
    cut.blob('-0.06 -0.63, 0.06 -0.63, 0.045 -0.76, 0.01 -0.94, -0.03 -0.76', '#e9dfcc')
  },
})

/** With a young one in the pouch. */
export const kangaroo = sitting({
  fur: '#b97f52',
  ears: 'long',
  scale: 1.05,
  behind(cut, fur) {
    cut.blob('0.1 -0.16, 0.3 -0.1, 0.52 -0.02, 0.5 0.01, 0.1 0.01', darker(fur, 0.06))
  },
  coat(cut, fur) {
    const young = lighter(fur, 0.06)
    for (const side of [-1, 1])
      cut.leaf(side * 0.03, -0.34, 0.13, 0.026, side > 0 ? -1.2 : Math.PI + 1.2, young, FINE)
    cut.disc(0, -0.31, 0.075, young, FINE)
    for (const side of [-1, 1]) cut.disc(side * 0.028, -0.32, 0.012, INK, FINE)
    cut
      .oval(0, -0.285, 0.016, 0.012, INK, FINE)
      .blob('-0.13 -0.25, 0 -0.22, 0.13 -0.25, 0.12 -0.1, 0 -0.05, -0.12 -0.1', lighter(fur, 0.14), FINE)
      .line('-0.12 -0.25, 0 -0.22, 0.12 -0.25', 0.016, darker(fur, 0.08))
  },
})

export const rat = sitting({
  fur: '#8f8a92',
  ears: 'round',
  nose: '#e08a92',
  scale: 0.7,
  behind(cut) {
    cut.line('0.16 -0.05, 0.4 -0.02, 0.5 -0.16, 0.44 -0.28', 0.032, '#e0a5a0', { isDetail: false })
  },
  front(cut) {
    for (const side of [-1, 1]) {
      cut.line('0.08 -0.6, 0.26 -0.63', 0.006, '#f4efe8', { side })
      cut.line('0.08 -0.58, 0.26 -0.56', 0.006, '#f4efe8', { side })
    }
  },
})
