import type { QueryClient } from '@tanstack/react-query'
import { WORKS_KEY } from '#api/publicReads/worksKey.ts'
import { SHOP_KEY } from '#api/storefront/shopKey.ts'
import { CACHED_AT_ATTRIBUTE } from '#domain/cachedDocument.ts'
import { afterFirstScreen } from '#ui/afterFirstScreen.ts'

/**
 * Where the page began with a document cached on this device, requests that document's data anew once the first screen
 * is there, so that old prices and withdrawn content show no longer than that. The worker answers from its caches, with
 * their age, where the storefront can't be reached. Data that the device itself persists between visits is renewed
 * elsewhere.
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
