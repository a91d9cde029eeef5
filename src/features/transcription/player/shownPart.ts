/** A part of a recording that is in sight, ms. */
export interface ShownPart {
  readonly startMs: number
  readonly endMs: number
}

/**
 * What of a recording is in sight around the playhead: pages of `spanMs`, so that the wave stands still while it plays;
 * all of it for null.
 */
export function shownPart(playheadMs: number, lengthMs: number, spanMs: number | null): ShownPart {
  if (spanMs === null || spanMs >= lengthMs) return { startMs: 0, endMs: Math.max(1, lengthMs) }
  // Pages overlap by a quarter: what was just said stays in sight.
  const step = spanMs * 0.75
  const page = Math.floor(Math.max(0, playheadMs - spanMs * 0.125) / step)
  const startMs = Math.min(page * step, lengthMs - spanMs)
  return { startMs, endMs: startMs + spanMs }
}
