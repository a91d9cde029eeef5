import { bounded, type DryValue } from './dryValue.ts'
import type { NodeInput } from './kinds/nodeInput.ts'
import { NODE_KINDS } from './nodeKinds.ts'
import type { NodeKind, NodeOf } from './templateSchema.ts'

/** A node's result in a dry run, with its model's request in place of the file; null for none. */
export function simulateNode<Kind extends NodeKind>(node: NodeOf<Kind>, input: NodeInput): DryValue | null {
  const value = NODE_KINDS[node.kind].simulate(node, input)
  return value === null ? null : bounded(value)
}
