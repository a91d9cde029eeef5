import { workerContainer } from '#domain/browser/page/parts.ts'
import wordsAddress from '#domain/text/spelling/polishWords.bin?url'
import { log } from '#domain/log.ts'
import { whenQuiet } from '#ui/whenQuiet.ts'

/**
 * On a first visit the dictionary may be fetched before there is a worker to keep it, or while it takes over: once it is
 * there and the page is quiet, it is asked for once more. What is kept already is answered without a byte. Returns how to call
 * it off.
 */
export function keepDictionary(): () => void {
  const workers = workerContainer()
  if (workers === undefined) return () => undefined
  let callOff: (() => void) | undefined
  const begin = () => {
    callOff?.()
    callOff = whenQuiet(keep)
  }
  if (workers.controller !== null) begin()
  else workers.addEventListener('controllerchange', begin, { once: true })
  return () => {
    callOff?.()
    workers.removeEventListener('controllerchange', begin)
  }
}

function keep(): void {
  fetch(wordsAddress).catch((error: unknown) =>
    log.info('text tool', 'the dictionary could not be kept', { reason: String(error) }),
  )
}
