const MOST_KEYS = 10_000

/**
 * Counts calls per key in windows of `windowMs`; answers 0 for a call that may pass, otherwise how long to wait
 * in ms. Kept in memory: it takes the edge off floods, it guards no secret.
 */
export function createThrottle({
  limit,
  windowMs,
  now,
}: {
  limit: number
  windowMs: number
  now: () => Date
}): (key: string) => number {
  const windows = new Map<string, { endsAt: number; calls: number }>()
  return (key) => {
    const time = now().getTime()
    const known = windows.get(key)
    if (known !== undefined && known.endsAt > time) {
      known.calls += 1
      return known.calls > limit ? known.endsAt - time : 0
    }
    windows.delete(key)
    if (windows.size >= MOST_KEYS) dropOldest(windows)
    windows.set(key, { endsAt: time + windowMs, calls: 1 })
    return 0
  }
}

function dropOldest(windows: Map<string, unknown>): void {
  const [oldest] = windows.keys()
  if (oldest !== undefined) windows.delete(oldest)
}
