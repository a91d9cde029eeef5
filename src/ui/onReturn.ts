/** Whose finding of an answering service is a return of the network too. */
export interface ReachabilityNews {
  subscribe(listener: () => void): () => void
  getSnapshot(): 'online' | 'offline' | 'unknown'
}

interface Returned {
  readonly network: () => void
  readonly person: () => void
}

/** Tells when the network or the person at the page is back: a try may go better now. Returns how to stop. */
export function onReturn({ network, person }: Returned, reachability?: ReachabilityNews): () => void {
  const onVisibility = () => {
    if (document.visibilityState === 'visible') person()
  }
  globalThis.addEventListener('online', network)
  globalThis.addEventListener('focus', person)
  document.addEventListener('visibilitychange', onVisibility)
  const stopReachability = reachability?.subscribe(() => {
    if (reachability.getSnapshot() === 'online') network()
  })
  return () => {
    stopReachability?.()
    globalThis.removeEventListener('online', network)
    globalThis.removeEventListener('focus', person)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
