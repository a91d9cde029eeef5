import type { PrintArea } from '#domain/prints/printArea.ts'
import type { PrintedThing } from '#domain/prints/printProducts.ts'
import { drawBauble, drawLabel, drawNotebook } from './drawSmallThings.tsx'
import { drawBook } from './drawBook.tsx'
import { EDGE, type ThingDrawing, WHITE } from './thingDrawing.ts'

/** By the words of the variants in both languages; the first that fits counts. */
const COLOURS: readonly (readonly [RegExp, string])[] = [
  [/czarn|black/iu, '#232327'],
  [/granat|navy/iu, '#26375f'],
  [/pomara|orange/iu, '#e58a44'],
  [/piask|sand/iu, '#dccfb4'],
  [/natural/iu, '#e9dfc8'],
]
const OAK = '#b98a57'

const colourOf = (variantTitle: string, usual: string) =>
  COLOURS.find(([words]) => words.test(variantTitle))?.[1] ?? usual

/** A thing seen from above, flat and in its proportions. */
export function drawThing(thing: PrintedThing, area: PrintArea, variantTitle: string): ThingDrawing {
  const { width, height } = area
  const around = (margin: number): ThingDrawing['view'] => [
    -margin,
    -margin,
    width + 2 * margin,
    height + 2 * margin,
  ]
  switch (thing) {
    case 'mug':
      return drawMug(area, colourOf(variantTitle, WHITE))
    case 'shirt':
      return drawShirt(area, colourOf(variantTitle, WHITE))
    case 'bag':
      return drawBag(area, colourOf(variantTitle, '#e9dfc8'))
    case 'cushion':
      return {
        view: around(width * 0.09),
        bare: WHITE,
        radius: width * 0.06,
        back: (
          <rect
            x={-width * 0.02}
            y={-height * 0.02}
            width={width * 1.04}
            height={height * 1.04}
            rx={width * 0.075}
            fill="#cfc3b2"
            stroke={EDGE}
            strokeWidth={width * 0.004}
          />
        ),
        front: null,
      }
    case 'puzzle':
    case 'childPuzzle':
      return {
        view: around(width * 0.05),
        bare: WHITE,
        radius: width * 0.008,
        back: null,
        front: <Cuts area={area} pieces={thing === 'childPuzzle' ? CHILDS_PIECES : piecesOf(variantTitle)} />,
      }
    case 'canvas':
      return {
        view: around(width * 0.09),
        bare: WHITE,
        radius: 0,
        back: (
          <rect
            x={width * 0.012}
            y={height * 0.012}
            width={width}
            height={height}
            fill="oklch(0.2 0.02 260 / 0.35)"
          />
        ),
        front: <rect width={width} height={height} fill="none" stroke={EDGE} strokeWidth={width * 0.003} />,
      }
    case 'book':
      return drawBook(area)
    case 'notebook':
      return drawNotebook(area)
    case 'label':
    case 'longLabel':
      return drawLabel(area)
    case 'bauble':
      return drawBauble(area, /granat|navy/iu.test(variantTitle) ? '#26375f' : '#8c1d34')
    case 'poster':
      return drawPoster(area, variantTitle)
    default:
      return thing satisfies never
  }
}

function drawPoster({ width, height }: PrintArea, variantTitle: string): ThingDrawing {
  const isFramed = /w dębowej ramie|in an oak frame/iu.test(variantTitle)
  const rim = isFramed ? 20 : 0
  const margin = rim + Math.max(width, height) * 0.05
  return {
    view: [-margin, -margin, width + 2 * margin, height + 2 * margin],
    bare: WHITE,
    radius: 0,
    back: isFramed ? (
      <rect x={-rim} y={-rim} width={width + 2 * rim} height={height + 2 * rim} rx={1.5} fill={OAK} />
    ) : null,
    front: <rect width={width} height={height} fill="none" stroke={EDGE} strokeWidth={width * 0.003} />,
  }
}

/** Unrolled: the handle is at both ends. */
function drawMug({ width, height }: PrintArea, colour: string): ThingDrawing {
  const handle = (x: number, outwards: 1 | -1) => (
    <path
      d={`M ${x} ${height * 0.2} h ${outwards * 7} a 9 ${height * 0.3} 0 0 ${outwards === 1 ? 1 : 0} 0 ${height * 0.6} h ${-outwards * 7}`}
      fill="none"
      stroke={colour}
      strokeWidth={7}
    />
  )
  return {
    view: [-32, -14, width + 64, height + 28],
    bare: colour,
    radius: 0,
    back: (
      <>
        <g stroke={EDGE} strokeWidth={8.4} fill="none">
          <path d={`M -9 ${height * 0.2} h -7 a 9 ${height * 0.3} 0 0 0 0 ${height * 0.6} h 7`} />
          <path d={`M ${width + 9} ${height * 0.2} h 7 a 9 ${height * 0.3} 0 0 1 0 ${height * 0.6} h -7`} />
        </g>
        {handle(-9, -1)}
        {handle(width + 9, 1)}
        <rect
          x={-12}
          y={-6}
          width={width + 24}
          height={height + 12}
          rx={4}
          fill={colour}
          stroke={EDGE}
          strokeWidth={0.7}
        />
      </>
    ),
    front: null,
  }
}

function drawShirt({ width, height }: PrintArea, colour: string): ThingDrawing {
  return {
    view: [-width * 0.62, -height * 0.36, width * 2.24, height * 1.62],
    bare: colour,
    radius: 0,
    back: (
      <g fill={colour} stroke={EDGE} strokeWidth={1.6} strokeLinejoin="round">
        <path d="M 78 -98 Q 140 -40 202 -98 L 300 -78 Q 332 -68 352 -48 L 520 120 L 440 210 L 402 172 L 402 640 L -122 640 L -122 172 L -160 210 L -240 120 L -72 -48 Q -52 -68 -20 -78 Z" />
        <path d="M 78 -98 Q 140 -40 202 -98 M 66 -95 Q 140 -22 214 -95" fill="none" />
      </g>
    ),
    front: null,
  }
}

function drawBag({ width, height }: PrintArea, colour: string): ThingDrawing {
  const side = width * 0.18
  const top = height * 0.22
  return {
    view: [-width * 0.34, -height * 0.74, width * 1.68, height * 1.98],
    bare: colour,
    radius: 0,
    back: (
      <g stroke={EDGE} strokeWidth={1.6}>
        <path
          d={`M ${width * 0.14} ${-top} C ${width * 0.14} ${-height * 0.72} ${width * 0.86} ${-height * 0.72} ${width * 0.86} ${-top}`}
          fill="none"
          stroke={colour}
          strokeWidth={22}
        />
        <path
          d={`M ${-side} ${-top} H ${width + side} L ${width + side * 0.9} ${height * 1.18} H ${-side * 0.9} Z`}
          fill={colour}
        />
      </g>
    ),
    front: null,
  }
}

/** Columns and rows of a jigsaw. */
type Pieces = readonly [number, number]

const CHILDS_PIECES: Pieces = [6, 4]
const piecesOf = (variantTitle: string): Pieces => (/^1000\D/u.test(variantTitle) ? [40, 25] : [25, 20])

/** The cuts between the pieces of a jigsaw: as many as there are. */
function Cuts({ area, pieces: [columns, rows] }: { readonly area: PrintArea; readonly pieces: Pieces }) {
  const [w, h] = [area.width / columns, area.height / rows]
  const [r, s] = [w * 0.11, h * 0.11]
  return (
    <>
      <defs>
        <pattern id="puzzle-cuts" width={w} height={h} patternUnits="userSpaceOnUse" x={w / 2} y={h / 2}>
          <path
            d={`M ${w / 2} 0 V ${h / 2 - 0.7 * s} a ${r} ${s} 0 1 1 0 ${1.4 * s} V ${h} M 0 ${h / 2} H ${w / 2 - 0.7 * r} M ${w / 2 + 0.7 * r} ${h / 2} H ${w}`}
            fill="none"
            stroke="oklch(0.2 0.02 260 / 0.38)"
            strokeWidth={w * 0.03}
          />
        </pattern>
      </defs>
      <rect width={area.width} height={area.height} rx={area.width * 0.008} fill="url(#puzzle-cuts)" />
      <rect
        width={area.width}
        height={area.height}
        rx={area.width * 0.008}
        fill="none"
        stroke={EDGE}
        strokeWidth={area.width * 0.003}
      />
    </>
  )
}
