import { atom } from 'jotai'
import { closeSidebar, openSidebar, toggleSidebar, useSidebar } from '#ui/state/sidebars.ts'
import { store } from '#ui/state/store.ts'
import { useSharedAtom } from '#ui/state/useSharedAtom.ts'
import type { PanelName } from './panelNames.ts'

/** The panel that the right sidebar shows, or showed last. */
const panelAtom = atom<PanelName>('details')

/** The panel that stands open; null while the right sidebar is closed. */
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

/** Opens a panel, or closes it where it is the open one. */
export function togglePanel(name: PanelName): void {
  if (store.get(panelAtom) === name) return toggleSidebar('right')
  openPanel(name)
}
