import { type Graph, graphOf, type TopologicalOrder, topologicalOrder } from '#domain/template/graph.ts'
import type { TemplateProblem } from '#domain/template/templateProblems.ts'
import type { Template } from '#domain/template/templateSchema.ts'

/** Caches the result made from an object while that object exists. */
function once<Of extends object, Made>(make: (of: Of) => Made): (of: Of) => Made {
  const made = new WeakMap<Of, Made>()
  return (of) => {
    const known = made.get(of)
    if (known !== undefined) return known
    const fresh = make(of)
    made.set(of, fresh)
    return fresh
  }
}

const graphOfNodes = once((nodes: Template['nodes']) =>
  once((edges: Template['edges']) => graphOf({ nodes, edges })),
)

/** The graph of a template, computed once for all callers: other changes of the template keep it. */
export function graphOfTemplate({ nodes, edges }: Pick<Template, 'nodes' | 'edges'>): Graph {
  return graphOfNodes(nodes)(edges)
}

/** The order in which its nodes run, made once for all who ask. */
export const orderOf: (graph: Graph) => TopologicalOrder = once(topologicalOrder)

/** The worst of the problems of each node, by its id, and how many it has. */
export const problemsByNode: (problems: readonly TemplateProblem[]) => ReadonlyMap<string, NodeProblems> =
  once((problems: readonly TemplateProblem[]) => {
    const byNode = new Map<string, NodeProblems>()
    for (const { place, severity } of problems) {
      if (place.part !== 'node') continue
      const { severity: worst = severity, count = 0 } = byNode.get(place.id) ?? {}
      byNode.set(place.id, { severity: worst === 'error' ? worst : severity, count: count + 1 })
    }
    return byNode
  })

export interface NodeProblems {
  readonly severity: TemplateProblem['severity']
  readonly count: number
}
