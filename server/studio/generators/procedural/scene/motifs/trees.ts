import type { MotifName, Part } from '#domain/generation/reading/brief.ts'
import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import type { Random } from '#server/platform/media/brushes/random.ts'
import { Scissors } from '../scissors.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

/** Bunches of a crown: their middle, radius and light, from −1 in the shade to 1. */
const BUNCHES = [
  [-0.25, -0.5, 0.14, -0.75],
  [0.25, -0.5, 0.15, -0.85],
  [0.02, -0.49, 0.15, -0.8],
  [0.3, -0.66, 0.14, -0.55],
  [-0.3, -0.64, 0.14, -0.25],
  [0.18, -0.8, 0.16, -0.3],
  [-0.13, -0.62, 0.19, -0.1],
  [0.12, -0.64, 0.19, -0.2],
  [-0.02, -0.76, 0.22, 0],
  [-0.17, -0.77, 0.15, 0.55],
  [-0.03, -0.88, 0.12, 0.8],
  [-0.22, -0.65, 0.08, 0.7],
  [0.06, -0.72, 0.09, 0.6],
] as const

/** A round outline of small lobes, as leaves make it. */
function scalloped(random: Random, x: number, y: number, radius: number): [number, number][] {
  const lobes = radius < 0.1 ? 7 : 10
  const turn = random.between(0, 1)
  const steps = 4
  return Array.from({ length: lobes * steps }, (_, index) => {
    const share = (index % steps) / steps
    const angle = ((index + turn) / (lobes * steps)) * Math.PI * 2
    const reach = radius * (0.95 + 0.09 * Math.sin(Math.PI * share))
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
}

const FRUIT: Readonly<Partial<Record<MotifName, string>>> = {
  apple: '#d8432f',
  cherry: '#b3203a',
  pear: '#d8c24a',
  plum: '#6a4a8f',
}

/** Places of fruit in a crown. */
const HUNG = [
  [-0.3, -0.62], [-0.2, -0.74], [-0.16, -0.56], [-0.06, -0.86], [-0.03, -0.66], [0.07, -0.52], [0.1, -0.76],
  [0.19, -0.64], [0.2, -0.84], [0.3, -0.58], [0.33, -0.7], [-0.27, -0.48], [-0.1, -0.96],
] as const // prettier-ignore

/** A tree's fruit, or its blossom where it has a colour. */
function hangFruit(cut: Scissors, { name, colours: [blossom] }: Part): void {
  const skin = FRUIT[name] ?? '#d8432f'
  if (blossom !== undefined) {
    for (const [nth, [x, y]] of HUNG.entries())
      for (const [dx, dy] of [
        [0, 0],
        [0.07, 0.05],
        [-0.06, 0.06],
        [0.03, -0.07],
      ] as const)
        // prettier-ignore
        for (let petal = 0; petal < 5; petal += 1) {
          const angle = nth + (petal / 5) * Math.PI * 2
          cut.disc(
            x + dx + Math.cos(angle) * 0.016,
            y + dy + Math.sin(angle) * 0.016,
            0.015,
            petal % 2 === 0 ? blossom : lighter(blossom, 0.08),
            FINE,
          )
        }
    return
  }
  for (const [x, y] of HUNG) {
    if (name === 'cherry')
      for (const dx of [-0.022, 0.024])
        cut
          .line([[x + dx, y], [x, y - 0.055]], 0.006, '#5f7a3a') // prettier-ignore
          .disc(x + dx, y, 0.023, skin, FINE)
          .disc(x + dx - 0.007, y - 0.007, 0.006, '#ffffff', { ...FINE, alpha: 0.6 })
    else
      cut
        .oval(x, y, name === 'plum' ? 0.027 : 0.036, name === 'apple' ? 0.035 : 0.042, skin, FINE)
        .disc(x - 0.012, y - 0.012, 0.008, '#ffffff', { ...FINE, alpha: 0.6 })
        .line([[x, y - 0.034], [x + 0.008, y - 0.055]], 0.007, '#6b4630') // prettier-ignore
  }
}

export const tree: Motif = {
  breadth: 0.85,
  motion: 'sway',
  scale: 1.2,
  draw({ own, tones, random, of = null, isSnowy = false }) {
    // Under snow the twigs are white, and in the shade as blue as the evening.
    const crown = isSnowy ? '#dfeaf3' : (own ?? tones.leaf)
    const shade = isSnowy
      ? '#93a9c2'
      : own === null
        ? tones.leafDark
        : mix(darker(crown, 0.12), tones.leafDark, 0.4)
    const bark = '#7a5539'
    const cut = new Scissors()
    cut.blob(
      '-0.1 0.005, -0.05 -0.05, -0.036 -0.2, -0.045 -0.5, 0.045 -0.5, 0.036 -0.2, 0.055 -0.05, 0.11 0.005, 0.02 -0.012',
      bark,
    )
    cut.line('0 -0.32, 0.13 -0.48', 0.026, bark).line('0 -0.36, -0.14 -0.5', 0.024, bark)
    for (const [x, y] of [
      [-0.016, -0.1],
      [0.014, -0.17],
      [-0.01, -0.26],
    ] as const)
      cut.line(
        [
          [x, y],
          [x + 0.004, y - 0.06],
        ],
        0.006,
        darker(bark, 0.08),
      )
    // Bunches of leaves: the shaded ones behind and below, the lit ones before them, up to the left.
    for (const [x, y, radius, light] of BUNCHES) {
      const colour = light < 0 ? mix(crown, shade, -light) : lighter(crown, light * 0.08)
      cut.blob(scalloped(random, x, y, radius), colour, light <= -0.75 ? {} : FINE)
    }
    for (let dot = 0; dot < 46; dot += 1) {
      const [x, y, radius, light] = BUNCHES[dot % BUNCHES.length] ?? [0, -0.6, 0.2, 0]
      const [angle, reach] = [random.between(0, 6.3), radius * random.between(0.1, 0.8)]
      const isLit = light >= 0 && dot % 4 !== 1
      cut.leaf(
        x + Math.cos(angle) * reach,
        y + Math.sin(angle) * reach,
        0.034,
        0.011,
        angle,
        isLit ? lighter(crown, 0.07 + Math.max(0, light) * 0.09) : mix(crown, shade, 0.7),
        { ...FINE, alpha: 0.75 },
      )
    }
    if (of !== null && !isSnowy) hangFruit(cut, of)
    return cut.shapes
  },
}

export const spruce: Motif = {
  breadth: 0.5,
  motion: 'sway',
  scale: 1.2,
  draw({ own, tones, random, isSnowy = false }) {
    const green = own ?? mix('#2f7d5c', tones.leafDark, 0.35)
    const cut = new Scissors()
    cut.rect(-0.025, -0.1, 0.05, 0.1, '#5a4030')
    for (let tier = 5; tier >= 0; tier -= 1) {
      const [top, foot, half] = [-1 + tier * 0.13, -0.7 + tier * 0.13, 0.075 + tier * 0.034]
      const [left, right] = [random.between(-0.012, 0.018), random.between(-0.012, 0.018)]
      const needles = tier % 2 === 0 ? green : darker(green, 0.025)
      // The boughs of each tier hang over the one below, and throw a shadow on it.
      const hem: [number, number][] = [
        [half, foot + right],
        [half * 0.72, foot - 0.032],
        [half * 0.5, foot + 0.006],
        [half * 0.24, foot - 0.022],
        [0, foot + 0.018],
        [-half * 0.24, foot - 0.022],
        [-half * 0.5, foot + 0.006],
        [-half * 0.72, foot - 0.032],
        [-half, foot + left],
      ]
      const slope = (side: -1 | 1): [number, number][] => [
        [side * half * 0.2, top + (foot - top) * 0.34],
        [side * half * 0.52, top + (foot - top) * 0.7],
      ]
      const outline: [number, number][] = [[0, top], ...slope(1), ...hem, ...slope(-1).toReversed()]
      cut.polygon(
        outline.map(([x, y]): [number, number] => [x * 0.97, y + 0.022]),
        darker(green, 0.1),
        FINE,
      )
      cut.polygon(outline, needles, tier === 5 ? {} : FINE)
      cut.polygon(
        [
          [0, top],
          ...slope(-1),
          [-half * 0.8, foot - 0.02],
          [-half * 0.42, foot - 0.05],
          [-half * 0.12, top + (foot - top) * 0.5],
        ],
        lighter(needles, 0.045),
        { ...FINE, alpha: 0.8 },
      )
      if (!isSnowy) continue
      cut.blob(
        [
          [0, top + (tier === 0 ? 0.02 : -0.012)],
          [half * 0.24, top + (foot - top) * 0.36],
          [half * 0.66, top + (foot - top) * 0.82],
          [half * 0.4, top + (foot - top) * 0.72],
          [half * 0.2, top + (foot - top) * 0.66],
          [0, top + (foot - top) * 0.5],
          [-half * 0.24, top + (foot - top) * 0.7],
          [-half * 0.46, top + (foot - top) * 0.72],
          [-half * 0.72, top + (foot - top) * 0.84],
          [-half * 0.26, top + (foot - top) * 0.36],
        ],
        tier % 2 === 0 ? '#f7fbff' : '#eaf3fb',
        FINE,
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
