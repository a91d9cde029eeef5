import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { eyes } from './faces.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

export const icecream: Motif = {
  breadth: 0.6,
  motion: 'sway',
  scale: 0.75,
  draw({ own }) {
    const scoops =
      own === null ? ['#f2a9b8', '#fff0cf', '#b98a6a'] : [own, lighter(own, 0.1), mix(own, '#ffffff', 0.5)]
    const cut = new Scissors()
    cut.polygon('-0.2 -0.5, 0.2 -0.5, 0 0', '#dda55a')
    for (const [from, to] of [
      [-0.12, 0.05],
      [-0.02, 0.1],
      [0.08, 0.15],
    ] as const)
      cut
        .line(
          [
            [from, -0.49],
            [to, -0.49 + (0.2 - to) * 2.2],
          ],
          0.012,
          '#b8803a',
        )
        .line(
          [
            [-from, -0.49],
            [-to, -0.49 + (0.2 - to) * 2.2],
          ],
          0.012,
          '#b8803a',
        )
    cut
      .disc(-0.12, -0.58, 0.16, scoops[0] ?? '#f2a9b8')
      .disc(0.12, -0.58, 0.16, scoops[1] ?? '#fff0cf')
      .disc(0, -0.78, 0.165, scoops[2] ?? '#b98a6a')
    cut.blob(
      '-0.23 -0.52, 0 -0.46, 0.23 -0.52, 0.16 -0.44, 0.08 -0.47, 0 -0.42, -0.09 -0.47, -0.16 -0.43',
      lighter(scoops[0] ?? '#f2a9b8', 0.05),
      FINE,
    )
    for (const [x, y, turn] of [
      [-0.06, -0.84, 0.4],
      [0.05, -0.88, -0.5],
      [0.09, -0.76, 1],
      [-0.08, -0.72, -1],
    ] as const)
      cut.oval(x, y, 0.025, 0.008, turn > 0 ? '#e0675c' : '#6fb6c9', { ...FINE, turn })
    return cut.disc(0, -0.96, 0.05, '#c22b3f', FINE).shapes
  },
}

export const pizza: Motif = {
  breadth: 1,
  motion: 'turn',
  scale: 0.62,
  draw({ own }) {
    const crust = own ?? '#d9974f'
    const cut = new Scissors()
    cut.disc(0, -0.5, 0.5, crust).disc(0, -0.5, 0.43, '#c9503a', FINE).disc(0, -0.5, 0.41, '#f6d987', FINE)
    for (let slice = 0; slice < 4; slice += 1) {
      const [x, y] = [Math.cos(slice * 0.785 + 0.3) * 0.43, Math.sin(slice * 0.785 + 0.3) * 0.43]
      cut.line(
        [
          [-x, -0.5 - y],
          [x, -0.5 + y],
        ],
        0.012,
        '#d9a55a',
      )
    }
    for (let slice = 0; slice < 8; slice += 1) {
      const angle = slice * 0.785 + 0.69
      cut.disc(
        Math.cos(angle) * 0.27,
        -0.5 + Math.sin(angle) * 0.27,
        0.065,
        slice % 2 === 0 ? '#c9422f' : '#fff6e4',
        FINE,
      )
      cut.leaf(
        Math.cos(angle + 0.3) * 0.14,
        -0.5 + Math.sin(angle + 0.3) * 0.14,
        0.09,
        0.025,
        angle,
        '#5f8f3f',
        FINE,
      )
    }
    return cut.shapes
  },
}

export const donut: Motif = {
  breadth: 1,
  motion: 'turn',
  scale: 0.5,
  draw({ own }) {
    const glaze = own ?? '#f29bb5'
    const cut = new Scissors()
    cut.ring(0, -0.5, 0.5, 0.16, '#dda35c').ring(0, -0.51, 0.44, 0.2, glaze, FINE)
    for (let bit = 0; bit < 22; bit += 1) {
      const [angle, far] = [bit * 2.4, 0.26 + (bit % 4) * 0.042]
      cut.oval(
        Math.cos(angle) * far,
        -0.51 + Math.sin(angle) * far,
        0.034,
        0.012,
        ['#fffaf2', '#6fb6c9', '#f3c02f', '#8f5ab8'][bit % 4] ?? '#fffaf2',
        { ...FINE, turn: bit },
      )
    }
    return cut.shapes
  },
}

export const lollipop: Motif = {
  breadth: 0.62,
  motion: 'sway',
  scale: 0.75,
  draw({ own, tones }) {
    const sugar = own ?? tones.accent
    const cut = new Scissors()
    cut.rect(-0.02, -0.5, 0.04, 0.5, '#fffaf2', { corner: 0.015 }).disc(0, -0.7, 0.3, sugar)
    cut.line(
      Array.from({ length: 34 }, (_, index): [number, number] => [
        Math.cos(index * 0.5) * (0.27 - index * 0.0076),
        -0.7 + Math.sin(index * 0.5) * (0.27 - index * 0.0076),
      ]),
      0.042,
      mix(sugar, '#ffffff', 0.75),
    )
    for (const side of [-1, 1])
      cut.blob('0 -0.38, 0.15 -0.45, 0.15 -0.31', tones.second, { side, isDetail: true })
    return cut.disc(0, -0.38, 0.035, darker(tones.second, 0.08), FINE).shapes
  },
}

export const gingerbread: Motif = {
  breadth: 0.82,
  motion: 'sway',
  scale: 0.7,
  draw({ own }) {
    const dough = own ?? '#b5713a'
    const icing = '#fffaf2'
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut
        .line('0.12 -0.5, 0.32 -0.56', 0.17, dough, { side, isDetail: false })
        .line('0.08 -0.28, 0.18 -0.08', 0.18, dough, { side, isDetail: false })
    cut
      .blob('-0.17 -0.58, 0.17 -0.58, 0.2 -0.3, 0.12 -0.2, -0.12 -0.2, -0.2 -0.3', dough, FINE)
      .disc(0, -0.78, 0.22, dough)
    for (const side of [-1, 1]) {
      cut
        .line('0.28 -0.63, 0.32 -0.56, 0.3 -0.49', 0.02, icing, { side })
        .line('0.1 -0.09, 0.18 -0.13, 0.25 -0.11', 0.02, icing, { side })
      cut.disc(side * 0.12, -0.73, 0.034, '#ea8f7f', { ...FINE, alpha: 0.6 })
    }
    eyes(cut, 0, -0.8, 0.075, 0.026)
    cut.line('-0.08 -0.71, 0 -0.67, 0.08 -0.71', 0.018, icing)
    for (const y of [-0.5, -0.4, -0.3]) cut.disc(0, y, 0.03, y === -0.4 ? icing : '#d8483f', FINE)
    return cut.line('-0.13 -0.93, -0.06 -0.97, 0 -0.94, 0.06 -0.97, 0.13 -0.93', 0.02, icing).shapes
  },
}
