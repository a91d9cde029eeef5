/** Long enough for an answer that is at hand (given with the page, kept by the worker), too short to be felt. */
const SOON_MS = 60

/**
 * Waits for a loader's data a moment, so that what is at hand is painted at once and without a skeleton, and a slow
 * or missing network never holds a screen back. On a server there is no screen to hold back: it waits to the end.
 * Never rejects: the screen's own query tells what went wrong.
 */
export async function settleSoon(loading: Promise<unknown>): Promise<void> {
  const settled = loading.then(
    () => undefined,
    () => undefined,
  )
  if (typeof document === 'undefined') return settled
  let timer: ReturnType<typeof setTimeout> | undefined
  const moment = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, SOON_MS)
  })
  await Promise.race([settled, moment])
  clearTimeout(timer)
}
