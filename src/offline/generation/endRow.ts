import { readGenerationPreferences } from './generationPreferences.ts'
import type { GenerationRow } from './generationRow.ts'
import { trimHistory } from './trimHistory.ts'
import type { Stores } from '../stores.ts'

type Ending = Pick<GenerationRow, 'status'> & Partial<GenerationRow>

/** A generation leaves the queue for the history, which keeps its limit. Inside the caller's transaction. */
export async function endRow(
  stores: Stores<'generations' | 'settings'>,
  row: GenerationRow,
  ending: Ending,
): Promise<void> {
  await stores.generations.put({
    ...row,
    asks: false,
    isCancelling: false,
    estimatedTime: null,
    queuePosition: 0,
    attempts: 0,
    endedAt: new Date().toISOString(),
    ...ending,
  })
  const { maxHistoryItems } = await readGenerationPreferences(stores)
  await trimHistory(stores, maxHistoryItems)
}
