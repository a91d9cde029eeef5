/** The most generations of one person that are made at the same time, and the most that wait besides. */
export const RUNNING_PER_USER = 2
export const WAITING_PER_USER = 20

/** How often a job is tried, whether it failed temporarily or its worker died. */
export const ATTEMPTS_MOST = 3

/**
 * How often a job goes to a paid provider without a known result: a broken line, a worker killed in the middle. Each
 * may have been paid; only the person may ask for one more.
 */
export const HAND_OVERS_MOST = 2

/** A job that takes longer than this won't end. */
export const MAKING_MOST_MS = 15 * 60_000

/** The pause before the next try, after so many, ms. */
export function pauseAfter(attempts: number): number {
  return 5_000 * 3 ** (attempts - 1)
}
