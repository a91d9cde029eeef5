import type { PrintArea } from '#domain/prints/printArea.ts'
import { block, circle, type Drawing, line, type Shape, through } from '../drawing.ts'
import type { PersonalValues } from '../personalFields.ts'
import { INKS } from './colours.ts'

const path = (d: string, fill: string, opacity = 1): Shape => ({ kind: 'path', d, fill, opacity })

/** Five round petals about a middle. */
function blossom(x: number, y: number, radius: number, petals: string, heart: string): readonly Shape[] {
  const around = [0, 1, 2, 3, 4].map((petal) => {
    const angle = ((petal * 72 - 90) * Math.PI) / 180
    return circle(x + Math.cos(angle) * radius * 0.58, y + Math.sin(angle) * radius * 0.58, radius * 0.52)
  })
  const within = [0, 1, 2, 3, 4].map((petal) => {
    const angle = ((petal * 72 - 54) * Math.PI) / 180
    return circle(x + Math.cos(angle) * radius * 0.3, y + Math.sin(angle) * radius * 0.3, radius * 0.34)
  })
  return [
    path(around.join(''), petals),
    path(within.join(''), heart),
    path(circle(x, y, radius * 0.2), INKS.gold),
  ]
}

/** A stem with leaves at both sides. */
function sprig(x: number, y: number, length: number, lean: number): readonly Shape[] {
  const angle = ((lean - 90) * Math.PI) / 180
  const at = (share: number, aside: number) =>
    [
      x + Math.cos(angle) * length * share - Math.sin(angle) * aside,
      y + Math.sin(angle) * length * share + Math.cos(angle) * aside,
    ] as const
  const leaves = [0.35, 0.55, 0.75, 0.95].flatMap((share) =>
    [-1, 1].map((side) =>
      through([at(share - 0.12, 0), at(share, side * length * 0.1), at(share + 0.08, side * length * 0.02)]),
    ),
  )
  return [
    { kind: 'path', d: through([at(0, 0), at(1, 0)], false), stroke: INKS.moss, strokeWidth: length * 0.02 },
    path(leaves.join(''), INKS.leaf),
  ]
}

/** Peonies and sprigs over one word, twice round the mug's sides. */
export function bouquetMug(
  { word }: PersonalValues<'kubek-dla-mamy-bukiet'>,
  { width, height }: PrintArea,
): Drawing {
  const x = width / 2
  return [
    ...[-52, -34, -16, 0, 16, 34, 52].flatMap((lean) =>
      sprig(x + lean * 0.1, height * 0.56, height * 0.46, lean),
    ),
    ...blossom(x - 18, height * 0.33, 9.5, INKS.blush, INKS.rose),
    ...blossom(x + 18, height * 0.33, 9.5, INKS.blush, INKS.rose),
    ...blossom(x, height * 0.24, 11, INKS.rose, INKS.blush),
    ...blossom(x - 8.5, height * 0.46, 9, INKS.rose, INKS.blush),
    ...blossom(x + 9.5, height * 0.47, 8, INKS.blush, INKS.rose),
    ...block(
      word,
      { x: x - 36, y: height * 0.66, width: 72, height: height * 0.24 },
      { face: 'heading', fill: INKS.ink, size: 17, lines: 1 },
    ),
  ]
}

/** Ridges from one side of the handle to the other, a word over them and small print below. */
export function peaksMug(
  { word, peak, day }: PersonalValues<'kubek-dla-taty-szczyty'>,
  { width, height, bleed }: PrintArea,
): Drawing {
  const ridge = (heights: readonly number[], fill: string): Shape => {
    const step = (width + 2 * bleed) / (heights.length - 1)
    return path(
      through([
        [-bleed, height + bleed],
        ...heights.map((share, index) => [-bleed + index * step, height * share] as const),
        [width + bleed, height + bleed],
      ]),
      fill,
    )
  }
  const small = [peak, day].filter((part) => part !== '').join(' · ')
  return [
    ridge([0.62, 0.5, 0.58, 0.44, 0.55, 0.36, 0.5, 0.42, 0.6, 0.47, 0.62], '#9fb0c4'),
    ridge([0.7, 0.62, 0.72, 0.54, 0.66, 0.5, 0.7, 0.56, 0.68, 0.6, 0.74], '#5f7896'),
    ridge([0.8, 0.74, 0.82, 0.7, 0.78, 0.66, 0.8, 0.72, 0.84, 0.76, 0.8], INKS.ink),
    ...block(
      word,
      { x: width * 0.3, y: height * 0.08, width: width * 0.4, height: height * 0.22 },
      { face: 'heading', fill: INKS.ink, size: 18, lines: 1 },
    ),
    ...line(
      small,
      { x: width / 2, y: height * 0.93, width: width * 0.6 },
      { face: 'text', fill: INKS.white, size: 5.2 },
    ),
  ]
}

/** A spark of four points. */
const star = ({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) =>
  through(
    Array.from({ length: 8 }, (_, corner) => {
      const [angle, reach] = [(corner * Math.PI) / 4, corner % 2 === 0 ? size * 1.9 : size * 0.45]
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const
    }),
  )

/** Sparks that rise from embers round the whole mug, and a name among them. */
export function sparksMug(
  { name }: PersonalValues<'kubek-emaliowany-iskry'>,
  { width, height }: PrintArea,
): Drawing {
  const sparks = Array.from({ length: 72 }, (_, index) => {
    // Golden angles: spread evenly, in no row.
    const [along, up] = [(index * 0.618_034) % 1, (index * 0.381_966 * 1.7) % 1]
    const [x, y] = [width * (0.02 + along * 0.96), height * (0.96 - up * 0.9)]
    const isBehindName = name !== '' && Math.abs(x - width / 2) < 46 && y > height * 0.34 && y < height * 0.7
    const size = (1.1 + ((index * 7) % 5) * 0.45) * (1.2 - up * 0.7)
    return { x, y, size, isLong: index % 3 === 0, isBehindName }
  }).filter(({ isBehindName }) => !isBehindName)
  return [
    path(
      sparks
        .filter(({ isLong }) => !isLong)
        .map(({ x, y, size }) => circle(x, y, size * 0.5))
        .join(''),
      INKS.ember,
    ),
    path(
      sparks
        .filter(({ isLong }) => isLong)
        .map(star)
        .join(''),
      INKS.gold,
    ),
    ...block(
      name,
      { x: width / 2 - 44, y: height * 0.36, width: 88, height: height * 0.32 },
      { face: 'heading', fill: INKS.gold, size: 22, lines: 1 },
    ),
  ]
}
