import { cacheStorage } from '#domain/browser/parts.ts'
import { listenToChannel, sayToChannel } from '#domain/pageChannel.ts'
import { PRIVATE_CACHES } from './cacheNames.ts'

const CHANNEL = 'iskra-private-files'

/**
 * Takes the private files that the worker keeps off this device, and the screens they looked at: their owner has left
 * it. A worker that is just fetching one is told, so that it doesn't keep it after all.
 */
export async function forgetPrivateFiles(): Promise<void> {
  sayToChannel(CHANNEL, 'forget')
  await Promise.all(
    PRIVATE_CACHES.map(async (name) =>
      cacheStorage()
        ?.delete(name)
        .catch(() => undefined),
    ),
  )
}

/** Calls `listener` whenever any page has had them taken away. For the worker, as long as it runs. */
export function onForgetPrivateFiles(listener: () => void): void {
  listenToChannel(CHANNEL, listener)
}
