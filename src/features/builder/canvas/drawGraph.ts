import type { Position } from '#domain/template/editGraph.ts'
import { NODE_SIZE } from '#domain/template/placing.ts'
import { NODE_KIND_NAMES, type NodeKind, type Template } from '#domain/template/templateSchema.ts'
import { KIND_TONES } from '../nodes/kindTones.ts'
import { PORT_HEIGHTS } from './flowNodes.ts'

// The graph drawn simply, for when it is too small to be read: one picture instead of thousands of elements.

export interface GraphColours {
  readonly nodes: ReadonlyMap<NodeKind, string>
  readonly edge: string
  readonly group: string
  readonly comment: string
  readonly chosen: string
  /** Of a node large enough for its name, which is drawn in `words` on it. */
  readonly card: string
  readonly words: string
  readonly font: string
}

/** The colours of the theme around an element. */
export function coloursOf(element: Element): GraphColours {
  const style = getComputedStyle(element)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  return {
    nodes: new Map(NODE_KIND_NAMES.map((kind) => [kind, colour(KIND_TONES[kind])])),
    card: colour('--surface-1'),
    words: colour('--text'),
    font: style.fontFamily,
    edge: colour('--line-strong'),
    group: colour('--line'),
    comment: colour('--warning-surface'),
    chosen: colour('--accent'),
  }
}

/**
 * The drawn part of a graph, and its transform: `zoom` and the offset, in px of the picture, map places of the template
 * there.
 */
export interface GraphDrawing extends Pick<Template, 'nodes' | 'edges' | 'notes'> {
  readonly selection: ReadonlySet<string>
  readonly colours: GraphColours
  readonly x: number
  readonly y: number
  readonly zoom: number
  /** The nodes' names, and how the picture shows them; without it no text is drawn. */
  readonly naming?: Naming
}

export interface Naming {
  readonly nameOf: (id: string) => string
  /** Pixels of the picture to one of the page: texts keep their size. */
  readonly ratio: number
  /** The picture's size: texts beyond it are not drawn. */
  readonly width: number
  readonly height: number
}

/** A drawing surface, as much of it as is used. */
export type Surface = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'fillRect'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'stroke'
  | 'font'
  | 'textBaseline'
  | 'measureText'
  | 'fillText'
>

export function drawGraph(surface: Surface, drawing: GraphDrawing): void {
  const { nodes, notes, selection, colours, x, y, zoom } = drawing
  const width = Math.max(1, NODE_SIZE.width * zoom)
  const height = Math.max(1, NODE_SIZE.height * zoom)
  for (const { kind, position, size } of notes) {
    surface.fillStyle = kind === 'group' ? colours.group : colours.comment
    surface.fillRect(x + position.x * zoom, y + position.y * zoom, size.width * zoom, size.height * zoom)
  }
  drawEdges(surface, drawing)
  const places = new Map<string, Position[]>()
  for (const { id, kind, position } of nodes) {
    const colour = selection.has(id) ? colours.chosen : (colours.nodes.get(kind) ?? colours.edge)
    const known = places.get(colour)
    if (known === undefined) places.set(colour, [position])
    else known.push(position)
  }
  for (const [colour, positions] of places) {
    surface.fillStyle = colour
    for (const position of positions)
      surface.fillRect(x + position.x * zoom, y + position.y * zoom, width, height)
  }
  if (drawing.naming !== undefined) drawNames(surface, drawing, drawing.naming)
}

/** Below this, in px of the page, a name would be a few letters. */
const NARROWEST_NAMED = 52
/** In px of the page, at every zoom. */
const NAME = { size: 11, line: 13, inset: 3, frame: 2 } as const

/** Names on nodes that are too small for all else; each as much as fits its node. */
function drawNames(surface: Surface, drawing: GraphDrawing, naming: Naming): void {
  const { nodes, colours, x, y, zoom } = drawing
  const { nameOf, ratio } = naming
  const width = NODE_SIZE.width * zoom
  const height = NODE_SIZE.height * zoom
  if (width < NARROWEST_NAMED * ratio) return
  const [inset, line, frame] = [NAME.inset * ratio, NAME.line * ratio, NAME.frame * ratio]
  const lines = Math.max(1, Math.floor((height - 2 * frame) / line))
  surface.font = `600 ${NAME.size * ratio}px ${colours.font}`
  surface.textBaseline = 'middle'
  for (const { id, position } of nodes) {
    const left = x + position.x * zoom
    const top = y + position.y * zoom
    if (left > naming.width || top > naming.height || left + width < 0 || top + height < 0) continue
    surface.fillStyle = colours.card
    surface.fillRect(left + 2 * frame, top + frame, width - 3 * frame, height - 2 * frame)
    surface.fillStyle = colours.words
    const room = width - 2 * inset - 2 * frame
    const written = brokenInto(nameOf(id), lines, (words) => surface.measureText(words).width <= room)
    const first = top + height / 2 - ((written.length - 1) * line) / 2
    for (const [at, words] of written.entries()) {
      surface.fillText(words, left + inset + frame, first + at * line)
    }
  }
}

/** A name in this many lines at most, broken between words where they fit; an ellipsis marks the omitted rest. */
export function brokenInto(name: string, most: number, fits: (words: string) => boolean): readonly string[] {
  const lines: string[] = []
  let rest = name.trim()
  while (rest !== '' && lines.length < most) {
    const isLast = lines.length === most - 1
    if (fits(rest)) return [...lines, rest]
    let length = rest.length - 1
    while (length > 1 && !fits(isLast ? `${rest.slice(0, length).trimEnd()}…` : rest.slice(0, length))) {
      length -= 1
    }
    const space = isLast ? -1 : rest.slice(0, length + 1).lastIndexOf(' ')
    const end = space > 0 ? space : length
    const words = rest.slice(0, end).trimEnd()
    lines.push(isLast ? `${words}…` : words)
    rest = rest.slice(end).trimStart()
  }
  return lines
}

function drawEdges(surface: Surface, { nodes, edges, colours, x, y, zoom }: GraphDrawing): void {
  if (edges.length === 0) return
  const placeOf = new Map(nodes.map(({ id, position }) => [id, position]))
  surface.strokeStyle = colours.edge
  surface.lineWidth = Math.max(0.6, 1.75 * zoom)
  surface.beginPath()
  for (const { source, sourcePort, target } of edges) {
    const from = placeOf.get(source)
    const to = placeOf.get(target)
    if (from === undefined || to === undefined) continue
    surface.moveTo(x + (from.x + NODE_SIZE.width) * zoom, y + (from.y + PORT_HEIGHTS[sourcePort]) * zoom)
    surface.lineTo(x + to.x * zoom, y + (to.y + PORT_HEIGHTS.in) * zoom)
  }
  surface.stroke()
}
