import { eq } from 'drizzle-orm'
import { arrivalsAt, type NodeState } from '#domain/template/arrivals.ts'
import { lookupIn } from '#domain/template/dryRun.ts'
import { type DryValue, operandOf } from '#domain/template/dryValue.ts'
import { fieldValues, type KnownFile } from '#domain/template/fieldValue.ts'
import type { NodeInput } from '#domain/template/kinds/nodeInput.ts'
import { isResult } from '#domain/template/nodeKinds.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { type RunNodeRow, type RunRow, templateRunNodes } from '../tables.ts'
import type { RunPlan } from './runPlan.ts'

/** The state of a run at a moment: its nodes, by their ids. */
export interface RunState {
  readonly run: RunRow
  readonly plan: RunPlan
  readonly nodes: ReadonlyMap<string, RunNodeRow>
  /** The files it was given, by the values of fields. */
  readonly sent: ReadonlyMap<string, KnownFile>
}

/** The present nodes of a run. */
export function rowsOfRun(database: Database | Transaction, runId: string): Promise<RunNodeRow[]> {
  return database.select().from(templateRunNodes).where(eq(templateRunNodes.runId, runId))
}

type Ended = 'completed' | 'skipped' | 'failed' | 'cancelled'

export function hasEnded({ state }: Pick<RunNodeRow, 'state'>): boolean {
  const ended: readonly string[] = ['completed', 'skipped', 'failed', 'cancelled'] satisfies readonly Ended[]
  return ended.includes(state)
}

/** The input of a node; null when no path leads to it any more. */
export function inputOf({ run, plan, nodes, sent }: RunState, index: number): NodeInput | null {
  const { failureBehaviour } = plan.template.settings
  const arriving = arrivalsAt(plan.graph, index, (id) => stateOf(nodes.get(id), failureBehaviour))
  if (arriving === null) return null
  const givenBy = (id: string): DryValue | null => givenOf(nodes.get(id))
  const lookup = lookupOf(run, givenBy)
  return { arriving, givenBy, lookup, field: fieldValues(plan.template.form, lookup, (id) => sent.get(id)) }
}

/** Looks up values for the conditions of a run. */
export function lookupOf(run: RunRow, givenBy: (id: string) => DryValue | null) {
  const context = { language: run.language, device: run.device, isPreview: run.isPreview }
  return lookupIn(run.values, context, (id) => operandOf(givenBy(id)))
}

/** The outputs of a node: those of results are kept, to be shown. */
export function givenOf(row: RunNodeRow | undefined): DryValue | null {
  return row === undefined || isResult(row.kind) ? null : (row.value?.given ?? null)
}

/** A node's state for the nodes after it: a failed one counts as skipped, or goes on with nothing. */
function stateOf(
  row: RunNodeRow | undefined,
  failureBehaviour: Template['settings']['failureBehaviour'],
): NodeState | undefined {
  if (row === undefined || row.state === 'waiting' || row.state === 'running') return undefined
  const isRun = row.state === 'completed' || (row.state === 'failed' && failureBehaviour === 'continue')
  return { state: isRun ? 'ran' : 'skipped', taken: row.taken, value: givenOf(row) }
}
