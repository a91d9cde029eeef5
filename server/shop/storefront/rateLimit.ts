import type { Network } from '#server/platform/api/callerAddress.ts'

/**
 * Counts `calls` of a caller, by a name or by their networks (one call by default); returns how long they have to wait,
 * in ms: 0 when the call may go on. A caller with room for one may make one that counts as several, and waits the
 * longer after it.
 */
export type RateLimit = (caller: string | readonly Network[], now: Date, calls?: number) => number

const MOST_CALLERS = 10_000
/** How many are kept when there are too many: leaves room for many new ones until the next time. */
const KEPT_CALLERS = 8_000
const MINUTE_MS = 60_000

/**
 * Lets each caller make `perMinute` calls at once and as many more each minute, evenly. It is in this process: several
 * servers count separately.
 */
export function createRateLimit(perMinute: number): RateLimit {
  const perCallOfOne = MINUTE_MS / perMinute
  /** When each caller's calls so far are worked off, in ms since the first call. */
  const busyUntil = new Map<string, number>()
  let [time, last] = [0, 0]
  return (caller, now, calls = 1) => {
    // A clock that is set back changes nothing: callers don't wait for it to catch up.
    if (last !== 0) time += Math.max(0, now.getTime() - last)
    last = now.getTime()
    const counted = (typeof caller === 'string' ? [{ name: caller, room: 1 }] : caller).map(
      ({ name, room }) => ({
        name,
        start: Math.max(busyUntil.get(name) ?? 0, time),
        perCall: perCallOfOne / room,
      }),
    )
    const waits = counted.map(({ start, perCall }) => start + perCall - (time + MINUTE_MS))
    const wait = Math.max(...waits)
    if (wait > 0) return Math.ceil(wait)
    for (const { name, start, perCall } of counted) {
      if (!busyUntil.has(name) && busyUntil.size >= MOST_CALLERS) forgetLeastBusy(busyUntil)
      busyUntil.set(name, start + perCall * calls)
    }
    return 0
  }
}

/**
 * Makes room by forgetting the least busy callers: an attacker with many addresses, one call from each, pushes out
 * addresses like these, and not the counts of busy callers.
 */
function forgetLeastBusy(busyUntil: Map<string, number>): void {
  const busiest = [...busyUntil].toSorted(([, one], [, other]) => other - one)
  for (const [caller] of busiest.slice(KEPT_CALLERS)) busyUntil.delete(caller)
}
