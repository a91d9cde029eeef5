import type { GiftShelf } from '#features/occasions/giftShelf.ts'
import { productListQuery } from '#features/shop/queries.ts'
import { useCatalogue } from '#features/shop/useCatalogue.ts'
import { useServices } from '#services/services.tsx'

/** Reads everything the shop has to give; when read before, it comes from this device. */
export function useGiftShelf(): GiftShelf {
  const { storefront } = useServices()
  const { products, status, rest } = useCatalogue(productListQuery(storefront), true)
  return { products, isPending: status === 'pending' || (status === 'ready' && rest === 'loading') }
}
