import type { ServerContext } from '#server/platform/context.ts'
import type { Task } from '#server/platform/tasks/schedule.ts'
import { enginesOf } from './enginesOf.ts'
import { freeLeases, sweepJobs } from './sweep.ts'
import { startGenerationWorker } from './worker.ts'

/** Ends jobs that no worker will make. */
export const JOB_SWEEP: Task = {
  name: 'the end of jobs that nobody will make',
  everyMs: 30_000,
  run: (context) => sweepJobs(context, enginesOf(context)),
}

/** Makes generations, as many at once as `config.generators.workers` says. `stop` waits for running work. */
export function startGenerationWork(context: ServerContext): { stop(): Promise<void> } {
  const { workers } = context.config.generators
  const ready = freeLeases(context).catch((error: unknown) =>
    context.log.error('leases could not be freed', { error }),
  )
  const worker = ready.then(() => {
    if (workers === 0) return null
    const engines = enginesOf(context)
    for (const { tryOut } of engines) void tryOut?.()
    return startGenerationWorker(context, engines, workers)
  })
  return {
    async stop() {
      await (await worker)?.stop()
    },
  }
}
