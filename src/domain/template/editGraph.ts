import { type Connection, type ConnectionRefusal, refuseConnection } from './connection.ts'
import { graphOf } from './graph.ts'
import { MOST_EDGES, MOST_NODES, MOST_NOTES } from './templateLimits.ts'
import type { Template, TemplateEdge, TemplateNode, TemplateNote } from './templateSchema.ts'

// Changes of a template’s graph. Each returns a new template, or the same object where nothing changes.

export interface Position {
  readonly x: number
  readonly y: number
}

export function addNode(template: Template, node: TemplateNode): Template {
  return template.nodes.length >= MOST_NODES ? template : { ...template, nodes: [...template.nodes, node] }
}

/** Takes nodes, edges and notes out, with all edges that ended in one of the nodes. */
export function removeParts(template: Template, ids: ReadonlySet<string>): Template {
  const nodes = template.nodes.filter(({ id }) => !ids.has(id))
  const edges = template.edges.filter(
    ({ id, source, target }) => !ids.has(id) && !ids.has(source) && !ids.has(target),
  )
  const notes = template.notes.filter(({ id }) => !ids.has(id))
  const isSame =
    nodes.length === template.nodes.length &&
    edges.length === template.edges.length &&
    notes.length === template.notes.length
  return isSame ? template : { ...template, nodes, edges, notes }
}

/** Lays nodes, and notes among them, elsewhere. */
export function moveNodes(template: Template, places: ReadonlyMap<string, Position>): Template {
  const nodes = movedAll(template.nodes, places)
  const notes = movedAll(template.notes, places)
  return nodes === template.nodes && notes === template.notes ? template : { ...template, nodes, notes }
}

function movedAll<Placed extends { readonly id: string; readonly position: Position }>(
  list: Placed[],
  places: ReadonlyMap<string, Position>,
): Placed[] {
  const isMoved = ({ id, position }: Placed) => {
    const to = places.get(id)
    return to !== undefined && (to.x !== position.x || to.y !== position.y)
  }
  if (!list.some(isMoved)) return list
  return list.map((each) => {
    const position = places.get(each.id)
    return position !== undefined && isMoved(each) ? { ...each, position: { ...position } } : each
  })
}

export function addNote(template: Template, note: TemplateNote): Template {
  return template.notes.length >= MOST_NOTES ? template : { ...template, notes: [...template.notes, note] }
}

/** Puts a note in the place of the one that has its id. */
export function replaceNote(template: Template, note: TemplateNote): Template {
  const at = template.notes.findIndex(({ id }) => id === note.id)
  return at === -1 || template.notes[at] === note
    ? template
    : { ...template, notes: template.notes.with(at, note) }
}

/** Puts a node in the place of the one that has its id. */
export function replaceNode(template: Template, node: TemplateNode): Template {
  const at = template.nodes.findIndex(({ id }) => id === node.id)
  return at === -1 || template.nodes[at] === node
    ? template
    : { ...template, nodes: template.nodes.with(at, node) }
}

/** Connects two nodes, or says why they can’t be. */
export function connect(
  template: Template,
  connection: Connection,
  id: string,
): { readonly template: Template; readonly refusal: ConnectionRefusal | null } {
  const refusal = refuseConnection(graphOf(template), connection)
  if (refusal !== null || template.edges.length >= MOST_EDGES) return { template, refusal }
  const edge: TemplateEdge = { id, ...connection }
  return { template: { ...template, edges: [...template.edges, edge] }, refusal }
}

/** Where nodes are put in line. */
export type Alignment = 'left' | 'centre' | 'right' | 'top' | 'middle' | 'bottom'

const LINES: Readonly<
  Record<Alignment, { readonly axis: keyof Position; readonly line: (places: readonly number[]) => number }>
> = {
  left: { axis: 'x', line: (places) => Math.min(...places) },
  centre: { axis: 'x', line: middleOf },
  right: { axis: 'x', line: (places) => Math.max(...places) },
  top: { axis: 'y', line: (places) => Math.min(...places) },
  middle: { axis: 'y', line: middleOf },
  bottom: { axis: 'y', line: (places) => Math.max(...places) },
}

/** Puts nodes in one line; nodes are of one size. */
export function alignNodes(template: Template, ids: ReadonlySet<string>, alignment: Alignment): Template {
  const chosen = template.nodes.filter(({ id }) => ids.has(id))
  if (chosen.length < 2) return template
  const { axis, line } = LINES[alignment]
  const place = line(chosen.map(({ position }) => position[axis]))
  return moveNodes(template, new Map(chosen.map(({ id, position }) => [id, { ...position, [axis]: place }])))
}

function middleOf(places: readonly number[]): number {
  return Math.round((Math.min(...places) + Math.max(...places)) / 2)
}
