import { darker, lighter, mix } from '#server/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

export const tree: Motif = {
  breadth: 0.85,
  motion: 'sway',
  scale: 1.2,
  draw({ own, tones, random }) {
    const crown = own ?? tones.leaf
    const bark = '#6b4a34'
    const cut = new Scissors()
    cut.blob('-0.07 0, -0.035 -0.2, -0.04 -0.5, 0.04 -0.5, 0.035 -0.2, 0.08 0', bark)
    cut.line('0 -0.34, 0.12 -0.5', 0.026, bark).line('0 -0.4, -0.13 -0.56', 0.024, bark)
    for (const [x, y, radius] of [
      [-0.24, -0.55, 0.17],
      [0.25, -0.56, 0.17],
      [-0.14, -0.74, 0.19],
      [0.16, -0.75, 0.18],
      [0, -0.6, 0.2],
      [0.01, -0.84, 0.15],
    ] as const) {
      const points = Array.from({ length: 9 }, (_, index): [number, number] => {
        const angle = (index / 9) * Math.PI * 2
        const reach = radius * random.between(0.88, 1.1)
        return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
      })
      cut.blob(points, y < -0.7 ? lighter(crown, 0.05) : mix(crown, tones.leafDark, x > 0.1 ? 0.4 : 0.15))
    }
    for (let dot = 0; dot < 26; dot += 1) {
      const [angle, reach] = [random.between(0, 6.3), random.between(0.05, 0.3)]
      cut.leaf(
        Math.cos(angle) * reach,
        -0.68 + Math.sin(angle) * reach * 0.8,
        0.045,
        0.012,
        angle,
        dot % 3 === 0 ? lighter(crown, 0.12) : tones.leafDark,
        FINE,
      )
    }
    return cut.shapes
  },
}

export const spruce: Motif = {
  breadth: 0.5,
  motion: 'sway',
  scale: 1.2,
  draw({ own, tones, random }) {
    const green = own ?? mix('#3a6a56', tones.leafDark, 0.4)
    const cut = new Scissors()
    cut.rect(-0.025, -0.1, 0.05, 0.1, '#5a4030')
    for (let tier = 0; tier < 6; tier += 1) {
      const [top, foot, half] = [-1 + tier * 0.13, -0.72 + tier * 0.13, 0.07 + tier * 0.034]
      cut.polygon(
        [
          [0, top],
          [half, foot + random.between(-0.01, 0.02)],
          [half * 0.45, foot - 0.03],
          [0, foot + 0.015],
          [-half * 0.45, foot - 0.03],
          [-half, foot + random.between(-0.01, 0.02)],
        ],
        tier % 2 === 0 ? green : darker(green, 0.03),
      )
    }
    return cut.shapes
  },
}

export const birch: Motif = {
  breadth: 0.6,
  motion: 'sway',
  scale: 1.25,
  draw({ own, tones, random }) {
    const cut = new Scissors()
    cut.blob('-0.035 0, -0.02 -0.5, -0.012 -0.95, 0.012 -0.95, 0.026 -0.5, 0.04 0', '#f3efe8')
    for (let mark = 0; mark < 9; mark += 1)
      cut.line(
        [
          [-0.026, -0.06 - mark * 0.085],
          [random.between(-0.005, 0.016), -0.065 - mark * 0.085],
        ],
        0.012,
        '#3c3638',
      )
    for (let twig = 0; twig < 9; twig += 1) {
      const y = -0.42 - twig * 0.06
      const side = twig % 2 === 0 ? 1 : -1
      const reach = 0.26 - twig * 0.016
      cut.line(
        [
          [0, y],
          [side * reach * 0.5, y - 0.08],
          [side * reach, y + 0.02],
        ],
        0.008,
        '#6b5a50',
      )
      for (let blade = 1; blade < 8; blade += 1)
        cut.leaf(
          side * reach * (blade / 7),
          y - 0.07 + blade * 0.012,
          0.07,
          0.018,
          random.between(0.6, 2.4),
          random.pick([own ?? tones.leaf, lighter(own ?? tones.leaf, 0.07), tones.leafDark]),
          { isDetail: blade % 2 === 0 },
        )
    }
    return cut.shapes
  },
}

export const palm: Motif = {
  breadth: 0.85,
  motion: 'sway',
  scale: 1.2,
  draw({ own, tones }) {
    const green = own ?? mix('#3f8a5c', tones.leaf, 0.3)
    const cut = new Scissors()
    cut.line('-0.08 0, -0.02 -0.36, 0.06 -0.68', 0.05, '#9a7048', { isDetail: false })
    for (let ring = 0; ring < 8; ring += 1)
      cut.line(
        [
          [-0.09 + ring * 0.019, -0.06 - ring * 0.08],
          [-0.04 + ring * 0.019, -0.07 - ring * 0.08],
        ],
        0.008,
        '#7a5636',
      )
    for (const turn of [-3.5, -2.9, -2.3, -1.57, -0.85, -0.25, 0.35]) {
      const [x, y] = [0.06 + Math.cos(turn) * 0.4, -0.72 + Math.sin(turn) * 0.26 + 0.09]
      cut.blob(
        [
          [0.06, -0.7],
          [(x + 0.06) / 2, (y - 0.7) / 2 - 0.1],
          [x, y],
          [(x + 0.06) / 2, (y - 0.7) / 2 - 0.03],
        ],
        turn < -1.6 ? green : darker(green, 0.04),
      )
    }
    for (const [x, y] of [
      [0.03, -0.67],
      [0.1, -0.66],
    ] as const)
      cut.disc(x, y, 0.035, '#7a5030')
    return cut.shapes
  },
}

export const cactus: Motif = {
  breadth: 0.6,
  motion: 'sway',
  scale: 0.8,
  draw({ own, tones }) {
    const green = own ?? '#5b9a6a'
    const cut = new Scissors()
    cut
      .line('-0.02 -0.5, -0.26 -0.5, -0.27 -0.72', 0.13, green, { isDetail: false })
      .line('0.02 -0.4, 0.25 -0.4, 0.26 -0.62', 0.12, green, { isDetail: false })
    cut.rect(-0.12, -0.98, 0.24, 0.8, green, { corner: 0.12 })
    for (const x of [-0.06, 0, 0.06])
      for (let y = -0.88; y < -0.26; y += 0.09)
        cut.line(
          [
            [x - 0.012, y],
            [x + 0.012, y + 0.02],
          ],
          0.009,
          mix(green, '#ffffff', 0.7),
        )
    for (const turn of [-2.4, -1.57, -0.7]) cut.leaf(0.02, -0.96, 0.12, 0.035, turn, '#e8648a', FINE)
    cut
      .polygon('-0.22 -0.22, 0.22 -0.22, 0.17 0, -0.17 0', tones.accent)
      .rect(-0.24, -0.25, 0.48, 0.07, darker(tones.accent, 0.05), { corner: 0.01 })
    return cut.shapes
  },
}

export const mushroom: Motif = {
  breadth: 0.85,
  motion: 'sway',
  scale: 0.5,
  draw({ own }) {
    const red = own ?? '#d23c2c'
    const cut = new Scissors()
    cut
      .blob('-0.14 0, -0.1 -0.3, -0.12 -0.56, 0.12 -0.56, 0.1 -0.3, 0.16 0', '#fbf3e4')
      .blob('-0.2 -0.44, 0 -0.38, 0.2 -0.44, 0.15 -0.5, -0.15 -0.5', '#efe2cc', FINE)
    cut.blob('-0.42 -0.5, -0.34 -0.8, 0 -1, 0.34 -0.8, 0.42 -0.5, 0 -0.44', red)
    for (const [x, y, radius] of [
      [-0.22, -0.66, 0.065],
      [0.02, -0.84, 0.075],
      [0.22, -0.64, 0.055],
      [-0.04, -0.58, 0.045],
      [0.16, -0.8, 0.035],
    ] as const)
      cut.oval(x, y, radius, radius * 0.8, '#fff6e8', FINE)
    return cut.shapes
  },
}
