import type { QueryClient } from '@tanstack/react-query'
import { afterFirstScreen } from '#ui/afterFirstScreen.ts'

/** Where the small lists of the query cache are kept between visits. */
export const KEPT_QUERIES_KEY = 'iskra-queries'

/**
 * Brings back the lists that were kept (those whose query says `meta: { kept: true }`) and goes on keeping them.
 * Resolves once they are back, so that the first screen can be painted with them: restored later, a loader
 * would already be waiting for the network. Where nothing is kept, the code for it comes after the first screen.
 */
export async function keepQueries(
  client: QueryClient,
  version: string,
  target: Window = window,
): Promise<void> {
  let hasKept = false
  try {
    hasKept = target.localStorage.getItem(KEPT_QUERIES_KEY) !== null
  } catch {
    return
  }
  if (hasKept) {
    const { restoreQueries } = await import('./restoreQueries.ts')
    await restoreQueries(client, version, target.localStorage)
    return
  }
  afterFirstScreen(() => {
    void import('./restoreQueries.ts').then(
      ({ restoreQueries }) => restoreQueries(client, version, target.localStorage),
      () => undefined,
    )
  }, target)
}
