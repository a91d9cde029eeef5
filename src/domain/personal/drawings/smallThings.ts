import type { PrintArea } from '#domain/prints/printArea.ts'
import { block, circle, type Drawing, ellipse, line, rectangle, type Shape, through } from '../drawing.ts'
import type { PersonalValues } from '../personalFields.ts'
import { INKS } from './colours.ts'

const path = (d: string, fill: string): Shape => ({ kind: 'path', d, fill })

/** The paper of a label, a thin frame on it. */
function label({ width, height, bleed }: PrintArea): readonly Shape[] {
  return [
    path(
      rectangle({ x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed }),
      INKS.paper,
    ),
    {
      kind: 'path',
      d: rectangle({ x: 3, y: 3, width: width - 6, height: height - 6 }),
      stroke: INKS.ember,
      strokeWidth: 0.35,
    },
  ]
}

/** A small spark: the sign of the house. */
function spark(x: number, y: number, size: number): Shape {
  const corners = Array.from({ length: 8 }, (_, corner) => {
    const [angle, reach] = [(corner * Math.PI) / 4, corner % 2 === 0 ? size : size * 0.28]
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const
  })
  return path(through(corners), INKS.ember)
}

/** The words of a candle's label. */
export function candleLabel(
  { label: words }: PersonalValues<'swieca-sojowa-ognisko'>,
  area: PrintArea,
): Drawing {
  const { width, height } = area
  return [
    ...label(area),
    spark(width / 2, height * 0.17, 3.4),
    ...block(
      words,
      { x: 9, y: height * 0.27, width: width - 18, height: height * 0.54 },
      { face: 'heading', fill: INKS.ink, size: 12, lines: 4 },
    ),
  ]
}

/** Two names and their year on the label, and below it the note under the wax, to be cut apart. */
export function anniversaryLabel(
  { first, second, year, note }: PersonalValues<'swieca-na-rocznice'>,
  area: PrintArea,
): Drawing {
  const { width, height } = area
  const half = height / 2
  return [
    ...label({ ...area, height: half }),
    ...block(
      `${first} i ${second}`,
      { x: 8, y: half * 0.16, width: width - 16, height: half * 0.46 },
      { face: 'heading', fill: INKS.ink, size: 11, lines: 2 },
    ),
    ...line(
      year,
      { x: width / 2, y: half * 0.82, width: width - 20 },
      { face: 'text', fill: INKS.flame, size: 5 },
    ),
    path(rectangle({ x: 0, y: half, width, height: half }), INKS.white),
    {
      kind: 'path',
      d: through(
        [
          [0, half],
          [width, half],
        ],
        false,
      ),
      stroke: INKS.ice,
      strokeWidth: 0.3,
    },
    ...block(
      note,
      { x: 8, y: half * 1.12, width: width - 16, height: half * 0.76 },
      { face: 'text', fill: INKS.ink, size: 6.5, lines: 5 },
    ),
  ]
}

/** A name round the belly of a bauble, between two stars. */
export function baubleName(
  { name }: PersonalValues<'bombka-z-imieniem'>,
  { width, height }: PrintArea,
): Drawing {
  return [
    ...block(
      name,
      { x: 6, y: height * 0.22, width: width - 12, height: height * 0.5 },
      { face: 'heading', fill: INKS.gold, size: 16, lines: 1 },
    ),
    ...[-1, 1].map((side): Shape => ({ ...spark(width / 2 + side * 9, height * 0.9, 2.2), fill: INKS.gold })),
    { ...spark(width / 2, height * 0.9, 3), fill: INKS.gold },
  ]
}

const ANIMALS = {
  cat: { fur: '#e39a54', dark: '#b96b34', ears: 'pointed' },
  dog: { fur: '#b98a5d', dark: '#6d4a33', ears: 'hanging' },
  bear: { fur: '#8a6246', dark: '#5d3f2d', ears: 'round' },
  rabbit: { fur: '#d8d2cc', dark: '#b6a7a0', ears: 'long' },
} as const satisfies Record<PersonalValues<'puzzle-dla-dzieci'>['animal'], unknown>

/** The same at the left and at the right. */
const pair = (draw: (side: 1 | -1) => string) => draw(-1) + draw(1)

/** An animal's face among balloons, a name below it. */
export function childPuzzle(
  { name, animal }: PersonalValues<'puzzle-dla-dzieci'>,
  { width, height, bleed }: PrintArea,
): Drawing {
  const { fur, dark, ears } = ANIMALS[animal]
  const [x, y, r] = [width / 2, height * 0.43, height * 0.23]
  const earShapes: Readonly<Record<typeof ears, readonly Shape[]>> = {
    pointed: [
      path(
        pair((side) =>
          through([
            [x + side * r * 0.94, y - r * 0.32],
            [x + side * r * 0.86, y - r * 1.28],
            [x + side * r * 0.2, y - r * 0.9],
          ]),
        ),
        fur,
      ),
      path(
        pair((side) =>
          through([
            [x + side * r * 0.8, y - r * 0.5],
            [x + side * r * 0.76, y - r * 1.06],
            [x + side * r * 0.36, y - r * 0.82],
          ]),
        ),
        INKS.blush,
      ),
    ],
    hanging: [
      path(
        pair((side) => ellipse(x + side * r * 0.98, y + r * 0.06, r * 0.3, r * 0.66)),
        dark,
      ),
    ],
    round: [
      path(
        pair((side) => circle(x + side * r * 0.74, y - r * 0.76, r * 0.38)),
        fur,
      ),
      path(
        pair((side) => circle(x + side * r * 0.74, y - r * 0.76, r * 0.2)),
        dark,
      ),
    ],
    long: [
      path(
        pair((side) => ellipse(x + side * r * 0.4, y - r * 1.16, r * 0.24, r * 0.66)),
        fur,
      ),
      path(
        pair((side) => ellipse(x + side * r * 0.4, y - r * 1.1, r * 0.12, r * 0.48)),
        INKS.blush,
      ),
    ],
  }
  const balloons = [
    [0.1, 0.22, INKS.rose],
    [0.22, 0.42, INKS.gold],
    [0.12, 0.62, '#7fb4d6'],
    [0.9, 0.24, '#7fb4d6'],
    [0.79, 0.44, INKS.ember],
    [0.89, 0.64, '#8fbf8a'],
  ] as const
  return [
    path(
      rectangle({ x: -bleed, y: -bleed, width: width + 2 * bleed, height: height + 2 * bleed }),
      '#dff0f7',
    ),
    path(ellipse(x, height * 1.12, width * 0.75, height * 0.42), '#bfe0b8'),
    ...balloons.flatMap(([along, down, fill]): Shape[] => {
      const [bx, by, size] = [width * along, height * down, height * 0.075]
      return [
        {
          kind: 'path',
          d: `M${bx} ${by + size * 1.15}q${size * 0.4} ${size * 0.8} 0 ${size * 1.7}`,
          stroke: INKS.ink,
          strokeWidth: 0.8,
        },
        path(ellipse(bx, by, size, size * 1.18), fill),
        path(ellipse(bx - size * 0.35, by - size * 0.45, size * 0.16, size * 0.26), INKS.white),
      ]
    }),
    ...(ears === 'hanging' ? [] : earShapes[ears]),
    path(circle(x, y, r), fur),
    ...(ears === 'hanging' ? earShapes[ears] : []),
    path(ellipse(x, y + r * 0.42, r * 0.46, r * 0.36), INKS.white),
    path(
      pair((side) => circle(x + side * r * 0.38, y - r * 0.08, r * 0.12)),
      INKS.ink,
    ),
    path(
      pair((side) => circle(x + side * r * 0.38 + r * 0.04, y - r * 0.12, r * 0.04)),
      INKS.white,
    ),
    path(
      pair((side) => circle(x + side * r * 0.62, y + r * 0.3, r * 0.13)),
      INKS.blush,
    ),
    path(ellipse(x, y + r * 0.26, r * 0.14, r * 0.1), INKS.ink),
    {
      kind: 'path',
      d: `M${x - r * 0.2} ${y + r * 0.48}q${r * 0.1} ${r * 0.16} ${r * 0.2} ${-r * 0.02}q${r * 0.1} ${r * 0.18} ${r * 0.2} ${r * 0.02}`,
      stroke: INKS.ink,
      strokeWidth: r * 0.045,
    },
    ...block(
      name,
      { x: width * 0.14, y: height * 0.74, width: width * 0.72, height: height * 0.18 },
      { face: 'heading', fill: INKS.ink, size: height * 0.2, lines: 1 },
    ),
  ]
}
