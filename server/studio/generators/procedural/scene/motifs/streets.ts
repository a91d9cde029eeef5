import type { MotifName } from '#domain/generation/reading/brief.ts'
import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { placed } from '../shape.ts'
import { bouquet } from './bouquets.ts'
import { teddy } from './bears.ts'
import { cake } from './feasts.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'
import { bread } from './pantry.ts'
import { book, cup } from './things.ts'
import { icecream } from './treats.ts'

/** What lies in a shop's window, and is painted on its sign. */
const GOODS: Readonly<Partial<Record<MotifName, Motif>>> = {
  book,
  bouquet,
  cup,
  bread,
  cake,
  teddy,
  icecream,
}

/** The front of a shop: a window with goods, a door, an awning, and a sign. */
export const shop: Motif = {
  breadth: 1.05,
  motion: 'still',
  draw(hand) {
    const { own, tones, of = null } = hand
    const wall = own ?? mix(tones.second, '#fff3e0', 0.55)
    const wood = mix(tones.accent, tones.deep, 0.35)
    const pane = tones.isNight ? '#ffe0a0' : '#d7ebf2'
    const cut = new Scissors()
    cut
      .rect(-0.5, -0.94, 1, 0.94, wall)
      .rect(-0.54, -1, 1.08, 0.08, darker(wall, 0.1), { corner: 0.02 })
      .rect(-0.44, -0.44, 0.56, 0.36, wood, FINE)
      .rect(-0.41, -0.41, 0.5, 0.3, pane, { isDetail: true, glows: tones.isNight })
      .rect(0.2, -0.46, 0.22, 0.46, wood, FINE)
      .rect(0.23, -0.43, 0.16, 0.24, pane, { isDetail: true, glows: tones.isNight })
      .disc(0.235, -0.15, 0.014, '#f3c75f', FINE)
    for (const x of [-0.36, -0.08, 0.2])
      cut
        .rect(x, -0.86, 0.16, 0.13, pane, { isDetail: true, glows: tones.isNight })
        .line([[x + 0.08, -0.86], [x + 0.08, -0.73]], 0.012, '#fffaf0') // prettier-ignore
    const goods = of === null ? null : (GOODS[of.name] ?? null)
    if (goods !== null) {
      const size = Math.min(0.2, 0.16 / goods.breadth)
      for (const x of [-0.32, -0.16, 0])
        cut.paste(
          placed(goods.draw({ ...hand, own: null, of: null }), { x, y: -0.115, size }).map((shape) => ({
            ...shape,
            isDetail: true,
          })),
        )
    }
    cut.rect(-0.44, -0.11, 0.56, 0.03, lighter(wood, 0.1), FINE)
    const stripes = 8
    for (let stripe = 0; stripe < stripes; stripe += 1) {
      const [left, wide] = [-0.5 + (stripe / stripes) * 0.96, 0.96 / stripes]
      const cloth = stripe % 2 === 0 ? tones.accent : '#fff8ee'
      cut
        .polygon(
          [
            [left + 0.02, -0.6],
            [left + wide + 0.02, -0.6],
            [left + wide, -0.46],
            [left, -0.46],
          ],
          cloth,
          FINE,
        ) // prettier-ignore
        .oval(left + wide / 2, -0.46, wide / 2, 0.035, cloth, FINE)
    }
    cut.rect(-0.3, -0.71, 0.6, 0.1, wood, { corner: 0.02 })
    const sign = goods ?? cup
    cut.disc(0, -0.67, 0.085, '#fff8ee')
    const small = Math.min(0.12, 0.12 / sign.breadth)
    return cut.paste(
      placed(sign.draw({ ...hand, own: null, of: null }), { x: 0, y: -0.67 + small / 2, size: small }),
    ).shapes
  },
}

/** A white fence of pickets. */
export const fence: Motif = {
  breadth: 2.6,
  motion: 'still',
  scale: 0.5,
  draw({ own }) {
    const paint = own ?? '#fbf7ef'
    const cut = new Scissors()
    for (const y of [-0.74, -0.3]) cut.rect(-1.3, y, 2.6, 0.12, darker(paint, 0.08))
    for (let picket = 0; picket < 10; picket += 1) {
      const x = -1.24 + picket * 0.275
      cut.polygon(
        [[x - 0.09, 0], [x - 0.09, -0.86], [x, -1], [x + 0.09, -0.86], [x + 0.09, 0]],
        picket % 2 === 0 ? paint : darker(paint, 0.02),
      ) // prettier-ignore
    }
    return cut.shapes
  },
}

/** Steps of stone that rise to the right. */
export const stairs: Motif = {
  breadth: 1.7,
  motion: 'still',
  scale: 0.8,
  draw({ own }) {
    const stone = own ?? '#c9bfb2'
    const cut = new Scissors()
    const steps = 5
    for (let step = 0; step < steps; step += 1) {
      const [x, high] = [-0.85 + step * 0.28, (step + 1) * 0.18]
      cut
        .rect(x, -high, 0.85 - x, high, darker(stone, 0.03 + (steps - step) * 0.012))
        .rect(x - 0.03, -high, 0.88 - x, 0.055, lighter(stone, 0.08), FINE)
    }
    return cut
      .line('-0.7 -0.5, 0.7 -1.4', 0.035, '#6a5a58', { isDetail: false })
      .line('-0.7 -0.5, -0.7 -0.16', 0.03, '#6a5a58')
      .line('0 -0.95, 0 -0.5', 0.03, '#6a5a58')
      .line('0.7 -1.4, 0.7 -0.9', 0.03, '#6a5a58')
      .shapes.map((shape) => ({
        ...shape,
        contours: shape.contours.map((contour) => contour.map(({ x, y }) => ({ x, y: y * 0.71 }))),
      }))
  },
}
