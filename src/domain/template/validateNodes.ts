import type { Graph } from './graph.ts'
import { topologicalOrder } from './graph.ts'
import { NODE_KINDS } from './nodeKinds.ts'
import { referencesOf, referringOf } from './nodeReferences.ts'
import type { Reference } from './references.ts'
import { error, type TemplateProblem, type ValidationContext } from './templateProblems.ts'
import type { NodeKind, NodeOf, TemplateNode } from './templateSchema.ts'
import type { Known } from './validateConditions.ts'

/** The problems inside of nodes: engines, prompts, and references. */
export function nodeProblems(
  graph: Graph,
  known: Known,
  context: ValidationContext,
): readonly TemplateProblem[] {
  const place = new Map(topologicalOrder(graph).order.map((index, position) => [index, position]))
  const problems: TemplateProblem[] = []
  graph.nodes.forEach((node, index) => {
    const at = { part: 'node', id: node.id } as const
    problems.push(...ownProblems(node, known, context))
    for (const reference of distinct(references(node, known))) {
      const code = referenceProblem(reference, known)
      if (code !== null) problems.push(error(code, at, nameOf(reference)))
      else if (reference.to === 'node') {
        const to = graph.indexOf.get(reference.id)
        // Later nodes in the order have no result yet.
        if (to !== undefined && (place.get(to) ?? Infinity) >= (place.get(index) ?? -1)) {
          problems.push(error('reference_later', at, reference.id))
        }
      }
    }
  })
  return problems
}

function ownProblems<Kind extends NodeKind>(
  node: NodeOf<Kind>,
  known: Known,
  context: ValidationContext,
): readonly TemplateProblem[] {
  return NODE_KINDS[node.kind].problems(node, known, context)
}

/** Each once, however often a text refers to it. */
function distinct(all: readonly Reference[]): readonly Reference[] {
  return [...new Map(all.map((reference) => [`${reference.to} ${nameOf(reference)}`, reference])).values()]
}

function nameOf(reference: Reference): string {
  if (reference.to === 'field') return reference.name
  return reference.to === 'node' ? reference.id : 'previous'
}

/** Everything that a node reads of the form and of other nodes; its condition reports its own missing subjects. */
function references(node: TemplateNode, { nodes }: Known): readonly Reference[] {
  const { conditions, ...referring } = referringOf(node)
  const asked = conditions.flatMap(({ operandType, operand }): Reference[] =>
    operandType === 'node' && nodes.has(operand) ? [{ to: 'node', id: operand }] : [],
  )
  return [...asked, ...referencesOf(referring)]
}

/** A node's input is passed on and stored, so secret words may be used in conditions alone. */
function referenceProblem(
  reference: Reference,
  { fields, nodes }: Known,
): 'reference_unknown' | 'reference_secret' | null {
  if (reference.to === 'field') {
    const field = fields.get(reference.name)
    if (field === undefined) return 'reference_unknown'
    return field.type === 'password' ? 'reference_secret' : null
  }
  if (reference.to === 'node') return nodes.has(reference.id) ? null : 'reference_unknown'
  return null
}
