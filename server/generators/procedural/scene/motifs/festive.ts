import { darker, lighter, mix } from '#server/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import type { Motif } from './motif.ts'

const FINE = { isDetail: true } as const
const LIT = { isDetail: true, glows: true } as const

/** A flame whose wick is at (x, y). */
export function flame(cut: Scissors, x: number, y: number, tall: number): void {
  const points = (wide: number, high: number): [number, number][] => [
    [x, y],
    [x - wide, y - high * 0.36],
    [x - wide * 0.3, y - high * 0.72],
    [x + wide * 0.1, y - high],
    [x + wide * 0.5, y - high * 0.62],
    [x + wide, y - high * 0.34],
  ]
  cut.blob(points(tall * 0.3, tall), '#ff9a3c', LIT).blob(points(tall * 0.16, tall * 0.6), '#fff1b8', LIT)
}

export const cake: Motif = {
  breadth: 0.95,
  motion: 'still',
  draw({ own, tones }) {
    const sponge = own ?? tones.accent
    const cream = mix(tones.paper, '#fffaf0', 0.6)
    const cut = new Scissors()
    cut
      .oval(0, -0.03, 0.48, 0.035, darker(tones.second, 0.1))
      .rect(-0.08, -0.03, 0.16, 0.03, darker(tones.second, 0.16))
    for (const [half, top, tall, body, icing] of [
      [0.4, -0.31, 0.27, sponge, cream],
      [0.27, -0.55, 0.24, cream, sponge],
    ] as const) {
      cut.rect(-half, top, half * 2, tall, body, { corner: 0.03 })
      const drips: [number, number][] = [
        [-half, top + 0.02],
        [-half + 0.03, top - 0.012],
        [half - 0.03, top - 0.012],
        [half, top + 0.02],
      ]
      const count = 9
      for (let drop = 0; drop <= count; drop += 1) {
        const x = half - (drop / count) * half * 2
        drips.push([x, top + (drop % 2 === 0 ? 0.05 : 0.1 + (drop % 3) * 0.02)])
      }
      cut.blob(drips, icing)
      for (let dot = 0; dot < 9; dot += 1)
        cut.disc(
          -half + ((dot + 0.5) / 9) * half * 2,
          top + tall - 0.022,
          0.019,
          dot % 2 === 0 ? tones.second : icing,
          FINE,
        )
    }
    for (let berry = 0; berry < 5; berry += 1)
      cut.disc((berry - 2) * 0.115, -0.575, 0.036, berry % 2 === 0 ? '#c8324a' : tones.second)
    for (let candle = 0; candle < 5; candle += 1) {
      const x = (candle - 2) * 0.1
      const tall = candle % 2 === 0 ? 0.24 : 0.2
      cut.rect(x - 0.014, -0.58 - tall, 0.028, tall, candle % 2 === 0 ? lighter(sponge, 0.1) : tones.second, {
        corner: 0.01,
      })
      for (let band = 0; band < 4; band += 1)
        cut.line(
          [
            [x - 0.014, -0.62 - band * 0.05],
            [x + 0.014, -0.6 - band * 0.05],
          ],
          0.01,
          '#ffffff',
        )
      flame(cut, x, -0.58 - tall, 0.13)
    }
    return cut.shapes
  },
}

function balloon(cut: Scissors, x: number, y: number, radius: number, colour: string): void {
  cut.polygon(
    [
      [x, y + radius * 1.12],
      [x - radius * 0.13, y + radius * 1.32],
      [x + radius * 0.13, y + radius * 1.32],
    ],
    darker(colour, 0.1),
  )
  cut.blob(
    [
      [x, y - radius * 1.1],
      [x + radius * 0.86, y - radius * 0.56],
      [x + radius * 0.84, y + radius * 0.34],
      [x, y + radius * 1.18],
      [x - radius * 0.84, y + radius * 0.34],
      [x - radius * 0.86, y - radius * 0.56],
    ],
    colour,
  )
  cut.oval(x - radius * 0.4, y - radius * 0.5, radius * 0.12, radius * 0.27, '#ffffff', {
    turn: 0.6,
    alpha: 0.6,
    isDetail: true,
  })
}

export const balloons: Motif = {
  breadth: 0.75,
  motion: 'rise',
  floats: true,
  scale: 1.15,
  draw({ own, tones }) {
    const colours =
      own === null
        ? [tones.second, mix(tones.accent, tones.deep, 0.3), '#fff3dd', tones.accent]
        : [lighter(own, 0.1), darker(own, 0.08), mix(own, '#ffffff', 0.6), own]
    const cut = new Scissors()
    const bunch = [
      [-0.22, -0.62, 0.145, 0],
      [0.22, -0.66, 0.15, 1],
      [0.03, -0.84, 0.13, 2],
      [0, -0.58, 0.17, 3],
    ] as const
    for (const [x, y, radius] of bunch)
      cut.line(
        [
          [x, y + radius * 1.3],
          [x * 0.4, -0.26],
          [0, 0],
        ],
        0.006,
        tones.deep,
      )
    for (const [x, y, radius, index] of bunch) balloon(cut, x, y, radius, colours[index] ?? tones.accent)
    return cut.shapes
  },
}

export const gift: Motif = {
  breadth: 0.95,
  motion: 'still',
  scale: 0.62,
  draw({ own, tones }) {
    const box = own ?? tones.accent
    const ribbon = own === null ? tones.second : mix(tones.second, '#fff2d0', 0.3)
    const cut = new Scissors()
    cut
      .rect(-0.4, -0.6, 0.8, 0.6, box, { corner: 0.02 })
      .rect(-0.45, -0.74, 0.9, 0.18, lighter(box, 0.04), { corner: 0.02 })
    for (const [x, y] of [
      [-0.28, -0.44],
      [-0.2, -0.16],
      [0.24, -0.42],
      [0.3, -0.14],
      [-0.32, -0.28],
      [0.18, -0.26],
    ] as const)
      cut.disc(x, y, 0.026, lighter(box, 0.14), FINE)
    cut.rect(-0.08, -0.74, 0.16, 0.74, ribbon)
    for (const side of [-1, 1]) {
      cut.blob('0 -0.74, 0.14 -0.98, 0.36 -0.98, 0.36 -0.82, 0.18 -0.75', ribbon, { side })
      cut.blob('0.06 -0.78, 0.17 -0.91, 0.28 -0.92, 0.27 -0.83', darker(ribbon, 0.12), {
        side,
        isDetail: true,
      })
    }
    cut.oval(0, -0.77, 0.075, 0.07, darker(ribbon, 0.05))
    return cut.shapes
  },
}

export const candle: Motif = {
  breadth: 0.5,
  motion: 'flicker',
  scale: 0.8,
  draw({ own, tones }) {
    const wax = own ?? mix(tones.paper, '#fff0d6', 0.5)
    const cut = new Scissors()
    cut.oval(0, -0.03, 0.24, 0.04, darker(tones.second, 0.08))
    cut
      .rect(-0.13, -0.62, 0.26, 0.6, wax, { corner: 0.03 })
      .oval(0, -0.61, 0.13, 0.03, lighter(wax, 0.06), FINE)
    cut.blob('-0.13 -0.6, -0.06 -0.61, -0.06 -0.44, -0.09 -0.4, -0.13 -0.45', lighter(wax, 0.05), FINE)
    cut.line('0 -0.61, 0.005 -0.68', 0.014, '#4a2f22')
    cut.disc(0, -0.76, 0.2, '#ffd98a', { ...LIT, alpha: 0.25 })
    flame(cut, 0, -0.66, 0.3)
    return cut.shapes
  },
}

/** Two glasses that touch, with bubbles. */
export const glasses: Motif = {
  breadth: 0.85,
  motion: 'sway',
  draw({ own, tones }) {
    const wine = own ?? '#f3c75f'
    const glass = mix('#eef6fa', tones.haze, 0.2)
    const cut = new Scissors()
    for (const side of [-1, 1]) {
      cut
        .line('0.13 -0.5, 0.27 -0.04', 0.026, glass, { side, isDetail: false })
        .line('0.15 -0.02, 0.38 -0.05', 0.034, glass, { side, isDetail: false })
      cut.blob('0.02 -0.94, 0.26 -0.99, 0.27 -0.66, 0.18 -0.46, 0.08 -0.48, 0.03 -0.64', glass, {
        side,
        alpha: 0.75,
      })
      cut.blob('0.035 -0.78, 0.262 -0.82, 0.255 -0.66, 0.175 -0.48, 0.085 -0.5, 0.04 -0.64', wine, {
        side,
        isDetail: true,
      })
      for (const [x, y] of [
        [0.1, -0.58],
        [0.17, -0.64],
        [0.12, -0.7],
        [0.2, -0.74],
        [0.16, -0.54],
      ] as const)
        cut.disc(side * x, y, 0.012, '#fff8dc', FINE)
    }
    cut.star(0, -1.02, 0.09, 4, 0.25, '#fff0b8', LIT)
    return cut.shapes
  },
}

export const fireworks: Motif = {
  breadth: 1,
  motion: 'beat',
  floats: true,
  scale: 1.25,
  draw({ own, tones, random }) {
    const cut = new Scissors()
    const colours = [own ?? tones.accent, tones.second, '#ffe9a8', mix(tones.accent, '#ffffff', 0.5)]
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

export const bunting: Motif = {
  breadth: 2.4,
  motion: 'sway',
  floats: true,
  scale: 0.5,
  draw({ own, tones }) {
    const colours = [own ?? tones.accent, tones.second, tones.paper, tones.deep]
    const cut = new Scissors()
    const at = (share: number): [number, number] => [
      -1.2 + share * 2.4,
      -0.95 + Math.sin(share * Math.PI) * 0.5,
    ]
    cut.line(
      Array.from({ length: 13 }, (_, index) => at(index / 12)),
      0.014,
      tones.deep,
    )
    for (let flag = 0; flag < 11; flag += 1) {
      const [from, to] = [at((flag + 0.08) / 11), at((flag + 0.92) / 11)]
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

export const egg: Motif = {
  breadth: 0.75,
  motion: 'sway',
  scale: 0.55,
  draw({ own, tones, random }) {
    const shell = own ?? random.pick([tones.accent, tones.second, '#7fb2c9', '#c98ab0', '#f0c95a'])
    const band = mix(shell, '#ffffff', 0.7)
    const cut = new Scissors()
    cut.blob('0 -1, 0.26 -0.78, 0.37 -0.4, 0.28 -0.1, 0 0, -0.28 -0.1, -0.37 -0.4, -0.26 -0.78', shell)
    const zigzag = (y: number, wide: number): [number, number][] =>
      Array.from({ length: 9 }, (_, index) => [
        -wide + (index / 8) * wide * 2,
        y + (index % 2 === 0 ? -0.03 : 0.03),
      ])
    cut.line(zigzag(-0.62, 0.3), 0.028, band).line(zigzag(-0.3, 0.33), 0.028, band)
    for (let dot = 0; dot < 7; dot += 1)
      cut.disc(-0.27 + dot * 0.09, -0.46, 0.026, dot % 2 === 0 ? band : darker(shell, 0.18), FINE)
    for (let dot = 0; dot < 5; dot += 1) cut.disc(-0.16 + dot * 0.08, -0.16, 0.02, band, FINE)
    for (const x of [-0.1, 0, 0.1]) cut.leaf(x, -0.72, 0.1, 0.025, -Math.PI / 2, band, FINE)
    return cut.shapes
  },
}

export const basket: Motif = {
  breadth: 1.1,
  motion: 'still',
  scale: 0.75,
  draw({ own, tones }) {
    const straw = own ?? '#c98f4e'
    const cut = new Scissors()
    cut.line('-0.44 -0.4, -0.38 -0.84, 0 -1, 0.38 -0.84, 0.44 -0.4', 0.05, straw, { isDetail: false })
    const eggs = [tones.accent, '#7fb2c9', tones.second, '#c98ab0', '#f6e6c8'] as const
    for (const [index, colour] of eggs.entries()) {
      cut.oval((index - 2) * 0.17, -0.47 - (index % 2) * 0.06, 0.11, 0.15, colour, {
        turn: (index - 2) * 0.2,
      })
      for (const y of [-0.5, -0.43])
        cut.disc((index - 2) * 0.17, y - (index % 2) * 0.06, 0.022, mix(colour, '#ffffff', 0.65), FINE)
    }
    for (let blade = -7; blade <= 7; blade += 1)
      cut.leaf(blade * 0.06, -0.38, 0.15, 0.02, -Math.PI / 2 + blade * 0.11, tones.leaf, FINE)
    cut.blob('-0.52 -0.4, 0 -0.36, 0.52 -0.4, 0.4 -0.04, 0 0, -0.4 -0.04', straw)
    for (let row = 0; row < 4; row += 1) {
      for (let column = -5; column <= 5; column += 1)
        cut.line(
          [
            [column * 0.08 - 0.03 + (row % 2) * 0.04, -0.32 + row * 0.08],
            [column * 0.08 + 0.03 + (row % 2) * 0.04, -0.32 + row * 0.08],
          ],
          0.026,
          row % 2 === 0 ? lighter(straw, 0.08) : darker(straw, 0.08),
        )
    }
    return cut.shapes
  },
}

export const bauble: Motif = {
  breadth: 0.72,
  motion: 'sway',
  floats: true,
  scale: 0.55,
  draw({ own, tones, random }) {
    const glass = own ?? random.pick([tones.accent, '#c8324a', '#2f7a63', '#dca94a'])
    const cut = new Scissors()
    cut.line('0 -1.7, 0 -0.86', 0.014, '#d9b060').rect(-0.08, -0.84, 0.16, 0.12, '#e2b95a', { corner: 0.02 })
    cut.disc(0, -0.38, 0.38, glass)
    cut.blob(
      '-0.36 -0.46, 0 -0.38, 0.36 -0.46, 0.37 -0.32, 0 -0.24, -0.37 -0.32',
      mix(glass, '#fff1cf', 0.75),
      FINE,
    )
    for (let index = -2; index <= 2; index += 1)
      cut.star(index * 0.14, -0.335 + Math.abs(index) * -0.018, 0.045, 4, 0.35, glass, FINE)
    cut.oval(-0.15, -0.56, 0.06, 0.1, '#ffffff', { turn: 0.6, alpha: 0.6, isDetail: true })
    return cut.shapes
  },
}

export const christmastree: Motif = {
  breadth: 0.72,
  motion: 'still',
  scale: 1.3,
  draw({ own, tones, random }) {
    const green = own ?? '#2f6b52'
    const cut = new Scissors()
    cut.rect(-0.05, -0.12, 0.1, 0.12, '#6b4630')
    for (let tier = 0; tier < 4; tier += 1) {
      const [top, foot, half] = [-0.92 + tier * 0.17, -0.6 + tier * 0.17, 0.15 + tier * 0.07]
      const scallops: [number, number][] = [[0, top]]
      for (let step = 0; step <= 6; step += 1)
        scallops.push([half - (step / 6) * half * 2, foot + (step % 2 === 0 ? 0.015 : -0.035)])
      cut.polygon(scallops, tier % 2 === 0 ? green : lighter(green, 0.035))
      cut.line(
        [
          [-half * 0.86, foot - 0.055],
          [0, foot - 0.005],
          [half * 0.86, foot - 0.075],
        ],
        0.014,
        '#f6dd9a',
      )
    }
    for (let ball = 0; ball < 24; ball += 1) {
      const y = random.between(-0.78, -0.14)
      const x = random.between(-1, 1) * (0.06 + (y + 0.9) * 0.34)
      cut.disc(
        x,
        y,
        random.between(0.014, 0.027),
        random.pick([tones.accent, '#f3c75f', '#d8434a', '#fff3d6']),
        { isDetail: true, glows: ball % 4 === 0 },
      )
    }
    cut.disc(0, -0.93, 0.12, '#ffe9a8', { ...LIT, alpha: 0.3 }).star(0, -0.93, 0.08, 5, 0.45, '#ffd257', LIT)
    return cut.shapes
  },
}

export const snowman: Motif = {
  breadth: 0.62,
  motion: 'sway',
  draw({ own, tones }) {
    const snow = own ?? '#fbfdff'
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut
        .line('0.18 -0.5, 0.36 -0.62, 0.42 -0.74', 0.016, '#6b4630', { side })
        .line('0.36 -0.62, 0.45 -0.62', 0.012, '#6b4630', { side })
    cut.disc(0, -0.2, 0.24, snow).disc(0, -0.51, 0.18, snow).disc(0, -0.76, 0.135, snow)
    for (const y of [-0.56, -0.48, -0.4]) cut.disc(0, y, 0.018, '#2c2730', FINE)
    for (const x of [-0.05, 0.05]) cut.disc(x, -0.79, 0.017, '#2c2730', FINE)
    cut
      .polygon('0 -0.765, 0.17 -0.735, 0 -0.73', '#ee8a3a', FINE)
      .line('-0.05 -0.7, 0 -0.685, 0.05 -0.7', 0.012, '#2c2730')
    cut
      .blob('-0.14 -0.67, 0 -0.61, 0.14 -0.67, 0.14 -0.6, 0 -0.54, -0.14 -0.6', tones.accent)
      .rect(0.04, -0.62, 0.07, 0.19, tones.accent, { corner: 0.015 })
    cut
      .rect(-0.17, -0.9, 0.34, 0.035, '#33303c', { corner: 0.015 })
      .rect(-0.105, -1.05, 0.21, 0.17, '#33303c', { corner: 0.015 })
      .rect(-0.105, -0.95, 0.21, 0.035, tones.accent, FINE)
    return cut.shapes
  },
}

export const pumpkin: Motif = {
  breadth: 1.15,
  motion: 'flicker',
  scale: 0.6,
  draw({ own, tones }) {
    const skin = own ?? '#e8792b'
    const cut = new Scissors()
    cut.line('0 -0.76, 0.02 -0.92, 0.14 -0.98', 0.085, '#5f7a3a', { isDetail: false })
    for (const [x, wide, tone] of [
      [-0.38, 0.2, darker(skin, 0.07)],
      [0.38, 0.2, darker(skin, 0.07)],
      [-0.22, 0.24, skin],
      [0.22, 0.24, skin],
      [0, 0.26, lighter(skin, 0.03)],
    ] as const)
      cut.oval(x, -0.4, wide, 0.4 - Math.abs(x) * 0.1, tone)
    for (const side of [-1, 1]) cut.polygon('0.1 -0.44, 0.3 -0.44, 0.2 -0.62', '#ffe08a', { side, ...LIT })
    cut.polygon(
      '-0.36 -0.32, -0.24 -0.26, -0.12 -0.32, 0 -0.26, 0.12 -0.32, 0.24 -0.26, 0.36 -0.32, 0.2 -0.12, 0 -0.08, -0.2 -0.12',
      '#ffe08a',
      LIT,
    )
    cut.leaf(0.06, -0.8, 0.26, 0.08, -0.25, tones.leaf)
    return cut.shapes
  },
}

export const ghost: Motif = {
  breadth: 0.75,
  motion: 'bob',
  floats: true,
  scale: 0.7,
  draw({ own }) {
    const sheet = own ?? '#f6f3fb'
    const cut = new Scissors()
    cut.blob(
      '-0.34 -0.04, -0.34 -0.62, -0.18 -0.94, 0.18 -0.94, 0.34 -0.62, 0.34 -0.04, 0.22 -0.14, 0.11 0, 0 -0.13, -0.11 0, -0.22 -0.14',
      sheet,
    )
    for (const side of [-1, 1])
      cut
        .oval(side * 0.12, -0.64, 0.05, 0.075, '#2c2538', FINE)
        .disc(side * 0.21, -0.5, 0.045, '#f3b7bf', FINE)
    cut.oval(0, -0.48, 0.045, 0.055, '#2c2538', FINE)
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
