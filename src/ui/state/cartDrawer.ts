import { atom } from 'jotai'
import { store } from './store.ts'
import { useSharedAtom } from './useSharedAtom.ts'

const cartDrawerAtom = atom(false)
const cartFrameAtom = atom(true)

/** The frame that the document opens by itself while the drawer's code is not there. */
export const CART_FRAME_ID = 'koszyk'

/** Any change of the cart opens its drawer (specification part 1, section 4). */
export function openCartDrawer(): void {
  store.set(cartDrawerAtom, true)
}

export function closeCartDrawer(): void {
  store.set(cartDrawerAtom, false)
}

/** The drawer has replaced its frame: the frame is not needed any more. */
export function dropCartFrame(): void {
  store.set(cartFrameAtom, false)
}

/** Whether the frame is still needed. */
export function useCartFrame(): boolean {
  return useSharedAtom(cartFrameAtom)
}

/** Whether the cart's drawer is open. */
export function useCartDrawer(): boolean {
  return useSharedAtom(cartDrawerAtom)
}
