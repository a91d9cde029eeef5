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

/** Everything that the rules know of a kind of node. A new kind doesn’t compile until it stands here. */
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
 * Whether the editor offers a kind of node for what is new, as this installation has it. A template that has one all the
 * same is edited and run like any other.
 */
export function isOffered(kind: NodeKind, { advancedBuilderNodes }: Features): boolean {
  return advancedBuilderNodes || NODE_KINDS[kind].category !== 'advanced'
}

/** What a node asks an engine for; null where it needs none. */
export function engineOf<Kind extends NodeKind>(node: NodeOf<Kind>): EngineUse | null {
  return NODE_KINDS[node.kind].engine?.(node) ?? null
}

/** What all of these nodes ask engines for, in their order. */
export function enginesUsed(nodes: readonly TemplateNode[]): readonly EngineUse[] {
  return nodes.flatMap((node) => engineOf(node) ?? [])
}

/** What decides on which way a node sends what comes; null where there is one way or none. */
export function conditionOf<Kind extends NodeKind>(node: NodeOf<Kind>): Condition | null {
  return NODE_KINDS[node.kind].condition?.(node) ?? null
}

/** The way on which a node sends what comes; null where there is nothing to be decided. */
export function wayTaken(node: TemplateNode, lookup: OperandLookup): SourcePort | null {
  const condition = conditionOf(node)
  if (condition === null) return null
  return isMet(condition, lookup) ? 'true' : 'false'
}

/** The field of the form whose value a node gives; null where it gives something else. */
export function fieldGivenBy<Kind extends NodeKind>(node: NodeOf<Kind>): string | null {
  return NODE_KINDS[node.kind].field?.(node) ?? null
}

/** Whether what comes to nodes of a kind is a result of the run. */
export const isResult = (kind: NodeKind): boolean => NODE_KINDS[kind].result !== null

/** What the result is called that comes to a node; null where none does. */
export function resultName<Kind extends NodeKind>(node: NodeOf<Kind>): string | null {
  return NODE_KINDS[node.kind].result?.(node) ?? null
}
