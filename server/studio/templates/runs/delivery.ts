import { partsOf } from '#domain/template/dryValue.ts'
import { isResult } from '#domain/template/nodeKinds.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import type { RunNodeRow, RunRow } from '../tables.ts'
import type { RunPlan } from './runPlan.ts'

// Delivered results are charged, and only those (decisions/0098): both sides of this rule are here.

/** Whether a node has a result. */
export function hasDelivered(row: RunNodeRow | undefined): boolean {
  if (row?.state !== 'completed' || row.value === null || !isResult(row.kind)) return false
  return partsOf(row.value.given).some((part) => part !== '')
}

/** These nodes and all that lead to them. */
export function leadingTo({ steps }: RunPlan, ids: readonly string[]): ReadonlySet<string> {
  const waitsFor = new Map(steps.map((step) => [step.node.id, step.waitsFor]))
  const seen = new Set(ids)
  for (const id of seen) waitsFor.get(id)?.forEach((earlier) => seen.add(earlier))
  return seen
}

/**
 * Whether an output's results belong to the owner: they are paid for, or will be however the run ends. A run that stops
 * at the first failure may still be free: until it has ended well none of its results is given away.
 */
export function isGiven(
  { status }: Pick<RunRow, 'status'>,
  { settings }: Pick<Template, 'settings'>,
): boolean {
  if (status === 'completed' || status === 'cancelled') return true
  return status !== 'failed' && settings.failureBehaviour !== 'stop'
}
