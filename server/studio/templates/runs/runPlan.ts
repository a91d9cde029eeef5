import { type Graph, graphOf, topologicalOrder } from '#domain/template/graph.ts'
import { nodesReadBy } from '#domain/template/nodeReferences.ts'
import type { Template, TemplateNode } from '#domain/template/templateSchema.ts'

/** A template as it runs: its nodes in their order, and the dependencies of each. */
export interface RunPlan {
  readonly template: Template
  readonly graph: Graph
  readonly steps: readonly RunStep[]
}

interface RunStep {
  /** Its place in the graph. */
  readonly index: number
  readonly node: TemplateNode
  /** Nodes that have to end before: those that lead here, and those that it mentions. */
  readonly waitsFor: readonly string[]
}

export function planOf(template: Template): RunPlan {
  const graph = graphOf(template)
  const steps = topologicalOrder(graph).order.flatMap((index) => {
    const node = graph.nodes[index]
    if (node === undefined) return []
    const before = (graph.incoming[index] ?? []).map(({ edge }) => edge.source)
    return [{ index, node, waitsFor: [...new Set([...before, ...nodesReadBy(node)])] }]
  })
  return { template, graph, steps }
}
