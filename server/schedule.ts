import { setTimeout as pause } from 'node:timers/promises'
import type { ServerContext } from '#server/context.ts'

/** Something a server does by itself again and again. */
export interface Task {
  /** For the log. */
  readonly name: string
  /** The pause after each time, ms. */
  readonly everyMs: number
  readonly run: (context: ServerContext) => Promise<unknown>
}

/**
 * Does every task now, and again after its own pause, one at a time, until stopped. One that fails is logged, holds up
 * no other, and is done again in its turn. `stop` waits for the task under way.
 */
export function startSchedule(context: ServerContext, tasks: readonly Task[]): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const { signal } = stopping
  const due = new Map(tasks.map((task) => [task, 0]))

  async function run(): Promise<void> {
    while (!signal.aborted) {
      for (const [task, at] of due) {
        if (signal.aborted) return
        if (at > performance.now()) continue
        await task
          .run(context)
          .catch((error: unknown) => context.log.error('a periodic task failed', { task: task.name, error }))
        due.set(task, performance.now() + task.everyMs)
      }
      const next = Math.min(...due.values()) - performance.now()
      await pause(Math.max(0, next), undefined, { signal, ref: false }).catch(() => undefined)
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
