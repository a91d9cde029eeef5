import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import type { Shape } from '../shape.ts'
import { FINE, LIT } from './light.ts'
import type { Motif } from './motif.ts'

export const book: Motif = {
  breadth: 1.5,
  motion: 'still',
  scale: 0.5,
  draw({ own, tones }) {
    const cover = own ?? tones.accent
    const cut = new Scissors()
    for (const side of [-1, 1]) {
      cut
        .polygon('0 -0.04, 0.74 -0.16, 0.74 -0.86, 0 -0.74', cover, { side })
        .blob('0 -0.1, 0.16 -0.2, 0.7 -0.2, 0.7 -0.88, 0.2 -0.9, 0 -0.78', '#fffaf0', { side })
      for (let line = 0; line < 6; line += 1)
        cut.line(
          [
            [side * 0.12, -0.74 + line * 0.085],
            [side * 0.6, -0.78 + line * 0.085],
          ],
          0.014,
          mix('#fffaf0', tones.deep, 0.35),
        )
    }
    for (const [x, y, radius] of [
      [-0.2, -1.06, 0.05],
      [0.12, -1.16, 0.07],
      [0.34, -1.02, 0.04],
    ] as const)
      cut.star(x, y, radius, 4, 0.28, tones.second, LIT)
    return cut.shapes
  },
}

export const cup: Motif = {
  breadth: 1.2,
  motion: 'still',
  scale: 0.5,
  draw({ own, tones }) {
    const clay = own ?? tones.accent
    const cut = new Scissors()
    for (const x of [-0.16, 0, 0.16])
      cut.line(
        [
          [x, -0.78],
          [x + 0.07, -0.9],
          [x - 0.03, -1.04],
          [x + 0.05, -1.2],
        ],
        0.03,
        '#ffffff',
        { alpha: 0.6 },
      )
    cut
      .oval(0, -0.05, 0.6, 0.05, mix(clay, '#fffaf0', 0.7))
      .line('0.34 -0.56, 0.58 -0.58, 0.56 -0.3, 0.28 -0.24', 0.07, clay, { isDetail: false })
    cut
      .blob('-0.4 -0.68, 0.4 -0.68, 0.36 -0.3, 0.2 -0.08, -0.2 -0.08, -0.36 -0.3', clay)
      .oval(0, -0.68, 0.4, 0.07, lighter(clay, 0.08), FINE)
      .oval(0, -0.675, 0.35, 0.052, '#6b3f26', FINE)
    return cut.heart(0, -0.4, 0.26, mix(clay, '#fffaf0', 0.75), FINE).shapes
  },
}

export const guitar: Motif = {
  breadth: 0.5,
  motion: 'sway',
  draw({ own }) {
    const wood = own ?? '#c9803f'
    const cut = new Scissors()
    cut.rect(-0.028, -0.9, 0.056, 0.5, '#5a3420').rect(-0.045, -1, 0.09, 0.13, '#4a2a1a', { corner: 0.02 })
    cut
      .blob(
        '0 -0.52, 0.14 -0.5, 0.16 -0.38, 0.12 -0.32, 0.22 -0.16, 0.12 0, -0.12 0, -0.22 -0.16, -0.12 -0.32, -0.16 -0.38, -0.14 -0.5',
        wood,
      )
      .disc(0, -0.3, 0.062, '#3a2216', FINE)
      .rect(-0.08, -0.12, 0.16, 0.025, '#4a2a1a', FINE)
    for (let string = -2; string <= 2; string += 1)
      cut.line(
        [
          [string * 0.009, -0.92],
          [string * 0.009, -0.11],
        ],
        0.003,
        '#f6ead2',
      )
    return cut.shapes
  },
}

/** Two notes under one bar. */
export function noteShapes(ink: string): Shape[] {
  return new Scissors()
    .polygon('-0.22 -0.96, 0.36 -1, 0.36 -0.82, -0.22 -0.78', ink)
    .rect(-0.24, -0.92, 0.06, 0.8, ink)
    .rect(0.31, -0.96, 0.06, 0.8, ink)
    .oval(-0.32, -0.11, 0.15, 0.105, ink, { turn: -0.35 })
    .oval(0.23, -0.15, 0.15, 0.105, ink, { turn: -0.35 }).shapes
}

export const note: Motif = {
  breadth: 0.8,
  motion: 'bob',
  floats: true,
  scale: 0.5,
  draw: ({ own, tones }) => noteShapes(own ?? tones.deep),
}

export const letter: Motif = {
  breadth: 1.45,
  motion: 'bob',
  floats: true,
  scale: 0.5,
  draw({ own, tones }) {
    const paper = own ?? '#fff6e6'
    return new Scissors()
      .rect(-0.7, -0.94, 1.4, 0.94, paper, { corner: 0.03 })
      .polygon('-0.7 -0.02, -0.1 -0.52, 0.1 -0.52, 0.7 -0.02', darker(paper, 0.04))
      .polygon('-0.7 -0.93, 0 -0.34, 0.7 -0.93', lighter(paper, 0.02))
      .heart(0, -0.44, 0.28, tones.accent).shapes
  },
}

export const camera: Motif = {
  breadth: 1.35,
  motion: 'still',
  scale: 0.5,
  draw({ own, tones }) {
    const body = own ?? '#3b3844'
    return new Scissors()
      .rect(-0.24, -0.96, 0.48, 0.2, darker(body, 0.06), { corner: 0.05 })
      .rect(-0.66, -0.82, 1.32, 0.82, body, { corner: 0.08 })
      .rect(-0.66, -0.62, 1.32, 0.4, tones.accent, FINE)
      .disc(0, -0.42, 0.32, '#d9d4cc')
      .disc(0, -0.42, 0.25, '#2a2730', FINE)
      .disc(0, -0.42, 0.15, '#5a86a8', FINE)
      .disc(-0.06, -0.49, 0.05, '#ffffff', FINE)
      .rect(0.38, -0.76, 0.18, 0.1, '#fff3c4', { corner: 0.02, isDetail: true }).shapes
  },
}

export const umbrella: Motif = {
  breadth: 1.1,
  motion: 'sway',
  scale: 0.9,
  draw({ own, tones }) {
    const cloth = own ?? tones.accent
    const cut = new Scissors()
    cut.line('0 -0.7, 0 -0.1, 0.06 0, 0.14 -0.08', 0.028, '#7a4f32', { isDetail: false })
    cut.blob(
      '-0.54 -0.52, -0.4 -0.82, 0 -0.97, 0.4 -0.82, 0.54 -0.52, 0.36 -0.58, 0.18 -0.52, 0 -0.58, -0.18 -0.52, -0.36 -0.58',
      cloth,
    )
    return cut
      .blob('-0.18 -0.53, -0.12 -0.84, 0 -0.97, 0.12 -0.84, 0.18 -0.53, 0 -0.58', lighter(cloth, 0.07), FINE)
      .line('0 -0.97, 0 -1.02', 0.02, '#7a4f32').shapes
  },
}

function pentagon(x: number, y: number, radius: number, turn: number): [number, number][] {
  return Array.from({ length: 5 }, (_, index) => [
    x + Math.cos(turn + index * 1.2566) * radius,
    y + Math.sin(turn + index * 1.2566) * radius,
  ])
}

export const football: Motif = {
  breadth: 1,
  motion: 'turn',
  scale: 0.45,
  draw() {
    const cut = new Scissors()
    cut.disc(0, -0.5, 0.5, '#fdfaf4')
    cut.polygon(pentagon(0, -0.5, 0.16, -Math.PI / 2), '#2c2a32', FINE)
    for (let index = 0; index < 5; index += 1) {
      const angle = -Math.PI / 2 + index * 1.2566
      cut.line(
        [
          [Math.cos(angle) * 0.16, -0.5 + Math.sin(angle) * 0.16],
          [Math.cos(angle) * 0.32, -0.5 + Math.sin(angle) * 0.32],
        ],
        0.016,
        '#2c2a32',
      )
      cut.polygon(
        pentagon(Math.cos(angle) * 0.42, -0.5 + Math.sin(angle) * 0.42, 0.1, angle + Math.PI),
        '#2c2a32',
        FINE,
      )
    }
    return cut.shapes
  },
}

export const key: Motif = {
  breadth: 0.55,
  motion: 'sway',
  floats: true,
  scale: 0.6,
  draw({ own, tones }) {
    const brass = own ?? '#dba844'
    return new Scissors()
      .rect(-0.045, -0.68, 0.09, 0.66, brass, { corner: 0.02 })
      .rect(0.03, -0.2, 0.17, 0.08, brass)
      .rect(0.03, -0.07, 0.13, 0.07, brass)
      .ring(0, -0.78, 0.22, 0.12, brass)
      .line('-0.1 -0.9, -0.26 -0.72, -0.2 -0.5', 0.03, tones.accent)
      .heart(-0.2, -0.4, 0.22, tones.accent).shapes
  },
}

export const anchor: Motif = {
  breadth: 0.8,
  motion: 'sway',
  floats: true,
  scale: 0.7,
  draw({ own, tones }) {
    const iron = own ?? tones.deep
    const cut = new Scissors()
    cut
      .ring(0, -0.9, 0.1, 0.06, iron)
      .rect(-0.04, -0.82, 0.08, 0.78, iron)
      .rect(-0.22, -0.7, 0.44, 0.07, iron, { corner: 0.03 })
      .line('-0.34 -0.32, -0.22 -0.1, 0 -0.03, 0.22 -0.1, 0.34 -0.32', 0.08, iron, { isDetail: false })
    for (const side of [-1, 1]) cut.polygon('0.24 -0.3, 0.36 -0.46, 0.44 -0.28', iron, { side })
    return cut.shapes
  },
}
