import { atom } from 'jotai'
import { store } from './store.ts'
import { uiStateAtom, type UiState } from './uiState.ts'
import { useSharedAtom } from './useSharedAtom.ts'

/** Not kept: a browser never lets a page start in fullscreen. */
const fullscreenAtom = atom(false)

/** Whether a mode is on. `focus`: only the screen's own content, bars and footer step aside. */
export function useMode(mode: keyof UiState['modes']): boolean {
  return useSharedAtom(uiStateAtom, ({ modes }) => modes[mode])
}

/** Whether the page has the whole screen. */
export function useFullscreen(): boolean {
  return useSharedAtom(fullscreenAtom)
}

export function toggleFocusMode(): void {
  store.set(uiStateAtom, (state) => ({ ...state, modes: { ...state.modes, focus: !state.modes.focus } }))
}

export function toggleDebugMode(): void {
  store.set(uiStateAtom, (state) => ({ ...state, modes: { ...state.modes, debug: !state.modes.debug } }))
}

/** Asks the browser for fullscreen or gives it back. Resolves to whether it did as asked. */
export async function toggleFullscreen(): Promise<boolean> {
  try {
    if (document.fullscreenElement === null) await document.documentElement.requestFullscreen()
    else await document.exitFullscreen()
    return true
  } catch {
    return false
  }
}

/** Follows the browser in and out of fullscreen, also by its own keys. Returns a function that stops it. */
export function followFullscreen(target: Document = document): () => void {
  const follow = (): void => store.set(fullscreenAtom, target.fullscreenElement !== null)
  target.addEventListener('fullscreenchange', follow)
  return () => target.removeEventListener('fullscreenchange', follow)
}
