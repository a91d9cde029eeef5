/** Longest wait for a quiet moment, ms: on a busy page the cart's count matters more than quiet. */
const LATEST_MS = 2_000

/** Runs `work` once the first paint is done and the page is quiet. Returns how to call it off. */
export function afterFirstPaint(work: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(work, { timeout: LATEST_MS })
    return () => cancelIdleCallback(handle)
  }
  // Safari has no idle callback: a task after the frame comes close.
  const timer = setTimeout(work, 200)
  return () => clearTimeout(timer)
}
