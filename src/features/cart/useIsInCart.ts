import { liveValue } from '#offline/liveStore.ts'
import { useStore } from '#ui/useStore.ts'
import { liveCart } from './liveCart.ts'

/** Whether the cart has the line of this id. */
export function useIsInCart(id: string | null): boolean {
  const items = liveValue(useStore(liveCart), null)?.items ?? []
  return id !== null && items.some((item) => item.id === id)
}
