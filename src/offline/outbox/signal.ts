const CHANNEL = 'iskra-outbox'

/** Tells every tab, the worker and this page that something waits to be sent. */
export function announceOutboxChange(): void {
  // Opened for each call: a channel held open would keep the page out of the back/forward cache.
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('changed')
  channel.close()
}

/** Calls `listener` whenever any tab, this one included, has announced a change. Returns how to stop. */
export function onOutboxChange(listener: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', listener)
  return () => channel.close()
}
