import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

export const orange: Motif = {
  breadth: 0.95,
  motion: 'sway',
  scale: 0.42,
  draw({ own, tones }) {
    const skin = own ?? '#f0902f'
    return new Scissors()
      .disc(0, -0.44, 0.45, skin)
      .oval(-0.2, -0.62, 0.06, 0.12, '#ffffff', { turn: 0.6, alpha: 0.4, isDetail: true })
      .leaf(0.02, -0.86, 0.36, 0.1, -0.3, tones.leaf)
      .star(0, -0.85, 0.07, 5, 0.5, tones.leafDark, FINE).shapes
  },
}

export const pear: Motif = {
  breadth: 0.7,
  motion: 'sway',
  scale: 0.48,
  draw({ own, tones }) {
    const skin = own ?? '#c9c24a'
    return new Scissors()
      .line('0 -0.82, 0.05 -1', 0.05, '#6b4630')
      .leaf(0.03, -0.9, 0.28, 0.08, -0.3, tones.leaf)
      .blob(
        '0 -0.86, 0.14 -0.8, 0.18 -0.58, 0.34 -0.36, 0.32 -0.1, 0 0, -0.32 -0.1, -0.34 -0.36, -0.18 -0.58, -0.14 -0.8',
        skin,
      )
      .oval(-0.16, -0.36, 0.05, 0.12, '#ffffff', { turn: 0.3, alpha: 0.4, isDetail: true }).shapes
  },
}

export const plum: Motif = {
  breadth: 0.8,
  motion: 'sway',
  scale: 0.4,
  draw({ own, tones }) {
    const skin = own ?? '#5a4a8f'
    return new Scissors()
      .line('0 -0.8, 0.03 -1', 0.05, '#6b4630')
      .leaf(0.02, -0.9, 0.34, 0.1, -0.3, tones.leaf)
      .oval(0, -0.42, 0.36, 0.42, skin)
      .line('0.02 -0.8, 0.12 -0.42, 0.03 -0.06', 0.02, darker(skin, 0.08))
      .oval(-0.16, -0.56, 0.05, 0.14, '#ffffff', { turn: 0.3, alpha: 0.35, isDetail: true }).shapes
  },
}

export const tomato: Motif = {
  breadth: 1.05,
  motion: 'sway',
  scale: 0.4,
  draw({ own, tones }) {
    const skin = own ?? '#dc4232'
    return new Scissors()
      .blob('-0.46 -0.4, -0.34 -0.76, 0 -0.82, 0.34 -0.76, 0.46 -0.4, 0.3 -0.06, 0 0, -0.3 -0.06', skin)
      .oval(-0.24, -0.56, 0.06, 0.12, '#ffffff', { turn: 0.5, alpha: 0.4, isDetail: true })
      .star(0, -0.8, 0.26, 5, 0.3, tones.leafDark)
      .line('0 -0.8, 0.03 -0.98', 0.05, tones.leafDark).shapes
  },
}

/** The lower half of a disc. */
function halfDisc(radius: number): [number, number][] {
  return Array.from({ length: 25 }, (_, step): [number, number] => {
    const angle = (step / 24) * Math.PI
    return [Math.cos(angle) * radius, -0.86 + Math.sin(angle) * radius]
  })
}

/** A slice with its seeds. */
export const watermelon: Motif = {
  breadth: 1.6,
  motion: 'sway',
  scale: 0.45,
  draw({ own }) {
    const flesh = own ?? '#e8505a'
    const cut = new Scissors()
      .polygon(halfDisc(0.84), '#4d8f4a')
      .polygon(halfDisc(0.77), '#dcecc0', FINE)
      .polygon(halfDisc(0.71), flesh, FINE)
    for (const [x, y] of [
      [-0.4, -0.7],
      [-0.2, -0.52],
      [0, -0.7],
      [0.2, -0.52],
      [0.4, -0.7],
      [0, -0.36],
      [-0.36, -0.44],
      [0.36, -0.44],
    ] as const)
      cut.oval(x, y, 0.024, 0.042, '#33282a', FINE)
    return cut.shapes
  },
}

export const pineapple: Motif = {
  breadth: 0.6,
  motion: 'sway',
  scale: 0.65,
  draw({ own, tones }) {
    const skin = own ?? '#e3a63a'
    const cut = new Scissors()
    for (const turn of [-2.7, -2.3, -1.9, -1.57, -1.25, -0.85, -0.45])
      cut.leaf(0, -0.6, 0.4, 0.05, turn, Math.abs(turn + 1.57) < 0.5 ? tones.leaf : tones.leafDark)
    cut.oval(0, -0.32, 0.25, 0.32, skin)
    for (let row = 0; row < 5; row += 1)
      for (let one = -2; one <= 2; one += 1) {
        const [x, y] = [one * 0.1 + (row % 2) * 0.05, -0.54 + row * 0.11]
        if ((x / 0.22) ** 2 + ((y + 0.32) / 0.29) ** 2 < 1)
          cut.star(x, y, 0.042, 4, 0.45, darker(skin, 0.14), FINE)
      }
    return cut.oval(-0.1, -0.42, 0.03, 0.09, lighter(skin, 0.2), { isDetail: true, alpha: 0.6, turn: 0.2 })
      .shapes
  },
}

/** A branch of magnolia in bloom. */
export const magnolia: Motif = {
  breadth: 1,
  motion: 'sway',
  draw({ own }) {
    const petal = own ?? '#f2bdcb'
    const cut = new Scissors()
      .line('-0.3 0, -0.14 -0.26, 0.06 -0.46, 0.12 -0.78', 0.04, '#6b5044', { isDetail: false })
      .line('-0.12 -0.28, -0.3 -0.44, -0.32 -0.56', 0.028, '#6b5044', { isDetail: false })
      .line('0.06 -0.44, 0.24 -0.48, 0.34 -0.54', 0.028, '#6b5044', { isDetail: false })
    for (const [x, y, size] of [
      [-0.32, -0.54, 0.3],
      [0.35, -0.52, 0.3],
      [0.12, -0.74, 0.36],
    ] as const) {
      for (const turn of [-2.5, -0.64]) cut.leaf(x, y, size * 0.95, size * 0.26, turn, darker(petal, 0.08))
      for (const turn of [-2.02, -1.12]) cut.leaf(x, y, size, size * 0.28, turn, petal)
      cut.leaf(x, y, size * 0.94, size * 0.27, -1.57, mix(petal, '#ffffff', 0.5), FINE)
      cut.oval(x, y + 0.01, size * 0.14, size * 0.1, '#7a6a4a', FINE)
    }
    return cut.blob('-0.02 -0.44, 0 -0.56, 0.04 -0.58, 0.05 -0.46', darker(petal, 0.1), FINE).shapes
  },
}
