/** How long a first screen is waited for, and then for a quiet moment, ms. */
const LATEST_MS = 4_000
const LATEST_QUIET_MS = 1_000

/**
 * Runs `work` once the first screen has been painted with its pictures and the browser is idle: it takes neither
 * network nor processor from the first screen. It also begins with the visitor's first press: they have a screen by
 * then, and may soon leave. Returns how to cancel it.
 */
export function afterFirstScreen(work: () => void, target: Window = window): () => void {
  let isCalledOff = false
  const whenIdle = () => {
    if (!isCalledOff) work()
  }
  async function wait(): Promise<void> {
    await firstScreen(target)
    // Safari has no idle callback: a task after the frame comes close.
    if (typeof target.requestIdleCallback !== 'function') target.setTimeout(whenIdle, 100)
    else target.requestIdleCallback(whenIdle, { timeout: LATEST_QUIET_MS })
  }
  void wait()
  return () => {
    isCalledOff = true
  }
}

/** Painted and loaded, whichever comes last; a page in the background is never painted and not waited for long. */
function firstScreen(target: Window): Promise<unknown> {
  const isThere = Promise.all([loaded(target), painted()])
  return Promise.race([
    isThere,
    pressed(target),
    new Promise((resolve) => target.setTimeout(resolve, LATEST_MS)),
  ])
}

function pressed(target: Window): Promise<unknown> {
  const types = ['pointerdown', 'keydown']
  return Promise.race(
    types.map((type) => new Promise((resolve) => target.addEventListener(type, resolve, { once: true }))),
  )
}

function loaded(target: Window): Promise<unknown> {
  if (target.document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => target.addEventListener('load', resolve, { once: true }))
}

function painted(): Promise<unknown> {
  const types = typeof PerformanceObserver === 'function' ? PerformanceObserver.supportedEntryTypes : []
  if (!types.includes('paint')) return Promise.resolve()
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      resolve(undefined)
    })
    observer.observe({ type: 'paint', buffered: true })
  })
}
