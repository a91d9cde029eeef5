import { createStore } from '#domain/store.ts'
import type { NodeRun } from '#domain/template/templateRun.ts'

/** How far each node of the real run that was started last is, by its id; empty before one was. */
export const nodeRuns = createStore<ReadonlyMap<string, NodeRun>>(new Map())
