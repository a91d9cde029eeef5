/** Says how long a caller has to wait, in ms; 0 when the call may go on. */
type RateLimit = (caller: string, now: Date) => number

const MOST_CALLERS = 10_000

/**
 * Lets each caller make `perMinute` calls at once and as many more each minute, evenly. It lives in this
 * process: several servers each count for themselves.
 */
export function createRateLimit(perMinute: number): RateLimit {
  const perCall = 60_000 / perMinute
  /** When each caller's calls so far are worked off, in epoch ms. */
  const busyUntil = new Map<string, number>()
  return (caller, now) => {
    const time = now.getTime()
    const start = Math.max(busyUntil.get(caller) ?? 0, time)
    const wait = start + perCall - (time + 60_000)
    if (wait > 0) return Math.ceil(wait)
    if (busyUntil.size >= MOST_CALLERS) forgetIdle(busyUntil, time)
    busyUntil.set(caller, start + perCall)
    return 0
  }
}

function forgetIdle(busyUntil: Map<string, number>, time: number): void {
  for (const [caller, until] of busyUntil) if (until <= time) busyUntil.delete(caller)
  // Everybody is busy: better to forget what was counted than to grow without an end.
  if (busyUntil.size >= MOST_CALLERS) busyUntil.clear()
}
