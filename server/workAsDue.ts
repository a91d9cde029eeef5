import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from './log.ts'

/**
 * Does what is due again and again until stopped: at once while `work` tells that there was something, else after a
 * rest of `idleMs`. What fails is logged as `failure`, and tried again. `stop` waits for what is under way.
 */
export function workAsDue(
  work: () => Promise<number>,
  { log, idleMs, failure }: { readonly log: Log; readonly idleMs: number; readonly failure: string },
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping

  async function run(): Promise<void> {
    while (!signal.aborted) {
      try {
        if ((await work()) > 0) continue
      } catch (error) {
        log.error(failure, { error })
      }
      await pause(idleMs, undefined, { signal }).catch(() => undefined)
    }
  }

  const stopped = run()
  return {
    async stop() {
      stopping.abort()
      await stopped
    },
  }
}
