import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { eyes, INK } from './faces.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

/** A sitting cat with its tail around it. */
export const cat: Motif = {
  breadth: 0.72,
  motion: 'sway',
  draw({ own, random }) {
    const fur = own ?? random.pick(['#e08a45', '#6d6a78', '#3b3540', '#f0dcc0', '#b98a5e'])
    const dark = darker(fur, 0.11)
    const pale = mix(fur, '#fff6ea', 0.72)
    const cut = new Scissors()
    cut.line('0.16 -0.06, 0.42 -0.04, 0.46 -0.26, 0.36 -0.36', 0.085, dark, { isDetail: false })
    cut.blob('-0.24 0, -0.27 -0.22, -0.17 -0.5, 0 -0.6, 0.17 -0.5, 0.27 -0.22, 0.24 0, 0 0.02', fur)
    cut.blob('-0.11 -0.08, -0.12 -0.3, 0 -0.47, 0.12 -0.3, 0.11 -0.08, 0 -0.03', pale, FINE)
    for (const side of [-1, 1]) {
      cut.blob('0.04 -0.02, 0.06 -0.24, 0.14 -0.2, 0.15 -0.02', lighter(fur, 0.02), { ...FINE, side })
      cut.oval(side * 0.1, -0.015, 0.065, 0.032, pale, FINE)
      cut.polygon('0.07 -0.86, 0.2 -1, 0.24 -0.72', fur, { side })
      cut.polygon('0.11 -0.86, 0.19 -0.94, 0.215 -0.78', mix(pale, '#e99a8c', 0.5), { ...FINE, side })
    }
    cut.blob('-0.25 -0.7, -0.17 -0.86, 0 -0.89, 0.17 -0.86, 0.25 -0.7, 0.17 -0.55, 0 -0.51, -0.17 -0.55', fur)
    for (const stripe of [-0.06, 0, 0.06])
      cut.line(
        [
          [stripe, -0.87],
          [stripe * 0.8, -0.8],
        ],
        0.022,
        dark,
      )
    cut.oval(0, -0.6, 0.105, 0.07, pale, FINE)
    eyes(cut, 0, -0.7, 0.1, 0.036)
    cut.polygon('-0.022 -0.645, 0.022 -0.645, 0 -0.615', '#d9776b', FINE)
    for (const side of [-1, 1]) {
      cut.line('0 -0.615, 0.03 -0.585, 0.06 -0.6', 0.009, INK, { side })
      cut.line('0.1 -0.61, 0.3 -0.64', 0.006, mix(dark, '#ffffff', 0.4), { side })
      cut.line('0.1 -0.59, 0.29 -0.57', 0.006, mix(dark, '#ffffff', 0.4), { side })
    }
    return cut.shapes
  },
}

/** A sitting dog with its tongue out. */
export const dog: Motif = {
  breadth: 0.7,
  motion: 'sway',
  draw({ own, random, tones }) {
    const fur = own ?? random.pick(['#d99a56', '#8a5a3a', '#efe0c8', '#4a3d3a'])
    const dark = darker(fur, 0.16)
    const pale = mix(fur, '#fffaf0', 0.8)
    const cut = new Scissors()
    cut.line('0.18 -0.08, 0.36 -0.16, 0.4 -0.34', 0.07, fur, { isDetail: false })
    cut.blob('-0.22 0, -0.25 -0.24, -0.14 -0.52, 0.14 -0.52, 0.25 -0.24, 0.22 0', fur)
    cut.blob('-0.1 -0.06, -0.11 -0.34, 0 -0.48, 0.11 -0.34, 0.1 -0.06', pale, FINE)
    for (const side of [-1, 1]) {
      cut.rect(side * 0.105 - 0.055, -0.26, 0.11, 0.25, lighter(fur, 0.02), { corner: 0.05, isDetail: true })
      cut.oval(side * 0.11, -0.02, 0.075, 0.035, pale, FINE)
    }
    cut.blob(
      '-0.21 -0.74, -0.16 -0.93, 0 -0.98, 0.16 -0.93, 0.21 -0.74, 0.14 -0.54, 0 -0.5, -0.14 -0.54',
      fur,
    )
    cut.blob(
      '-0.035 -0.95, 0.035 -0.95, 0.05 -0.74, 0.13 -0.62, 0 -0.5, -0.13 -0.62, -0.05 -0.74',
      pale,
      FINE,
    )
    for (const side of [-1, 1]) {
      cut.blob('0.13 -0.95, 0.27 -0.88, 0.31 -0.64, 0.22 -0.58, 0.17 -0.74', dark, { side })
    }
    eyes(cut, 0, -0.76, 0.09, 0.034)
    cut.oval(0, -0.66, 0.052, 0.036, INK, FINE)
    cut.blob('-0.032 -0.585, 0.032 -0.585, 0.034 -0.52, 0 -0.49, -0.034 -0.52', '#e0675c', FINE)
    for (const side of [-1, 1]) cut.line('0 -0.63, 0.035 -0.585, 0.08 -0.6', 0.011, INK, { side })
    cut.rect(-0.15, -0.5, 0.3, 0.05, tones.accent, { corner: 0.025, isDetail: true })
    cut.disc(0, -0.435, 0.032, '#f4c35a', FINE)
    return cut.shapes
  },
}
