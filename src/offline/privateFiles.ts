import { answerWithin, SILENT_AFTER_MS } from '#domain/browser/answerWithin.ts'
import { cacheStorage } from '#domain/browser/parts.ts'
import { listenToChannel, sayToChannel } from '#domain/pageChannel.ts'
import { PRIVATE_CACHES } from './cacheNames.ts'
import { forgetFilms } from './transcripts/madeFilms.ts'

const CHANNEL = 'iskra-private-files'

/**
 * Deletes the worker's private files, the visited screens and made films: their owner has left this device. A worker that is just
 * fetching one is told, so that it doesn't store it after all. A sign-out doesn't wait for a browser that never
 * confirms the deletion.
 */
export async function forgetPrivateFiles(): Promise<void> {
  sayToChannel(CHANNEL, 'forget')
  const gone = PRIVATE_CACHES.map(async (name) =>
    cacheStorage()
      ?.delete(name)
      .catch(() => undefined),
  )
  await Promise.all([answerWithin(SILENT_AFTER_MS, Promise.all(gone), undefined), forgetFilms()])
}

/** Calls `listener` whenever any page has had them taken away. For the worker, as long as it runs. */
export function onForgetPrivateFiles(listener: () => void): void {
  listenToChannel(CHANNEL, listener)
}
