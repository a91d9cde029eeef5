import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { daisyHead, roseHead } from './flowerHeads.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

/** The middle line of the arch, by its angle from the right foot. */
function onArch(share: number): readonly [x: number, y: number] {
  const post = 0.3
  if (share < post) return [0.4, -0.6 * (share / post)]
  if (share > 1 - post) return [-0.4, -0.6 * ((1 - share) / post)]
  const angle = ((share - post) / (1 - post * 2)) * Math.PI
  return [Math.cos(angle) * 0.4, -0.6 - Math.sin(angle) * 0.34]
}

/** Two posts and a bow, covered with leaves and flowers. */
export const flowerarch: Motif = {
  breadth: 1.05,
  motion: 'still',
  scale: 1.35,
  draw({ own, of, tones, random }) {
    const bloom = own ?? of?.colours[0] ?? mix(tones.accent, '#ffffff', 0.35)
    const frame = Array.from({ length: 25 }, (_, index) => onArch(index / 24))
    const cut = new Scissors().line(frame, 0.04, '#efe6da', { isDetail: false })
    const count = 64
    for (let leaf = 0; leaf < count; leaf += 1) {
      const [x, y] = onArch(leaf / (count - 1))
      cut.leaf(
        x + random.between(-0.02, 0.02),
        y,
        random.between(0.11, 0.17),
        0.045,
        random.between(0, Math.PI * 2),
        leaf % 2 === 0 ? tones.leaf : tones.leafDark,
        { isDetail: leaf % 3 === 0 },
      )
    }
    const heads = 21
    for (let head = 0; head < heads; head += 1) {
      const [x, y] = onArch((head + 0.5) / heads)
      const at = [x + random.between(-0.035, 0.035), y + random.between(-0.02, 0.02)] as const
      if (head % 3 === 2) daisyHead(cut, at[0], at[1], 0.045, '#ffffff', '#f2b632')
      else
        roseHead(
          cut,
          at[0],
          at[1],
          random.between(0.055, 0.075),
          head % 2 === 0 ? bloom : lighter(bloom, 0.06),
        )
    }
    return cut.shapes
  },
}

/** Two rails with rungs. */
export const ladder: Motif = {
  breadth: 0.4,
  motion: 'still',
  scale: 1.25,
  draw({ own }) {
    const wood = own ?? '#b98755'
    const cut = new Scissors()
    for (let rung = 0; rung < 8; rung += 1) {
      const y = -0.08 - rung * 0.12
      const half = 0.17 - rung * 0.008
      cut.rect(-half, y, half * 2, 0.03, darker(wood, rung % 2 === 0 ? 0.04 : 0.07), { corner: 0.012 })
    }
    for (const side of [-1, 1]) cut.polygon('0.15 0, 0.2 0, 0.13 -1, 0.09 -1', wood, { side })
    return cut.shapes
  },
}

/** Water that falls over rocks into a pool. */
export const waterfall: Motif = {
  breadth: 1.25,
  motion: 'drift',
  scale: 1.5,
  draw({ own, tones, random }) {
    const rock = mix('#7d8798', tones.deep, 0.15)
    const blue = own ?? mix('#6fb4d6', tones.sky[1], 0.15)
    const cut = new Scissors()
      .blob('-0.5 0, -0.46 -0.7, -0.24 -0.94, 0 -0.9, 0.26 -0.93, 0.48 -0.7, 0.5 0', darker(rock, 0.12))
      .blob('-0.62 0, -0.6 -0.5, -0.46 -0.86, -0.3 -1, -0.12 -0.96, -0.08 -0.2, -0.2 0', darker(rock, 0.05))
      .blob('0.62 0, 0.6 -0.44, 0.5 -0.8, 0.32 -0.98, 0.14 -0.95, 0.1 -0.2, 0.2 0', rock)
    for (const [x, y, size] of [
      [-0.42, -0.5, 0.12],
      [-0.34, -0.78, 0.09],
      [0.42, -0.42, 0.13],
      [0.34, -0.74, 0.1],
      [-0.48, -0.24, 0.1],
    ] as const)
      cut.polygon(
        [
          [x - size, y],
          [x, y - size * 0.5],
          [x + size * 0.8, y - size * 0.1],
          [x, y + size * 0.4],
        ],
        lighter(rock, 0.05),
        FINE,
      )
    cut.blob('-0.14 -0.86, 0 -0.9, 0.15 -0.87, 0.19 -0.5, 0.24 -0.06, -0.22 -0.06, -0.17 -0.5', blue)
    for (let stream = 0; stream < 7; stream += 1) {
      const x = -0.12 + stream * 0.042
      cut.line(
        [
          [x, -0.86],
          [x * 1.1 + random.between(-0.01, 0.01), -0.5],
          [x * 1.4, -0.08],
        ],
        random.between(0.012, 0.022),
        lighter(blue, stream % 2 === 0 ? 0.2 : 0.12),
      )
    }
    cut.oval(0, -0.02, 0.56, 0.09, blue).oval(0.04, -0.04, 0.4, 0.05, lighter(blue, 0.08), FINE)
    for (let drop = 0; drop < 9; drop += 1)
      cut.disc(
        -0.2 + drop * 0.05,
        -0.08 + random.between(-0.02, 0.02),
        random.between(0.035, 0.06),
        '#ffffff',
        {
          isDetail: true,
          alpha: 0.85,
        },
      )
    for (const [x, y] of [
      [-0.5, -0.62],
      [-0.3, -1],
      [0.34, -0.98],
      [0.54, -0.56],
    ] as const)
      for (const turn of [-2.2, -1.57, -0.9])
        cut.leaf(x, y, 0.14, 0.03, turn, turn === -1.57 ? tones.leaf : tones.leafDark)
    return cut.shapes
  },
}
