import { darker, lighter } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { FINE, LIT } from './light.ts'
import type { Motif } from './motif.ts'

/** A grand piano from its open side. */
export const piano: Motif = {
  breadth: 1.3,
  motion: 'still',
  scale: 0.8,
  draw({ own }) {
    const wood = own ?? '#3a3238'
    const cut = new Scissors()
    cut
      .polygon('-0.5 -0.62, 0.34 -1, 0.6 -0.92, 0.56 -0.6', lighter(wood, 0.06))
      .line('0.2 -0.58, 0.3 -0.9', 0.018, darker(wood, 0.06))
    for (const x of [-0.48, 0.48])
      cut
        .polygon(
          [
            [x - 0.035, -0.34],
            [x + 0.035, -0.34],
            [x + 0.02, -0.03],
            [x - 0.02, -0.03],
          ],
          wood,
        )
        .disc(x, -0.02, 0.025, '#dba73f', FINE)
    cut.rect(-0.04, -0.34, 0.08, 0.3, wood).rect(-0.09, -0.07, 0.18, 0.03, '#dba73f', FINE)
    cut.blob('-0.62 -0.58, -0.3 -0.62, 0.3 -0.6, 0.62 -0.6, 0.62 -0.36, 0 -0.31, -0.62 -0.36', wood)
    cut.rect(-0.6, -0.5, 0.62, 0.1, '#fffaf2', FINE)
    for (let key = 1; key < 12; key += 1)
      cut.line(
        [
          [-0.6 + key * 0.0515, -0.5],
          [-0.6 + key * 0.0515, -0.4],
        ],
        0.006,
        '#b8b0aa',
      )
    for (const key of [1, 2, 4, 5, 6, 8, 9, 11])
      cut.rect(-0.615 + key * 0.0515, -0.5, 0.03, 0.058, '#2a2428', FINE)
    return cut.rect(-0.62, -0.4, 0.66, 0.035, darker(wood, 0.05), FINE).shapes
  },
}

export const violin: Motif = {
  breadth: 0.62,
  motion: 'sway',
  scale: 0.95,
  draw({ own }) {
    const wood = own ?? '#b5622f'
    const cut = new Scissors()
    cut.line('0.3 -0.04, 0.16 -0.96', 0.018, '#6b4326').line('0.33 -0.06, 0.19 -0.94', 0.008, '#f4e8d4')
    cut.rect(-0.045, -0.92, 0.05, 0.45, '#3a2a24', { corner: 0.015 }).disc(-0.02, -0.95, 0.045, wood)
    for (const [x, y] of [
      [-0.07, -0.9],
      [0.04, -0.88],
      [-0.07, -0.84],
    ] as const)
      cut.disc(x, y, 0.02, '#3a2a24', FINE)
    cut.blob(
      '-0.02 -0.56, 0.1 -0.52, 0.12 -0.4, 0.06 -0.32, 0.16 -0.2, 0.13 -0.04, -0.02 0, -0.17 -0.04, -0.2 -0.2, -0.1 -0.32, -0.16 -0.4, -0.14 -0.52',
      wood,
    )
    cut.blob(
      '-0.02 -0.52, 0.07 -0.49, 0.08 -0.41, 0.02 -0.32, 0.11 -0.2, 0.09 -0.06, -0.02 -0.03, -0.13 -0.06, -0.15 -0.2, -0.06 -0.32, -0.12 -0.41, -0.11 -0.49',
      lighter(wood, 0.06),
      FINE,
    )
    for (const side of [-1, 1])
      cut.line(
        [
          [-0.02 + side * 0.065, -0.3],
          [-0.02 + side * 0.085, -0.22],
          [-0.02 + side * 0.06, -0.16],
        ],
        0.012,
        '#3a2a24',
      )
    cut
      .rect(-0.055, -0.21, 0.07, 0.02, '#f0d9a8', FINE)
      .polygon('-0.05 -0.12, 0.01 -0.12, -0.01 -0.02, -0.03 -0.02', '#3a2a24', FINE)
    for (const x of [-0.032, -0.02, -0.008])
      cut.line(
        [
          [x, -0.88],
          [x, -0.1],
        ],
        0.0035,
        '#f6ead2',
      )
    return cut.shapes
  },
}

export const trumpet: Motif = {
  breadth: 1.5,
  motion: 'sway',
  floats: true,
  scale: 0.5,
  draw({ own }) {
    const brass = own ?? '#e0aa3f'
    const cut = new Scissors()
    cut
      .polygon('-0.5 -0.62, -0.72 -0.84, -0.76 -0.2, -0.5 -0.46', brass)
      .oval(-0.75, -0.52, 0.06, 0.33, darker(brass, 0.08), FINE)
    cut
      .rect(-0.56, -0.6, 1.24, 0.11, brass, { corner: 0.03 })
      .blob('0.66 -0.62, 0.78 -0.66, 0.78 -0.44, 0.66 -0.48', darker(brass, 0.05))
    cut.line(
      '-0.3 -0.5, -0.36 -0.2, -0.2 -0.1, 0.26 -0.1, 0.42 -0.22, 0.38 -0.5',
      0.075,
      darker(brass, 0.03),
      { isDetail: false },
    )
    for (const x of [-0.1, 0.04, 0.18])
      cut
        .rect(x - 0.045, -0.72, 0.09, 0.56, lighter(brass, 0.05), { corner: 0.02 })
        .rect(x - 0.02, -0.82, 0.04, 0.11, '#f4ead4', FINE)
        .disc(x, -0.83, 0.035, '#f4ead4', FINE)
    for (const [x, y, radius] of [
      [-0.92, -0.86, 0.07],
      [-1, -0.5, 0.09],
      [-0.9, -0.2, 0.06],
    ] as const)
      cut.star(x, y, radius, 4, 0.3, '#fff0c0', LIT)
    return cut.shapes
  },
}

export const drum: Motif = {
  breadth: 1.1,
  motion: 'beat',
  scale: 0.55,
  draw({ own, tones }) {
    const shell = own ?? tones.accent
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut
        .line('0.06 -0.76, 0.4 -1.02', 0.035, '#b8804a', { side })
        .disc(side * 0.06, -0.75, 0.05, '#f0d9a8', FINE)
    cut
      .blob('-0.46 -0.62, 0 -0.56, 0.46 -0.62, 0.46 -0.1, 0 0.01, -0.46 -0.1', shell)
      .oval(0, -0.63, 0.47, 0.12, '#f0bf4f')
      .oval(0, -0.64, 0.42, 0.095, '#fffaf0', FINE)
    for (let zig = 0; zig < 5; zig += 1) {
      const x = -0.42 + zig * 0.168
      cut
        .line(
          [
            [x, -0.55 + Math.abs(zig - 2.5) * -0.01],
            [x + 0.084, -0.06],
          ],
          0.018,
          '#fff3dd',
        )
        .line(
          [
            [x + 0.084, -0.06],
            [x + 0.168, -0.55],
          ],
          0.018,
          '#fff3dd',
        )
    }
    return cut.line('-0.46 -0.12, 0 -0.01, 0.46 -0.12', 0.05, '#f0bf4f').shapes
  },
}
