import type { QueryClient } from '@tanstack/react-query'
import { WORKS_KEY } from '#api/publicReads/worksKey.ts'
import { SHOP_KEY } from '#api/storefront/shopKey.ts'
import { CACHED_AT_ATTRIBUTE } from '#domain/cachedDocument.ts'
import { afterFirstScreen } from '#ui/afterFirstScreen.ts'

/**
 * Where the page began with a document that this device had cached, what came in it is asked for anew once the first
 * screen is there: prices are as old as the document only until then, and so is what people have taken back. The worker answers from its caches, with their
 * age, where the storefront can't be reached. What the device itself persists between visits is another's to renew.
 */
export function renewCachedAnswers(
  queryClient: QueryClient,
  target: Window & Pick<typeof globalThis, 'performance'> = window,
): void {
  if (!target.document.documentElement.hasAttribute(CACHED_AT_ATTRIBUTE)) return
  const startedAt = target.performance.timeOrigin
  afterFirstScreen(() => {
    for (const key of [SHOP_KEY, WORKS_KEY]) {
      void queryClient.invalidateQueries({
        queryKey: [key],
        predicate: ({ state }) => state.dataUpdatedAt >= startedAt,
      })
    }
  }, target)
}
