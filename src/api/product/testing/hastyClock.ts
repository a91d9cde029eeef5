import type { Clock } from '../clock.ts'

/** Longer waits are patience with one request, shorter ones pauses before another (ms). */
const LONGEST_PAUSE_MS = 10_000

/** Shows the test's time, makes no pauses and never times out. */
export function hastyClock(now: () => number = Date.now): Clock {
  return {
    now,
    after(milliseconds, work) {
      if (milliseconds > LONGEST_PAUSE_MS) return () => undefined
      const timer = setTimeout(work, 0)
      return () => clearTimeout(timer)
    },
  }
}
