import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { CartItem } from '#domain/cart/cartItem.ts'
import { useServices } from '#services/services.tsx'

/**
 * Shows lines in the page's language: lines added in another one are read again, and keep their words until the answer
 * is there. Without a network they stay.
 */
export function useLineWords(items: readonly CartItem[]): void {
  const { storefront } = useServices()
  const ids = [...new Set(items.map(({ variantId }) => variantId))].toSorted()
  const { data: words } = useQuery({
    queryKey: ['cart', 'words', storefront.language(), ...ids],
    queryFn: ({ signal }) => storefront.variantWords(ids, { signal }),
    enabled: ids.length > 0,
    networkMode: 'always',
    retry: false,
  })
  useEffect(() => {
    // A cart that can't be written keeps its words; it says so itself where something is asked of it.
    if (words !== undefined)
      void import('./cartActions.ts').then(({ rename }) => rename(words)).catch(() => undefined)
  }, [words])
}
