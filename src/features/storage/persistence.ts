import { deviceTexts } from '#domain/browser/page/textStorage.ts'

const ASKED_KEY = 'iskra-persistence-asked-at'
/** A browser that refused is asked again after this time (ms): the app may be installed by then. */
const ASK_AGAIN = 30 * 86_400_000

interface Asking {
  readonly storage: Pick<StorageManager, 'persist' | 'persisted'> | undefined
  readonly now: number
}

/**
 * Asks the browser to keep this device's data even when space runs short. Called when there is something to lose: some
 * browsers ask the person, and a question at first sight is refused. Resolves to whether it is kept.
 */
export async function askForPersistence({ storage, now }: Asking): Promise<boolean> {
  if (storage === undefined) return false
  if (await storage.persisted()) return true
  const askedAt = Number(deviceTexts.read(ASKED_KEY) ?? 0)
  if (now - askedAt < ASK_AGAIN) return false
  // A device that can't remember it would be asked again and again.
  return deviceTexts.write(ASKED_KEY, String(now)) && storage.persist()
}
