import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { FINE, LIT } from './light.ts'
import type { Motif } from './motif.ts'

/** A flame whose wick is at (x, y). */
export function flame(cut: Scissors, x: number, y: number, tall: number): void {
  const points = (wide: number, high: number): [number, number][] => [
    [x, y],
    [x - wide, y - high * 0.36],
    [x - wide * 0.3, y - high * 0.72],
    [x + wide * 0.1, y - high],
    [x + wide * 0.5, y - high * 0.62],
    [x + wide, y - high * 0.34],
  ]
  cut.blob(points(tall * 0.3, tall), '#ff9a3c', LIT).blob(points(tall * 0.16, tall * 0.6), '#fff1b8', LIT)
}

export const cake: Motif = {
  breadth: 0.95,
  motion: 'still',
  draw({ own, of, tones }) {
    const parts = of === undefined || of === null ? [] : [of.name, ...(of.others ?? [])]
    const fruit = parts.find((name) => name === 'strawberry' || name === 'cherry' || name === 'raspberry')
    const candles = Math.min(9, of?.name === 'candle' ? of.count : fruit === undefined ? 5 : 0)
    const sponge = own ?? tones.accent
    const cream = mix(tones.paper, '#fffaf0', 0.6)
    const cut = new Scissors()
    cut
      .oval(0, -0.03, 0.48, 0.035, darker(tones.second, 0.1))
      .rect(-0.08, -0.03, 0.16, 0.03, darker(tones.second, 0.16))
    for (const [half, top, tall, body, icing] of [
      [0.4, -0.31, 0.27, sponge, cream],
      [0.27, -0.55, 0.24, cream, sponge],
    ] as const) {
      cut.rect(-half, top, half * 2, tall, body, { corner: 0.03 })
      const drips: [number, number][] = [
        [-half, top + 0.02],
        [-half + 0.03, top - 0.012],
        [half - 0.03, top - 0.012],
        [half, top + 0.02],
      ]
      const count = 9
      for (let drop = 0; drop <= count; drop += 1) {
        const x = half - (drop / count) * half * 2
        drips.push([x, top + (drop % 2 === 0 ? 0.05 : 0.1 + (drop % 3) * 0.02)])
      }
      cut.blob(drips, icing)
      for (let dot = 0; dot < 9; dot += 1)
        cut.disc(
          -half + ((dot + 0.5) / 9) * half * 2,
          top + tall - 0.022,
          0.019,
          dot % 2 === 0 ? tones.second : icing,
          FINE,
        )
    }
    onTiers(cut, fruit, tones.second)
    for (let candle = 0; candle < candles; candle += 1) {
      const x = (candle - (candles - 1) / 2) * Math.min(0.1, 0.46 / candles)
      const tall = candle % 2 === 0 ? 0.24 : 0.2
      cut.rect(x - 0.014, -0.58 - tall, 0.028, tall, candle % 2 === 0 ? lighter(sponge, 0.1) : tones.second, {
        corner: 0.01,
      })
      for (let band = 0; band < 4; band += 1)
        cut.line(
          [
            [x - 0.014, -0.62 - band * 0.05],
            [x + 0.014, -0.6 - band * 0.05],
          ],
          0.01,
          '#ffffff',
        )
      flame(cut, x, -0.58 - tall, 0.13)
    }
    return cut.shapes
  },
}

/** Fruit on both tiers of a cake; sugar pearls when none was requested. */
function onTiers(
  cut: Scissors,
  fruit: 'strawberry' | 'cherry' | 'raspberry' | undefined,
  pearl: string,
): void {
  if (fruit === undefined) {
    for (let berry = 0; berry < 5; berry += 1)
      cut.disc((berry - 2) * 0.115, -0.575, 0.036, berry % 2 === 0 ? '#c8324a' : pearl)
    return
  }
  const at = [-0.2, -0.07, 0.07, 0.2].map((x) => [x, -0.54] as const)
  const below = [-0.345, 0.345].map((x) => [x, -0.3] as const)
  for (const [x, y] of [...at, ...below]) {
    if (fruit === 'cherry') {
      cut.line([[x, y - 0.06], [x + 0.03, y - 0.15]], 0.012, '#5f7a3a').disc(x, y - 0.045, 0.05, '#b3203a') // prettier-ignore
      continue
    }
    cut.blob(
      [
        [x, y + 0.01],
        [x - 0.06, y - 0.07],
        [x - 0.04, y - 0.13],
        [x, y - 0.12],
        [x + 0.04, y - 0.13],
        [x + 0.06, y - 0.07],
      ],
      '#d8324a',
    )
    cut.star(x, y - 0.13, 0.045, 5, 0.4, '#4d8f4a', FINE)
    for (const [dx, dy] of [
      [-0.022, -0.075],
      [0.022, -0.075],
      [0, -0.04],
    ] as const)
      cut.oval(x + dx, y + dy, 0.006, 0.01, '#f7dc9a', FINE)
  }
}

function blownUp(cut: Scissors, x: number, y: number, radius: number, colour: string): void {
  cut.polygon(
    [
      [x, y + radius * 1.12],
      [x - radius * 0.13, y + radius * 1.32],
      [x + radius * 0.13, y + radius * 1.32],
    ],
    darker(colour, 0.1),
  )
  cut.blob(
    [
      [x, y - radius * 1.1],
      [x + radius * 0.86, y - radius * 0.56],
      [x + radius * 0.84, y + radius * 0.34],
      [x, y + radius * 1.18],
      [x - radius * 0.84, y + radius * 0.34],
      [x - radius * 0.86, y - radius * 0.56],
    ],
    colour,
  )
  cut.oval(x - radius * 0.4, y - radius * 0.5, radius * 0.12, radius * 0.27, '#ffffff', {
    turn: 0.6,
    alpha: 0.6,
    isDetail: true,
  })
}

/** One on its string. */
export const balloon: Motif = {
  breadth: 0.4,
  motion: 'rise',
  floats: true,
  scale: 1,
  draw({ own, tones, of = null }) {
    const cut = new Scissors()
    cut.line('0 -0.48, 0.03 -0.3, -0.02 -0.14, 0.02 0', 0.009, tones.deep)
    if (of?.name === 'heart') {
      const foil = own ?? '#e0455f'
      cut
        .polygon('0 -0.5, -0.026 -0.455, 0.026 -0.455', darker(foil, 0.1))
        .heart(0, -0.74, 0.46, foil)
        .oval(-0.12, -0.84, 0.03, 0.06, '#ffffff', { turn: 0.7, alpha: 0.6, isDetail: true })
      return cut.shapes
    }
    blownUp(cut, 0, -0.73, 0.2, own ?? tones.accent)
    return cut.shapes
  },
}

/** A usual bunch: the middle of each balloon, its radius and the number of its colour. */
const BUNCH: readonly Blown[] = [
  [-0.22, -0.62, 0.145, 0],
  [0.22, -0.66, 0.15, 1],
  [0.03, -0.84, 0.13, 2],
  [0, -0.58, 0.17, 3],
]

type Blown = readonly [x: number, y: number, radius: number, colour: number]

/** So many, each of which can be counted. */
function inRows(count: number): readonly Blown[] {
  const most = count < 5 ? 2 : count < 8 ? 3 : 4
  const radius = count < 5 ? 0.15 : count < 8 ? 0.125 : 0.1
  return Array.from({ length: count }, (_, index): Blown => {
    const row = Math.floor(index / most)
    const inRow = Math.min(most, count - row * most)
    const x = ((index % most) - (inRow - 1) / 2) * radius * 1.9
    return [x, -0.54 - row * radius * 2.1 + Math.abs(x) * 0.12, radius, index + row]
  }).toReversed()
}

export const balloons: Motif = {
  breadth: 0.75,
  motion: 'rise',
  floats: true,
  scale: 1.15,
  draw({ own, all = [], of = null, tones }) {
    const usual =
      own === null
        ? [tones.second, mix(tones.accent, tones.deep, 0.3), '#fff3dd', tones.accent]
        : [lighter(own, 0.1), darker(own, 0.08), mix(own, '#ffffff', 0.6), own]
    const colours = all.length > 1 ? usual.map((_, index) => all[index % all.length] ?? tones.accent) : usual
    const cut = new Scissors()
    const bunch = of?.name === 'balloon' ? inRows(of.count) : BUNCH
    for (const [x, y, radius] of bunch)
      cut.line(
        [
          [x, y + radius * 1.3],
          [x * 0.4, -0.26],
          [0, 0],
        ],
        0.006,
        tones.deep,
      )
    for (const [x, y, radius, index] of bunch)
      blownUp(cut, x, y, radius, colours[index % colours.length] ?? tones.accent)
    return cut.shapes
  },
}

export const gift: Motif = {
  breadth: 0.95,
  motion: 'still',
  scale: 0.62,
  draw({ own, tones, of = null, nth = 0 }) {
    // Several are wrapped in papers of one family.
    const papers = [
      [tones.accent, tones.second],
      [mix(tones.second, '#ffffff', 0.12), tones.accent],
      [mix(tones.accent, tones.deep, 0.5), mix(tones.second, '#ffffff', 0.35)],
      [mix(tones.accent, '#ffffff', 0.5), tones.accent],
    ] as const
    const [paper, tie] = papers[nth % papers.length] ?? papers[0]
    const box = own ?? paper
    const tied = of?.name === 'bow' ? of.colours[0] : undefined
    const ribbon = tied !== undefined ? tied : own === null ? tie : mix(tones.second, '#fff2d0', 0.3)
    const cut = new Scissors()
    cut
      .rect(-0.4, -0.6, 0.8, 0.6, box, { corner: 0.02 })
      .rect(-0.45, -0.74, 0.9, 0.18, lighter(box, 0.04), { corner: 0.02 })
    for (const [x, y] of [
      [-0.28, -0.44],
      [-0.2, -0.16],
      [0.24, -0.42],
      [0.3, -0.14],
      [-0.32, -0.28],
      [0.18, -0.26],
    ] as const)
      cut.disc(x, y, 0.026, lighter(box, 0.14), FINE)
    cut.rect(-0.08, -0.74, 0.16, 0.74, ribbon)
    for (const side of [-1, 1]) {
      cut.blob('0 -0.74, 0.14 -0.98, 0.36 -0.98, 0.36 -0.82, 0.18 -0.75', ribbon, { side })
      cut.blob('0.06 -0.78, 0.17 -0.91, 0.28 -0.92, 0.27 -0.83', darker(ribbon, 0.12), {
        side,
        isDetail: true,
      })
    }
    cut.oval(0, -0.77, 0.075, 0.07, darker(ribbon, 0.05))
    return cut.shapes
  },
}

export const candle: Motif = {
  breadth: 0.5,
  motion: 'flicker',
  scale: 0.8,
  draw({ own, tones, isOpen = false }) {
    const wax = own ?? mix(tones.paper, '#fff0d6', 0.5)
    const cut = new Scissors()
    // Outside it stands on a stone, with a light around it.
    if (isOpen)
      cut
        .disc(0, -0.7, 0.85, '#ffcf80', { ...LIT, alpha: 0.16 })
        .blob(
          '-0.46 0.06, -0.5 -0.04, -0.36 -0.1, 0 -0.12, 0.36 -0.1, 0.5 -0.03, 0.46 0.06, 0 0.09',
          mix('#8f9196', tones.haze, 0.15),
        )
        .blob('-0.38 -0.05, 0 -0.1, 0.38 -0.05, 0 -0.01', mix('#b4b6b8', tones.haze, 0.15), FINE)
    cut.oval(0, -0.03, 0.24, 0.04, darker(tones.second, 0.08))
    cut
      .rect(-0.13, -0.62, 0.26, 0.6, wax, { corner: 0.03 })
      .oval(0, -0.61, 0.13, 0.03, lighter(wax, 0.06), FINE)
    cut.blob('-0.13 -0.6, -0.06 -0.61, -0.06 -0.44, -0.09 -0.4, -0.13 -0.45', lighter(wax, 0.05), FINE)
    cut.line('0 -0.61, 0.005 -0.68', 0.014, '#4a2f22')
    cut.disc(0, -0.76, 0.2, '#ffd98a', { ...LIT, alpha: 0.25 })
    flame(cut, 0, -0.66, 0.3)
    return cut.shapes
  },
}

/** Two glasses that touch, with bubbles. */
export const glasses: Motif = {
  breadth: 0.85,
  motion: 'sway',
  draw({ own, tones }) {
    const wine = own ?? '#f3c75f'
    const glass = mix('#eef6fa', tones.haze, 0.2)
    const cut = new Scissors()
    for (const side of [-1, 1]) {
      cut
        .line('0.13 -0.5, 0.27 -0.04', 0.026, glass, { side, isDetail: false })
        .line('0.15 -0.02, 0.38 -0.05', 0.034, glass, { side, isDetail: false })
      cut.blob('0.02 -0.94, 0.26 -0.99, 0.27 -0.66, 0.18 -0.46, 0.08 -0.48, 0.03 -0.64', glass, {
        side,
        alpha: 0.75,
      })
      cut.blob('0.035 -0.78, 0.262 -0.82, 0.255 -0.66, 0.175 -0.48, 0.085 -0.5, 0.04 -0.64', wine, {
        side,
        isDetail: true,
      })
      for (const [x, y] of [
        [0.1, -0.58],
        [0.17, -0.64],
        [0.12, -0.7],
        [0.2, -0.74],
        [0.16, -0.54],
      ] as const)
        cut.disc(side * x, y, 0.012, '#fff8dc', FINE)
    }
    cut.star(0, -1.02, 0.09, 4, 0.25, '#fff0b8', LIT)
    return cut.shapes
  },
}
