import { darker, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { EYE, eyes, INK } from './faces.ts'
import { FINE } from './light.ts'
import type { Hand, Motif } from './motif.ts'

function bearLike({ own, random, tones }: Hand, colours: readonly [string, ...string[]], isToy: boolean) {
  const fur = own ?? random.pick(colours)
  const pale = mix(fur, '#fff3dd', 0.66)
  const cut = new Scissors()
  cut.blob('-0.27 -0.04, -0.3 -0.28, -0.18 -0.52, 0.18 -0.52, 0.3 -0.28, 0.27 -0.04, 0 0.01', fur)
  cut.oval(0, -0.24, 0.16, 0.18, pale, FINE)
  for (const side of [-1, 1]) {
    cut.oval(side * 0.27, -0.36, 0.075, 0.15, darker(fur, 0.03), { turn: side * 0.5 })
    cut.oval(side * 0.2, -0.06, 0.12, 0.085, darker(fur, 0.03), { turn: side * 0.3 })
    cut.oval(side * 0.22, -0.06, 0.06, 0.05, pale, FINE)
    cut.disc(side * 0.19, -0.91, 0.09, fur).disc(side * 0.19, -0.91, 0.05, pale, FINE)
  }
  cut.blob('-0.26 -0.7, -0.17 -0.9, 0 -0.94, 0.17 -0.9, 0.26 -0.7, 0.16 -0.53, 0 -0.49, -0.16 -0.53', fur)
  cut.oval(0, -0.63, 0.11, 0.085, pale, FINE)
  eyes(cut, 0, -0.74, 0.095, 0.026)
  cut.oval(0, -0.67, 0.042, 0.03, INK, FINE)
  cut.line('-0.05 -0.6, 0 -0.58, 0.05 -0.6', 0.011, INK)
  if (isToy) {
    for (const side of [-1, 1]) cut.blob('0 -0.5, 0.14 -0.56, 0.14 -0.44', tones.accent, { ...FINE, side })
    cut.disc(0, -0.5, 0.034, darker(tones.accent, 0.08), FINE)
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

/** With a stalk of bamboo. */
export const panda: Motif = {
  breadth: 0.75,
  motion: 'sway',
  draw({ own }) {
    const white = own === null ? '#fdfaf4' : mix(own, '#ffffff', 0.55)
    const black = own === null ? '#3a3740' : darker(own, 0.28)
    const cut = new Scissors()
    cut.blob('-0.27 -0.04, -0.31 -0.28, -0.19 -0.52, 0.19 -0.52, 0.31 -0.28, 0.27 -0.04, 0 0.01', white)
    cut.blob('-0.25 -0.38, -0.19 -0.54, 0.19 -0.54, 0.25 -0.38, 0 -0.32', black, FINE)
    cut.line('0.2 -0.12, 0.33 -0.44, 0.38 -0.66', 0.032, '#7fae4a', { isDetail: false })
    for (const [x, y, turn] of [
      [0.38, -0.66, -1.9],
      [0.37, -0.6, -0.4],
      [0.34, -0.46, -2.7],
    ] as const)
      cut.leaf(x, y, 0.17, 0.032, turn, '#6b9a3e', FINE)
    for (const side of [-1, 1]) {
      cut.oval(side * 0.25, -0.34, 0.08, 0.16, black, { turn: side * 0.5 })
      cut.oval(side * 0.2, -0.06, 0.13, 0.09, black, { turn: side * 0.3 })
      cut.oval(side * 0.22, -0.06, 0.06, 0.048, mix(black, '#fff3dd', 0.35), FINE)
      cut.disc(side * 0.2, -0.91, 0.09, black)
    }
    cut.blob(
      '-0.28 -0.69, -0.18 -0.9, 0 -0.94, 0.18 -0.9, 0.28 -0.69, 0.17 -0.52, 0 -0.48, -0.17 -0.52',
      white,
    )
    for (const side of [-1, 1])
      cut
        .oval(side * 0.108, -0.725, 0.062, 0.082, black, { ...FINE, turn: side * 0.5 })
        .disc(side * 0.098, -0.735, 0.038, '#ffffff', EYE)
    eyes(cut, 0, -0.735, 0.096, 0.028)
    return cut.oval(0, -0.645, 0.042, 0.03, INK, FINE).line('-0.05 -0.58, 0 -0.56, 0.05 -0.58', 0.011, INK)
      .shapes
  },
}
