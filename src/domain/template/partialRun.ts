import { descendants, type Graph, graphOf } from './graph.ts'
import { nodesReadBy } from './nodeReferences.ts'
import { partOfTemplate } from './partOfTemplate.ts'
import type { Template } from './templateSchema.ts'

/** Where a run begins that does only a part of a template. */
export interface RunScope {
  readonly node: string
  /** That node and nothing that follows it. */
  readonly isAlone: boolean
}

/** Nodes that need not run again. */
export interface ReadyNodes {
  /** Its pin is used instead, at every place. */
  readonly isPinned: (id: string) => boolean
  /** It has given something before; where it is read and not asked for, that is taken. */
  readonly hasGiven: (id: string) => boolean
}

/**
 * The nodes of a partial run: the first one, those after it, and all nodes they read that have no result yet. Pinned
 * nodes never run.
 */
export function nodesToRun(
  template: Pick<Template, 'nodes' | 'edges'>,
  { node, isAlone }: RunScope,
  { isPinned, hasGiven }: ReadyNodes,
): ReadonlySet<string> {
  const graph = graphOf(template)
  const first = graph.indexOf.get(node)
  if (first === undefined) return new Set()
  const idOf = (index: number) => graph.nodes[index]?.id ?? ''
  const asked = [first, ...(isAlone ? [] : descendants(graph, first))]
  const wanted = new Set(asked.filter((index) => !isPinned(idOf(index))))
  // Added nodes are visited too: the nodes they read are added with them.
  for (const index of wanted) {
    for (const source of readAt(graph, index)) {
      if (!isPinned(idOf(source)) && !hasGiven(idOf(source))) wanted.add(source)
    }
  }
  return new Set([...wanted].map(idOf))
}

/** The indexes of the nodes that one reads, along an edge or by their name. */
function readAt(graph: Graph, index: number): readonly number[] {
  const reader = graph.nodes[index]
  return [
    ...(graph.incoming[index] ?? []).map(({ source }) => source),
    ...(reader === undefined ? [] : nodesReadBy(reader)).flatMap((id) => graph.indexOf.get(id) ?? []),
  ]
}

/** A part of a template that is run for real. */
export interface PartialRun {
  /** The nodes to run, as a template of its own; it includes the reused ones. */
  readonly template: Template
  /** Nodes that neither run nor cost: their earlier results are reused. */
  readonly taken: ReadonlySet<string>
  /** The number of nodes that run; 0 where all requested ones are pinned or missing. */
  readonly runs: number
}

/**
 * The nodes that a real partial run executes, and those it reuses: the same in the page, which requests it, and on the
 * server, which runs it. `quoteRun` gives the price.
 */
export function partialRun(template: Template, scope: RunScope, ready: ReadyNodes): PartialRun {
  const only = nodesToRun(template, scope, ready)
  const graph = graphOf(template)
  const taken = new Set(
    [...only]
      .flatMap((id) => readAt(graph, graph.indexOf.get(id) ?? -1))
      .flatMap((index) => graph.nodes[index]?.id ?? [])
      .filter((id) => !only.has(id)),
  )
  return { template: partOfTemplate(template, only, taken), taken, runs: only.size }
}
