import type { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js'
import { boxFormOf } from '../flowchart/forms.ts'
import { type DiagramGraph, type DiagramNode, graphOfDiagram } from '../diagramGraph.ts'
import { boxSize, lineSize } from '../../words/boxSize.ts'
import type { Measure } from '../../words/wrapText.ts'
import type { Rect } from '../../geometry/rect.ts'
import { aroundTurned } from '../../geometry/turn.ts'
import type { Diagram, Direction } from '../statement.ts'

const DIRECTIONS: Readonly<Record<Direction, string>> = { TB: 'DOWN', BT: 'UP', LR: 'RIGHT', RL: 'LEFT' }
/** How far apart nodes stand, in frames too. */
const SPACING = {
  'elk.spacing.nodeNode': '40',
  'elk.spacing.edgeNode': '24',
  'elk.spacing.componentComponent': '56',
  'elk.layered.spacing.nodeNodeBetweenLayers': '64',
} as const
const OPTIONS = {
  ...SPACING,
  'elk.algorithm': 'layered',
  'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
} as const
/** Around what a frame holds, px; its title stands above. */
export const FRAME_PADDING = { side: 24, top: 44 } as const
/** Points and bars of state diagrams, px. */
const POINT = { width: 24, height: 24 } as const
const BAR = { width: 88, height: 12 } as const

/** Whether a kind is laid out as a graph. */
export function isGraphKind(kind: Diagram['kind']): boolean {
  return kind === 'flowchart' || kind === 'class' || kind === 'state' || kind === 'er'
}

/** The graph for ELK; null for kinds that have a layout of their own. */
export function elkGraphOfDiagram(diagram: Diagram, measure: Measure): ElkNode | null {
  if (!isGraphKind(diagram.kind)) return null
  const graph = graphOfDiagram(diagram)
  const own = new Set([...graph.nodes.keys(), ...graph.frames.keys()])
  const edges = graph.links.flatMap(({ from, to, mark }, at): ElkExtendedEdge[] => {
    if (
      !own.has(from) ||
      !own.has(to) ||
      from === to ||
      isWithin(graph, from, to) ||
      isWithin(graph, to, from)
    ) {
      return []
    }
    const labels = mark.text === '' ? [] : [{ text: mark.text, ...lineSize(mark.text, measure) }]
    return [{ id: `link ${at}`, sources: [keyOf(from)], targets: [keyOf(to)], labels }]
  })
  return {
    id: 'root',
    layoutOptions: { ...OPTIONS, 'elk.direction': DIRECTIONS[graph.direction] },
    children: [...childrenOf(graph, diagram.kind, null, measure), ...notesOf(graph, measure)],
    edges: [...edges, ...edgesOfNotes(graph)],
  }
}

const keyOf = (id: string) => `part ${id}`
const keyOfNote = (at: number) => `note ${at}`

function childrenOf(
  graph: DiagramGraph,
  kind: Diagram['kind'],
  frame: string | null,
  measure: Measure,
): ElkNode[] {
  const frames = [...graph.frames.values()].filter((each) => each.frame === frame && each.id !== frame)
  const nodes = [...graph.nodes.values()].filter((node) => node.frame === frame)
  return [
    ...nodes.map((node) => ({
      id: keyOf(node.id),
      ...roomFor(sizeOfNode(node, kind, measure), graph.turns.get(node.id)),
    })),
    ...frames.map(({ id, text }) => ({
      id: keyOf(id),
      layoutOptions: {
        ...SPACING,
        'elk.padding': `[top=${FRAME_PADDING.top},left=${FRAME_PADDING.side},bottom=${FRAME_PADDING.side},right=${FRAME_PADDING.side}]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${Math.ceil(measure(text)) + 32}, 80)`,
      },
      children: childrenOf(graph, kind, id, measure),
    })),
  ]
}

/** How large a node is made. */
export function sizeOfNode(
  { text, form, details }: DiagramNode,
  kind: Diagram['kind'],
  measure: Measure,
): { readonly width: number; readonly height: number } {
  if (kind === 'state') {
    if (form === 'ellipse' || form === 'double') return POINT
    if (form === 'trapezoid' || form === 'trapezoidUp') return BAR
    if (form === 'diamond') return { width: 48, height: 48 }
  }
  return boxSize({ form: boxFormOf(form), text, details }, measure)
}

/** The room that something turned takes. */
function roomFor(size: Pick<Rect, 'width' | 'height'>, degrees = 0): Pick<Rect, 'width' | 'height'> {
  const { width, height } = aroundTurned({ x: 0, y: 0, ...size }, degrees)
  return { width, height }
}

function notesOf({ notes }: DiagramGraph, measure: Measure): ElkNode[] {
  return notes.map(({ text }, at) => ({ id: keyOfNote(at), ...sizeOfNote(text, measure) }))
}

export const sizeOfNote = (text: string, measure: Measure) =>
  boxSize({ form: 'note', text, details: [] }, measure)

function edgesOfNotes({ notes, nodes }: DiagramGraph): ElkExtendedEdge[] {
  return notes.flatMap(({ of }, at) =>
    of.flatMap((id) =>
      nodes.has(id) ? [{ id: `note ${at} ${id}`, sources: [keyOf(id)], targets: [keyOfNote(at)] }] : [],
    ),
  )
}

function isWithin({ nodes, frames }: DiagramGraph, id: string, frame: string): boolean {
  let at = nodes.get(id)?.frame ?? frames.get(id)?.frame ?? null
  for (let depth = 0; at !== null && depth <= frames.size; depth += 1) {
    if (at === frame) return true
    at = frames.get(at)?.frame ?? null
  }
  return false
}

/** Places of the parts of a graph, as they are laid out. */
export interface Places {
  readonly parts: ReadonlyMap<string, Rect>
  readonly notes: readonly (Rect | undefined)[]
}

/** Where ELK has put everything, in the drawing's own places. */
export function placesOf(laid: ElkNode, graph: DiagramGraph): Places {
  const all = new Map<string, Rect>()
  const visit = ({ children = [] }: ElkNode, left: number, top: number) => {
    for (const child of children) {
      const x = left + (child.x ?? 0)
      const y = top + (child.y ?? 0)
      all.set(child.id, {
        x: Math.round(x),
        y: Math.round(y),
        width: child.width ?? 0,
        height: child.height ?? 0,
      })
      visit(child, x, y)
    }
  }
  visit(laid, 0, 0)
  const parts = new Map<string, Rect>()
  for (const id of [...graph.nodes.keys(), ...graph.frames.keys()]) {
    const rect = all.get(keyOf(id))
    if (rect !== undefined) parts.set(id, rect)
  }
  return { parts, notes: graph.notes.map((_note, at) => all.get(keyOfNote(at))) }
}
