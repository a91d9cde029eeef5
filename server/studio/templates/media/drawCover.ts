import { createHash } from 'node:crypto'
import { graphOf, topologicalOrder } from '#domain/template/graph.ts'
import { TEMPLATE_MEDIA_PATH } from '#domain/template/templateMedia.ts'
import type { NodeKind, Template } from '#domain/template/templateSchema.ts'
import { sharp } from '#server/platform/media/sharp.ts'

// A template without a picture of its own is shown by its graph, drawn in colours of its own.

const WIDTH = 640
const HEIGHT = 480
const MARGIN = 72
/** More would be a blur. */
const MOST_DRAWN = 60

/** Two grounds and two inks, dark to light. */
const COLOURS = [
  ['#1c1210', '#4a2312', '#ff9a4d', '#ffe1c2'],
  ['#0d1726', '#173a52', '#5cc8e8', '#d5f2fb'],
  ['#111d16', '#1f4a34', '#6fd69b', '#dcf7e5'],
  ['#1d1520', '#4a2740', '#f08bb4', '#fbdde9'],
  ['#1b1a10', '#4a4215', '#f0cf5c', '#fbf2cf'],
  ['#12172a', '#2a3570', '#8fa4ff', '#dfe4ff'],
] as const

interface Spot {
  readonly x: number
  readonly y: number
}

interface Drawing extends Spot {
  readonly half: number
  readonly ink: string
  readonly light: string
}

interface CoverShape {
  /** The size of a node, in parts of its room. */
  readonly size: number
  readonly draw: (drawing: Drawing) => string
}

const box = ({ x, y, half }: Drawing, fill: string) =>
  `<rect x="${x - half}" y="${y - half}" width="${half * 2}" height="${half * 2}" rx="${half / 2}" fill="${fill}"/>`
const disc = ({ x, y }: Drawing, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`

/** The drawing of a node of each kind. */
const SHAPES: Readonly<Record<NodeKind, CoverShape>> = {
  input: { size: 0.55, draw: (drawing) => disc(drawing, drawing.half, drawing.light) },
  model: { size: 1, draw: (drawing) => box(drawing, drawing.ink) },
  branch: {
    size: 0.6,
    draw: ({ x, y, half, light }) =>
      `<rect x="${x - half}" y="${y - half}" width="${half * 2}" height="${half * 2}" rx="${half / 4}" fill="${light}" transform="rotate(45 ${x} ${y})"/>`,
  },
  transform: { size: 0.6, draw: (drawing) => box(drawing, drawing.light) },
  aggregate: { size: 0.6, draw: (drawing) => box(drawing, drawing.light) },
  postprocess: { size: 0.7, draw: (drawing) => box(drawing, drawing.light) },
  output: {
    size: 0.8,
    draw: (drawing) =>
      disc(drawing, drawing.half, drawing.light) + disc(drawing, drawing.half * 0.55, drawing.ink),
  },
}

/** The public address of a published template's drawn card; each edition has its own. */
export const coverAddress = (slug: string, publishedAt: Date | null): string =>
  `${TEMPLATE_MEDIA_PATH}/covers/${slug}.webp?v=${String(publishedAt?.getTime() ?? 0)}`

/** Draws the card of a template, 640 px wide and 480 px high: the same for the same template. */
export function drawCover(template: Pick<Template, 'nodes' | 'edges'>, slug: string): Promise<Uint8Array> {
  return sharp(Buffer.from(coverSvg(template, slug)))
    .webp({ quality: 88 })
    .toBuffer()
}

function coverSvg(template: Pick<Template, 'nodes' | 'edges'>, slug: string): string {
  const mark = createHash('sha256').update(slug).digest()
  const [dark, grant, ink, light] = COLOURS[(mark[0] ?? 0) % COLOURS.length] ?? COLOURS[0]
  const angle = ((mark[1] ?? 0) % 8) * 45
  const { places, lines, room } = placed(template)
  const wires = lines.map(
    ({ from, to }) =>
      `<path d="M${from.x} ${from.y}C${(from.x + to.x) / 2} ${from.y} ${(from.x + to.x) / 2} ${to.y} ${to.x} ${to.y}" fill="none" stroke="${ink}" stroke-opacity=".55" stroke-width="3"/>`,
  )
  const shapes = places.map(({ x, y, kind }) => {
    const { size, draw } = SHAPES[kind]
    return draw({ x, y, half: (room * size) / 2, ink, light })
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs><linearGradient id="g" gradientTransform="rotate(${angle} .5 .5)"><stop offset="0" stop-color="${dark}"/><stop offset="1" stop-color="${grant}"/></linearGradient></defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#g)"/>${wires.join('')}${shapes.join('')}</svg>`
}

/** Places each node in a column by its distance from the beginning, with the columns across the card. */
function placed(template: Pick<Template, 'nodes' | 'edges'>) {
  const graph = graphOf({ nodes: template.nodes.slice(0, MOST_DRAWN), edges: template.edges })
  const columns: number[][] = []
  const columnOf = new Map<number, number>()
  for (const index of topologicalOrder(graph).order) {
    const column = (graph.incoming[index] ?? []).reduce(
      (most, { source }) => Math.max(most, (columnOf.get(source) ?? 0) + 1),
      0,
    )
    columnOf.set(index, column)
    columns[column] = [...(columns[column] ?? []), index]
  }
  const rows = Math.max(1, ...columns.map((column) => column.length))
  const wide = WIDTH - 2 * MARGIN
  const high = HEIGHT - 2 * MARGIN
  const spots = new Map<number, Spot>()
  columns.forEach((column, at) => {
    column.forEach((index, row) => {
      const x = columns.length === 1 ? WIDTH / 2 : MARGIN + (wide * at) / (columns.length - 1)
      spots.set(index, { x: Math.round(x), y: Math.round(MARGIN + (high * (row + 0.5)) / column.length) })
    })
  })
  const places = [...spots].flatMap(([index, spot]) => {
    const kind = graph.nodes[index]?.kind
    return kind === undefined ? [] : [{ ...spot, kind }]
  })
  const lines = [...spots].flatMap(([index, from]) =>
    (graph.outgoing[index] ?? []).flatMap(({ target }) => {
      const to = spots.get(target)
      return to === undefined ? [] : [{ from, to }]
    }),
  )
  return { places, lines, room: Math.min(110, high / rows, wide / Math.max(1, columns.length)) * 0.75 }
}
