import type { ServerContext } from '#server/platform/context.ts'
import type { GenerationEngine } from './engine.ts'
import { makeJob, WorkerStops } from './makeJob.ts'
import { takeJob } from './queue.ts'
import { untilWoken, wakeWorkers } from './wake.ts'

/** How often a worker looks for jobs asked of another process. */
const IDLE_MS = 2_000

/** Makes jobs of the queue, so many at once, until stopped. `stop` gives back running jobs and waits for that. */
export function startGenerationWorker(
  context: ServerContext,
  engines: readonly GenerationEngine[],
  atOnce: number,
): { stop(): Promise<void> } {
  const stopping = new AbortController()
  const stopped = run(context, engines, atOnce, stopping.signal)
  return {
    async stop() {
      stopping.abort(new WorkerStops('the worker is being stopped'))
      await stopped
    },
  }
}

async function run(
  context: ServerContext,
  engines: readonly GenerationEngine[],
  atOnce: number,
  signal: AbortSignal,
): Promise<void> {
  const making = new Set<Promise<void>>()
  while (!signal.aborted) {
    const isTaken = making.size < atOnce && (await takeAndMake())
    if (!isTaken) await untilWoken(context, IDLE_MS, signal)
  }
  await Promise.all(making)

  async function takeAndMake(): Promise<boolean> {
    try {
      const job = await takeJob(context, engines)
      const engine = engines.find(({ id }) => id === job?.engine)
      if (job === null || engine === undefined) return false
      const made = makeJob(context, engine, job, signal).finally(() => {
        making.delete(made)
        wakeWorkers(context)
      })
      making.add(made)
      return true
    } catch (error) {
      context.log.error('no job could be taken', { error })
      return false
    }
  }
}
