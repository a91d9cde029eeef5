import { lineKey } from '#domain/cart/lineKey.ts'
import { type MostPieces, mostPieces, saleTerms } from '#domain/cart/saleTerms.ts'
import type { ProductVariant } from '#domain/catalogue/product.ts'
import { liveValue } from '#offline/liveStore.ts'
import { useStore } from '#ui/useStore.ts'
import { liveCart } from './liveCart.ts'

/** How many more pieces of a variant the cart can take; none of a product that is bought once and is already there. */
export function useRoomInCart(variant: ProductVariant): MostPieces {
  const items = liveValue(useStore(liveCart), null)?.items ?? []
  const most = mostPieces({ variantId: variant.id, ...saleTerms(variant) }, items)
  const plain = lineKey({ id: '', variantId: variant.id })
  const isThere = items.some((item) => lineKey(item) === plain)
  return most.reason === 'single' && isThere ? { ...most, pieces: 0 } : most
}
