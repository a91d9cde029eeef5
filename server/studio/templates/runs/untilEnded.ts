import { setTimeout as pause } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { isEnded } from '#domain/generation/generation.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { type RunRow, templateRuns } from '../tables.ts'
import { findRun } from './findRun.ts'

/** A caller waits 30 s for our answer, unless told otherwise. */
const WAIT_MOST_MS = 20_000
const LOOK_MS = 500

/** A run once it has ended, or in its state when the waiting time is up, or its caller has gone. */
export async function untilEnded(context: ServerContext, run: RunRow, signal: AbortSignal): Promise<RunRow> {
  const until = performance.now() + WAIT_MOST_MS
  let { status } = run
  while (!isEnded(status) && performance.now() < until && !signal.aborted) {
    await pause(LOOK_MS, undefined, { signal }).catch(() => undefined)
    const [latest] = await context.database
      .select({ status: templateRuns.status })
      .from(templateRuns)
      .where(eq(templateRuns.id, run.id))
    if (latest === undefined) break
    status = latest.status
  }
  return findRun(context, run.userId, run.id)
}
