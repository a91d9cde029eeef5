import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import type { Random } from '#server/platform/media/brushes/random.ts'
import { Scissors } from '../scissors.ts'
import type { Shape } from '../shape.ts'
import { daisyHead, peonyHead, roseHead, tulipHead } from './flowerHeads.ts'
import { headInBunch } from './cutFlowers.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

type Head = readonly [x: number, y: number, radius: number, kind: 'peony' | 'rose']

/** The heads of an unnumbered bunch, the farthest first. */
const HEADS: readonly Head[] = [
  [-0.23, -0.58, 0.14, 'peony'],
  [0.23, -0.6, 0.14, 'rose'],
  [-0.11, -0.8, 0.125, 'rose'],
  [0.13, -0.79, 0.13, 'peony'],
  [0.01, -0.58, 0.165, 'peony'],
]

/** So many heads: around a middle one, each ring with as many as fit, the upper ones behind. */
function headsIn(count: number): readonly Head[] {
  const radius = Math.min(0.18, 0.36 / Math.sqrt(count))
  const rings = count <= 4 ? [count] : count <= 7 ? [1, count - 1] : [3, count - 3]
  const heads = rings.flatMap((many, ring) => {
    const reach = many === 1 ? 0 : rings.length === 1 || ring === 0 ? radius * (many > 3 ? 1.15 : 0.98) : 0.26
    const start = many === 2 ? 0 : many === 4 ? Math.PI / 4 : -Math.PI / 2 + (many === 3 ? Math.PI : 0)
    return Array.from({ length: many }, (_, index): Head => {
      const angle = start + (index / many) * Math.PI * 2
      return [Math.cos(angle) * reach, -0.68 + Math.sin(angle) * reach * 0.92, radius, 'rose']
    })
  })
  return heads.toSorted((one, other) => one[1] - other[1])
}

/** A bunch of several kinds, tied. */
export const bouquet: Motif = {
  breadth: 0.85,
  motion: 'sway',
  scale: 1.1,
  draw({ own, of, tones, random }) {
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
    const isCounted = of !== undefined && of !== null && of.count > 1 && of.name !== 'bouquet'
    const heads = isCounted ? headsIn(of.count) : HEADS
    const colours = [
      first,
      mix(first, tones.second, 0.55),
      tones.second,
      mix(first, '#ffffff', 0.5),
      mix(tones.second, '#ffffff', 0.4),
    ]
    for (const [index, [x, y, radius, kind]] of heads.entries()) {
      const colour = colours[(index + random.whole(0, 1)) % colours.length] ?? first
      if (of !== undefined && of !== null && of.name !== 'bouquet')
        headInBunch(cut, random, of, index, [x, y, radius])
      else if (kind === 'peony') peonyHead(cut, random, x, y, radius, index === 4 ? first : colour)
      else roseHead(cut, x, y, radius, colour)
    }
    // A counted bunch has no other flowers in it.
    for (const [x, y] of isCounted
      ? []
      : ([
          [-0.34, -0.74],
          [0.36, -0.73],
          [0.01, -0.94],
          [-0.1, -0.46],
          [0.15, -0.47],
        ] as const))
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
  draw({ own, of, tones, random }) {
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
          FINE,
        )
    }
    for (const [index, [turn, radius, kind]] of (
      [
        [2.3, 0.1, 0],
        [1.95, 0.07, 1],
        [2.65, 0.065, 1],
        [-0.8, 0.085, 0],
        [-0.48, 0.055, 1],
        [-1.1, 0.05, 2],
        [2.95, 0.045, 2],
        [1.65, 0.045, 2],
      ] as const
    ).entries()) {
      const [x, y] = [Math.cos(turn) * ring, -0.5 + Math.sin(turn) * ring]
      if (of !== undefined && of !== null && of.name !== 'bouquet' && kind < 2)
        headInBunch(cut, random, of, index, [x, y, radius])
      else if (kind === 0) peonyHead(cut, random, x, y, radius, own ?? tones.accent)
      else if (kind === 1) roseHead(cut, x, y, radius, own === null ? tones.second : lighter(own, 0.08))
      else daisyHead(cut, x, y, radius, '#fffaf0', '#f2b632')
    }
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
    FINE,
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
    cut.disc(x + sway, top - tall * 0.02, tall * 0.05, lighter(colour, 0.08), FINE)
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
