import { darker, lighter } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import type { Shape } from '../shape.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

/** A folded blanket with its fringes. */
export const blanket: Motif = {
  breadth: 1.5,
  motion: 'still',
  scale: 0.42,
  draw({ own, tones }) {
    const wool = own ?? tones.accent
    const cut = new Scissors()
    for (const [y, shade] of [
      [-0.36, 0.08],
      [-0.66, 0.03],
      [-0.96, 0],
    ] as const)
      cut
        .rect(-0.7, y, 1.4, 0.34, darker(wool, shade), { corner: 0.15 })
        .line([[-0.56, y + 0.24], [0.6, y + 0.24]], 0.03, lighter(wool, 0.16), { alpha: 0.8 }) // prettier-ignore
    for (const x of [-0.3, 0.1, 0.42])
      cut.line([[x, -0.96], [x, -0.64]], 0.06, lighter(wool, 0.18), { alpha: 0.7 }) // prettier-ignore
    for (let fringe = 0; fringe < 9; fringe += 1)
      cut.line([[-0.6 + fringe * 0.15, -0.03], [-0.61 + fringe * 0.15, 0.07]], 0.025, darker(wool, 0.1)) // prettier-ignore
    return cut.shapes
  },
}

/** A blanket over somebody: from one side to the other and from its edge down to the ground, in the owner's measure. */
export function coverlet(half: number, edge: number, wool: string): Shape[] {
  const tall = -edge
  const at = (x: number, y: number): [number, number] => [x * half, edge + tall * y]
  const cut = new Scissors().blob(
    [
      at(-0.72, 0.02),
      at(-0.3, -0.03),
      at(0, 0.03),
      at(0.3, -0.03),
      at(0.72, 0.02),
      at(1, 0.4),
      at(1.12, 0.98),
      at(0, 1.02),
      at(-1.12, 0.98),
      at(-1, 0.4),
    ],
    wool,
  )
  for (const x of [-0.62, -0.22, 0.22, 0.62])
    cut.line([at(x * 0.84, 0.06), at(x * 1.08, 0.5), at(x * 1.18, 0.95)], half * 0.07, lighter(wool, 0.16), {
      alpha: 0.7,
    })
  for (const y of [0.34, 0.66])
    cut.line(
      [at(-0.94 - y * 0.14, y + 0.04), at(0, y - 0.02), at(0.94 + y * 0.14, y + 0.04)],
      half * 0.07,
      lighter(wool, 0.16),
      { alpha: 0.7 },
    )
  cut.line(
    [at(-0.74, 0.05), at(-0.3, 0), at(0, 0.06), at(0.3, 0), at(0.74, 0.05)],
    half * 0.13,
    lighter(wool, 0.24),
  )
  for (let fringe = 0; fringe < 11; fringe += 1)
    cut.line(
      [at(-1.02 + fringe * 0.204, 0.96), at(-1.04 + fringe * 0.208, 1.06)],
      half * 0.03,
      darker(wool, 0.1),
    )
  return cut.shapes
}

/** A blanket spread on the ground. */
export function spread(wool: string): Shape[] {
  const cut = new Scissors().polygon('-0.9 -0.42, 0.9 -0.42, 1.2 0, -1.2 0', wool)
  for (const x of [-0.6, -0.2, 0.2, 0.6])
    cut.line([[x, -0.42], [x * 1.33, 0]], 0.08, lighter(wool, 0.18), { alpha: 0.7 }) // prettier-ignore
  for (const y of [-0.32, -0.14])
    cut.line([[-1.16, y], [1.16, y]].map(([x = 0, at = 0]) => [x * (1 + (at + 0.2) * 0.5), at] as [number, number]), 0.05, lighter(wool, 0.18), { alpha: 0.7 }) // prettier-ignore
  for (let fringe = 0; fringe < 19; fringe += 1)
    cut.line([[-1.17 + fringe * 0.13, -0.01], [-1.19 + fringe * 0.132, 0.05]], 0.022, darker(wool, 0.1), FINE) // prettier-ignore
  return cut.shapes
}
