import { darker, lighter, mix } from '#server/media/brushes/colour.ts'
import type { Random } from '#server/media/brushes/random.ts'
import { Scissors } from '../scissors.ts'
import type { Shape } from '../shape.ts'
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

/** Petals around a middle. */
function petals(
  cut: Scissors,
  x: number,
  y: number,
  count: number,
  reach: number,
  breadth: number,
  colour: string,
  turn = 0,
  manner = {},
): void {
  for (let petal = 0; petal < count; petal += 1) {
    const angle = turn + (petal / count) * Math.PI * 2
    cut.leaf(x, y, reach, breadth, angle, petal % 2 === 0 ? colour : lighter(colour, 0.03), manner)
  }
}

/** A rose's head: petals turned into each other. */
export function roseHead(cut: Scissors, x: number, y: number, radius: number, colour: string): void {
  for (let ring = 0; ring < 3; ring += 1) {
    const reach = radius * (1 - ring * 0.28)
    const tone = ring === 1 ? lighter(colour, 0.05) : ring === 0 ? darker(colour, 0.05) : colour
    for (let petal = 0; petal < 5; petal += 1) {
      const angle = (petal / 5) * Math.PI * 2 + ring * 0.62
      cut.oval(
        x + Math.cos(angle) * reach * 0.46,
        y + Math.sin(angle) * reach * 0.46,
        reach * 0.58,
        reach * 0.47,
        petal % 2 === 0 ? tone : darker(tone, 0.025),
        { turn: angle + Math.PI / 2, isDetail: ring > 0 },
      )
    }
  }
  cut.disc(x, y, radius * 0.3, darker(colour, 0.1), { isDetail: true })
  const curl: [number, number][] = Array.from({ length: 14 }, (_, index) => {
    const angle = index * 0.72
    const reach = radius * (0.04 + index * 0.019)
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
  cut.line(curl, radius * 0.055, lighter(colour, 0.12))
}

/** A full flower of many rings. */
function peonyHead(
  cut: Scissors,
  random: Random,
  x: number,
  y: number,
  radius: number,
  colour: string,
): void {
  for (let ring = 0; ring < 4; ring += 1) {
    const share = ring / 3
    const reach = radius * (1 - share * 0.66)
    const tone = mix(darker(colour, 0.05), lighter(colour, 0.13), share)
    const count = 9 - ring
    const turn = random.between(0, 3)
    for (let petal = 0; petal < count; petal += 1) {
      const angle = turn + (petal / count) * Math.PI * 2
      cut.oval(
        x + Math.cos(angle) * reach * 0.56,
        y + Math.sin(angle) * reach * 0.56,
        reach * 0.46,
        reach * 0.35,
        petal % 2 === 0 ? tone : darker(tone, 0.03),
        { turn: angle, isDetail: ring > 0 },
      )
    }
  }
  cut.disc(x, y, radius * 0.12, '#f6cf6a', { isDetail: true })
}

export function daisyHead(
  cut: Scissors,
  x: number,
  y: number,
  radius: number,
  colour: string,
  middle: string,
  manner = {},
): void {
  petals(cut, x, y, 12, radius, radius * 0.17, colour, 0.2, manner)
  cut.disc(x, y, radius * 0.3, middle, { isDetail: true })
}

function tulipHead(cut: Scissors, x: number, y: number, size: number, colour: string): void {
  for (const side of [-1, 1])
    cut.blob(
      [
        [x, y],
        [x + side * size * 0.36, y - size * 0.3],
        [x + side * size * 0.36, y - size * 0.98],
        [x + side * size * 0.1, y - size * 0.62],
      ],
      darker(colour, 0.05),
    )
  cut.blob(
    [
      [x, y + size * 0.02],
      [x - size * 0.27, y - size * 0.3],
      [x - size * 0.15, y - size * 0.8],
      [x, y - size * 1.04],
      [x + size * 0.15, y - size * 0.8],
      [x + size * 0.27, y - size * 0.3],
    ],
    colour,
    { isDetail: true },
  )
  cut.line(
    [
      [x, y - size * 0.2],
      [x, y - size * 0.8],
    ],
    size * 0.025,
    lighter(colour, 0.08),
  )
}

export const rose: Motif = {
  breadth: 0.5,
  motion: 'sway',
  draw({ own, tones }) {
    const cut = new Scissors()
    stem(cut, 0.02, -0.7, 0.024, tones.leafDark, tones.leaf)
    for (const turn of [-2.4, -1.57, -0.7])
      cut.leaf(0.02, -0.64, 0.16, 0.03, turn, tones.leafDark, { isDetail: true })
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
    petals(cut, 0, -0.72, 18, 0.255, 0.042, gold, 0, { isDetail: true })
    cut.disc(0, -0.72, 0.135, '#5a3420')
    for (let seed = 0; seed < 60; seed += 1) {
      const [reach, angle] = [0.125 * Math.sqrt(seed / 60), seed * 2.39996]
      cut.disc(
        Math.cos(angle) * reach,
        -0.72 + Math.sin(angle) * reach,
        0.0075,
        random.chance(0.5) ? '#8a5a30' : '#3b2114',
        { isDetail: true },
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
    cut
      .oval(0, -0.83, 0.065, 0.05, '#2c1a22', { isDetail: true })
      .oval(0, -0.845, 0.03, 0.022, '#7f9a5a', { isDetail: true })
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

export const catkins: Motif = {
  breadth: 0.7,
  motion: 'sway',
  draw({ tones, random }) {
    const cut = new Scissors()
    for (const lean of [-0.26, -0.12, 0.04, 0.18, 0.3]) {
      cut.line(
        [
          [lean * 0.1, 0],
          [lean * 0.5, -0.5],
          [lean, -0.96],
        ],
        0.016,
        '#7a4a34',
        { isDetail: false },
      )
      for (let bud = 1; bud < 7; bud += 1) {
        const share = 0.32 + bud * 0.1
        const side = bud % 2 === 0 ? 1 : -1
        cut.oval(
          lean * share + side * 0.035,
          -share,
          0.027,
          0.045,
          random.chance(0.5) ? '#f4efe6' : '#dcd6cf',
          { turn: side * 0.5 },
        )
        cut.oval(lean * share + side * 0.026, -share + 0.03, 0.018, 0.018, '#8a5a3a', { isDetail: true })
      }
    }
    cut.blob('-0.06 -0.16, 0.06 -0.16, 0.05 -0.1, -0.05 -0.1', tones.accent)
    for (const side of [-1, 1]) cut.leaf(0, -0.13, 0.18, 0.05, side > 0 ? 0.5 : Math.PI - 0.5, tones.accent)
    return cut.shapes
  },
}

/** A bunch of several kinds, tied. */
export const bouquet: Motif = {
  breadth: 0.85,
  motion: 'sway',
  scale: 1.1,
  draw({ own, tones, random }) {
    const cut = new Scissors()
    const first = own ?? tones.accent
    for (let index = 0; index < 13; index += 1) {
      const angle = -Math.PI / 2 + (index - 6) * 0.34
      const reach = random.between(0.36, 0.44)
      cut.line(
        [
          [0, -0.52],
          [Math.cos(angle) * reach, -0.6 + Math.sin(angle) * reach],
        ],
        0.008,
        tones.leafDark,
      )
      for (let leaf = 2; leaf < 6; leaf += 1) {
        const at = (leaf / 6) * reach
        cut.leaf(
          Math.cos(angle) * at,
          -0.6 + Math.sin(angle) * at,
          0.13,
          0.032,
          angle + (leaf % 2 === 0 ? 0.7 : -0.7),
          index % 2 === 0 ? tones.leaf : tones.leafDark,
          { isDetail: leaf % 2 === 0 },
        )
      }
    }
    for (let stalk = -3; stalk <= 3; stalk += 1)
      cut.line(
        [
          [stalk * 0.045, -0.5],
          [0, -0.24],
          [-stalk * 0.03, 0],
        ],
        0.014,
        stalk % 2 === 0 ? tones.leafDark : tones.leaf,
        { isDetail: false },
      )
    const heads = [
      [-0.23, -0.58, 0.14, 'peony'],
      [0.23, -0.6, 0.14, 'rose'],
      [-0.11, -0.8, 0.125, 'rose'],
      [0.13, -0.79, 0.13, 'peony'],
      [0.01, -0.58, 0.165, 'peony'],
    ] as const
    const colours = [
      first,
      mix(first, tones.second, 0.55),
      tones.second,
      mix(first, '#ffffff', 0.5),
      mix(tones.second, '#ffffff', 0.4),
    ]
    for (const [index, [x, y, radius, kind]] of heads.entries()) {
      const colour = colours[(index + random.whole(0, 1)) % colours.length] ?? first
      if (kind === 'peony') peonyHead(cut, random, x, y, radius, index === 4 ? first : colour)
      else roseHead(cut, x, y, radius, colour)
    }
    for (const [x, y] of [
      [-0.34, -0.74],
      [0.36, -0.73],
      [0.01, -0.94],
      [-0.1, -0.46],
      [0.15, -0.47],
    ] as const)
      daisyHead(cut, x, y, 0.055, '#fffaf0', '#f2b632')
    cut.blob('-0.055 -0.33, 0.055 -0.33, 0.045 -0.27, -0.045 -0.27', tones.accent)
    for (const side of [-1, 1]) {
      cut.leaf(0, -0.3, 0.19, 0.05, side > 0 ? -0.35 : Math.PI + 0.35, tones.accent)
      cut.line('0 -0.28, 0.06 -0.18, 0.09 -0.06', 0.025, darker(tones.accent, 0.04), { side })
    }
    return cut.shapes
  },
}

/** Leaves and flowers in a ring, to write something into. */
export const wreath: Motif = {
  breadth: 1,
  motion: 'turn',
  floats: true,
  scale: 1.25,
  draw({ own, tones, random }) {
    const cut = new Scissors()
    const ring = 0.4
    for (let index = 0; index < 64; index += 1) {
      const angle = (index / 64) * Math.PI * 2
      const [x, y] = [Math.cos(angle) * ring, -0.5 + Math.sin(angle) * ring]
      const out = index % 2 === 0 ? 0.6 : -0.6
      cut.leaf(
        x,
        y,
        random.between(0.08, 0.125),
        0.022,
        angle + Math.PI / 2 + out,
        random.pick([tones.leaf, tones.leafDark, mix(tones.leaf, tones.second, 0.3)]),
        { isDetail: index % 3 > 0 },
      )
      if (index % 9 === 4)
        cut.disc(
          Math.cos(angle) * (ring + 0.05),
          -0.5 + Math.sin(angle) * (ring + 0.05),
          0.014,
          tones.accent,
          { isDetail: true },
        )
    }
    for (const [turn, radius, kind] of [
      [2.3, 0.1, 0],
      [1.95, 0.07, 1],
      [2.65, 0.065, 1],
      [-0.8, 0.085, 0],
      [-0.48, 0.055, 1],
      [-1.1, 0.05, 2],
      [2.95, 0.045, 2],
      [1.65, 0.045, 2],
    ] as const) {
      const [x, y] = [Math.cos(turn) * ring, -0.5 + Math.sin(turn) * ring]
      if (kind === 0) peonyHead(cut, random, x, y, radius, own ?? tones.accent)
      if (kind === 1) roseHead(cut, x, y, radius, own === null ? tones.second : lighter(own, 0.08))
      if (kind === 2) daisyHead(cut, x, y, radius, '#fffaf0', '#f2b632')
    }
    return cut.shapes
  },
}

export const leaf: Motif = {
  breadth: 0.7,
  motion: 'sway',
  floats: true,
  scale: 0.7,
  draw({ own, random }) {
    const colour = own ?? random.pick(['#d9602e', '#e2a33a', '#b0402f', '#c98a3a'])
    const cut = new Scissors()
    cut.line('0 0, 0.02 -0.2, 0 -0.3', 0.025, darker(colour, 0.16))
    cut.polygon(
      '0 -0.22, 0.12 -0.3, 0.32 -0.24, 0.28 -0.38, 0.44 -0.5, 0.3 -0.56, 0.34 -0.76, 0.17 -0.68, 0.1 -0.8, 0 -1, -0.1 -0.8, -0.17 -0.68, -0.34 -0.76, -0.3 -0.56, -0.44 -0.5, -0.28 -0.38, -0.32 -0.24, -0.12 -0.3',
      colour,
    )
    for (const [x, y] of [
      [0, -0.9],
      [0.28, -0.68],
      [-0.28, -0.68],
      [0.36, -0.49],
      [-0.36, -0.49],
    ] as const)
      cut.line(
        [
          [0, -0.26],
          [x * 0.5, (y - 0.3) * 0.55],
          [x, y],
        ],
        0.012,
        lighter(colour, 0.12),
      )
    return cut.shapes
  },
}

/** A meadow flower of one kind or another, for fields and corners. */
export function wildflower(
  cut: Scissors,
  random: Random,
  x: number,
  y: number,
  tall: number,
  colour: string,
  leaves: string,
): void {
  const sway = random.between(-0.14, 0.14) * tall
  const top = y - tall
  cut.line(
    [
      [x, y],
      [x + sway * 0.3, y - tall * 0.5],
      [x + sway, top],
    ],
    tall * 0.018,
    leaves,
  )
  cut.leaf(
    x + sway * 0.2,
    y - tall * 0.4,
    tall * 0.22,
    tall * 0.035,
    random.chance(0.5) ? -0.8 : Math.PI + 0.8,
    leaves,
    { isDetail: true },
  )
  const kind = random.whole(0, 3)
  if (kind === 0) daisyHead(cut, x + sway, top, tall * 0.15, colour, '#f2b632')
  if (kind === 1) tulipHead(cut, x + sway, top + tall * 0.06, tall * 0.2, colour)
  if (kind === 2)
    for (let bell = 0; bell < 6; bell += 1)
      cut.disc(
        x + sway + (bell % 2 === 0 ? -1 : 1) * tall * 0.03,
        top + bell * tall * 0.055,
        tall * 0.032,
        colour,
        { isDetail: bell > 0 },
      )
  if (kind === 3) {
    cut.disc(x + sway, top, tall * 0.09, colour)
    cut.disc(x + sway, top - tall * 0.02, tall * 0.05, lighter(colour, 0.08), { isDetail: true })
  }
}

/** Leaves and flowers that grow into the picture from a corner at (0, 0), to the right and down. */
export function corner(
  random: Random,
  leaves: readonly [string, string],
  colours: readonly [string, string, string],
): Shape[] {
  const cut = new Scissors()
  for (let index = 0; index < 9; index += 1) {
    const angle = (index / 8) * (Math.PI / 2) + random.between(-0.06, 0.06)
    const reach = random.between(0.55, 0.95)
    cut.line(
      [
        [0, 0],
        [Math.cos(angle) * reach, Math.sin(angle) * reach],
      ],
      0.008,
      leaves[1],
    )
    for (let step = 2; step < 8; step += 1) {
      const at = (step / 8) * reach
      cut.leaf(
        Math.cos(angle) * at,
        Math.sin(angle) * at,
        0.19,
        0.042,
        angle + (step % 2 === 0 ? 0.7 : -0.7),
        leaves[(index + step) % 2] ?? leaves[0],
        { isDetail: step % 2 === 0 },
      )
    }
  }
  peonyHead(cut, random, 0.22, 0.2, 0.24, colours[0])
  roseHead(cut, 0.56, 0.12, 0.14, colours[1])
  roseHead(cut, 0.13, 0.56, 0.13, colours[2])
  for (const [x, y] of [
    [0.42, 0.42],
    [0.82, 0.16],
    [0.16, 0.84],
  ] as const)
    daisyHead(cut, x, y, 0.075, '#fffaf0', '#f2b632')
  return cut.shapes
}
