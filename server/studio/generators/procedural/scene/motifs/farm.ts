import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { eyes, INK } from './faces.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

/** Body and paws of an animal that sits and looks at us; its head comes on top. */
function sitting(cut: Scissors, fur: string, belly: string): void {
  cut.blob('-0.25 -0.02, -0.28 -0.24, -0.17 -0.5, 0.17 -0.5, 0.28 -0.24, 0.25 -0.02, 0 0.02', fur)
  cut.oval(0, -0.22, 0.14, 0.17, belly, FINE)
  for (const side of [-1, 1]) {
    cut.blob('0.05 -0.02, 0.06 -0.26, 0.15 -0.24, 0.16 -0.02', lighter(fur, 0.02), { ...FINE, side })
    cut.oval(side * 0.11, -0.015, 0.07, 0.034, belly, FINE)
  }
}

export const lion: Motif = {
  breadth: 0.82,
  motion: 'sway',
  scale: 1.05,
  draw({ own, random }) {
    const fur = own ?? '#e6b25c'
    const mane = own === null ? random.pick(['#b8642c', '#a5502e']) : darker(own, 0.16)
    const cut = new Scissors()
    cut
      .line('0.2 -0.08, 0.38 -0.08, 0.42 -0.28', 0.045, fur, { isDetail: false })
      .disc(0.42, -0.31, 0.06, mane)
    sitting(cut, fur, mix(fur, '#fff3dd', 0.6))
    for (let tuft = 0; tuft < 14; tuft += 1) {
      const angle = (tuft / 14) * Math.PI * 2
      cut.oval(
        Math.cos(angle) * 0.25,
        -0.7 + Math.sin(angle) * 0.24,
        0.1,
        0.085,
        tuft % 2 === 0 ? mane : darker(mane, 0.04),
        { turn: angle, isDetail: tuft % 2 === 0 },
      )
    }
    for (const side of [-1, 1])
      cut.disc(side * 0.17, -0.9, 0.065, fur).disc(side * 0.17, -0.9, 0.035, mix(fur, '#e99a8c', 0.5), FINE)
    cut.disc(0, -0.7, 0.215, fur, FINE).oval(0, -0.62, 0.11, 0.08, mix(fur, '#fff3dd', 0.75), FINE)
    eyes(cut, 0, -0.74, 0.085, 0.028)
    cut.blob('-0.04 -0.665, 0.04 -0.665, 0 -0.62', '#7a4030', FINE)
    for (const side of [-1, 1]) cut.line('0 -0.625, 0.03 -0.59, 0.065 -0.6', 0.01, INK, { side })
    return cut.shapes
  },
}

export const cow: Motif = {
  breadth: 0.82,
  motion: 'sway',
  scale: 1.05,
  draw({ own }) {
    const hide = own ?? '#fbf5ea'
    const spot = own === null ? '#4a3d3a' : darker(own, 0.2)
    const cut = new Scissors()
    cut.line('0.2 -0.1, 0.36 -0.14, 0.38 -0.36', 0.03, hide, { isDetail: false })
    sitting(cut, hide, '#f4d4c4')
    cut
      .blob('-0.27 -0.3, -0.16 -0.44, -0.1 -0.32, -0.2 -0.2', spot, FINE)
      .blob('0.14 -0.46, 0.22 -0.36, 0.18 -0.26, 0.1 -0.34', spot, FINE)
    for (const side of [-1, 1]) {
      cut.blob('0.12 -0.9, 0.2 -0.94, 0.24 -1.02, 0.27 -0.92, 0.2 -0.85', '#e8d9b8', { side })
      cut.oval(side * 0.28, -0.8, 0.1, 0.05, side > 0 ? spot : hide, { turn: side * -0.35 })
    }
    cut.blob('-0.2 -0.78, -0.12 -0.92, 0.12 -0.92, 0.2 -0.78, 0.16 -0.6, 0 -0.54, -0.16 -0.6', hide)
    cut.blob('0.03 -0.9, 0.13 -0.91, 0.19 -0.78, 0.11 -0.68, 0.03 -0.74', spot, FINE)
    cut.oval(0, -0.6, 0.17, 0.095, '#f2b8a8', FINE)
    eyes(cut, 0, -0.76, 0.09, 0.028)
    for (const side of [-1, 1]) cut.oval(side * 0.06, -0.62, 0.018, 0.024, '#b8685c', FINE)
    cut
      .line('-0.05 -0.56, 0 -0.545, 0.05 -0.56', 0.01, '#8f4a44')
      .rect(-0.07, -0.5, 0.14, 0.035, '#d9604f', { corner: 0.015, isDetail: true })
    return cut.disc(0, -0.44, 0.035, '#f0bf4f', FINE).shapes
  },
}

export const pig: Motif = {
  breadth: 0.72,
  motion: 'sway',
  scale: 0.85,
  draw({ own }) {
    const skin = own ?? '#f3b1b0'
    const cut = new Scissors()
    cut.line('0.24 -0.14, 0.34 -0.2, 0.3 -0.28, 0.38 -0.3', 0.026, darker(skin, 0.06))
    sitting(cut, skin, lighter(skin, 0.06))
    for (const side of [-1, 1])
      cut.blob('0.1 -0.88, 0.24 -1, 0.27 -0.82, 0.18 -0.76', darker(skin, 0.05), { side })
    cut.blob(
      '-0.26 -0.68, -0.18 -0.88, 0 -0.93, 0.18 -0.88, 0.26 -0.68, 0.16 -0.5, 0 -0.46, -0.16 -0.5',
      skin,
    )
    cut.oval(0, -0.63, 0.105, 0.075, darker(skin, 0.07), FINE)
    for (const side of [-1, 1])
      cut
        .oval(side * 0.038, -0.63, 0.018, 0.027, '#b0605c', FINE)
        .oval(side * 0.18, -0.62, 0.04, 0.028, '#ea8f8a', { ...FINE, alpha: 0.6 })
    eyes(cut, 0, -0.75, 0.11, 0.027)
    return cut.line('-0.05 -0.53, 0 -0.51, 0.05 -0.53', 0.012, '#b0605c').shapes
  },
}

export const mouse: Motif = {
  breadth: 0.74,
  motion: 'sway',
  scale: 0.6,
  draw({ own }) {
    const fur = own ?? '#b3aab4'
    const pink = '#f0b7b0'
    const cut = new Scissors()
    cut.line('0.2 -0.05, 0.4 -0.02, 0.44 -0.2, 0.36 -0.3', 0.028, pink)
    sitting(cut, fur, mix(fur, '#fff6ea', 0.65))
    for (const side of [-1, 1])
      cut.disc(side * 0.23, -0.9, 0.15, fur).disc(side * 0.23, -0.9, 0.1, pink, FINE)
    cut.blob('-0.2 -0.72, -0.12 -0.88, 0 -0.91, 0.12 -0.88, 0.2 -0.72, 0.09 -0.55, 0 -0.51, -0.09 -0.55', fur)
    eyes(cut, 0, -0.73, 0.08, 0.03)
    cut.disc(0, -0.545, 0.03, '#d9776b', FINE)
    for (const side of [-1, 1])
      cut
        .line('0.05 -0.57, 0.22 -0.6', 0.006, '#8a818c', { side })
        .line('0.05 -0.55, 0.21 -0.53', 0.006, '#8a818c', { side })
    return cut.shapes
  },
}

export const squirrel: Motif = {
  breadth: 0.85,
  motion: 'sway',
  scale: 0.75,
  draw({ own }) {
    const fur = own ?? '#c8652f'
    const pale = mix(fur, '#fff3dd', 0.72)
    const cut = new Scissors()
    cut.blob(
      '0.14 -0.04, 0.36 -0.06, 0.46 -0.3, 0.42 -0.62, 0.52 -0.78, 0.4 -0.94, 0.24 -0.86, 0.2 -0.66, 0.26 -0.44, 0.18 -0.24',
      darker(fur, 0.04),
    )
    cut.blob(
      '0.26 -0.14, 0.36 -0.2, 0.38 -0.4, 0.34 -0.64, 0.4 -0.8, 0.32 -0.82, 0.27 -0.68, 0.31 -0.44',
      lighter(fur, 0.08),
      FINE,
    )
    sitting(cut, fur, pale)
    for (const side of [-1, 1]) cut.polygon('0.07 -0.86, 0.17 -1.02, 0.19 -0.78', fur, { side })
    cut.blob(
      '-0.19 -0.72, -0.12 -0.88, 0 -0.9, 0.12 -0.88, 0.19 -0.72, 0.11 -0.56, 0 -0.52, -0.11 -0.56',
      fur,
    )
    cut.oval(0, -0.61, 0.09, 0.065, pale, FINE)
    eyes(cut, 0, -0.73, 0.08, 0.032)
    cut.disc(0, -0.635, 0.022, INK, FINE).line('-0.03 -0.59, 0 -0.575, 0.03 -0.59', 0.01, INK)
    cut
      .blob('-0.07 -0.36, 0 -0.44, 0.07 -0.36, 0.05 -0.26, -0.05 -0.26', '#a5703a', FINE)
      .blob('-0.08 -0.38, 0 -0.45, 0.08 -0.38, 0 -0.36', '#7a4a2a', FINE)
    for (const side of [-1, 1])
      cut.line('0.16 -0.42, 0.12 -0.32, 0.06 -0.32', 0.05, lighter(fur, 0.03), { side })
    return cut.shapes
  },
}

export const frog: Motif = {
  breadth: 1.1,
  motion: 'sway',
  scale: 0.55,
  draw({ own }) {
    const skin = own ?? '#6fae52'
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut
        .blob('0.2 -0.1, 0.44 -0.34, 0.54 -0.2, 0.52 -0.02, 0.24 0.01', darker(skin, 0.05), { side })
        .oval(side * 0.4, -0.02, 0.14, 0.035, lighter(skin, 0.05), FINE)
    cut.blob('-0.34 -0.06, -0.36 -0.36, -0.2 -0.56, 0.2 -0.56, 0.36 -0.36, 0.34 -0.06, 0 0.01', skin)
    cut.oval(0, -0.18, 0.22, 0.17, mix(skin, '#fff9dc', 0.6), FINE)
    for (const side of [-1, 1]) cut.disc(side * 0.2, -0.84, 0.13, skin)
    cut.blob('-0.4 -0.62, -0.26 -0.84, 0 -0.86, 0.26 -0.84, 0.4 -0.62, 0.24 -0.44, 0 -0.4, -0.24 -0.44', skin)
    for (const side of [-1, 1])
      cut
        .disc(side * 0.2, -0.86, 0.085, '#fffaf0', FINE)
        .oval(side * 0.28, -0.56, 0.05, 0.034, '#ea8f7f', { ...FINE, alpha: 0.6 })
    eyes(cut, 0, -0.86, 0.2, 0.048)
    return cut.line('-0.24 -0.6, 0 -0.52, 0.24 -0.6', 0.022, darker(skin, 0.2)).shapes
  },
}

/** From the side; a unicorn has a horn and a mane of many colours. */
function horseLike(coat: string, mane: readonly [string, ...string[]], isUnicorn: boolean) {
  const cut = new Scissors()
  const dark = darker(coat, 0.07)
  const hair = (index: number) => mane[index % mane.length] ?? mane[0]
  for (let strand = 0; strand < 4; strand += 1)
    cut.line(
      [
        [0.4, -0.52],
        [0.53 + strand * 0.02, -0.44],
        [0.55 + strand * 0.03, -0.28 + strand * 0.03],
        [0.5 + strand * 0.045, -0.12],
      ],
      0.05,
      hair(strand),
    )
  for (const x of [-0.2, 0.33])
    cut
      .rect(x - 0.04, -0.36, 0.085, 0.36, dark, { corner: 0.03 })
      .rect(x - 0.042, -0.05, 0.09, 0.05, '#5a4a48', { corner: 0.015, isDetail: true })
  cut.blob('-0.3 -0.5, -0.16 -0.58, 0.2 -0.56, 0.4 -0.56, 0.44 -0.42, 0.38 -0.28, 0 -0.25, -0.27 -0.28', coat)
  for (const x of [-0.25, 0.26])
    cut
      .rect(x - 0.045, -0.36, 0.092, 0.36, coat, { corner: 0.035, isDetail: true })
      .rect(x - 0.047, -0.05, 0.096, 0.05, '#6b5856', { corner: 0.015, isDetail: true })
  cut.blob('-0.34 -0.42, -0.42 -0.66, -0.36 -0.86, -0.2 -0.84, -0.1 -0.6, -0.1 -0.42', coat, FINE)
  if (isUnicorn)
    cut
      .polygon('-0.37 -0.9, -0.42 -1.12, -0.3 -0.9', '#f0c455')
      .line('-0.385 -0.95, -0.34 -0.97', 0.01, '#fff3c4')
  cut.polygon('-0.3 -0.87, -0.24 -1, -0.2 -0.85', coat)
  cut.blob(
    '-0.22 -0.86, -0.36 -0.92, -0.5 -0.8, -0.62 -0.66, -0.58 -0.56, -0.46 -0.58, -0.34 -0.64, -0.22 -0.68',
    coat,
    FINE,
  )
  cut.blob('-0.56 -0.72, -0.63 -0.65, -0.58 -0.56, -0.5 -0.57, -0.49 -0.66', mix(coat, '#f0b7a8', 0.45), FINE)
  for (let strand = 0; strand < 6; strand += 1)
    cut.oval(-0.24 + strand * 0.032, -0.9 + strand * 0.07, 0.075, 0.055, hair(strand), {
      turn: 0.9,
      isDetail: strand % 2 === 0,
    })
  cut.oval(-0.36, -0.89, 0.06, 0.04, hair(1), { turn: 0.5, isDetail: true })
  cut
    .oval(-0.41, -0.77, 0.022, 0.03, INK, { ...FINE, isEye: true })
    .disc(-0.418, -0.782, 0.009, '#ffffff', { ...FINE, isEye: true })
  cut
    .oval(-0.57, -0.63, 0.012, 0.016, '#8a5a50', FINE)
    .line('-0.56 -0.585, -0.52 -0.6', 0.01, '#8a5a50')
    .oval(-0.38, -0.68, 0.04, 0.028, '#ea8f7f', { ...FINE, alpha: 0.4 })
  return cut.shapes
}

export const horse: Motif = {
  breadth: 1.2,
  motion: 'sway',
  scale: 1.05,
  draw({ own, random }) {
    const coat = own ?? random.pick(['#a5683a', '#8a5232', '#c9955a', '#efe6da'])
    return horseLike(coat, [darker(coat, 0.2), darker(coat, 0.15)], false)
  },
}

export const unicorn: Motif = {
  breadth: 1.2,
  motion: 'sway',
  scale: 1.05,
  draw: ({ own }) =>
    horseLike(own ?? '#fdf8fb', ['#f29bb5', '#f6c667', '#8fc9a8', '#8fb7e6', '#b79ad9'], true),
}

export const tiger: Motif = {
  breadth: 0.82,
  motion: 'sway',
  scale: 1.05,
  draw({ own }) {
    const fur = own ?? '#ef9440'
    const pale = mix(fur, '#fff6e6', 0.8)
    const stripe = own === null ? '#43302c' : darker(own, 0.3)
    const cut = new Scissors()
    cut.line('0.2 -0.08, 0.4 -0.06, 0.45 -0.28, 0.36 -0.4', 0.065, fur, { isDetail: false })
    for (const points of ['0.4 -0.24, 0.475 -0.26', '0.36 -0.36, 0.43 -0.36']) cut.line(points, 0.03, stripe)
    sitting(cut, fur, pale)
    for (const side of [-1, 1])
      for (const points of ['0.255 -0.38, 0.17 -0.4', '0.265 -0.29, 0.18 -0.29', '0.26 -0.2, 0.18 -0.18'])
        cut.line(points, 0.03, stripe, { side })
    for (const side of [-1, 1])
      cut.disc(side * 0.18, -0.9, 0.08, fur).disc(side * 0.18, -0.9, 0.045, mix(fur, '#e99a8c', 0.6), FINE)
    cut.blob(
      '-0.26 -0.66, -0.21 -0.87, 0 -0.95, 0.21 -0.87, 0.26 -0.66, 0.15 -0.51, 0 -0.47, -0.15 -0.51',
      fur,
    )
    for (const side of [-1, 1]) {
      cut.oval(side * 0.15, -0.6, 0.095, 0.085, pale, FINE).oval(side * 0.095, -0.81, 0.05, 0.032, pale, FINE)
      for (const points of ['0.075 -0.93, 0.06 -0.86', '0.255 -0.73, 0.18 -0.72', '0.25 -0.64, 0.19 -0.64'])
        cut.line(points, 0.026, stripe, { side })
    }
    cut.line('0 -0.94, 0 -0.83', 0.03, stripe).oval(0, -0.585, 0.1, 0.075, '#fffaf1', FINE)
    eyes(cut, 0, -0.73, 0.095, 0.03)
    cut.blob('-0.045 -0.635, 0.045 -0.635, 0 -0.585', '#c95f5a', FINE)
    for (const side of [-1, 1]) cut.line('0 -0.59, 0.03 -0.555, 0.065 -0.565', 0.01, INK, { side })
    return cut.shapes
  },
}
