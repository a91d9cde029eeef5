import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import type { Random } from '#server/platform/media/brushes/random.ts'
import { Scissors } from '../scissors.ts'
import type { Tones } from '../tones.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

/** Panes that are lit at night. */
function window(cut: Scissors, tones: Tones, x: number, y: number, width: number, height: number): void {
  cut.rect(x, y, width, height, tones.isNight ? '#ffd98a' : mix('#7fa6bd', tones.deep, 0.25), {
    isDetail: true,
    glows: tones.isNight,
  })
  cut
    .line(
      [
        [x + width / 2, y],
        [x + width / 2, y + height],
      ],
      width * 0.1,
      '#fffaf0',
    )
    .line(
      [
        [x, y + height / 2],
        [x + width, y + height / 2],
      ],
      width * 0.1,
      '#fffaf0',
    )
}

export const house: Motif = {
  breadth: 1.05,
  motion: 'still',
  draw({ own, tones, random }) {
    const wall = own ?? random.pick(['#fbf0dc', mix(tones.second, '#ffffff', 0.5), '#f3e2cc'])
    const roof = mix(tones.accent, '#a8402c', 0.4)
    const cut = new Scissors()
    cut.rect(0.2, -0.98, 0.12, 0.3, darker(roof, 0.1)).rect(0.18, -1, 0.16, 0.05, darker(roof, 0.16))
    cut.rect(-0.4, -0.56, 0.8, 0.56, wall).polygon('-0.4 -0.55, 0 -0.9, 0.4 -0.55', wall)
    cut.polygon('-0.5 -0.52, 0 -0.98, 0.5 -0.52, 0.44 -0.47, 0 -0.88, -0.44 -0.47', roof)
    cut
      .rect(-0.09, -0.32, 0.18, 0.32, mix(tones.deep, '#7a4a2c', 0.5), { corner: 0.02 })
      .disc(0.05, -0.15, 0.014, '#f3c75f', FINE)
    for (const x of [-0.32, 0.16]) {
      window(cut, tones, x, -0.4, 0.16, 0.17)
      cut.rect(x - 0.02, -0.22, 0.2, 0.05, '#9a6a42', FINE)
      for (let flower = 0; flower < 4; flower += 1)
        cut.disc(
          x + 0.02 + flower * 0.045,
          -0.235,
          0.024,
          flower % 2 === 0 ? tones.accent : tones.second,
          FINE,
        )
    }
    cut
      .disc(0, -0.66, 0.07, '#fffaf0', FINE)
      .disc(0, -0.66, 0.05, tones.isNight ? '#ffd98a' : '#7fa6bd', { isDetail: true, glows: tones.isNight })
    return cut.shapes
  },
}

export const castle: Motif = {
  breadth: 1,
  motion: 'still',
  scale: 1.15,
  draw({ own, tones }) {
    const stone = own ?? mix('#d9cfc6', tones.second, 0.25)
    const roof = tones.accent
    const cut = new Scissors()
    for (const [x, half, top] of [
      [-0.36, 0.08, -0.58],
      [0.36, 0.08, -0.58],
      [-0.17, 0.075, -0.7],
      [0.19, 0.07, -0.64],
      [0, 0.1, -0.72],
    ] as const) {
      cut.rect(x - half, top, half * 2, -top, x === 0 ? lighter(stone, 0.03) : stone)
      cut.polygon(
        [
          [x - half * 1.25, top + 0.01],
          [x, top - half * 2.6],
          [x + half * 1.25, top + 0.01],
        ],
        x === 0 ? roof : darker(roof, 0.06),
      )
      cut
        .line(
          [
            [x, top - half * 2.5],
            [x, top - half * 3.1],
          ],
          0.008,
          tones.deep,
        )
        .polygon(
          [
            [x, top - half * 3.1],
            [x + 0.07, top - half * 2.9],
            [x, top - half * 2.7],
          ],
          tones.second,
          FINE,
        )
      cut.oval(x, top + 0.09, half * 0.28, half * 0.5, tones.isNight ? '#ffd98a' : tones.deep, {
        isDetail: true,
        glows: tones.isNight,
      })
    }
    cut.rect(-0.44, -0.34, 0.88, 0.34, darker(stone, 0.03))
    for (let tooth = 0; tooth < 11; tooth += 1)
      if (tooth % 2 === 0) cut.rect(-0.44 + tooth * 0.08, -0.39, 0.08, 0.06, darker(stone, 0.03), FINE)
    cut.blob('-0.11 0, -0.11 -0.16, 0 -0.25, 0.11 -0.16, 0.11 0', mix(tones.deep, '#4a2f22', 0.5))
    return cut.shapes
  },
}

export const church: Motif = {
  breadth: 0.85,
  motion: 'still',
  scale: 1.1,
  draw({ own, tones }) {
    const wall = own ?? '#fbf3e6'
    const roof = mix(tones.accent, tones.deep, 0.4)
    const cut = new Scissors()
    cut.line('-0.22 -1, -0.22 -0.86', 0.014, '#d9b060').line('-0.255 -0.95, -0.185 -0.95', 0.014, '#d9b060')
    cut.rect(-0.08, -0.4, 0.48, 0.4, wall).polygon('-0.1 -0.38, 0.02 -0.58, 0.34 -0.58, 0.44 -0.38', roof)
    cut
      .rect(-0.34, -0.64, 0.24, 0.64, lighter(wall, 0.02))
      .polygon('-0.38 -0.62, -0.22 -0.88, -0.06 -0.62', roof)
    cut.disc(-0.22, -0.54, 0.04, tones.second, FINE)
    for (const x of [0.02, 0.15, 0.28])
      cut.blob(
        [
          [x - 0.03, -0.1],
          [x - 0.03, -0.22],
          [x, -0.28],
          [x + 0.03, -0.22],
          [x + 0.03, -0.1],
        ],
        tones.isNight ? '#ffd98a' : '#7fa6bd',
        { isDetail: true, glows: tones.isNight },
      )
    cut.blob('-0.28 0, -0.28 -0.16, -0.22 -0.23, -0.16 -0.16, -0.16 0', '#7a4a2c', FINE)
    return cut.shapes
  },
}

/** Half the breadth of the lighthouse at a share of its height. */
function tower(share: number): number {
  return 0.13 - share * 0.05
}

export const lighthouse: Motif = {
  breadth: 0.7,
  motion: 'still',
  scale: 1.25,
  draw({ own, tones }) {
    const band = own ?? mix(tones.accent, '#d8432f', 0.4)
    const cut = new Scissors()
    // Its light ends outside of the picture, however wide that is.
    if (tones.isNight)
      cut
        .polygon('0.02 -0.86, 4.3 -1.66, 4.3 -0.3', '#fff3c4', { ...FINE, alpha: 0.4 })
        .polygon('-0.02 -0.86, -4.3 -1.34, -4.3 -0.54', '#fff3c4', { ...FINE, alpha: 0.28 })
    const rock = mix('#8a8078', tones.haze, 0.2)
    cut
      .polygon(
        '-0.44 0.03, -0.4 -0.05, -0.3 -0.08, -0.26 -0.16, -0.12 -0.18, 0.13 -0.18, 0.24 -0.13, 0.3 -0.06, 0.42 -0.03, 0.46 0.03',
        rock,
      )
      .polygon(
        '-0.3 -0.08, -0.26 -0.16, -0.12 -0.18, -0.16 -0.1, -0.22 0.02, -0.32 0.03',
        lighter(rock, 0.07),
        FINE,
      )
      .polygon('0.02 -0.16, 0.13 -0.18, 0.2 -0.08, 0.12 0.03, 0.04 0', darker(rock, 0.06), FINE)
      .line('-0.44 0.035, -0.2 0.015, 0.1 0.035, 0.46 0.025', 0.02, '#ffffff', { alpha: 0.7 })
    for (let stripe = 0; stripe < 5; stripe += 1) {
      const [low, high] = [stripe / 5, (stripe + 1) / 5]
      cut.polygon(
        [
          [-tower(low), -0.16 - low * 0.6],
          [tower(low), -0.16 - low * 0.6],
          [tower(high), -0.16 - high * 0.6],
          [-tower(high), -0.16 - high * 0.6],
        ],
        stripe % 2 === 0 ? '#fffaf0' : band,
        { isDetail: stripe > 0 },
      )
    }
    cut
      .rect(-0.12, -0.79, 0.24, 0.035, tones.deep)
      .rect(-0.055, -0.91, 0.11, 0.12, '#fff0b8', { isDetail: true, glows: true })
      .polygon('-0.09 -0.9, 0 -1, 0.09 -0.9', band)
    return cut.shapes
  },
}

export const windmill: Motif = {
  breadth: 0.8,
  motion: 'still',
  scale: 1.1,
  draw({ own, tones }) {
    const wood = own ?? '#9a6a48'
    const cut = new Scissors()
    cut
      .polygon('-0.2 0, -0.13 -0.58, 0.13 -0.58, 0.2 0', wood)
      .blob('-0.16 -0.56, -0.1 -0.7, 0.1 -0.7, 0.16 -0.56', mix(tones.accent, tones.deep, 0.35))
    cut.rect(-0.05, -0.18, 0.1, 0.18, darker(wood, 0.15), FINE)
    window(cut, tones, -0.045, -0.42, 0.09, 0.09)
    for (let arm = 0; arm < 4; arm += 1) {
      const angle = arm * (Math.PI / 2) + 0.5
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      const at = (along: number, aside: number): [number, number] => [
        cos * along - sin * aside,
        -0.62 + sin * along + cos * aside,
      ]
      cut
        .line([at(0, 0), at(0.38, 0)], 0.018, darker(wood, 0.14), { isDetail: false })
        .polygon([at(0.08, 0), at(0.38, 0), at(0.38, 0.1), at(0.08, 0.08)], '#fff6e4')
    }
    return cut.disc(0, -0.62, 0.03, darker(wood, 0.2), FINE).shapes
  },
}

/** Houses of a town in a row, from −0.5 to 0.5, 1 tall at most. */
export function townhouses(
  cut: Scissors,
  tones: Tones,
  random: Random,
  colours: readonly [string, ...string[]],
): void {
  let x = -0.56
  while (x < 0.54) {
    const [wide, tall] = [random.between(0.09, 0.15), random.between(0.45, 0.86)]
    const wall = random.pick(colours)
    cut.rect(x, -tall, wide, tall, wall)
    const roof = random.whole(0, 2)
    const tile = darker(wall, 0.16)
    if (roof === 0)
      cut.polygon(
        [
          [x - 0.008, -tall + 0.003],
          [x + wide / 2, -tall - wide * 0.7],
          [x + wide + 0.008, -tall + 0.003],
        ],
        tile,
      )
    if (roof === 1)
      cut.polygon(
        [
          [x, -tall + 0.003],
          [x, -tall - 0.05],
          [x + wide * 0.3, -tall - 0.05],
          [x + wide * 0.3, -tall - 0.09],
          [x + wide * 0.7, -tall - 0.09],
          [x + wide * 0.7, -tall - 0.05],
          [x + wide, -tall - 0.05],
          [x + wide, -tall + 0.003],
        ],
        tile,
      )
    if (roof === 2) cut.rect(x - 0.006, -tall - 0.03, wide + 0.012, 0.04, tile)
    const columns = wide > 0.12 ? 3 : 2
    for (let row = 0.07; row < tall - 0.06; row += 0.115) {
      for (let column = 0; column < columns; column += 1) {
        const isLit = tones.isNight && random.chance(0.55)
        cut.rect(
          x + wide * ((column + 0.5) / columns) - 0.012,
          -tall + row,
          0.024,
          0.05,
          isLit ? '#ffd98a' : darker(wall, 0.2),
          { isDetail: true, glows: isLit, corner: 0.004 },
        )
      }
    }
    x += wide + 0.002
  }
}
