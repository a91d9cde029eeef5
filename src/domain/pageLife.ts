import { createStore, type ReadableStore } from './store.ts'

/**
 * The state of a page: `shown`, `hidden` behind another tab or app, or `left` – in the browser's back-forward cache or
 * frozen. A page that was left runs nothing, and may come back in an hour or never.
 */
export type PageLife = 'shown' | 'hidden' | 'left'

/** The parts of a page's global object that report its life. A worker has no document, and is never left. */
export interface PageHost {
  readonly document?: { readonly visibilityState: string }
  addEventListener?(type: string, listener: (event: Event) => void, isCapturing: boolean): void
  removeEventListener?(type: string, listener: (event: Event) => void, isCapturing: boolean): void
}

const EVENTS = ['visibilitychange', 'pagehide', 'pageshow', 'freeze', 'resume'] as const

/**
 * Follows the life of a page, by events that all engines fire; listens only while it has subscribers. A holder of a
 * shared resource (a transaction, a lock, a channel) releases it during `left`: later it can't.
 */
export function createPageLife(host: PageHost): ReadableStore<PageLife> {
  let isLeft = false
  let followers = 0

  function now(): PageLife {
    if (isLeft) return 'left'
    return host.document?.visibilityState === 'hidden' ? 'hidden' : 'shown'
  }

  const store = createStore<PageLife>(now())

  function follow(event: Event): void {
    // A page that won't be cached ends with everything it holds: nothing has to be released.
    if (event.type === 'freeze' || (event.type === 'pagehide' && isKept(event))) isLeft = true
    if (event.type === 'resume' || event.type === 'pageshow') isLeft = false
    store.set(now())
  }

  return {
    getSnapshot: () => (followers > 0 ? store.getSnapshot() : now()),
    getInitialSnapshot: () => 'shown',
    subscribe(listener) {
      followers += 1
      if (followers === 1) store.set(now())
      // Added again it is the same listener. Some of the events don't bubble up from the document.
      for (const type of EVENTS) host.addEventListener?.(type, follow, true)
      const stop = store.subscribe(listener)
      let isFollowing = true
      return () => {
        if (!isFollowing) return
        isFollowing = false
        stop()
        followers -= 1
        if (followers > 0) return
        for (const type of EVENTS) host.removeEventListener?.(type, follow, true)
      }
    },
  }
}

function isKept(event: Event): boolean {
  return 'persisted' in event && event.persisted === true
}

/** The life of this page; that of a worker never changes. */
export const pageLife = createPageLife(globalThis)

/** Calls `listener` each time the page is left. Returns how to stop. */
export function onLeave(listener: () => void, life: ReadableStore<PageLife> = pageLife): () => void {
  return life.subscribe(() => {
    if (life.getSnapshot() === 'left') listener()
  })
}

/** Resolves at once while the page is here, else when it is back; rejects with the reason of `signal`. */
export function untilBack(life: ReadableStore<PageLife>, signal?: AbortSignal): Promise<void> {
  if (life.getSnapshot() !== 'left') return Promise.resolve()
  return new Promise((resolve, reject) => {
    const end = () => {
      stop()
      signal?.removeEventListener('abort', end)
      if (signal?.aborted === true) reject(signal.reason)
      else resolve()
    }
    const stop = life.subscribe(() => {
      if (life.getSnapshot() !== 'left') end()
    })
    signal?.addEventListener('abort', end)
  })
}
