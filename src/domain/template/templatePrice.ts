import { type Graph, type GraphEdge, graphOf, topologicalOrder } from './graph.ts'
import { type EnginePrice, priceRange, type PriceRange } from './price.ts'
import type { Template, TemplateNode } from './templateSchema.ts'

/** The least and the most that a run of a template can cost, in credits, whatever its form is filled with. */
export function templatePrice(template: Template, enginePrice: EnginePrice): PriceRange {
  return priceRange(template, { all: template.nodes, always: certainNodes(graphOf(template)) }, enginePrice)
}

/** The nodes that run whatever the form is filled with: no branch decides on every way to them. */
function certainNodes(graph: Graph): readonly TemplateNode[] {
  const certain = new Set<number>()
  for (const index of topologicalOrder(graph).order) {
    const fromCertain = (graph.incoming[index] ?? []).filter(({ source }) => certain.has(source))
    const isFirst = (graph.incoming[index] ?? []).length === 0
    if (isFirst || fromCertain.some(({ edge }) => edge.sourcePort === 'out') || areBothWays(fromCertain)) {
      certain.add(index)
    }
  }
  return graph.nodes.filter((_node, index) => certain.has(index))
}

/** Whether both ways of one branch are among these edges. */
function areBothWays(edges: readonly GraphEdge[]): boolean {
  const sourcesOf = (port: string) =>
    edges.filter(({ edge }) => edge.sourcePort === port).map(({ source }) => source)
  const whenFalse = new Set(sourcesOf('false'))
  return sourcesOf('true').some((source) => whenFalse.has(source))
}
