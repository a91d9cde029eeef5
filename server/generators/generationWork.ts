import type { ServerContext } from '#server/context.ts'
import type { GenerationEngine } from './engine.ts'
import { enginesOf } from './enginesOf.ts'
import { purgeDeleted } from './purgeDeleted.ts'
import { freeLeases, sweepJobs } from './sweep.ts'
import { startGenerationWorker } from './worker.ts'

const SWEEP_MS = 30_000

/**
 * What a server does for generations besides answering: it makes them, as many at once as `config.generators.workers`
 * says, and ends and removes what nobody else will. `stop` waits for what is under way.
 */
export function startGenerationWork(
  context: ServerContext,
  engines: readonly GenerationEngine[] = enginesOf(context),
): { stop(): Promise<void> } {
  const { workers } = context.config.generators
  const sweep = async () => {
    try {
      await sweepJobs(context, engines)
      await purgeDeleted(context)
    } catch (error) {
      context.log.error('generations could not be swept', { error })
    }
  }
  const ready = freeLeases(context).catch((error: unknown) =>
    context.log.error('leases could not be freed', { error }),
  )
  let sweeping = ready.then(sweep)
  const timer = setInterval(() => {
    sweeping = sweep()
  }, SWEEP_MS)
  timer.unref()
  const worker = ready.then(() => (workers === 0 ? null : startGenerationWorker(context, engines, workers)))
  return {
    async stop() {
      clearInterval(timer)
      await (await worker)?.stop()
      await sweeping
    },
  }
}
