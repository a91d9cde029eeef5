import { darker, lighter, mix } from '#server/platform/media/brushes/colour.ts'
import type { Random } from '#server/platform/media/brushes/random.ts'
import { Scissors } from '../scissors.ts'
import { FINE } from './light.ts'

/** Petals around a middle. */
export function petals(
  cut: Scissors,
  x: number,
  y: number,
  count: number,
  reach: number,
  breadth: number,
  colour: string,
  turn = 0,
  manner = {},
): void {
  for (let petal = 0; petal < count; petal += 1) {
    const angle = turn + (petal / count) * Math.PI * 2
    cut.leaf(x, y, reach, breadth, angle, petal % 2 === 0 ? colour : lighter(colour, 0.03), manner)
  }
}

/** A rose's head: petals turned into each other. */
export function roseHead(cut: Scissors, x: number, y: number, radius: number, colour: string): void {
  for (let ring = 0; ring < 3; ring += 1) {
    const reach = radius * (1 - ring * 0.28)
    const tone = ring === 1 ? lighter(colour, 0.05) : ring === 0 ? darker(colour, 0.05) : colour
    for (let petal = 0; petal < 5; petal += 1) {
      const angle = (petal / 5) * Math.PI * 2 + ring * 0.62
      cut.oval(
        x + Math.cos(angle) * reach * 0.46,
        y + Math.sin(angle) * reach * 0.46,
        reach * 0.58,
        reach * 0.47,
        petal % 2 === 0 ? tone : darker(tone, 0.025),
        { turn: angle + Math.PI / 2, isDetail: ring > 0 },
      )
    }
  }
  cut.disc(x, y, radius * 0.3, darker(colour, 0.1), FINE)
  const curl: [number, number][] = Array.from({ length: 14 }, (_, index) => {
    const angle = index * 0.72
    const reach = radius * (0.04 + index * 0.019)
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
  })
  cut.line(curl, radius * 0.055, lighter(colour, 0.12))
}

/** A full flower of many rings. */
export function peonyHead(
  cut: Scissors,
  random: Random,
  x: number,
  y: number,
  radius: number,
  colour: string,
): void {
  for (let ring = 0; ring < 4; ring += 1) {
    const share = ring / 3
    const reach = radius * (1 - share * 0.66)
    const tone = mix(darker(colour, 0.05), lighter(colour, 0.13), share)
    const count = 9 - ring
    const turn = random.between(0, 3)
    for (let petal = 0; petal < count; petal += 1) {
      const angle = turn + (petal / count) * Math.PI * 2
      cut.oval(
        x + Math.cos(angle) * reach * 0.56,
        y + Math.sin(angle) * reach * 0.56,
        reach * 0.46,
        reach * 0.35,
        petal % 2 === 0 ? tone : darker(tone, 0.03),
        { turn: angle, isDetail: ring > 0 },
      )
    }
  }
  cut.disc(x, y, radius * 0.12, '#f6cf6a', FINE)
}

export function daisyHead(
  cut: Scissors,
  x: number,
  y: number,
  radius: number,
  colour: string,
  middle: string,
  manner = {},
): void {
  petals(cut, x, y, 12, radius, radius * 0.17, colour, 0.2, manner)
  cut.disc(x, y, radius * 0.3, middle, FINE)
}

export function tulipHead(cut: Scissors, x: number, y: number, size: number, colour: string): void {
  for (const side of [-1, 1])
    cut.blob(
      [
        [x, y],
        [x + side * size * 0.36, y - size * 0.3],
        [x + side * size * 0.36, y - size * 0.98],
        [x + side * size * 0.1, y - size * 0.62],
      ],
      darker(colour, 0.05),
    )
  cut.blob(
    [
      [x, y + size * 0.02],
      [x - size * 0.27, y - size * 0.3],
      [x - size * 0.15, y - size * 0.8],
      [x, y - size * 1.04],
      [x + size * 0.15, y - size * 0.8],
      [x + size * 0.27, y - size * 0.3],
    ],
    colour,
    FINE,
  )
  cut.line(
    [
      [x, y - size * 0.2],
      [x, y - size * 0.8],
    ],
    size * 0.025,
    lighter(colour, 0.08),
  )
}
