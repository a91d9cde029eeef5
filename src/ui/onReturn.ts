import { pageLife } from '#domain/pageLife.ts'

/** Whose finding of an answering service is a return of the network too. */
export interface ReachabilityNews {
  subscribe(listener: () => void): () => void
  getSnapshot(): 'online' | 'offline' | 'unknown'
}

interface Returned {
  readonly network: () => void
  readonly person: () => void
}

/**
 * Calls back when the network or the person at the page is back: a retry may succeed now. A page that comes back out of
 * the browser's cache missed the network's events meanwhile. Returns how to stop.
 */
export function onReturn({ network, person }: Returned, reachability?: ReachabilityNews): () => void {
  let before = pageLife.getSnapshot()
  const stopLife = pageLife.subscribe(() => {
    const wasLeft = before === 'left'
    before = pageLife.getSnapshot()
    if (wasLeft && before !== 'left') network()
    if (before === 'shown') person()
  })
  globalThis.addEventListener('online', network)
  globalThis.addEventListener('focus', person)
  const stopReachability = reachability?.subscribe(() => {
    if (reachability.getSnapshot() === 'online') network()
  })
  return () => {
    stopReachability?.()
    globalThis.removeEventListener('online', network)
    globalThis.removeEventListener('focus', person)
    stopLife()
  }
}
