import type { DrainOptions, DrainReport } from './drainService.ts'

/** A pause this long (ms) in a row of taps ends it; a longer row is sent in parts. */
export const QUIET_MS = 400
export const LONGEST_ROW_MS = 5_000
/** A due time is waited for at most this long (ms) at once: clocks are set and devices sleep. */
const LONGEST_WAIT_MS = 60_000
const SHORTEST_WAIT_MS = 1_000
/** How soon (ms) a drain that broke on this device's storage is tried again. */
const AFTER_TROUBLE_MS = 30_000

export interface DrainSchedule {
  /** Something was changed: sends when the taps have paused. */
  soon(): void
  /** Sends now. */
  now(): void
  stop(): void
}

/**
 * Decides when a page sends: one drain at a time, never one per tap, and again while changes wait. A running drain is
 * woken instead, and followed by another: nothing waits for the slowest of its calls.
 */
export function createDrainSchedule(
  drain: (onWake: NonNullable<DrainOptions['onWake']>) => Promise<DrainReport>,
  onLeft: (report: DrainReport) => void = () => undefined,
): DrainSchedule {
  let timer: ReturnType<typeof setTimeout> | undefined
  let rowStartedAt: number | null = null
  let isDraining = false
  let isAskedAgain = false
  let isStopped = false
  const wakes = new Set<() => void>()

  function onWake(listener: () => void) {
    wakes.add(listener)
    return () => void wakes.delete(listener)
  }

  function wait(delay: number) {
    clearTimeout(timer)
    if (!isStopped) timer = setTimeout(() => void run(), delay)
  }

  async function run() {
    clearTimeout(timer)
    rowStartedAt = null
    if (isDraining) {
      isAskedAgain = true
      for (const wake of wakes) wake()
      return
    }
    isDraining = true
    const report = await drain(onWake).catch(() => null)
    isDraining = false
    if (isStopped) return
    if (report !== null && report.nextAttemptAt !== null) onLeft(report)
    planNext(report)
  }

  function planNext(report: DrainReport | null) {
    if (isAskedAgain) {
      isAskedAgain = false
      void run()
      return
    }
    // A row of taps that began meanwhile has set its own timer.
    if (rowStartedAt !== null) return
    if (report === null) wait(AFTER_TROUBLE_MS)
    else if (report.nextAttemptAt !== null) {
      wait(Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, report.nextAttemptAt - Date.now())))
    }
  }

  return {
    soon() {
      const now = Date.now()
      rowStartedAt ??= now
      const left = rowStartedAt + LONGEST_ROW_MS - now
      wait(Math.max(0, Math.min(QUIET_MS, left)))
    },
    now: () => void run(),
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
