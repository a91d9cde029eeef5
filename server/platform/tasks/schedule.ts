import type { ServerContext } from '#server/platform/context.ts'
import { restUntilWork } from '#server/platform/tasks/restUntilWork.ts'

/** Periodic or due work of the server. */
export interface Task {
  /** For the log. */
  readonly name: string
  /** The pause where there was nothing to do, ms; longer in a database that nobody writes to (`restUntilWork`). */
  readonly everyMs: number
  /** Returns how much it did: after any, it runs again soon, since there may be more. */
  readonly run: (context: ServerContext) => Promise<number | void>
}

/** What falls due takes at most a tenth of the time: after work it rests so many times as long as that took. */
const REST_SHARE = 9

/**
 * Runs every task now, and again after its own pause, one at a time, until stopped. A failed one is logged and rerun
 * after its pause; work that waits for others (a mail server) has a schedule of its own. `stop` waits for the running
 * task.
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
        const begun = performance.now()
        const isMore = await didSomething(context, task)
        const ended = performance.now()
        due.set(task, ended + (isMore ? (ended - begun) * REST_SHARE : task.everyMs))
      }
      const next = Math.min(...due.values()) - performance.now()
      await restUntilWork(context, Math.max(0, next), signal)
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
