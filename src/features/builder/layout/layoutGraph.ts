import type { ElkNode } from 'elkjs/lib/elk-api.js'
import { moveNodes, type Position } from '#domain/template/editGraph.ts'
import { boundsOf, contains, GRID, NODE_SIZE, snapped } from '#domain/template/placing.ts'
import type { Template, TemplateNote } from '#domain/template/templateSchema.ts'

const OPTIONS = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.spacing.nodeNode': '40',
  // Separate flows are farther apart than connected nodes, the first on top.
  'elk.spacing.componentComponent': '200',
  'elk.layered.considerModelOrder.components': 'MODEL_ORDER',
} as const

/** A template’s graph as the layout takes it. */
export function elkGraphOf({ nodes, edges }: Pick<Template, 'nodes' | 'edges'>): ElkNode {
  const there = new Set(nodes.map(({ id }) => id))
  return {
    id: 'root',
    layoutOptions: { ...OPTIONS },
    children: nodes.map(({ id }) => ({ id, ...NODE_SIZE })),
    edges: edges.flatMap(({ id, source, target }) =>
      there.has(source) && there.has(target) ? [{ id, sources: [source], targets: [target] }] : [],
    ),
  }
}

/** A template with its nodes at the layout's positions; frames are drawn around their old content. */
export function withLayout(template: Template, laid: ElkNode): Template {
  const places = new Map(
    (laid.children ?? []).map(({ id, x = 0, y = 0 }): [string, Position] => [id, snapped({ x, y })]),
  )
  const moved = moveNodes(template, places)
  const notes = moved.notes.map((note) => framed(note, template, moved))
  return notes.every((note, at) => note === moved.notes[at]) ? moved : { ...moved, notes }
}

const AROUND = { side: GRID * 4, top: GRID * 6 }

function framed(note: TemplateNote, before: Template, after: Template): TemplateNote {
  if (note.kind !== 'group') return note
  const frame = { ...note.position, ...note.size }
  const held = new Set(
    before.nodes.flatMap(({ id, position }) => (contains(frame, { ...position, ...NODE_SIZE }) ? [id] : [])),
  )
  const bounds = boundsOf({ nodes: after.nodes.filter(({ id }) => held.has(id)), notes: [] })
  if (bounds === null) return note
  return {
    ...note,
    position: { x: bounds.x - AROUND.side, y: bounds.y - AROUND.top },
    size: { width: bounds.width + 2 * AROUND.side, height: bounds.height + AROUND.side + AROUND.top },
  }
}
