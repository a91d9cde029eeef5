import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import { Scissors } from '../scissors.ts'
import { placed, type Shape } from '../shape.ts'
import { FINE } from './light.ts'
import type { Motif } from './motif.ts'

export const tent: Motif = {
  breadth: 1.4,
  motion: 'still',
  scale: 0.6,
  draw({ own, tones }) {
    const cloth = own ?? tones.accent
    return new Scissors()
      .polygon('-0.7 0, -0.1 -0.96, 0.1 -0.96, 0.72 0', darker(cloth, 0.06))
      .polygon('-0.7 0, -0.04 -1, 0.34 0', cloth)
      .polygon('-0.28 0, -0.03 -0.84, 0.16 0', tones.isNight ? '#ffe0a0' : darker(cloth, 0.25), {
        glows: tones.isNight,
        isDetail: true,
      })
      .polygon('-0.03 -0.84, -0.28 0, -0.14 0', lighter(cloth, 0.1), FINE).shapes
  },
}

export const bench: Motif = {
  breadth: 1.7,
  motion: 'still',
  scale: 0.5,
  draw({ own, tones }) {
    const wood = own ?? '#a8703f'
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut.line('0.62 0, 0.6 -0.45, 0.66 -0.95', 0.06, tones.deep, { side, isDetail: false })
    for (const y of [-0.92, -0.76, -0.6]) cut.rect(-0.8, y, 1.6, 0.11, wood, { corner: 0.02 })
    return cut.polygon('-0.8 -0.45, 0.8 -0.45, 0.86 -0.34, -0.86 -0.34', lighter(wood, 0.05)).shapes
  },
}

export const lantern: Motif = {
  breadth: 0.45,
  motion: 'flicker',
  scale: 0.8,
  draw({ own, tones, isOpen = false }) {
    const iron = own ?? mix('#33303c', tones.deep, 0.3)
    if (isOpen) return onHook(iron)
    return lanternIn(iron)
  },
}

/** Hanging from a shepherd’s crook. */
function onHook(iron: string): Shape[] {
  return new Scissors()
    .line('-0.2 0, -0.2 -0.8, -0.17 -0.93, -0.06 -0.99, 0.07 -0.97, 0.13 -0.9', 0.032, iron, {
      isDetail: false,
    })
    .line('-0.2 -0.02, -0.28 0.01', 0.03, iron)
    .line('-0.2 -0.02, -0.12 0.01', 0.03, iron)
    .paste(placed(lanternIn(iron), { x: 0.13, y: -0.5, size: 0.42 })).shapes
}

/** A lamp on its post, as in old streets. */
export const streetlamp: Motif = {
  breadth: 0.42,
  motion: 'still',
  scale: 1.25,
  draw({ own, tones }) {
    const iron = own ?? mix('#33303c', tones.deep, 0.3)
    const cut = new Scissors()
    cut
      .rect(-0.016, -0.82, 0.032, 0.82, iron)
      .polygon('-0.05 0, -0.032 -0.12, 0.032 -0.12, 0.05 0', iron)
      .rect(-0.028, -0.3, 0.056, 0.03, lighter(iron, 0.06), { corner: 0.01, isDetail: true })
      .line('-0.1 -0.76, -0.04 -0.74, 0 -0.7, 0.04 -0.74, 0.1 -0.76', 0.014, iron)
      .polygon('-0.055 -0.82, 0.055 -0.82, 0.075 -0.96, -0.075 -0.96', '#ffe3a0', { glows: true, alpha: 0.9 })
    for (const x of [-0.065, 0, 0.065])
      cut.line(
        [
          [x * 0.8, -0.82],
          [x, -0.96],
        ],
        0.01,
        iron,
      )
    return cut
      .polygon('-0.09 -0.955, 0.09 -0.955, 0.03 -1, -0.03 -1', iron)
      .disc(0, -1.005, 0.014, iron, FINE).shapes
  },
}

function lanternIn(iron: string): Shape[] {
  const cut = new Scissors()
  cut
    .ring(0, -0.92, 0.08, 0.055, iron)
    .polygon('-0.2 -0.7, 0 -0.87, 0.2 -0.7', iron)
    .rect(-0.17, -0.7, 0.34, 0.62, '#ffe3a0', { glows: true, alpha: 0.85 })
  cut
    .rect(-0.06, -0.3, 0.12, 0.22, '#fffaf0', FINE)
    .blob('0 -0.3, -0.045 -0.4, 0.005 -0.54, 0.045 -0.4', '#ff9a3c', { isDetail: true, glows: true })
  for (const x of [-0.18, -0.015, 0.15]) cut.rect(x, -0.7, 0.03, 0.64, iron, FINE)
  return cut.rect(-0.22, -0.09, 0.44, 0.09, iron, { corner: 0.02 }).shapes
}

export const swing: Motif = {
  breadth: 1.2,
  motion: 'sway',
  draw({ own, tones }) {
    const wood = own ?? '#a8683c'
    const cut = new Scissors()
    for (const side of [-1, 1])
      cut
        .line('0.46 -0.96, 0.58 0', 0.055, darker(wood, 0.05), { side, isDetail: false })
        .line('0.46 -0.96, 0.36 0', 0.055, wood, { side, isDetail: false })
        .line('0.415 -0.5, 0.52 -0.5', 0.035, wood, { side })
        .line('0.18 -0.96, 0.16 -0.3', 0.018, '#d8c39a', { side })
    return cut
      .rect(-0.6, -1, 1.2, 0.07, wood, { corner: 0.03 })
      .rect(-0.25, -0.32, 0.5, 0.055, tones.accent, { corner: 0.02 })
      .rect(-0.25, -0.285, 0.5, 0.02, darker(tones.accent, 0.1), FINE).shapes
  },
}

/** A point of the road's arc, `lift` above it. */
function deck(x: number, lift: number): readonly [number, number] {
  return [x, -0.56 - lift - 0.28 * Math.cos((x * Math.PI) / 2.6)]
}

/** Of stone, in three arches. */
export const bridge: Motif = {
  breadth: 2.4,
  motion: 'still',
  scale: 0.62,
  draw({ own }) {
    const stone = own ?? '#c2b29c'
    const cut = new Scissors()
    const along = Array.from({ length: 25 }, (_, step) => -1.2 + step * 0.1)
    const arches = [
      { x: 0.74, radius: 0.25, tall: 0.4 },
      { x: 0, radius: 0.36, tall: 0.62 },
      { x: -0.74, radius: 0.25, tall: 0.4 },
    ].flatMap(({ x, radius, tall }) =>
      Array.from({ length: 17 }, (_, step): readonly [number, number] => {
        const turn = (step / 16) * Math.PI
        return [x + Math.cos(turn) * radius, -Math.sin(turn) * tall]
      }),
    )
    cut.polygon([...along.map((x) => deck(x, 0)), [1.2, 0], ...arches, [-1.2, 0]], stone)
    for (const x of [-1.1, -0.88, -0.66, -0.44, -0.22, 0, 0.22, 0.44, 0.66, 0.88, 1.1])
      cut.line([deck(x, 0), deck(x, 0.11)], 0.03, darker(stone, 0.1))
    cut.line(
      along.map((x) => deck(x, 0.12)),
      0.045,
      darker(stone, 0.05),
      { isDetail: false },
    )
    cut.line(
      along.map((x) => deck(x, -0.02)),
      0.05,
      lighter(stone, 0.06),
    )
    for (const [x, y] of [
      [-1.08, -0.4],
      [-0.98, -0.2],
      [-0.42, -0.34],
      [-0.44, -0.56],
      [0.42, -0.3],
      [0.46, -0.54],
      [1.06, -0.28],
      [1.1, -0.46],
      [0.1, -0.7],
      [-0.14, -0.72],
    ] as const)
      cut.rect(x - 0.05, y, 0.1, 0.045, darker(stone, 0.06), { corner: 0.015, isDetail: true })
    return cut.shapes
  },
}
