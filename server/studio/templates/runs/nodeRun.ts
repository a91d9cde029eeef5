import type { DryValue } from '#domain/template/dryValue.ts'
import type { NodeInput } from '#domain/template/kinds/nodeInput.ts'
import { simulateNode } from '#domain/template/simulateNode.ts'
import type { RunFailure } from '#domain/template/templateRun.ts'
import type { NodeKind, NodeOf, Template, TemplateNode } from '#domain/template/templateSchema.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import type { GenerationRow } from '#server/studio/generators/tables.ts'
import type { RunRow, StoredPart } from '../tables.ts'

/** A run while it is advanced, in one transaction. */
export interface Looking {
  readonly tx: Transaction
  readonly context: ServerContext
  readonly run: RunRow
}

/** How a due node is done. */
export type NodeTurn =
  | { readonly by: 'look'; readonly give: (looking: Looking) => Promise<DryValue | null> }
  /** Engines make it: jobs are asked for. Throws a NodeFailure when they can’t be. */
  | { readonly by: 'jobs'; readonly ask: (looking: Looking) => Promise<void> }
  /** A worker takes it, outside of any transaction. */
  | { readonly by: 'worker' }

/** A node's state by its jobs: still running, or its result. */
export type NodeProgress =
  | {
      readonly state: 'running'
      readonly progress: number
      readonly attempts: number
      /** How many jobs were retried. */
      readonly asked: number
    }
  | {
      readonly state: 'completed'
      readonly attempts: number
      readonly value: DryValue
      readonly delivered: number
    }
  | { readonly state: 'failed'; readonly attempts: number; readonly error: RunFailure }

/** A worker's result for a node's inputs. */
export interface Worked {
  readonly value: DryValue
  readonly made: readonly StoredPart[]
  /** The folders in which its files are stored. */
  readonly folders: readonly string[]
}

/** A worker's tools: `folder` is on its disk, and files to keep are stored under `kept`. */
export interface Workplace {
  readonly context: ServerContext
  readonly run: RunRow
  readonly folder: string
  readonly kept: string
}

/** How nodes of a kind run on the server; null for kinds that never do. */
export interface NodeRun<Kind extends NodeKind> {
  /** Its share of a run's time, beside others. */
  readonly weight: number
  readonly turn: (node: NodeOf<Kind>, input: NodeInput) => NodeTurn
  /** Checks the progress of its jobs, in the order in which they were asked for. */
  readonly follow:
    | ((
        looking: Pick<Looking, 'tx' | 'context'>,
        node: NodeOf<Kind>,
        jobs: readonly GenerationRow[],
        settings: Template['settings'],
      ) => Promise<NodeProgress>)
    | null
  /** Does a worker's part of a node without jobs; any error means that it can’t be done. */
  readonly work: ((workplace: Workplace, node: NodeOf<Kind>, value: DryValue) => Promise<Worked>) | null
}

/** Node kinds done at once, the same as in a dry run. */
export const DONE_AT_ONCE = {
  weight: 1,
  turn: (node: TemplateNode, input: NodeInput): NodeTurn => ({
    by: 'look',
    give: () => Promise.resolve(simulateNode(node, input)),
  }),
  follow: null,
  work: null,
} as const
