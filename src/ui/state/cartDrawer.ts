import { atom, useAtomValue } from 'jotai'
import { store } from './store.ts'

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
  return useAtomValue(cartDrawerAtom, { store })
}
