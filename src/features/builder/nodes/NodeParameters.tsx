import type { ComponentType } from 'react'
import type { NodeKind, NodeOf } from '#domain/template/templateSchema.ts'
import type { ParametersProps } from './parametersProps.ts'
import { useNodeChange } from './useNodeChange.ts'
import { NODE_PARAMETERS } from './kindParameters.ts'

/** The parameters of a node by its kind. */
export function NodeParameters<Kind extends NodeKind>({
  node,
  isFull = false,
}: {
  readonly node: NodeOf<Kind>
  readonly isFull?: boolean
}) {
  const change = useNodeChange()
  const Parameters: ComponentType<ParametersProps<Kind>> = NODE_PARAMETERS[node.kind]
  return <Parameters node={node} isFull={isFull} onChange={(after) => change(node, after)} />
}
