import { atom } from 'jotai'
import { store } from './store.ts'
import { useSharedAtom } from './useSharedAtom.ts'

const cartDrawerAtom = atom(false)

/** Any change of the cart opens its drawer (specification part 1, section 4). */
export function openCartDrawer(): void {
  store.set(cartDrawerAtom, true)
}

export function closeCartDrawer(): void {
  store.set(cartDrawerAtom, false)
}

/** Whether the cart's drawer is open. */
export function useCartDrawer(): boolean {
  return useSharedAtom(cartDrawerAtom)
}
