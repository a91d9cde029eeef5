import type { NodeKind, NodeOf } from '#domain/template/templateSchema.ts'

/** What the parameters of a kind of node are given. */
export interface ParametersProps<Kind extends NodeKind> {
  readonly node: NodeOf<Kind>
  readonly onChange: (node: NodeOf<Kind>) => void
  /** The whole of it: what is seldom changed stands there alone. */
  readonly isFull: boolean
}
