import type { GenerationRow } from '#offline/generation/generationRow.ts'

/** Several of one press, of which one is looked at. */
export interface Batch {
  /** Two at least. */
  readonly rows: readonly GenerationRow[]
  readonly chosen: GenerationRow
  readonly onChoose: (refCode: string) => void
}

/** All that one press has asked for with a row and that wasn't cancelled, always in the same order; itself alone where it was one. */
export function batchOf(row: GenerationRow, rows: readonly GenerationRow[]): readonly GenerationRow[] {
  if (row.batch === undefined) return [row]
  return rows
    .filter(({ batch, status }) => batch === row.batch && status !== 'cancelled')
    .toSorted((one, other) => (one.refCode < other.refCode ? -1 : 1))
}

/** The shown result of a press until one is chosen: the first that was ready. */
export function firstReady(batch: readonly GenerationRow[]): GenerationRow | undefined {
  const ready = batch.filter(({ status }) => status === 'completed')
  return ready.toSorted((one, other) => (one.endedAt ?? '').localeCompare(other.endedAt ?? ''))[0] ?? batch[0]
}
