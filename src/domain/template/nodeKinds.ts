import type { Features } from '../runtimeConfig.ts'
import { type Condition, isMet, type OperandLookup } from './conditions.ts'
import { aggregateKind } from './kinds/aggregate/aggregateKind.ts'
import { branchKind } from './kinds/branch/branchKind.ts'
import { inputKind } from './kinds/input/inputKind.ts'
import type { EngineUse, KindRules } from './kinds/kindRules.ts'
import { modelKind } from './kinds/model/modelKind.ts'
import { outputKind } from './kinds/output/outputKind.ts'
import { postprocessKind } from './kinds/postprocess/postprocessKind.ts'
import { transformKind } from './kinds/transform/transformKind.ts'
import type { NodeKind, NodeOf, SourcePort, TemplateNode } from './templateSchema.ts'

/** The rules of each kind of node. A new kind doesn’t compile without its entry. */
export const NODE_KINDS: { readonly [Kind in NodeKind]: KindRules<Kind> } = {
  input: inputKind,
  model: modelKind,
  branch: branchKind,
  transform: transformKind,
  aggregate: aggregateKind,
  postprocess: postprocessKind,
  output: outputKind,
}

/**
 * Whether this installation's editor offers a kind of node. A template that already has one is edited and run like any
 * other.
 */
export function isOffered(kind: NodeKind, { advancedBuilderNodes }: Features): boolean {
  return advancedBuilderNodes || NODE_KINDS[kind].category !== 'advanced'
}

/** A node's use of an engine; null for none. */
export function engineOf<Kind extends NodeKind>(node: NodeOf<Kind>): EngineUse | null {
  return NODE_KINDS[node.kind].engine?.(node) ?? null
}

/** The engine uses of these nodes, in order. */
export function enginesUsed(nodes: readonly TemplateNode[]): readonly EngineUse[] {
  return nodes.flatMap((node) => engineOf(node) ?? [])
}

/** The condition of a branching node; null for nodes with one way or none. */
export function conditionOf<Kind extends NodeKind>(node: NodeOf<Kind>): Condition | null {
  return NODE_KINDS[node.kind].condition?.(node) ?? null
}

/** The way that a node takes; null where there is no choice. */
export function wayTaken(node: TemplateNode, lookup: OperandLookup): SourcePort | null {
  const condition = conditionOf(node)
  if (condition === null) return null
  return isMet(condition, lookup) ? 'true' : 'false'
}

/** The field of the form whose value a node gives; null where it gives something else. */
export function fieldGivenBy<Kind extends NodeKind>(node: NodeOf<Kind>): string | null {
  return NODE_KINDS[node.kind].field?.(node) ?? null
}

/** Whether nodes of a kind collect results of the run. */
export const isResult = (kind: NodeKind): boolean => NODE_KINDS[kind].result !== null

/** The name of the result at a node; null where there is none. */
export function resultName<Kind extends NodeKind>(node: NodeOf<Kind>): string | null {
  return NODE_KINDS[node.kind].result?.(node) ?? null
}
