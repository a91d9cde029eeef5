import { store } from './store.ts'
import { clampSidebarWidth, type SidebarSide, uiStateAtom, type SidebarState } from './uiState.ts'
import { useSharedAtom } from './useSharedAtom.ts'

/** One part of a sidebar's state. */
export function useSidebar<Part extends keyof SidebarState>(
  side: SidebarSide,
  part: Part,
): SidebarState[Part] {
  return useSharedAtom(uiStateAtom, ({ sidebars }) => sidebars[side][part])
}

export function openSidebar(side: SidebarSide): void {
  change(side, { open: true })
}

export function closeSidebar(side: SidebarSide): void {
  change(side, { open: false })
}

export function toggleSidebar(side: SidebarSide): void {
  change(side, { open: !store.get(uiStateAtom).sidebars[side].open })
}

/** A pinned sidebar is beside the page and stays open during navigation; another lies over it. */
export function pinSidebar(side: SidebarSide, pinned: boolean): void {
  change(side, { pinned })
}

/** Width in px, brought into 200 to 800. */
export function resizeSidebar(side: SidebarSide, width: number): void {
  change(side, { width: clampSidebarWidth(width) })
}

function change(side: SidebarSide, part: Partial<SidebarState>): void {
  store.set(uiStateAtom, (state) => ({
    ...state,
    sidebars: { ...state.sidebars, [side]: { ...state.sidebars[side], ...part } },
  }))
}
