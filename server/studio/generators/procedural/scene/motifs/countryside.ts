import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { FINE, LIT } from './light.ts'
import type { Motif } from './motif.ts'

/** A farm's barn with a wide door, its hay loft, and a silo. */
export const barn: Motif = {
  breadth: 1.35,
  motion: 'still',
  draw({ own, tones }) {
    const wall = own ?? '#b8483c'
    const pale = '#fff6ea'
    const roof = '#6a5650'
    const cut = new Scissors()
    cut
      .rect(0.42, -0.86, 0.24, 0.86, '#cdd3d8')
      .blob('0.42 -0.84, 0.46 -0.97, 0.62 -0.97, 0.66 -0.84', '#9aa5ae')
    for (const y of [-0.66, -0.46, -0.26]) cut.line([[0.42, y], [0.66, y]], 0.012, '#a5aeb6') // prettier-ignore
    cut.polygon('-0.5 0, -0.5 -0.5, -0.34 -0.78, 0 -0.93, 0.34 -0.78, 0.5 -0.5, 0.5 0', wall)
    for (let board = 1; board < 10; board += 1)
      cut.line([[-0.5 + board * 0.1, 0], [-0.5 + board * 0.1, -0.5]], 0.006, darker(wall, 0.07)) // prettier-ignore
    cut.polygon(
      '-0.58 -0.46, -0.39 -0.8, 0 -1, 0.39 -0.8, 0.58 -0.46, 0.5 -0.44, 0.33 -0.74, 0 -0.91, -0.33 -0.74, -0.5 -0.44',
      roof,
    )
    cut
      .rect(-0.1, -0.74, 0.2, 0.17, pale, FINE)
      .rect(-0.075, -0.715, 0.15, 0.12, tones.isNight ? '#ffd98a' : '#e8c060', tones.isNight ? LIT : FINE)
      .line('-0.07 -0.6, 0.02 -0.68, 0.07 -0.6', 0.02, '#c99a3a')
    cut.rect(-0.24, -0.42, 0.48, 0.42, pale, FINE)
    for (const x of [-0.21, 0.015]) {
      cut.rect(x, -0.39, 0.195, 0.39, darker(wall, 0.08), FINE)
      for (const points of [
        [[x, -0.39], [x + 0.195, 0]],
        [[x + 0.195, -0.39], [x, 0]],
      ] as const)
        cut.line(points, 0.02, pale) // prettier-ignore
      cut.line([[x, -0.2], [x + 0.195, -0.2]], 0.02, pale) // prettier-ignore
    }
    return cut.oval(-0.42, -0.06, 0.12, 0.09, '#e0b24a').oval(-0.42, -0.06, 0.05, 0.036, '#c99a3a', FINE)
      .shapes
  },
}

/** A light plane with two pairs of wings, seen from its side, which flies to the right. */
export const biplane: Motif = {
  breadth: 1.75,
  motion: 'drift',
  floats: true,
  scale: 0.62,
  draw({ own, tones }) {
    const hull = own ?? tones.accent
    const wing = lighter(hull, 0.1)
    const cut = new Scissors()
    cut
      .polygon('-0.8 -0.5, -0.86 -0.86, -0.66 -0.82, -0.52 -0.52', darker(hull, 0.06))
      .rect(-0.86, -0.5, 0.34, 0.06, wing, { corner: 0.03 })
    for (const x of [0.04, 0.3]) cut.line([[x, -0.32], [x + 0.06, -0.88]], 0.026, '#7a5539') // prettier-ignore
    cut.blob(
      '-0.86 -0.48, -0.5 -0.56, 0.1 -0.62, 0.5 -0.6, 0.68 -0.5, 0.66 -0.34, 0.4 -0.28, -0.2 -0.34, -0.7 -0.42',
      hull,
    )
    cut
      .blob('-0.24 -0.57, -0.16 -0.7, -0.06 -0.7, 0.02 -0.6', '#bfe0ee', FINE)
      .disc(-0.14, -0.6, 0.06, mix('#7a5539', hull, 0.2), FINE)
    cut
      .line('-0.74 -0.44, 0 -0.46, 0.62 -0.44', 0.04, '#fff6ea')
      .rect(-0.2, -0.36, 0.72, 0.075, wing, { corner: 0.036 })
      .rect(-0.16, -0.96, 0.76, 0.08, wing, { corner: 0.036 })
      .rect(-0.16, -0.9, 0.76, 0.02, darker(wing, 0.08), FINE)
    for (const x of [-0.06, 0.44]) cut.line([[x, -0.34], [x + 0.02, -0.9]], 0.022, '#8a6240') // prettier-ignore
    cut
      .line('0.12 -0.28, 0.2 -0.12', 0.03, '#5a4f4a')
      .line('0.34 -0.28, 0.24 -0.12', 0.03, '#5a4f4a')
      .disc(0.22, -0.1, 0.1, '#2e2a30')
      .disc(0.22, -0.1, 0.045, '#e8e2da', FINE)
    return cut
      .blob('0.64 -0.52, 0.74 -0.48, 0.74 -0.4, 0.64 -0.36', '#f0c04f')
      .oval(0.75, -0.44, 0.024, 0.3, '#fff6ea', { ...FINE, alpha: 0.75 })
      .oval(0.75, -0.44, 0.012, 0.29, '#8a5a3a', FINE).shapes
  },
}

/** A raspberry of many round drupelets. */
export const raspberry: Motif = {
  breadth: 0.8,
  motion: 'sway',
  scale: 0.42,
  draw({ own, tones }) {
    const skin = own ?? '#c9305c'
    const cut = new Scissors().blob('0 -0.04, -0.3 -0.3, -0.36 -0.62, -0.2 -0.8, 0.2 -0.8, 0.36 -0.62, 0.3 -0.3', darker(skin, 0.12)) // prettier-ignore
    for (const [row, [y, count]] of (
      [
        [-0.7, 4],
        [-0.56, 5],
        [-0.42, 4],
        [-0.28, 3],
        [-0.14, 2],
      ] as const
    ).entries())
      for (let berry = 0; berry < count; berry += 1) {
        const x = (berry - (count - 1) / 2) * 0.165
        cut
          .disc(x, y, 0.105, (row + berry) % 2 === 0 ? skin : lighter(skin, 0.05), FINE)
          .disc(x - 0.03, y - 0.035, 0.026, mix(skin, '#ffffff', 0.65), FINE)
      }
    for (const turn of [-2.8, -2.2, -1.57, -0.95, -0.35]) cut.leaf(0, -0.8, 0.27, 0.055, turn, tones.leafDark)
    return cut.line('0 -0.82, 0.03 -0.98', 0.035, tones.leafDark).shapes
  },
}
