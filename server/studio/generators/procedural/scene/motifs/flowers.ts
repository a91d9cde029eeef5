import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { daisyHead, petals, roseHead, tulipHead } from './flowerHeads.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

/** A stem from the ground to (x, y), with leaves. */
function stem(cut: Scissors, x: number, y: number, width: number, colour: string, leafColour: string): void {
  cut.line(
    [
      [0, 0],
      [x * 0.3 + 0.02, y * 0.5],
      [x, y],
    ],
    width,
    colour,
    { isDetail: false },
  )
  cut
    .leaf(x * 0.15, y * 0.28, 0.3, 0.055, -0.75, leafColour)
    .leaf(x * 0.25, y * 0.42, 0.27, 0.05, Math.PI + 0.7, darker(leafColour, 0.04))
}

export const rose: Motif = {
  breadth: 0.5,
  motion: 'sway',
  draw({ own, tones }) {
    const cut = new Scissors()
    stem(cut, 0.02, -0.7, 0.024, tones.leafDark, tones.leaf)
    for (const turn of [-2.4, -1.57, -0.7]) cut.leaf(0.02, -0.64, 0.16, 0.03, turn, tones.leafDark, FINE)
    roseHead(cut, 0.02, -0.8, 0.2, own ?? mix('#c92f4a', tones.accent, 0.35))
    return cut.shapes
  },
}

export const tulip: Motif = {
  breadth: 0.45,
  motion: 'sway',
  draw({ own, tones, random }) {
    const cut = new Scissors()
    cut.line('0 0, 0.02 -0.4, 0 -0.72', 0.03, tones.leaf, { isDetail: false })
    cut.leaf(0, 0, 0.66, 0.055, -1.85, tones.leafDark).leaf(0.01, 0, 0.58, 0.055, -1.2, tones.leaf)
    tulipHead(cut, 0, -0.7, 0.3, own ?? random.pick([tones.accent, '#e2503f', '#f3b03f', '#d96b9a']))
    return cut.shapes
  },
}

export const sunflower: Motif = {
  breadth: 0.6,
  motion: 'sway',
  draw({ own, tones, random }) {
    const gold = own ?? '#f3b12f'
    const cut = new Scissors()
    stem(cut, 0, -0.68, 0.032, tones.leafDark, tones.leaf)
    petals(cut, 0, -0.72, 18, 0.28, 0.04, darker(gold, 0.06), 0.17)
    petals(cut, 0, -0.72, 18, 0.255, 0.042, gold, 0, FINE)
    cut.disc(0, -0.72, 0.135, '#5a3420')
    for (let seed = 0; seed < 60; seed += 1) {
      const [reach, angle] = [0.125 * Math.sqrt(seed / 60), seed * 2.39996]
      cut.disc(
        Math.cos(angle) * reach,
        -0.72 + Math.sin(angle) * reach,
        0.0075,
        random.chance(0.5) ? '#8a5a30' : '#3b2114',
        FINE,
      )
    }
    return cut.shapes
  },
}

export const poppy: Motif = {
  breadth: 0.5,
  motion: 'sway',
  draw({ own, tones }) {
    const red = own ?? '#dd3b2a'
    const cut = new Scissors()
    cut.line('0 0, 0.05 -0.4, 0 -0.74', 0.016, tones.leafDark, { isDetail: false })
    cut
      .leaf(0.03, -0.2, 0.24, 0.03, -0.9, tones.leaf)
      .leaf(0.03, -0.26, 0.22, 0.03, Math.PI + 0.9, tones.leaf)
    cut.blob('0 -0.74, -0.26 -0.78, -0.2 -0.96, 0 -0.99, 0.2 -0.96, 0.26 -0.78', darker(red, 0.07))
    cut
      .blob('0 -0.68, -0.24 -0.72, -0.22 -0.88, -0.06 -0.84, 0.02 -0.86', red)
      .blob('0 -0.68, 0.24 -0.72, 0.22 -0.89, 0.04 -0.86, -0.02 -0.84', lighter(red, 0.03))
    cut.oval(0, -0.83, 0.065, 0.05, '#2c1a22', FINE).oval(0, -0.845, 0.03, 0.022, '#7f9a5a', FINE)
    return cut.shapes
  },
}

export const daisy: Motif = {
  breadth: 0.45,
  motion: 'sway',
  draw({ own, tones }) {
    const cut = new Scissors()
    stem(cut, 0.02, -0.78, 0.016, tones.leafDark, tones.leaf)
    daisyHead(cut, 0.02, -0.8, 0.2, own ?? '#fffdf6', '#f2b632')
    return cut.shapes
  },
}

export const lavender: Motif = {
  breadth: 0.5,
  motion: 'sway',
  draw({ own, tones, random }) {
    const violet = own ?? '#8a74c9'
    const cut = new Scissors()
    for (const lean of [-0.16, -0.06, 0.05, 0.15]) {
      cut.line(
        [
          [lean * 0.2, 0],
          [lean * 0.5, -0.4],
          [lean, -0.9],
        ],
        0.012,
        tones.leafDark,
      )
      for (let bud = 0; bud < 11; bud += 1) {
        const share = bud / 10
        const x = lean * (0.62 + share * 0.38)
        cut.oval(
          x + (bud % 2 === 0 ? -1 : 1) * 0.022 * (1.15 - share),
          -0.56 - share * 0.4 + Math.abs(lean) * 0.3,
          0.025,
          0.032,
          random.chance(0.4) ? lighter(violet, 0.08) : violet,
          { isDetail: bud % 3 > 0 },
        )
      }
    }
    return cut.shapes
  },
}
