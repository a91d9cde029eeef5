import { setTimeout as pause } from 'node:timers/promises'
import { isEnded } from '#domain/generation/generation.ts'
import type { ServerContext } from '#server/context.ts'
import type { RunRow } from '../tables.ts'
import { findRun } from './findRun.ts'

/** A caller waits for an answer of ours 30 s, unless told otherwise. */
const WAIT_MOST_MS = 20_000
const LOOK_MS = 500

/** A run once it has ended, or as it stands when nobody would wait any longer. */
export async function untilEnded(context: ServerContext, run: RunRow): Promise<RunRow> {
  const until = performance.now() + WAIT_MOST_MS
  let latest = run
  while (!isEnded(latest.status) && performance.now() < until) {
    await pause(LOOK_MS)
    latest = await findRun(context, run.userId, run.id)
  }
  return latest
}
