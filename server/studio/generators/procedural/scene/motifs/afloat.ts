import { darker, lighter } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

/** Ice with a flat top for penguins and bears. */
export const icefloe: Motif = {
  breadth: 2.4,
  motion: 'bob',
  scale: 0.5,
  draw({ own }) {
    const ice = own ?? '#e9f4fa'
    return new Scissors()
      .polygon(
        '-1.2 -0.66, -1.04 -0.16, -0.5 0, 0.4 -0.02, 1 -0.14, 1.2 -0.62, 0.7 -0.56, 0 -0.5, -0.7 -0.56',
        '#a9d0e4',
      )
      .polygon('-0.7 -0.56, -0.5 0, -1.04 -0.16, -1.2 -0.66', '#bfdfee', FINE)
      .polygon('0.1 -0.5, 0.4 -0.02, -0.1 -0.01, -0.2 -0.52', '#c9e5f2', FINE)
      .blob(
        '-1.22 -0.68, -0.9 -0.86, -0.3 -0.94, 0.4 -0.92, 1 -0.84, 1.22 -0.66, 0.7 -0.54, 0 -0.48, -0.7 -0.54',
        ice,
      )
      .line('-0.8 -0.74, -0.3 -0.8, 0.1 -0.78', 0.03, '#ffffff', { alpha: 0.9 })
      .line('0.4 -0.68, 0.8 -0.7', 0.03, '#ffffff', { alpha: 0.9 })
      .oval(-0.1, 0, 1.3, 0.05, '#ffffff', { isDetail: true, alpha: 0.5 }).shapes
  },
}

/** On its wave. */
export const surfboard: Motif = {
  breadth: 2.2,
  motion: 'bob',
  scale: 0.36,
  draw({ own, tones }) {
    const board = own ?? tones.accent
    return new Scissors()
      .blob('-1.1 -0.5, -0.6 -0.74, 0.4 -0.76, 1 -0.66, 1.22 -0.86, 1.06 -0.44, 0.4 -0.34, -0.6 -0.34', board)
      .line('-0.9 -0.54, 0 -0.56, 0.94 -0.6', 0.09, lighter(board, 0.26))
      .line('0.3 -0.76, 0.26 -0.36', 0.06, darker(board, 0.12))
      .blob(
        '-1.4 -0.06, -1 -0.38, -0.6 -0.2, -0.2 -0.38, 0.2 -0.2, 0.6 -0.38, 1 -0.2, 1.4 -0.1, 1.2 0.06, 0 0.1, -1.2 0.06',
        '#dff0f7',
      )
      .line('-1 -0.16, -0.6 -0.04, -0.2 -0.16, 0.2 -0.04, 0.6 -0.16, 1 -0.06', 0.05, '#8fc0da').shapes
  },
}
