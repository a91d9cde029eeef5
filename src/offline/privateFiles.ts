import { CACHES } from './cacheNames.ts'

const CHANNEL = 'iskra-private-files'

/**
 * Takes the private files that the worker keeps off this device: their owner has left it. A worker that is just
 * fetching one is told, so that it doesn't keep it after all.
 */
export async function forgetPrivateFiles(): Promise<void> {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('forget')
  channel.close()
  await globalThis.caches?.delete(CACHES.privateFiles).catch(() => undefined)
}

/** Calls `listener` whenever any page has had them taken away. For the worker, as long as it runs. */
export function onForgetPrivateFiles(listener: () => void): void {
  new BroadcastChannel(CHANNEL).addEventListener('message', listener)
}
