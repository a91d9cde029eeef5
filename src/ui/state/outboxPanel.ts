import { atom } from 'jotai'
import { store } from './store.ts'
import { useSharedAtom } from './useSharedAtom.ts'

const outboxPanelAtom = atom(false)

export function openOutboxPanel(): void {
  store.set(outboxPanelAtom, true)
}

export function closeOutboxPanel(): void {
  store.set(outboxPanelAtom, false)
}

/** Whether the panel of unsent changes, „Do wysłania”, is open. */
export function useOutboxPanel(): boolean {
  return useSharedAtom(outboxPanelAtom)
}
