import { workerContainer } from '#domain/browser/page/parts.ts'
import { storefrontLanguageOf } from '#domain/storefront/storefrontLanguage.ts'
import type { Language } from '#i18n/languages.ts'
import type { PageMessage } from '#offline/workerMessages.ts'

interface Listener {
  postMessage(message: PageMessage): void
}

/** The part of the browser's worker API that is needed here. */
interface Workers {
  readonly controller: Listener | null
  readonly ready: Promise<{ readonly active: Listener | null }>
}

/**
 * Tells the worker this device's language: it starts no page in another one. Sent at once, because a reload may follow,
 * and without an answer: each page sends it again.
 */
export function tellLanguage(language: Language, workers: Workers | undefined = workerContainer()): void {
  const message: PageMessage = { type: 'language', language: storefrontLanguageOf(language) }
  if (workers?.controller) workers.controller.postMessage(message)
  else {
    workers?.ready.then(
      ({ active }) => active?.postMessage(message),
      // Firefox rejects where it refuses storage: there will be no worker.
      () => undefined,
    )
  }
}
