import { refuseConnection } from './connection.ts'
import { addNode, connect, type Position } from './editGraph.ts'
import { type Fragment, pasteFragment } from './fragment.ts'
import { graphOf } from './graph.ts'
import { newNodeOf } from './newTemplate.ts'
import { NODE_KINDS } from './nodeKinds.ts'
import { freePlace, freshId, freshIds, placeAfter, snapped } from './placing.ts'
import type { NodeKind, Template, TemplateNode } from './templateSchema.ts'

// Manual changes of the graph: each returns the next template and selection.

export interface Edited {
  readonly template: Template
  readonly chosen: readonly string[]
}

/** Adds a node of a kind at a place, or at the nearest free one. */
export function withNewNode(template: Template, kind: NodeKind, wanted: Position): Edited {
  const id = freshId(template, kind)
  const position = freePlace(template, wanted)
  return { template: addNode(template, newNodeOf(kind, { id, position })), chosen: [id] }
}

/** Adds a node after another one, connected to its first free output if possible. */
export function withNextNode(template: Template, kind: NodeKind, from: TemplateNode): Edited {
  const { template: added, chosen } = withNewNode(template, kind, placeAfter(template, from))
  const [target = ''] = chosen
  const graph = graphOf(added)
  const taken = new Set(
    (graph.outgoing[graph.indexOf.get(from.id) ?? -1] ?? []).map(({ edge }) => edge.sourcePort),
  )
  const { sourcePorts } = NODE_KINDS[from.kind]
  const sourcePort = sourcePorts.find((port) => !taken.has(port)) ?? sourcePorts[0]
  if (sourcePort === undefined) return { template: added, chosen }
  const connection = { source: from.id, sourcePort, target }
  if (refuseConnection(graph, connection) !== null) return { template: added, chosen }
  return { template: connect(added, connection, freshId(added, 'edge')).template, chosen }
}

/** Puts copied nodes and notes in, so far from where they were. */
export function withFragment(template: Template, fragment: Fragment, by: Position): Edited {
  const names = new Map<string, () => string>()
  const { template: pasted, ids } = pasteFragment(template, fragment, {
    newId(kind) {
      const next = names.get(kind) ?? freshIds(template, kind)
      names.set(kind, next)
      return next()
    },
    by: snapped(by),
  })
  return { template: pasted, chosen: ids }
}
