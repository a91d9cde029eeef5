import type { NodeKind } from '../templateSchema.ts'

/**
 * Whether nodes of a kind make a result of their own, which can be pinned and whose progress is shown: inputs and
 * branches don't. Separate from the other rules because pages that run templates need it alone.
 */
export const MAKES_SOMETHING: Readonly<Record<NodeKind, boolean>> = {
  input: false,
  model: true,
  branch: false,
  transform: true,
  aggregate: true,
  postprocess: true,
  output: false,
}
