import type { NodeKind, NodeOf } from '#domain/template/templateSchema.ts'

/** The props of a kind's parameters. */
export interface ParametersProps<Kind extends NodeKind> {
  readonly node: NodeOf<Kind>
  readonly onChange: (node: NodeOf<Kind>) => void
  /** All settings: rarely changed ones show only here. */
  readonly isFull: boolean
}
