import type { Condition } from './conditions.ts'
import type { Connection, ConnectionRefusal } from './connection.ts'
import { addNode, connect, replaceNode } from './editGraph.ts'
import { newNode } from './newTemplate.ts'
import { freshId, placeAfter } from './placing.ts'
import type { SourcePort, Template, TemplateNode } from './templateSchema.ts'

/** A quick condition (specification part 2, section 3): the question, and the target of each answer; null for none. */
export interface QuickCondition {
  readonly condition: Condition
  readonly whenTrue: string | null
  readonly whenFalse: string | null
}

/** The place: an existing branch, or after a node. */
export type QuickConditionPlace = { readonly branch: string } | { readonly after: string }

export interface AppliedCondition {
  readonly template: Template
  /** The branch that it became; null where it was refused. */
  readonly branch: string | null
  /** Why one of its ways can’t be. Then nothing is changed. */
  readonly refusal: ConnectionRefusal | null
}

/** The quick condition that a branch is. Of several targets of one way it tells the first. */
export function quickConditionOf(
  { edges }: Pick<Template, 'edges'>,
  node: Extract<TemplateNode, { readonly kind: 'branch' }>,
): QuickCondition {
  const targetOf = (port: SourcePort) =>
    edges.find(({ source, sourcePort }) => source === node.id && sourcePort === port)?.target ?? null
  return {
    condition: node.settings.condition,
    whenTrue: targetOf('true'),
    whenFalse: targetOf('false'),
  }
}

/**
 * Makes a quick condition a branch of the graph. One that comes after a node takes the place of that node’s own ways to
 * the two targets; one that was a branch leads where it says and nowhere else.
 */
export function applyQuickCondition(
  template: Template,
  place: QuickConditionPlace,
  quick: QuickCondition,
): AppliedCondition {
  const placed =
    'branch' in place ? changedBranch(template, place.branch, quick) : newBranch(template, place.after, quick)
  if (placed === null) return { template, branch: null, refusal: 'missing' }
  const ways = [
    ...placed.arriving,
    ...wayTo(placed.branch, 'true', quick.whenTrue),
    ...wayTo(placed.branch, 'false', quick.whenFalse),
  ]
  let changed = placed.template
  for (const way of ways) {
    const step = connect(changed, way, freshId(changed, 'edge'))
    if (step.refusal !== null) return { template, branch: null, refusal: step.refusal }
    changed = step.template
  }
  return { template: changed, branch: placed.branch, refusal: null }
}

interface Placed {
  readonly template: Template
  readonly branch: string
  readonly arriving: readonly Connection[]
}

function changedBranch(template: Template, id: string, quick: QuickCondition): Placed | null {
  const node = template.nodes.find((each) => each.id === id)
  if (node?.kind !== 'branch') return null
  const edges = template.edges.filter(({ source }) => source !== id)
  const changed = replaceNode({ ...template, edges }, { ...node, settings: { condition: quick.condition } })
  return { template: changed, branch: id, arriving: [] }
}

function newBranch(template: Template, after: string, quick: QuickCondition): Placed | null {
  const node = template.nodes.find(({ id }) => id === after)
  if (node === undefined) return null
  const branch = freshId(template, 'branch')
  const targets = new Set([quick.whenTrue, quick.whenFalse])
  const edges = template.edges.filter(({ source, target }) => source !== after || !targets.has(target))
  const placed = newNode(
    'branch',
    { id: branch, position: placeAfter(template, node) },
    { condition: quick.condition },
  )
  const arriving = [{ source: after, sourcePort: 'out', target: branch } as const]
  return { template: addNode({ ...template, edges }, placed), branch, arriving }
}

function wayTo(source: string, sourcePort: SourcePort, target: string | null): readonly Connection[] {
  return target === null ? [] : [{ source, sourcePort, target }]
}
