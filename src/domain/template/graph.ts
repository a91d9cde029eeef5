import { NODE_KINDS } from './nodeKinds.ts'
import type { NodeKind, NodeOf, Template, TemplateEdge, TemplateNode } from './templateSchema.ts'
import { NO_TYPES, type ValueTypeSet } from './valueTypes.ts'

/** The graph of a template, made once for all questions about it. Edges of nodes that aren’t there are left out. */
export interface Graph {
  readonly nodes: readonly TemplateNode[]
  /** The index of a node in `nodes`, by its id. */
  readonly indexOf: ReadonlyMap<string, number>
  /** The edges that leave each node, and those that end in it, by the node's index. */
  readonly outgoing: readonly (readonly GraphEdge[])[]
  readonly incoming: readonly (readonly GraphEdge[])[]
}

export interface GraphEdge {
  readonly edge: TemplateEdge
  readonly source: number
  readonly target: number
}

export function graphOf({ nodes, edges }: Pick<Template, 'nodes' | 'edges'>): Graph {
  const indexOf = new Map(nodes.map(({ id }, index) => [id, index]))
  const outgoing: GraphEdge[][] = nodes.map(() => [])
  const incoming: GraphEdge[][] = nodes.map(() => [])
  for (const edge of edges) {
    const source = indexOf.get(edge.source)
    const target = indexOf.get(edge.target)
    if (source === undefined || target === undefined) continue
    const inGraph = { edge, source, target }
    outgoing[source]?.push(inGraph)
    incoming[target]?.push(inGraph)
  }
  return { nodes, indexOf, outgoing, incoming }
}

/** The nodes in an order in which each comes after all before it; those without one keep theirs. */
export interface TopologicalOrder {
  readonly order: readonly number[]
  /** The nodes that are in a circle or behind one, and so have no place in the order. */
  readonly unordered: readonly number[]
}

/** Kahn’s algorithm; the same order for the same graph, in O(nodes + edges). */
export function topologicalOrder({ nodes, outgoing, incoming }: Graph): TopologicalOrder {
  const waitsFor = incoming.map((edges) => edges.length)
  const order = nodes.flatMap((_node, index) => (waitsFor[index] === 0 ? [index] : []))
  for (let next = 0; next < order.length; next += 1) {
    for (const { target } of outgoing[order[next] ?? -1] ?? []) {
      const left = (waitsFor[target] ?? 0) - 1
      waitsFor[target] = left
      if (left === 0) order.push(target)
    }
  }
  const unordered = nodes.flatMap((_node, index) => ((waitsFor[index] ?? 0) > 0 ? [index] : []))
  return { order, unordered }
}

/** Whether edges lead from one node to another. A node reaches itself. */
export function reaches({ outgoing }: Graph, from: number, to: number): boolean {
  const seen = new Set([from])
  const waiting = [from]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (node === to) return true
    for (const { target } of outgoing[node] ?? []) {
      if (seen.has(target)) continue
      seen.add(target)
      waiting.push(target)
    }
  }
  return false
}

/** Every node from which edges lead to one, itself left out. */
export function ancestors({ incoming }: Graph, of: number): ReadonlySet<number> {
  return reached(of, (node) => (incoming[node] ?? []).map(({ source }) => source))
}

/** Every node to which edges lead from one, itself left out. */
export function descendants({ outgoing }: Graph, of: number): ReadonlySet<number> {
  return reached(of, (node) => (outgoing[node] ?? []).map(({ target }) => target))
}

function reached(from: number, next: (node: number) => readonly number[]): ReadonlySet<number> {
  const seen = new Set<number>()
  const waiting = [from]
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    for (const other of next(node)) {
      if (seen.has(other)) continue
      seen.add(other)
      waiting.push(other)
    }
  }
  return seen
}

/** Nodes whose result no other node takes. */
export function looseNodes({ nodes, outgoing }: Graph): readonly TemplateNode[] {
  return nodes.filter(
    ({ kind }, index) => NODE_KINDS[kind].sourcePorts.includes('out') && (outgoing[index]?.length ?? 0) === 0,
  )
}

/** A node that is in a circle, from those that have no order; null where none is. */
export function nodeInCircle(graph: Graph, { unordered }: TopologicalOrder): TemplateNode | null {
  // Going back from a remaining node ends in a circle: each has another remaining one before it.
  const left = new Set(unordered)
  const seen = new Set<number>()
  let node = unordered[0]
  while (node !== undefined && !seen.has(node)) {
    seen.add(node)
    node = graph.incoming[node]?.find(({ source }) => left.has(source))?.source
  }
  return node === undefined ? null : (graph.nodes[node] ?? null)
}

/** The result type of each node, by its index; nothing for those without a place in the order. */
export function valueTypesOf(graph: Graph, { order }: TopologicalOrder): readonly ValueTypeSet[] {
  const given = graph.nodes.map(() => NO_TYPES)
  for (const index of order) {
    const node = graph.nodes[index]
    if (node === undefined) continue
    const arriving = (graph.incoming[index] ?? []).reduce(
      (set, { source }) => set | (given[source] ?? NO_TYPES),
      NO_TYPES,
    )
    given[index] = givenBy(node, arriving)
  }
  return given
}

/** The result type of a node, from the arriving types. */
export function givenBy<Kind extends NodeKind>(node: NodeOf<Kind>, arriving: ValueTypeSet): ValueTypeSet {
  return NODE_KINDS[node.kind].gives(node, arriving)
}
