import { deviceTexts } from '#domain/browser/page/textStorage.ts'
import { store } from './store.ts'
import { DEFAULT_UI_STATE, parseUiState, type SidebarSide, uiStateAtom, type UiState } from './uiState.ts'

/** The name of the kept interface state (specification part 1, section 4). */
export const UI_STORE_KEY = 'ui-store'

/** Raised when the kept shape changes so that an older reading would be wrong. */
const VERSION = 1

/** The kept text as a state; junk, another version's shape and nothing at all give the defaults where they must. */
export function readUiStore(text: string | null): UiState {
  if (text === null) return DEFAULT_UI_STATE
  try {
    const kept: unknown = JSON.parse(text)
    if (typeof kept !== 'object' || kept === null || !('state' in kept)) return DEFAULT_UI_STATE
    return parseUiState(kept.state)
  } catch {
    return DEFAULT_UI_STATE
  }
}

export function writeUiStore(state: UiState): string {
  return JSON.stringify({ version: VERSION, state })
}

/** A sidebar over the page is open in this tab alone: neither a reload nor another tab opens or closes it. */
function withOwnPanels({ sidebars }: UiState, kept: UiState): UiState {
  const own = (side: SidebarSide) => {
    const sidebar = kept.sidebars[side]
    return sidebar.pinned ? sidebar : { ...sidebar, open: sidebars[side].open }
  }
  return { ...kept, sidebars: { left: own('left'), right: own('right') } }
}

/**
 * Loads the stored state into the store, stores each change and follows the changes of other tabs. With a refused or
 * full storage the state stays in memory. Returns a function that stops it.
 */
export function persistUiState(target: Window = window): () => void {
  let known: string | null = null

  function load(text: string | null): void {
    known = text
    store.set(uiStateAtom, (present) => withOwnPanels(present, readUiStore(text)))
  }

  load(deviceTexts.read(UI_STORE_KEY))

  const stopKeeping = store.sub(uiStateAtom, () => {
    const text = writeUiStore(store.get(uiStateAtom))
    if (text === known) return
    known = text
    // Full or refused: the choice holds until the page is closed.
    deviceTexts.write(UI_STORE_KEY, text)
  })

  function followOtherTab(event: StorageEvent): void {
    if (event.key === UI_STORE_KEY || event.key === null) load(event.key === null ? null : event.newValue)
  }
  target.addEventListener('storage', followOtherTab)

  return () => {
    stopKeeping()
    target.removeEventListener('storage', followOtherTab)
  }
}
