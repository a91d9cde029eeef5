import type { Position } from '#domain/template/editGraph.ts'
import { NODE_SIZE } from '#domain/template/placing.ts'
import type { NodeKind, Template } from '#domain/template/templateSchema.ts'
import { PORT_HEIGHTS } from './flowNodes.ts'

// The graph drawn simply, for when it is too small to be read: one picture instead of thousands of elements.

export interface GraphColours {
  readonly nodes: Readonly<Record<NodeKind, string>>
  readonly edge: string
  readonly group: string
  readonly comment: string
  readonly chosen: string
}

/** The colours of the theme that an element stands in. */
export function coloursOf(element: Element): GraphColours {
  const style = getComputedStyle(element)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  const plain = colour('--line-strong')
  return {
    nodes: {
      input: plain,
      transform: plain,
      postprocess: plain,
      aggregate: plain,
      model: colour('--generated-line'),
      branch: colour('--accent-line'),
      output: colour('--success-text'),
    },
    edge: colour('--line-strong'),
    group: colour('--line'),
    comment: colour('--warning-surface'),
    chosen: colour('--accent'),
  }
}

/** What of a graph is drawn, and how. `zoom` and the offset, in px of the picture, take places of the template there. */
export interface GraphDrawing extends Pick<Template, 'nodes' | 'edges' | 'notes'> {
  readonly selection: ReadonlySet<string>
  readonly colours: GraphColours
  readonly x: number
  readonly y: number
  readonly zoom: number
}

/** A drawing surface, as much of it as is used. */
export type Surface = Pick<
  CanvasRenderingContext2D,
  'fillStyle' | 'strokeStyle' | 'lineWidth' | 'fillRect' | 'beginPath' | 'moveTo' | 'lineTo' | 'stroke'
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
    const colour = selection.has(id) ? colours.chosen : colours.nodes[kind]
    const known = places.get(colour)
    if (known === undefined) places.set(colour, [position])
    else known.push(position)
  }
  for (const [colour, positions] of places) {
    surface.fillStyle = colour
    for (const position of positions)
      surface.fillRect(x + position.x * zoom, y + position.y * zoom, width, height)
  }
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
