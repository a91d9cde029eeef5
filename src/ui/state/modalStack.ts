import { atom } from 'jotai'
import { type ModalLayer, pushModal, removeModal } from './modalRules.ts'
import { store } from './store.ts'
import { useSharedAtom } from './useSharedAtom.ts'

/** Everything open over the page: dialogs, drawers, the palette, a loading overlay; lowest first. */
const stackAtom = atom<readonly ModalLayer[]>([])

/** Puts a layer on top of the stack. Returns how it leaves. */
export function joinStack(layer: ModalLayer): () => void {
  store.set(stackAtom, (stack) => pushModal(stack, layer))
  return () => store.set(stackAtom, (stack) => removeModal(stack, layer.id))
}

/** The open layers, lowest first. */
export function openLayers(): readonly ModalLayer[] {
  return store.get(stackAtom)
}

/** The same, followed. */
export function useOpenLayers(): readonly ModalLayer[] {
  return useSharedAtom(stackAtom)
}
