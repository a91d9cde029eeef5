/** The page counts as quiet after this time without a fetch, a long task or a press, ms. */
export const QUIET_MS = 600
/** The longest wait for a page that never becomes quiet, after it has loaded, ms. */
export const LATEST_MS = 8_000

const PRESSES = ['pointerdown', 'keydown'] as const
/** Signs of a busy page: a fetch has ended, or a long task. */
const SIGNS_OF_WORK = ['resource', 'longtask']

/**
 * Runs `work` once the page has loaded and then been quiet for a while: no file has arrived, no long task has run and
 * nothing was pressed. A person's last request has the network and the processor to itself. Returns how to cancel it.
 */
export function whenQuiet(work: () => void, target: Window = window): () => void {
  let isOver = false
  let quiet: number | undefined
  let latest: number | undefined
  let stopListening: (() => void) | undefined

  function end(): void {
    isOver = true
    target.clearTimeout(quiet)
    target.clearTimeout(latest)
    target.removeEventListener('load', begin)
    stopListening?.()
  }
  function finish(): void {
    end()
    work()
  }
  function waitAnew(): void {
    if (isOver) return
    target.clearTimeout(quiet)
    quiet = target.setTimeout(finish, QUIET_MS)
  }
  function begin(): void {
    latest = target.setTimeout(finish, LATEST_MS)
    stopListening = listenForWork(waitAnew, target)
    waitAnew()
  }

  if (target.document.readyState === 'complete') begin()
  else target.addEventListener('load', begin, { once: true })
  return end
}

function listenForWork(onWork: () => void, target: Window): () => void {
  for (const type of PRESSES) target.addEventListener(type, onWork, true)
  const observer = observeWork(onWork)
  return () => {
    for (const type of PRESSES) target.removeEventListener(type, onWork, true)
    observer?.disconnect()
  }
}

function observeWork(onWork: () => void): PerformanceObserver | undefined {
  if (typeof PerformanceObserver !== 'function') return undefined
  const observer = new PerformanceObserver(onWork)
  for (const type of SIGNS_OF_WORK) {
    if (PerformanceObserver.supportedEntryTypes.includes(type)) observer.observe({ type })
  }
  return observer
}
