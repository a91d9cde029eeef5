/** One toast in this long at most, ms (specification part 1, sections 4 and 9). */
export const ERROR_TOAST_INTERVAL = 5_000

/**
 * React recovers from these by itself: the server's rendering did not match, or a component set state for ever. In a
 * built page React gives their numbers alone.
 */
const RECOVERABLE =
  /hydrat|did not match|maximum update depth|minified react error #(?:185|418|419|421|422|423|425)\b/i

/** Browsers report this as an error when an observer could not keep up in one frame; nothing is broken. */
const HARMLESS = /ResizeObserver loop/

/** Whether a global error is one the person has to hear of. */
export function isReportable(error: unknown): boolean {
  if (error instanceof Error && error.name === 'AbortError') return false
  const message = messageOf(error)
  return !RECOVERABLE.test(message) && !HARMLESS.test(message)
}

/** Whether an error toast may be shown at `now`, when the last one was shown at `last` (ms). */
export function mayShowErrorToast(now: number, last: number | null): boolean {
  // A clock that was set back must not silence errors.
  return last === null || now < last || now - last >= ERROR_TOAST_INTERVAL
}

/** How browsers word a request that got no answer. */
const NO_ANSWER =
  /failed to fetch|load failed|networkerror|network connection was lost|error loading dynamically imported/i

/** Whether an error says no more than that a service, or a part of the page, could not be reached. */
export function isNetworkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('kind' in error) return error.kind === 'unreachable'
  return error instanceof TypeError && NO_ANSWER.test(error.message)
}

export function messageOf(error: unknown): string {
  if (error instanceof Error) return `${error.name}: ${error.message}`
  return typeof error === 'string' ? error : ''
}
