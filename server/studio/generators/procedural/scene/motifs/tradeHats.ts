import { darker, lighter } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { FINE } from './light.ts'

// Headwear of trades, in a person's measure: the face is between −0.94 and −0.63.

/** A flat cap with a badge. */
export function peaked(cut: Scissors, cloth: string): Scissors {
  return cut
    .blob('-0.19 -0.93, -0.15 -1.03, 0 -1.06, 0.15 -1.03, 0.19 -0.93, 0 -0.9', cloth)
    .rect(-0.16, -0.94, 0.32, 0.06, darker(cloth, 0.06), { corner: 0.02, isDetail: true })
    .blob('-0.15 -0.885, 0 -0.9, 0.15 -0.885, 0.11 -0.845, 0 -0.835, -0.11 -0.845', '#25242a', FINE)
    .star(0, -0.965, 0.04, 6, 0.6, '#f0cf6a', FINE)
}

export function pointedHat(cut: Scissors, colour: string, band: string): Scissors {
  return cut
    .blob('-0.13 -0.88, -0.08 -1.06, -0.01 -1.26, 0.1 -1.3, 0.05 -1.2, 0.09 -1.04, 0.14 -0.88', colour)
    .oval(0, -0.885, 0.27, 0.045, darker(colour, 0.05))
    .line('-0.125 -0.925, 0 -0.905, 0.125 -0.925', 0.035, band)
    .rect(-0.03, -0.945, 0.06, 0.05, '#f3c95a', FINE)
}

/** A miner's, with a plume and crossed hammers. */
export function shako(cut: Scissors, coat: string, plume: string): Scissors {
  const brass = '#e0ab42'
  return cut
    .blob('0 -1.12, 0.07 -1.28, 0.03 -1.36, -0.05 -1.3, -0.03 -1.14', plume)
    .blob('-0.16 -0.86, -0.15 -1.14, 0 -1.17, 0.15 -1.14, 0.16 -0.86, 0 -0.83', coat, FINE)
    .rect(-0.165, -0.9, 0.33, 0.05, darker(coat, 0.08), { corner: 0.02, isDetail: true })
    .line('-0.05 -1.06, 0.05 -0.96', 0.022, brass)
    .line('0.05 -1.06, -0.05 -0.96', 0.022, brass)
    .line('-0.075 -1.04, -0.03 -1.08', 0.018, brass)
    .line('0.075 -1.04, 0.03 -1.08', 0.018, brass)
}

/** A pirate's, with a skull. */
export function tricorne(cut: Scissors): Scissors {
  return cut
    .blob('-0.2 -0.84, -0.2 -0.92, -0.1 -1.02, 0 -1.05, 0.1 -1.02, 0.2 -0.92, 0.2 -0.84, 0 -0.88', '#2f2a36')
    .disc(0, -0.95, 0.035, '#fffaf2', FINE)
    .line('-0.05 -0.9, 0.05 -0.92', 0.014, '#fffaf2')
}

export function elfCap(cut: Scissors, coat: string): Scissors {
  return cut
    .blob('-0.165 -0.86, -0.1 -1.03, 0.06 -1.14, 0.2 -1.1, 0.13 -1.02, 0.165 -0.86, 0 -0.89', '#c93a35')
    .disc(0.21, -1.1, 0.035, '#fffaf4', FINE)
    .rect(-0.175, -0.9, 0.35, 0.055, coat, { corner: 0.025, isDetail: true })
}

export function toque(cut: Scissors): Scissors {
  const white = '#fbf8f4'
  for (const [x, y] of [
    [-0.11, -1.07],
    [0.11, -1.07],
    [0, -1.12],
  ] as const)
    cut.disc(x, y, 0.1, white)
  return cut
    .rect(-0.15, -1.05, 0.3, 0.18, white, { corner: 0.02, isDetail: true })
    .line('-0.14 -0.9, 0.14 -0.9', 0.012, '#d5cfc6')
}

/** A fireman's helmet with its badge. */
export function fireHelmet(cut: Scissors, colour: string): Scissors {
  return cut
    .blob('-0.18 -0.85, -0.17 -0.97, -0.08 -1.05, 0.08 -1.05, 0.17 -0.97, 0.18 -0.85, 0 -0.89', colour)
    .oval(0, -0.87, 0.22, 0.035, darker(colour, 0.07))
    .line('0 -1.06, 0 -0.91', 0.05, darker(colour, 0.08))
    .blob('-0.05 -0.98, 0.05 -0.98, 0.045 -0.92, 0 -0.885, -0.045 -0.92', '#f0cf6a', FINE)
}

export function hardHat(cut: Scissors, colour: string): Scissors {
  return cut
    .blob('-0.17 -0.87, -0.16 -0.98, -0.07 -1.05, 0.07 -1.05, 0.16 -0.98, 0.17 -0.87, 0 -0.9', colour)
    .line('0 -1.05, 0 -0.92', 0.05, lighter(colour, 0.1))
    .rect(-0.21, -0.9, 0.42, 0.045, darker(colour, 0.05), { corner: 0.02, isDetail: true })
}

/** Open before the face, with a red plume. */
export function knightsHelmet(cut: Scissors, steel: string): Scissors {
  cut.blob('0 -1.04, -0.1 -1.16, -0.02 -1.24, 0.14 -1.2, 0.2 -1.06, 0.08 -1.08', '#d8362f')
  for (const side of [-1, 1])
    cut.blob('0.11 -0.92, 0.2 -0.88, 0.2 -0.66, 0.12 -0.62, 0.135 -0.76', darker(steel, 0.04), { side })
  return cut
    .blob(
      '-0.19 -0.84, -0.16 -0.98, 0 -1.06, 0.16 -0.98, 0.19 -0.84, 0.08 -0.88, 0 -0.84, -0.08 -0.88',
      steel,
      FINE,
    )
    .line('0 -1.05, 0 -0.87', 0.025, lighter(steel, 0.12))
}

export function topHat(cut: Scissors, felt: string): Scissors {
  return cut
    .polygon('-0.13 -0.88, -0.145 -1.18, 0.145 -1.18, 0.13 -0.88', felt)
    .oval(0, -1.18, 0.145, 0.025, lighter(felt, 0.07), FINE)
    .line('-0.13 -0.92, 0 -0.905, 0.13 -0.92', 0.04, '#8a8f9c')
    .oval(0, -0.885, 0.22, 0.035, darker(felt, 0.02), FINE)
}

/** White and round, with a ribbon and a pompom. */
export function sailorsCap(cut: Scissors): Scissors {
  return cut
    .disc(0, -1.06, 0.045, '#d8362f')
    .blob('-0.19 -0.95, -0.14 -1.04, 0 -1.06, 0.14 -1.04, 0.19 -0.95, 0 -0.93', '#fbf8f4')
    .rect(-0.165, -0.96, 0.33, 0.08, '#24365f', { corner: 0.02, isDetail: true })
    .star(0, -0.92, 0.028, 5, 0.5, '#f0cf6a', FINE)
}

/** White with a black peak and a golden anchor. */
export function captainsCap(cut: Scissors): Scissors {
  const gold = '#e0b44f'
  return cut
    .blob('-0.21 -0.95, -0.19 -1.06, 0 -1.12, 0.19 -1.06, 0.21 -0.95, 0 -0.92', '#fbf8f4')
    .rect(-0.165, -0.965, 0.33, 0.075, '#22304f', { corner: 0.02, isDetail: true })
    .line('-0.16 -0.895, 0 -0.88, 0.16 -0.895', 0.016, gold)
    .blob('-0.16 -0.885, 0 -0.9, 0.16 -0.885, 0.12 -0.835, 0 -0.82, -0.12 -0.835', '#25242a', FINE)
    .ring(0, -1.045, 0.016, 0.008, gold, FINE)
    .line('0 -1.03, 0 -0.955', 0.014, gold)
    .line('-0.04 -0.99, -0.02 -0.96, 0 -0.953, 0.02 -0.96, 0.04 -0.99', 0.013, gold)
    .line('-0.022 -1.01, 0.022 -1.01', 0.012, gold)
}

/** A small cone with pompoms, aslant. */
export function clownsHat(cut: Scissors): Scissors {
  return cut
    .polygon('-0.09 -0.92, 0.05 -1.22, 0.11 -0.9', '#3a7fc0')
    .disc(0.05, -1.22, 0.04, '#f4cf6a')
    .disc(0.035, -1.1, 0.026, '#fffaf4', FINE)
    .disc(0.015, -0.99, 0.03, '#d8362f', FINE)
}

export function nursesCap(cut: Scissors): Scissors {
  return cut
    .blob('-0.15 -0.88, -0.17 -1.02, 0 -1.06, 0.17 -1.02, 0.15 -0.88, 0 -0.92', '#fbfcfd')
    .rect(-0.018, -1.02, 0.036, 0.1, '#d8362f', FINE)
    .rect(-0.05, -0.988, 0.1, 0.036, '#d8362f', FINE)
}
