import { setTimeout as pause } from 'node:timers/promises'
import type { ServerContext } from '#server/context.ts'

/** Something a server does by itself again and again, or whenever it falls due. */
export interface Task {
  /** For the log. */
  readonly name: string
  /** The pause where there was nothing to do, ms. */
  readonly everyMs: number
  /** Tells how much it did: where that is something, there may be more, and it is done again at once. */
  readonly run: (context: ServerContext) => Promise<number | void>
}

/**
 * Does every task now, and again after its own pause, one at a time, until stopped. One that fails is logged and done
 * again after its pause; what waits for others (a mail server) has a schedule of its own. `stop` waits for the task
 * under way.
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
        due.set(task, (await didSomething(context, task)) ? 0 : performance.now() + task.everyMs)
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

async function didSomething(context: ServerContext, { name, run }: Task): Promise<boolean> {
  try {
    return ((await run(context)) ?? 0) > 0
  } catch (error) {
    context.log.error('what falls due could not be done', { task: name, error })
    return false
  }
}
