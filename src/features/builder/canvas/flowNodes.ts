import { type Edge, MarkerType, type Node, type NodeHandle, Position as Side } from '@xyflow/react'
import type { Position } from '#domain/template/editGraph.ts'
import { NODE_KINDS } from '#domain/template/nodeKinds.ts'
import { NODE_SIZE } from '#domain/template/placing.ts'
import {
  NODE_KIND_NAMES,
  type NodeKind,
  type SourcePort,
  type TemplateEdge,
  type TemplateNode,
  type TemplateNote,
} from '#domain/template/templateSchema.ts'

/** A node of the template as the canvas knows it. */
export type StepFlowNode = Node<{ readonly node: TemplateNode }, 'step'>
export type NoteFlowNode = Node<{ readonly note: TemplateNote }, 'note'>
export type FlowNode = StepFlowNode | NoteFlowNode
export type FlowEdge = Edge<{ readonly edge: TemplateEdge }, 'step'>

/** Where edges leave and end, from the top of a node, in px. */
export const PORT_HEIGHTS: Readonly<Record<SourcePort | 'in', number>> = {
  in: 44,
  out: 44,
  true: 30,
  false: 62,
}

/** The handles of each kind, told so that edges are drawn without a node being measured. */
const HANDLES = new Map(NODE_KIND_NAMES.map((kind) => [kind, handlesOf(kind)]))

function handlesOf(kind: NodeKind): NodeHandle[] {
  const { mostIncoming, sourcePorts } = NODE_KINDS[kind]
  return [
    ...(mostIncoming > 0
      ? [{ id: 'in', type: 'target' as const, position: Side.Left, x: 0, y: PORT_HEIGHTS.in }]
      : []),
    ...sourcePorts.map((port) => ({
      id: port,
      type: 'source' as const,
      position: Side.Right,
      x: NODE_SIZE.width,
      y: PORT_HEIGHTS[port],
    })),
  ]
}

/** The canvas's items for the template; unchanged ones are the same objects. */
export interface Drawn {
  readonly nodes: FlowNode[]
  readonly edges: FlowEdge[]
}

interface ToDraw {
  readonly nodes: readonly TemplateNode[]
  readonly edges: readonly TemplateEdge[]
  readonly notes: readonly TemplateNote[]
  readonly selection: ReadonlySet<string>
  /** The present positions of dragged items. */
  readonly dragged: ReadonlyMap<string, Position> | null
  /** How large the note is that is being drawn larger or smaller. */
  readonly resized: Resized | null
}

export interface Resized {
  readonly id: string
  readonly size: TemplateNote['size']
}

/** Makes the canvas's items, and keeps each one while the template has the same. */
export function createDrawing(): (template: ToDraw) => Drawn {
  let drawnNodes = new Map<string, FlowNode>()
  let drawnNotes = new Map<string, FlowNode>()
  let drawnEdges = new Map<string, FlowEdge>()
  let drawn: Drawn = { nodes: [], edges: [] }

  return ({ nodes, edges, notes, selection, dragged, resized }) => {
    const nextNodes = new Map<string, FlowNode>()
    const nextNotes = new Map<string, FlowNode>()
    const nextEdges = new Map<string, FlowEdge>()
    // Frames lie behind everything.
    for (const note of notes) {
      const selected = selection.has(note.id)
      const position = dragged?.get(note.id) ?? note.position
      const known = drawnNotes.get(note.id)
      const isSame =
        known?.type === 'note' &&
        known.data.note === note &&
        known.selected === selected &&
        known.position === position &&
        resized?.id !== note.id &&
        known.measured?.width === note.size.width &&
        known.measured.height === note.size.height
      const size = resized?.id === note.id ? resized.size : note.size
      nextNotes.set(note.id, isSame ? known : flowNote(note, { position, size }, selected))
    }
    for (const node of nodes) {
      const selected = selection.has(node.id)
      const position = dragged?.get(node.id) ?? node.position
      const known = drawnNodes.get(node.id)
      const isSame =
        known?.type === 'step' &&
        known.data.node === node &&
        known.selected === selected &&
        known.position === position
      nextNodes.set(node.id, isSame ? known : flowNode(node, position, selected))
    }
    for (const edge of edges) {
      const selected = selection.has(edge.id)
      const known = drawnEdges.get(edge.id)
      const isSame = known?.data?.edge === edge && known.selected === selected
      nextEdges.set(edge.id, isSame ? known : flowEdge(edge, selected))
    }
    drawnNodes = nextNodes
    drawnNotes = nextNotes
    drawnEdges = nextEdges
    drawn = {
      nodes: sameOrNext(drawn.nodes, [...nextNotes.values(), ...nextNodes.values()]),
      edges: sameOrNext(drawn.edges, [...nextEdges.values()]),
    }
    return drawn
  }
}

/** The very same list where its pieces are: the library takes in a list anew by whether it is another one. */
function sameOrNext<Piece>(known: Piece[], next: Piece[]): Piece[] {
  return known.length === next.length && known.every((piece, at) => piece === next[at]) ? known : next
}

/** The library would say „node” and „edge” in every language. */
const NO_ROLE_WORDS = { 'aria-roledescription': undefined }
const NO_WORDS = { ...NO_ROLE_WORDS, 'aria-label': undefined }

function flowNode(node: TemplateNode, position: Position, selected: boolean): FlowNode {
  return {
    id: node.id,
    type: 'step',
    data: { node },
    position,
    selected,
    ...NODE_SIZE,
    measured: NODE_SIZE,
    handles: HANDLES.get(node.kind) ?? [],
    domAttributes: NO_ROLE_WORDS,
  }
}

function flowNote(
  note: TemplateNote,
  { position, size }: Pick<TemplateNote, 'position' | 'size'>,
  selected: boolean,
): FlowNode {
  return {
    id: note.id,
    type: 'note',
    data: { note },
    position,
    selected,
    ...size,
    measured: size,
    connectable: false,
    domAttributes: NO_ROLE_WORDS,
    zIndex: note.kind === 'group' ? -2 : -1,
  }
}

function flowEdge(edge: TemplateEdge, selected: boolean): FlowEdge {
  return {
    id: edge.id,
    type: 'step',
    data: { edge },
    source: edge.source,
    sourceHandle: edge.sourcePort,
    target: edge.target,
    targetHandle: 'in',
    selected,
    // Its ends tell where it leads: in the list, and when it is selected.
    ariaRole: 'presentation',
    domAttributes: NO_WORDS,
    markerEnd: { type: MarkerType.ArrowClosed, width: 16, height: 16 },
  }
}

export function isSourcePort(handle: string | null | undefined): handle is SourcePort {
  return handle === 'out' || handle === 'true' || handle === 'false'
}
