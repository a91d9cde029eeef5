import type { DryValue } from './dryValue.ts'
import type { Graph } from './graph.ts'
import type { SourcePort } from './templateSchema.ts'

/** The state of a reached node. */
export interface NodeState {
  /** One that was skipped sends nothing on. */
  readonly state: 'ran' | 'skipped'
  /** The way on which a branch has sent its value. */
  readonly taken: SourcePort | null
  /** Null for a node that gives nothing. */
  readonly value: DryValue | null
}

/**
 * The values that arrive along a node's incoming edges, in order; null where none brings any, because all nodes before
 * it were skipped or branched away: then the node is skipped too.
 */
export function arrivalsAt(
  graph: Graph,
  index: number,
  stateOf: (id: string) => NodeState | undefined,
): readonly DryValue[] | null {
  const edges = graph.incoming[index] ?? []
  const live = edges.flatMap(({ edge }) => {
    const source = stateOf(edge.source)
    return source !== undefined && isLive(source, edge.sourcePort) ? [source] : []
  })
  if (edges.length > 0 && live.length === 0) return null
  return live.flatMap(({ value }) => (value === null ? [] : [value]))
}

/** Whether a value comes along an edge: its source has run, and a branch has sent it this way. */
function isLive({ state, taken }: NodeState, port: SourcePort): boolean {
  return state === 'ran' && (taken === null || taken === port)
}
