import { and, lt } from 'drizzle-orm'
import type { ServerContext } from '#server/platform/context.ts'
import type { Task } from '#server/platform/tasks/schedule.ts'
import { removeRows } from './removeRows.ts'
import { TABLES } from './tables.ts'

const HOUR_MS = 60 * 60_000

/** Removes the rows whose time is over. */
export async function removeExpired({
  database,
  now,
}: Pick<ServerContext, 'database' | 'now'>): Promise<void> {
  for (const { table, retention } of TABLES) {
    if (!('expires' in retention)) continue
    const { since, retentionMs, only } = retention.expires
    const isOver = and(lt(since, new Date(now().getTime() - retentionMs)), only)
    if (isOver !== undefined) await removeRows(database, table, isOver)
  }
}

/** Periodic removals, so that no table holds more than its rule says. */
export const RETENTION_TASKS: readonly Task[] = [
  { name: 'removal of rows that have expired', everyMs: HOUR_MS, run: removeExpired },
  ...TABLES.flatMap(({ name, retention }) =>
    'swept' in retention ? [{ name: `removal of what is over in ${name}`, ...retention.swept }] : [],
  ),
]
