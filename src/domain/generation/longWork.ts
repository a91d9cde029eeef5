/** Longer work than this: the person hardly waits at the page any more. */
export const LONG_WORK_MS = 2 * 60_000

/** Whether work that was asked for then and ends now has taken long. */
export function isLongWork(askedAt: Date, endedAt: Date): boolean {
  return endedAt.getTime() - askedAt.getTime() > LONG_WORK_MS
}
