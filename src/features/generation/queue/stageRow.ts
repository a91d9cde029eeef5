import type { GenerationRow } from '#offline/generation/generationRow.ts'

/**
 * The generation on a generator's stage: the newest of its types, running or ended. A cancelled one leaves it to the
 * one before.
 */
export function stageRow(
  queue: readonly GenerationRow[],
  history: readonly GenerationRow[],
  types: readonly string[],
): GenerationRow | null {
  const rows = [...queue, ...history].filter((row) => types.includes(row.type) && row.status !== 'cancelled')
  return rows.reduce<GenerationRow | null>(
    (newest, row) => (newest === null || row.createdAt > newest.createdAt ? row : newest),
    null,
  )
}
