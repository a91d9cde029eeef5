import { descendants, graphOf } from './graph.ts'
import { nodesReadBy } from './nodeTexts.ts'
import type { Template } from './templateSchema.ts'

/** Where a run begins that does only a part of a template. */
export interface RunScope {
  readonly node: string
  /** That node and nothing that follows it. */
  readonly isAlone: boolean
}

/** What need not be done again. */
export interface ReadyNodes {
  /** Its result is used instead, wherever it stands. */
  readonly isPinned: (id: string) => boolean
  /** It has given something before; where it is read and not asked for, that is taken. */
  readonly hasGiven: (id: string) => boolean
}

/**
 * The nodes that a run of a part has to do: the one that it begins with, what follows it, and of all that these read what
 * has given nothing yet. What is pinned is never done.
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
  // What is added is gone over too: what they read comes with them.
  for (const index of wanted) {
    const reader = graph.nodes[index]
    const read = [
      ...(graph.incoming[index] ?? []).map(({ source }) => source),
      ...(reader === undefined ? [] : nodesReadBy(reader)).flatMap((id) => graph.indexOf.get(id) ?? []),
    ]
    for (const source of read) {
      if (!isPinned(idOf(source)) && !hasGiven(idOf(source))) wanted.add(source)
    }
  }
  return new Set([...wanted].map(idOf))
}
