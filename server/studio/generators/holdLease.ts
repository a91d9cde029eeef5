import type { ServerContext } from '#server/platform/context.ts'
import { type HeldJob, renewLease } from './queue.ts'
import { onEnded } from './wake.ts'

/** Progress is written to the database no more often than this. */
const LOOK_MS = 1_000
/** How many times within a lease its worker renews it. */
const BEATS = 6

/** The job has another worker or has ended: this worker must not touch it any more. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/** A job whose lease is held while it is made. */
export interface HeldLease {
  /** Aborted with LeaseLost. */
  readonly signal: AbortSignal
  /** How far it is, in percent. */
  readonly report: (percent: number) => void
  stop(): void
}

/** Renews a lease and reports its progress, until stopped. */
export function holdLease(context: ServerContext, job: HeldJob): HeldLease {
  const lost = new AbortController()
  const lose = () => lost.abort(new LeaseLost('the job is not held any more'))
  const leaseMs = context.config.generators.leaseSeconds * 1000
  const forget = onEnded(context, job.id, lose)
  const told = { progress: 0, at: performance.now() }
  let progress = 0
  let isBeating = false

  const beat = async () => {
    isBeating = true
    const at = performance.now()
    try {
      const sent = progress
      if (await renewLease(context, job, sent)) Object.assign(told, { progress: sent, at })
      else lose()
    } catch (error) {
      context.log.warn('a lease could not be renewed', { id: job.id, error })
      if (at - told.at > leaseMs) lose()
    } finally {
      isBeating = false
    }
  }
  const timer = setInterval(
    () => {
      const isDue = progress !== told.progress || performance.now() - told.at >= leaseMs / BEATS
      if (isDue && !isBeating && !lost.signal.aborted) void beat()
    },
    Math.min(LOOK_MS, leaseMs / BEATS),
  )
  timer.unref()

  return {
    signal: lost.signal,
    report: (percent) => {
      progress = Math.min(99, Math.max(progress, Math.floor(percent)))
    },
    stop() {
      clearInterval(timer)
      forget()
    },
  }
}
