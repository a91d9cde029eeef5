import type { QueryClient } from '@tanstack/react-query'
import { CREDITS_KEY } from '#services/creditsQuery.ts'
import { GENERATIONS_KEY } from '#features/generation/archive/archiveKeys.ts'
import type { IskraDatabase } from '#offline/database.ts'
import { readJobs } from '#offline/jobs/jobUpkeep.ts'
import { watchQuery } from '#offline/watchQuery.ts'

/**
 * Queries made stale by a start, an end or a cancel on this device: the balance with its movements, and the archive.
 */
const MADE_OLD = [CREDITS_KEY, GENERATIONS_KEY]

/**
 * Refetches credits and generations of the account the moment a generation of this device, or a run of a template,
 * begins or ends, in any tab or worker: the deduction shows when it happens. Returns what ends it.
 */
export function followGenerations(db: IskraDatabase, queryClient: QueryClient): () => void {
  let known: ReadonlyMap<string, string> | null = null
  return watchQuery(db, readStatuses, {
    next: (statuses) => {
      const before = known
      known = statuses
      if (before === null || !hasMoved(before, statuses)) return
      for (const queryKey of MADE_OLD) void queryClient.invalidateQueries({ queryKey })
    },
    // Storage is gone: the shown data stays until the next fetch.
    error: () => undefined,
  })
}

async function readStatuses(db: IskraDatabase): Promise<ReadonlyMap<string, string>> {
  return new Map((await readJobs(db)).map((row) => [row.refCode, row.status]))
}

/** Whether one has begun or ended. One that only leaves the history changes nothing. */
function hasMoved(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): boolean {
  return [...now].some(([refCode, status]) => status !== 'pending' && before.get(refCode) !== status)
}
