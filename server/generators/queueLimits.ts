/** Generations of one person that are made at the same time, and those that wait besides. */
export const RUNNING_PER_USER = 2
export const WAITING_PER_USER = 20

/** How often a job is tried, whether it failed in passing or its worker died. */
export const ATTEMPTS_MOST = 3

/**
 * How often a job goes to a provider that takes money for it without word of what became of it: a broken line, a worker
 * killed in the middle. Each may have been paid; one more is for the person to ask for.
 */
export const HAND_OVERS_MOST = 2

/** A job that takes longer than this won't end. */
export const MAKING_MOST_MS = 15 * 60_000

/** The pause before the next try, after so many, ms. */
export function pauseAfter(attempts: number): number {
  return 5_000 * 3 ** (attempts - 1)
}
