import { workerContainer } from '#domain/browser/page/parts.ts'
import wordsAddress from '#domain/text/spelling/polishWords.bin?url'
import { log } from '#domain/log.ts'

/**
 * On a first visit the dictionary was fetched before there was a worker to keep it: once there is, it is asked for once more,
 * out of the browser's own cache. Returns how to call it off.
 */
export function keepDictionary(): () => void {
  const workers = workerContainer()
  if (workers === undefined || workers.controller !== null) return () => undefined
  workers.addEventListener('controllerchange', keep, { once: true })
  return () => workers.removeEventListener('controllerchange', keep)
}

function keep(): void {
  fetch(wordsAddress).catch((error: unknown) =>
    log.info('text tool', 'the dictionary could not be kept', { reason: String(error) }),
  )
}
