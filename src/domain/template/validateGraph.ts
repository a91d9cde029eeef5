import { isTaken } from './connection.ts'
import { type Graph, nodeInCircle, topologicalOrder, valueTypesOf } from './graph.ts'
import { isResult, NODE_KINDS } from './nodeKinds.ts'
import { MOST_NODES_PUBLISHED } from './templateLimits.ts'
import { error, type TemplateProblem } from './templateProblems.ts'
import type { Template } from './templateSchema.ts'

const GRAPH = { part: 'graph' } as const

/** The problems of the connections between nodes. */
export function graphProblems(template: Template, graph: Graph): readonly TemplateProblem[] {
  const { nodes, edges } = template
  if (nodes.length === 0) return [error('nodes_missing', GRAPH)]
  const problems: TemplateProblem[] = []
  if (nodes.length > 1 && edges.length === 0) problems.push(error('edges_missing', GRAPH))
  if (nodes.length > MOST_NODES_PUBLISHED) problems.push(error('too_many_nodes', GRAPH))
  if (!nodes.some(({ kind }) => isResult(kind))) problems.push(error('output_missing', GRAPH))
  problems.push(...twice(nodes.map(({ id }) => id)).map((id) => error('id_twice', { part: 'node', id })))

  const order = topologicalOrder(graph)
  const inCircle = nodeInCircle(graph, order)
  if (inCircle !== null) problems.push(error('cycle', { part: 'node', id: inCircle.id }))
  problems.push(...edgeProblems(template, graph))
  problems.push(...connectionProblems(graph, edges.length > 0))

  const given = valueTypesOf(graph, order)
  for (const edgesOut of graph.outgoing) {
    for (const { edge, source, target } of edgesOut) {
      const to = graph.nodes[target]
      if (to !== undefined && !isTaken(to, given[source] ?? 0)) {
        problems.push(error('edge_type', { part: 'edge', id: edge.id }))
      }
    }
  }
  return problems
}

function edgeProblems({ edges }: Template, graph: Graph): TemplateProblem[] {
  const problems: TemplateProblem[] = []
  const seen = new Set<string>()
  for (const { id, source, sourcePort, target } of edges) {
    const place = { part: 'edge', id } as const
    const from = graph.nodes[graph.indexOf.get(source) ?? -1]
    if (from === undefined || !graph.indexOf.has(target)) {
      problems.push(error('edge_end_missing', place))
      continue
    }
    if (!NODE_KINDS[from.kind].sourcePorts.includes(sourcePort)) problems.push(error('edge_port', place))
    const way = `${source} ${sourcePort} ${target}`
    if (seen.has(way)) problems.push(error('edge_twice', place))
    seen.add(way)
  }
  problems.push(...twice(edges.map(({ id }) => id)).map((id) => error('id_twice', { part: 'edge', id })))
  return problems
}

/** Nodes that nothing reaches, that lead nowhere, or that too much leads to. */
function connectionProblems(graph: Graph, hasEdges: boolean): TemplateProblem[] {
  return graph.nodes.flatMap(({ id, kind }, index) => {
    const rules = NODE_KINDS[kind]
    const ways = rules.sourcePorts.length
    const arriving = graph.incoming[index]?.length ?? 0
    const leaving = graph.outgoing[index] ?? []
    const place = { part: 'node', id } as const
    const problems: TemplateProblem[] = []
    if (arriving > rules.mostIncoming) problems.push(error('edges_too_many', place))
    if (hasEdges && arriving === 0 && leaving.length === 0) problems.push(error('disconnected', place))
    else if (arriving < rules.leastIncoming) problems.push(error('input_missing', place))
    else if (ways > 1 && new Set(leaving.map(({ edge }) => edge.sourcePort)).size < ways) {
      problems.push(error('way_missing', place))
    }
    return problems
  })
}

/** The names that occur more than once, each once. */
export function twice(names: readonly string[]): readonly string[] {
  const seen = new Set<string>()
  const again = new Set<string>()
  for (const name of names) (seen.has(name) ? again : seen).add(name)
  return [...again]
}
