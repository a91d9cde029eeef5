import { ConditionFields } from '../../inputs/ConditionFields.tsx'
import type { ParametersProps } from '../parametersProps.ts'

/** The condition that chooses between the two ways. */
export function BranchParameters({ node, onChange }: ParametersProps<'branch'>) {
  return (
    <ConditionFields
      nodeId={node.id}
      value={node.settings.condition}
      onChange={(condition) => onChange({ ...node, settings: { condition } })}
    />
  )
}
