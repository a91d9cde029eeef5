import { atom } from 'jotai'
import { createStore } from '#domain/store.ts'
import { closeSidebar, openSidebar, toggleSidebar, useSidebar } from '#ui/state/sidebars.ts'
import { store } from '#ui/state/store.ts'
import { useSharedAtom } from '#ui/state/useSharedAtom.ts'
import type { PanelName } from './panelNames.ts'

/** The panel that the right sidebar shows, or showed last. */
const panelAtom = atom<PanelName>('details')

/** The open panel; null while the right sidebar is closed. */
export function useOpenPanel(): PanelName | null {
  const isOpen = useSidebar('right', 'open')
  const panel = useSharedAtom(panelAtom)
  return isOpen ? panel : null
}

/** Opens the right sidebar with this panel; with null closes it. */
export function openPanel(name: PanelName | null): void {
  if (name === null) return closeSidebar('right')
  store.set(panelAtom, name)
  openSidebar('right')
}

/** The panel that takes the focus once it is there; null where none does. */
export const panelForFocus = createStore<PanelName | null>(null)

/** Opens a panel and brings the focus into it, even where its code has still to come. */
export function goToPanel(name: PanelName): void {
  openPanel(name)
  panelForFocus.set(name)
}

/** Opens a panel, or closes it where it is the open one. */
export function togglePanel(name: PanelName): void {
  if (store.get(panelAtom) === name) return toggleSidebar('right')
  openPanel(name)
}
