/** A task of the main thread of more than 50 ms, as browsers report it; ms from the navigation's start. */
export interface LongTask {
  readonly startTime: number
  readonly duration: number
}

/** How long a task may take before it keeps a person waiting, ms. */
const UNNOTICED_MS = 50

/** What the tasks that were not over before `from` took beyond 50 ms each, ms. */
export function blockingTime(tasks: readonly LongTask[], from = 0): number {
  return tasks
    .filter(({ startTime, duration }) => startTime + duration > from)
    .reduce((sum, { duration }) => sum + duration - UNNOTICED_MS, 0)
}

/** The longest, ms; 0 when none was over 50. */
export function longestTask(tasks: readonly LongTask[]): number {
  return Math.max(0, ...tasks.map(({ duration }) => duration))
}

/** When the last one ended, ms from the navigation's start; 0 when there was none. */
export function lastTaskEnd(tasks: readonly LongTask[]): number {
  return Math.max(0, ...tasks.map(({ startTime, duration }) => startTime + duration))
}
