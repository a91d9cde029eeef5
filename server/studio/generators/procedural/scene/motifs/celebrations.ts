import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { FINE, LIT } from './light.ts'
import type { Motif } from './motif.ts'

export const fireworks: Motif = {
  breadth: 1,
  motion: 'beat',
  floats: true,
  scale: 1.25,
  draw({ own, all = [], tones, random }) {
    const cut = new Scissors()
    const usual = [own ?? tones.accent, tones.second, '#ffe9a8', mix(tones.accent, '#ffffff', 0.5)]
    const colours = all.length > 1 ? usual.map((_, index) => all[index % all.length] ?? tones.accent) : usual
    for (const [x, y, radius, index] of [
      [-0.18, -0.6, 0.36, 0],
      [0.26, -0.78, 0.24, 1],
      [0.24, -0.32, 0.2, 3],
    ] as const) {
      const colour = colours[index] ?? tones.accent
      for (let ray = 0; ray < 26; ray += 1) {
        const angle = (ray / 26) * Math.PI * 2 + index
        const far = radius * random.between(0.82, 1)
        const near = radius * random.between(0.18, 0.3)
        cut.line(
          [
            [x + Math.cos(angle) * near, y + Math.sin(angle) * near],
            [x + Math.cos(angle) * far * 0.7, y + Math.sin(angle) * far * 0.7],
            [x + Math.cos(angle) * far, y + Math.sin(angle) * far + radius * 0.06],
          ],
          0.009,
          colour,
          LIT,
        )
        cut.disc(
          x + Math.cos(angle) * far,
          y + Math.sin(angle) * far + radius * 0.06,
          0.013,
          ray % 2 === 0 ? '#fff6d8' : colour,
          LIT,
        )
        if (ray % 2 === 0)
          cut.disc(
            x + Math.cos(angle + 0.1) * far * 0.6,
            y + Math.sin(angle + 0.1) * far * 0.6,
            0.008,
            '#fff6d8',
            LIT,
          )
      }
      cut.disc(x, y, radius * 0.07, '#fffbe8', LIT)
    }
    return cut.shapes
  },
}

/** A point of the string that the flags hang on. */
function hanging(share: number): [number, number] {
  return [-1.2 + share * 2.4, -0.95 + Math.sin(share * Math.PI) * 0.5]
}

export const bunting: Motif = {
  breadth: 2.4,
  motion: 'sway',
  floats: true,
  scale: 0.5,
  draw({ own, tones }) {
    const colours = [own ?? tones.accent, tones.second, tones.paper, tones.deep]
    const cut = new Scissors()
    cut.line(
      Array.from({ length: 13 }, (_, index) => hanging(index / 12)),
      0.014,
      tones.deep,
    )
    for (let flag = 0; flag < 11; flag += 1) {
      const [from, to] = [hanging((flag + 0.08) / 11), hanging((flag + 0.92) / 11)]
      cut.polygon(
        [from, to, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 0.28]],
        colours[flag % colours.length] ?? tones.accent,
      )
    }
    return cut.shapes
  },
}

export const rings: Motif = {
  breadth: 1.15,
  motion: 'turn',
  floats: true,
  scale: 0.6,
  draw({ own }) {
    const gold = own ?? '#e5b04a'
    const cut = new Scissors()
    cut.ring(-0.2, -0.4, 0.38, 0.31, gold).ring(0.22, -0.4, 0.38, 0.31, lighter(gold, 0.06))
    cut
      .polygon('0.1 -0.86, 0.22 -0.96, 0.34 -0.86, 0.22 -0.74', '#e8f6fb')
      .polygon('0.16 -0.86, 0.22 -0.96, 0.28 -0.86, 0.22 -0.74', '#ffffff', FINE)
    cut.star(0.34, -0.98, 0.07, 4, 0.22, '#fff6cf', LIT)
    return cut.shapes
  },
}

export const crown: Motif = {
  breadth: 1.3,
  motion: 'bob',
  floats: true,
  scale: 0.5,
  draw({ own, tones }) {
    const gold = own ?? '#eab840'
    const cut = new Scissors()
    cut
      .polygon('-0.5 0, -0.6 -0.72, -0.3 -0.36, 0 -0.9, 0.3 -0.36, 0.6 -0.72, 0.5 0', gold)
      .rect(-0.52, -0.16, 1.04, 0.17, darker(gold, 0.08), { corner: 0.03 })
    for (const [x, y] of [
      [-0.6, -0.74],
      [0, -0.93],
      [0.6, -0.74],
    ] as const)
      cut.disc(x, y, 0.07, tones.accent)
    for (const x of [-0.34, 0, 0.34])
      cut.oval(x, -0.075, 0.055, 0.05, x === 0 ? tones.accent : '#fff3d0', FINE)
    return cut.shapes
  },
}

/** A graduate's cap with its tassel. */
export const cap: Motif = {
  breadth: 1.6,
  motion: 'bob',
  floats: true,
  scale: 0.6,
  draw({ own, tones }) {
    const cloth = own ?? mix('#2b2f48', tones.deep, 0.4)
    const cut = new Scissors()
    cut
      .blob('-0.4 -0.52, 0.4 -0.52, 0.38 -0.1, 0 0, -0.38 -0.1', darker(cloth, 0.06))
      .polygon('-0.86 -0.62, 0 -0.94, 0.86 -0.62, 0 -0.3', cloth)
    cut
      .line('0 -0.63, 0.5 -0.56, 0.56 -0.3', 0.03, '#eab840')
      .blob('0.51 -0.32, 0.61 -0.32, 0.64 0, 0.48 0', '#eab840')
      .disc(0, -0.63, 0.045, '#eab840', FINE)
    return cut.shapes
  },
}
