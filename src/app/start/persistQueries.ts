import type { QueryClient } from '@tanstack/react-query'
import { deviceTexts, lastingStorage } from '#domain/browser/page/textStorage.ts'
import { whenQuiet } from '#ui/whenQuiet.ts'

/** Where the small lists of the query cache are stored between visits. */
export const PERSISTED_QUERIES_KEY = 'iskra-queries'

/**
 * Restores the lists that were persisted (those whose query says `meta: { kept: true }`) and persists every later change of them.
 * Resolves once they are back, so that the first screen can be painted with them: restored later, a loader
 * would already be waiting for the network. Where nothing is stored, the code for it comes after the first screen.
 * Never rejects.
 */
export async function persistQueries(
  client: QueryClient,
  version: string,
  target: Window = window,
): Promise<void> {
  const storage = lastingStorage()
  if (storage === undefined) return
  const restore = async (): Promise<void> => {
    try {
      const { restoreQueries } = await import('./restoreQueries.ts')
      await restoreQueries(client, version, storage)
    } catch {
      // Without its code or its storage, lists are asked for anew.
    }
  }
  if (deviceTexts.read(PERSISTED_QUERIES_KEY) === null) whenQuiet(() => void restore(), target)
  else await restore()
}
