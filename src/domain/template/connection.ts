import { ancestors, type Graph, reaches, topologicalOrder, valueTypesOf } from './graph.ts'
import { NODE_KINDS } from './nodeKinds.ts'
import type { NodeKind, NodeOf, SourcePort, TemplateNode } from './templateSchema.ts'
import type { ValueTypeSet } from './valueTypes.ts'

/** A connection of two nodes, by their ids. */
export interface Connection {
  readonly source: string
  readonly sourcePort: SourcePort
  readonly target: string
}

/** Why two nodes can’t be connected. */
export type ConnectionRefusal =
  /** One of them isn’t there. */
  | 'missing'
  /** A node can’t take its own result. */
  | 'same_node'
  /** There is no such way out of the source. */
  | 'port'
  /** They are connected so already. */
  | 'twice'
  /** No more edges, or none at all, may end in the target. */
  | 'arity'
  /** The target leads to the source already. */
  | 'cycle'
  /** The target can’t work on anything that the source gives. */
  | 'type'

/** Why a connection can’t be made, the plainest reason first; null for one that can. */
export function refuseConnection(graph: Graph, connection: Connection): ConnectionRefusal | null {
  const from = graph.indexOf.get(connection.source)
  const to = graph.indexOf.get(connection.target)
  const source = graph.nodes[from ?? -1]
  const target = graph.nodes[to ?? -1]
  if (from === undefined || to === undefined || source === undefined || target === undefined) return 'missing'
  if (from === to) return 'same_node'
  if (!NODE_KINDS[source.kind].sourcePorts.includes(connection.sourcePort)) return 'port'
  const arriving = graph.incoming[to] ?? []
  const isThere = arriving.some(
    ({ edge }) => edge.source === connection.source && edge.sourcePort === connection.sourcePort,
  )
  if (isThere) return 'twice'
  if (arriving.length >= NODE_KINDS[target.kind].mostIncoming) return 'arity'
  if (reaches(graph, to, from)) return 'cycle'
  const given = valueTypesOf(graph, topologicalOrder(graph))[from]
  return given === undefined || isTaken(target, given) ? null : 'type'
}

/** Why each node can’t be connected to this way out of one, null for those that can be; in O(nodes + edges). */
export function refusalsFrom(
  graph: Graph,
  { source, sourcePort }: Pick<Connection, 'source' | 'sourcePort'>,
): ReadonlyMap<string, ConnectionRefusal | null> {
  const from = graph.indexOf.get(source)
  const node = graph.nodes[from ?? -1]
  const isThere = from !== undefined && node !== undefined
  const given = isThere ? (valueTypesOf(graph, topologicalOrder(graph))[from] ?? 0) : 0
  const before = isThere ? ancestors(graph, from) : new Set<number>()
  const taken = new Set(
    (isThere ? (graph.outgoing[from] ?? []) : []).flatMap(({ edge, target }) =>
      edge.sourcePort === sourcePort ? [target] : [],
    ),
  )
  const refusalOf = (target: TemplateNode, to: number): ConnectionRefusal | null => {
    if (!isThere) return 'missing'
    if (from === to) return 'same_node'
    if (!NODE_KINDS[node.kind].sourcePorts.includes(sourcePort)) return 'port'
    if (taken.has(to)) return 'twice'
    if ((graph.incoming[to] ?? []).length >= NODE_KINDS[target.kind].mostIncoming) return 'arity'
    if (before.has(to)) return 'cycle'
    return isTaken(target, given) ? null : 'type'
  }
  return new Map(graph.nodes.map((target, to) => [target.id, refusalOf(target, to)]))
}

/** Whether a node accepts any of these types. A node that gives nothing yet may later give any type. */
export function isTaken(target: TemplateNode, given: ValueTypeSet): boolean {
  return given === 0 || (takenBy(target) & given) !== 0
}

function takenBy<Kind extends NodeKind>(node: NodeOf<Kind>): ValueTypeSet {
  return NODE_KINDS[node.kind].takes(node)
}
