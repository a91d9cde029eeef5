/** Tries before something that fails each time is given up: with the pauses, about two days, as long as Shopify itself keeps trying. */
export const MOST_TRIES = 19
const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 4 * 60 * 60_000

/** The pause after the n-th failed try, in ms: doubling from two seconds up to four hours. */
export function pauseAfter(tries: number): number {
  return doublingPause(tries, { firstMs: FIRST_PAUSE_MS, longestMs: LONGEST_PAUSE_MS })
}

/** The pause after the n-th failed try, in ms: the first one doubled with each, up to the longest. */
export function doublingPause(
  tries: number,
  { firstMs, longestMs }: { readonly firstMs: number; readonly longestMs: number },
): number {
  return Math.min(firstMs * 2 ** (tries - 1), longestMs)
}
