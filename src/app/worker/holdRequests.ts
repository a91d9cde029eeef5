/** For how long (ms) at most; a browser ends a worker that was idle for 30 s. */
const HELD_FOR = 35_000

let isHeld = false

/**
 * Lets this page's requests wait until it is reloaded, or for 35 s where it isn't. A request at the moment when the
 * present worker ends would start it again, and the next version would wait until it was idle for 30 s (0066).
 */
export function holdRequests(): void {
  if (isHeld) return
  isHeld = true
  const { fetch } = globalThis
  const over = new Promise((resolve) => setTimeout(resolve, HELD_FOR))
  globalThis.fetch = async (...request) => {
    await over
    return fetch(...request)
  }
  void over.then(() => {
    globalThis.fetch = fetch
    isHeld = false
  })
}
