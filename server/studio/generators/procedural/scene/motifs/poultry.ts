import { darker, lighter } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { EYE, INK } from './faces.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

/** A plump hen in profile. */
export const hen: Motif = {
  breadth: 1.1,
  motion: 'bob',
  scale: 0.66,
  draw({ own }) {
    const body = own ?? '#c9884c'
    const dark = darker(body, 0.1)
    const cut = new Scissors()
    for (const x of [-0.06, 0.12])
      cut.line([[x, -0.16], [x, -0.01]], 0.04, '#e89a3a').line([[x - 0.07, 0], [x + 0.1, 0]], 0.032, '#e89a3a') // prettier-ignore
    for (const [angle, length] of [
      [-2.5, 0.36],
      [-2.2, 0.4],
      [-1.95, 0.36],
    ] as const)
      cut.leaf(-0.3, -0.42, length, 0.09, angle, dark)
    return cut
      .disc(0.3, -0.96, 0.06, '#d8362f')
      .disc(0.22, -0.95, 0.05, '#d8362f')
      .disc(0.38, -0.92, 0.05, '#d8362f')
      .blob(
        '-0.5 -0.5, -0.36 -0.58, -0.1 -0.5, 0.1 -0.62, 0.16 -0.8, 0.3 -0.94, 0.44 -0.84, 0.44 -0.66, 0.42 -0.4, 0.26 -0.16, 0 -0.1, -0.28 -0.16, -0.46 -0.32',
        body,
      )
      .blob('-0.34 -0.46, -0.1 -0.48, 0.1 -0.4, 0.06 -0.26, -0.12 -0.2, -0.32 -0.28', dark, FINE)
      .line('-0.26 -0.3, -0.12 -0.27, 0.02 -0.3', 0.022, lighter(body, 0.08))
      .line('-0.28 -0.38, -0.1 -0.36, 0.06 -0.38', 0.022, lighter(body, 0.08))
      .disc(0.3, -0.78, 0.15, body, FINE)
      .polygon('0.42 -0.82, 0.56 -0.76, 0.42 -0.71', '#f0a83a')
      .blob('0.42 -0.71, 0.47 -0.66, 0.44 -0.58, 0.39 -0.64', '#d8362f', FINE)
      .disc(0.34, -0.8, 0.028, INK, EYE)
      .disc(0.332, -0.81, 0.009, '#ffffff', EYE).shapes
  },
}
