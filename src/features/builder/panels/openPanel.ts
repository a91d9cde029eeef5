import { atom } from 'jotai'
import { store } from '#ui/state/store.ts'
import { useSharedAtom } from '#ui/state/useSharedAtom.ts'
import type { PanelName } from './panelNames.ts'

/** The panel that stands open beside the canvas; null while none does. */
const openPanelAtom = atom<PanelName | null>(null)

export function useOpenPanel(): PanelName | null {
  return useSharedAtom(openPanelAtom)
}

export function openPanel(name: PanelName | null): void {
  store.set(openPanelAtom, name)
}

/** Opens a panel, or closes it where it is the open one. */
export function togglePanel(name: PanelName): void {
  store.set(openPanelAtom, (open) => (open === name ? null : name))
}
