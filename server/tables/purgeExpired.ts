import { and, lt } from 'drizzle-orm'
import type { ServerContext } from '#server/context.ts'
import { removeLeftBehind } from '#server/files/incomingFile.ts'
import { purgeGallery } from '#server/gallery/deleteImages.ts'
import { workAsDue } from '#server/workAsDue.ts'
import { removeRows } from './removeRows.ts'
import { RETAINED } from './retained.ts'

const EVERY_MS = 60 * 60_000

/** Removes the rows whose time is over. */
export async function purgeExpired({
  database,
  now,
}: Pick<ServerContext, 'database' | 'now'>): Promise<void> {
  for (const { table, since, keptMs, only } of RETAINED) {
    const expired = and(lt(since, new Date(now().getTime() - keptMs)), only)
    if (expired !== undefined) await removeRows(database, table, expired)
  }
}

/** Everything that is removed by its age. What fails is logged and keeps the rest from nothing. */
async function purgeAll(context: ServerContext): Promise<void> {
  for (const purge of [purgeExpired, purgeGallery, removeLeftBehind]) {
    await purge(context).catch((error: unknown) =>
      context.log.error('what has run out could not be removed', { what: purge.name, error }),
    )
  }
}

/** Removes what has run out, now and every hour, until stopped. `stop` waits for what is under way. */
export function startRetention(context: ServerContext): { stop(): Promise<void> } {
  return workAsDue(() => purgeAll(context).then(() => 0), {
    log: context.log,
    idleMs: EVERY_MS,
    failure: 'what has run out could not be removed',
  })
}
