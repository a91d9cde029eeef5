import { bounded, type DryValue } from './dryValue.ts'
import type { NodeInput } from './kinds/nodeInput.ts'
import { NODE_KINDS } from './nodeKinds.ts'
import type { NodeKind, NodeOf } from './templateSchema.ts'

/** What a node gives, with what its model would be asked in place of what it would make; null for nothing. */
export function simulateNode<Kind extends NodeKind>(node: NodeOf<Kind>, input: NodeInput): DryValue | null {
  const value = NODE_KINDS[node.kind].simulate(node, input)
  return value === null ? null : bounded(value)
}
