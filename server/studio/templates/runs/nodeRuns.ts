import type { DryValue } from '#domain/template/dryValue.ts'
import type { NodeInput } from '#domain/template/kinds/nodeInput.ts'
import {
  NODE_KIND_NAMES,
  type NodeKind,
  type NodeOf,
  type Template,
} from '#domain/template/templateSchema.ts'
import type { GenerationRow } from '#server/studio/generators/tables.ts'
import { aggregateRun } from './aggregateNode.ts'
import { modelRun } from './modelNode.ts'
import {
  DONE_AT_ONCE,
  type Looking,
  type NodeProgress,
  type NodeRun,
  type NodeTurn,
  type Worked,
  type Workplace,
} from './nodeRun.ts'
import { outputRun } from './outputNode.ts'
import { postprocessRun } from './postprocessNode.ts'

/** How each kind of node runs. A new kind doesn't compile without its entry here. */
export const NODE_RUNS: { readonly [Kind in NodeKind]: NodeRun<Kind> } = {
  input: DONE_AT_ONCE,
  model: modelRun,
  branch: DONE_AT_ONCE,
  transform: DONE_AT_ONCE,
  aggregate: aggregateRun,
  postprocess: postprocessRun,
  output: outputRun,
}

/** The kinds of which a worker does a part. */
export const WORKED_KINDS: readonly NodeKind[] = NODE_KIND_NAMES.filter(
  (kind) => NODE_RUNS[kind].work !== null,
)

/** Does a due node. */
export function turnOf<Kind extends NodeKind>(node: NodeOf<Kind>, input: NodeInput): NodeTurn {
  return NODE_RUNS[node.kind].turn(node, input)
}

/** The progress of a node's jobs; null for a node without jobs. */
export async function followNode<Kind extends NodeKind>(
  looking: Pick<Looking, 'tx' | 'context'>,
  node: NodeOf<Kind>,
  jobs: readonly GenerationRow[],
  settings: Template['settings'],
): Promise<NodeProgress | null> {
  return (await NODE_RUNS[node.kind].follow?.(looking, node, jobs, settings)) ?? null
}

/** Does a worker's part for a node. Throws when it can't be done. */
export async function workOnNode<Kind extends NodeKind>(
  workplace: Workplace,
  node: NodeOf<Kind>,
  value: DryValue,
): Promise<Worked> {
  const worked = await NODE_RUNS[node.kind].work?.(workplace, node, value)
  if (worked === undefined) throw new Error(`no worker works on a node of kind ${node.kind}`)
  return worked
}
