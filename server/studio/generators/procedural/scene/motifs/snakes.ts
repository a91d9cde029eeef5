import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { eyes } from './faces.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

/** In its coils, the head up. */
export const snake: Motif = {
  breadth: 1.1,
  motion: 'sway',
  scale: 0.7,
  draw({ own }) {
    const skin = own ?? '#6fa35c'
    const belly = mix(skin, '#fff3d0', 0.7)
    const cut = new Scissors()
      .line('0.3 -0.1, 0.56 -0.12, 0.6 -0.3, 0.5 -0.34', 0.09, darker(skin, 0.08), { isDetail: false })
      .oval(0, -0.14, 0.52, 0.14, darker(skin, 0.08))
      .oval(-0.02, -0.3, 0.42, 0.13, skin)
      .oval(0, -0.44, 0.31, 0.115, darker(skin, 0.05))
    for (const [x, y] of [
      [-0.34, -0.12],
      [-0.12, -0.07],
      [0.14, -0.07],
      [0.36, -0.13],
      [-0.24, -0.28],
      [0, -0.24],
      [0.22, -0.28],
    ] as const)
      cut.oval(x, y, 0.05, 0.03, lighter(skin, 0.2), FINE)
    cut
      .line('0.02 -0.42, 0.1 -0.56, 0 -0.7', 0.17, skin, { isDetail: false })
      .line('0.03 -0.46, 0.1 -0.57, 0.02 -0.68', 0.07, belly)
      .line('0 -0.69, 0 -0.6, -0.03 -0.54', 0.018, '#d8453f')
      .line('0 -0.6, 0.04 -0.55', 0.016, '#d8453f')
      .blob('-0.2 -0.8, -0.14 -0.95, 0 -1, 0.14 -0.95, 0.2 -0.8, 0.12 -0.69, 0 -0.66, -0.12 -0.69', skin)
    return eyes(cut, 0, -0.85, 0.09, 0.032)
      .line('-0.08 -0.735, 0 -0.715, 0.08 -0.735', 0.014, darker(skin, 0.25))
      .oval(-0.13, -0.77, 0.03, 0.02, '#f0a59a', { isDetail: true, alpha: 0.7 })
      .oval(0.13, -0.77, 0.03, 0.02, '#f0a59a', { isDetail: true, alpha: 0.7 }).shapes
  },
}
