import type { PrintArea } from '#domain/prints/printArea.ts'
import { charactersOf } from '#domain/wording/characters.ts'
import { block, circle, type Drawing, rectangle, type Shape, through } from '../drawing.ts'
import type { PersonalValues } from '../personalFields.ts'
import { INKS } from './colours.ts'

const ground = ({ width, height, bleed }: PrintArea, fill: string): Shape => ({
  kind: 'path',
  d: rectangle({ x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed }),
  fill,
})

/** Circles, arches and bars over a sentence. */
export function letterPoster({ words }: PersonalValues<'plakat-rob-po-swojemu'>, area: PrintArea): Drawing {
  const { width, height } = area
  const cell = width * 0.27
  const [left, top] = [(width - cell * 3) / 2, height * 0.09]
  const corner = (column: number, row: number) => [left + column * cell, top + row * cell] as const
  const square = (column: number, row: number, fill: string): Shape => {
    const [x, y] = corner(column, row)
    return { kind: 'path', d: rectangle({ x, y, width: cell, height: cell }), fill }
  }
  const dot = (column: number, row: number, share: number, fill: string): Shape => {
    const [x, y] = corner(column, row)
    return { kind: 'path', d: circle(x + cell / 2, y + cell / 2, cell * share), fill }
  }
  /** A quarter of a circle about a corner of a cell: 0 is the upper left one, on clockwise. */
  const quarter = (column: number, row: number, about: 0 | 1 | 2 | 3, fill: string): Shape => {
    const [x, y] = corner(column, row)
    const corners = [
      [x, y],
      [x + cell, y],
      [x + cell, y + cell],
      [x, y + cell],
    ] as const
    const [middle, from, to] = [corners[about], corners[(about + 1) % 4], corners[(about + 3) % 4]]
    const d = `M${middle.join(' ')}L${(from ?? middle).join(' ')}A${cell} ${cell} 0 0 1 ${(to ?? middle).join(' ')}Z`
    return { kind: 'path', d, fill }
  }
  const [barX, barY] = corner(2, 2)
  const bars = [0, 1, 2, 3].map((bar): Shape => ({
    kind: 'path',
    d: rectangle({
      x: barX + (bar * cell) / 4,
      y: barY + cell * 0.12 * bar,
      width: cell * 0.22,
      height: cell - cell * 0.12 * bar,
    }),
    fill: bar % 2 === 0 ? INKS.ember : INKS.ink,
  }))
  return [
    ground(area, INKS.paper),
    square(0, 0, INKS.ember),
    quarter(0, 0, 2, INKS.gold),
    dot(1, 0, 0.5, INKS.ink),
    dot(1, 0, 0.22, INKS.paper),
    quarter(2, 0, 3, INKS.gold),
    quarter(0, 1, 0, INKS.ink),
    square(1, 1, INKS.gold),
    quarter(1, 1, 1, INKS.ember),
    square(2, 1, INKS.ink),
    dot(2, 1, 0.36, INKS.ember),
    dot(0, 2, 0.5, INKS.gold),
    square(1, 2, INKS.ember),
    quarter(1, 2, 3, INKS.paper),
    ...bars,
    ...block(
      words,
      { x: width * 0.095, y: height * 0.71, width: width * 0.81, height: height * 0.2 },
      { face: 'heading', fill: INKS.ink, size: width * 0.16, lines: 3 },
    ),
  ]
}

/** The sky from above to the roofs, the sun or moon, the houses from afar to near, and the letters. */
const SKIES = {
  honey: {
    sky: ['#f7e3b5', '#f3cf93', '#ecb374', '#e2935d'],
    disc: '#fff3d2',
    houses: ['#c77f56', '#94543f', '#4a2b33'],
    words: '#4a2b33',
  },
  rose: {
    sky: ['#f9dfdc', '#f3c4c6', '#e7a3ae', '#d27f95'],
    disc: '#fff0ea',
    houses: ['#b0637f', '#7c4165', '#41274a'],
    words: '#41274a',
  },
  ice: {
    sky: ['#e6f0f5', '#c9dfea', '#a6c8da', '#7faac4'],
    disc: '#ffffff',
    houses: ['#6b94b0', '#456985', '#22384f'],
    words: '#22384f',
  },
  night: {
    sky: ['#0e1633', '#172349', '#233362', '#35477c'],
    disc: '#f6efd8',
    houses: ['#2c3b6c', '#1a2650', '#0a1026'],
    words: '#f6efd8',
  },
} as const satisfies Record<PersonalValues<'plakat-twoje-miasto'>['sky'], unknown>

/** Numbers from 0 up to 1 that follow from a text: the same text gives the same row of them. */
function numbersOf(text: string): () => number {
  let state = charactersOf(text).reduce(
    (sum, letter) => Math.imul(sum ^ (letter.codePointAt(0) ?? 0), 16_777_619),
    2_166_136_261,
  )
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e37_79b9
    const mixed = Math.imul(state ^ (state >>> 13), 3_266_489_917)
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296
  }
}

/** Roofs and towers under a sky, with lit windows. They follow from the letters of the name: no town looks just so. */
export function cityPoster({ city, sky }: PersonalValues<'plakat-twoje-miasto'>, area: PrintArea): Drawing {
  const { width, height, bleed } = area
  const { sky: bands, disc, houses, words } = SKIES[sky]
  const next = numbersOf(city.toLocaleLowerCase('pl'))
  const between = (from: number, to: number) => from + next() * (to - from)
  const floor = height + bleed
  const shapes: Shape[] = bands.map((fill, index) => ({
    kind: 'path',
    d: rectangle({
      x: -bleed,
      y: index === 0 ? -bleed : height * (0.3 + index * 0.13),
      width: width + 2 * bleed,
      height: height + bleed * 2,
    }),
    fill,
  }))
  shapes.push({
    kind: 'path',
    d: circle(width * between(0.26, 0.74), height * between(0.4, 0.48), width * 0.115),
    fill: disc,
  })
  const lit: string[] = []
  for (const [row, fill] of houses.entries()) {
    const outline: (readonly [number, number])[] = [[-bleed, floor]]
    let x = -bleed
    while (x < width + bleed) {
      const wide = width * between(0.06, 0.13)
      const top = height * (between(0.56, 0.68) + row * 0.1)
      const kind = next()
      if (kind < 0.3) {
        outline.push([x, top], [x + wide / 2, top - wide * 0.6], [x + wide, top])
      } else if (kind < 0.42) {
        const [middle, high] = [x + wide / 2, top - height * 0.07]
        outline.push(
          [x, top],
          [middle - wide * 0.2, top],
          [middle - wide * 0.2, high],
          [middle, high - height * 0.055],
          [middle + wide * 0.2, high],
          [middle + wide * 0.2, top],
          [x + wide, top],
        )
      } else if (kind < 0.7) {
        outline.push([x, top], [x + wide, top])
      } else {
        outline.push(
          [x, top],
          [x + wide * 0.3, top - wide * 0.35],
          [x + wide * 0.7, top - wide * 0.35],
          [x + wide, top],
        )
      }
      if (row > 0) {
        const pane = width * 0.011
        for (let down = top + pane * 2; down < height * 0.97; down += pane * 3.2) {
          for (let along = x + pane * 1.4; along < x + wide - pane * 2; along += pane * 2.6) {
            if (next() < 0.22 && along > 0 && along < width)
              lit.push(rectangle({ x: along, y: down, width: pane, height: pane * 1.4 }))
          }
        }
      }
      x += wide
    }
    outline.push([x, floor])
    shapes.push({ kind: 'path', d: through(outline), fill })
    if (lit.length > 0) shapes.push({ kind: 'path', d: lit.splice(0).join(''), fill: INKS.gold })
  }
  return [
    ...shapes,
    ...block(
      city,
      { x: width * 0.1, y: height * 0.07, width: width * 0.8, height: height * 0.2 },
      { face: 'heading', fill: words, size: width * 0.17, lines: 2 },
    ),
  ]
}
