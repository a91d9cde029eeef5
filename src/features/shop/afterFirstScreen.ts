/** Pictures that take longer than this, in ms, are not waited for. */
const LONGEST_WAIT_MS = 3_000

/** Calls back once the page's first pictures are there, or soon when they already are. Returns how to call it off. */
export function afterFirstScreen(callback: () => void): () => void {
  const done = new AbortController()
  const run = () => {
    if (done.signal.aborted) return
    done.abort()
    callback()
  }
  setTimeout(run, document.readyState === 'complete' ? 0 : LONGEST_WAIT_MS)
  window.addEventListener('load', run, { once: true, signal: done.signal })
  return () => done.abort()
}
