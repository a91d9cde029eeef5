import { type Atom, atom } from 'jotai'
import { store } from './store.ts'
import { uiStateAtom } from './uiState.ts'
import { useSharedAtom } from './useSharedAtom.ts'

export interface Modes {
  readonly fullscreen: boolean
  /** Only the screen's own content: bars and footer step aside. */
  readonly focus: boolean
  readonly debug: boolean
}

/** Not kept: a browser never lets a page start in fullscreen. */
const fullscreenAtom = atom(false)

const modeAtoms: { readonly [Mode in keyof Modes]: Atom<boolean> } = {
  fullscreen: fullscreenAtom,
  focus: atom((get) => get(uiStateAtom).modes.focus),
  debug: atom((get) => get(uiStateAtom).modes.debug),
}

/** Whether a mode is on. */
export function useMode(mode: keyof Modes): boolean {
  return useSharedAtom(modeAtoms[mode])
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

/** Follows the browser in and out of fullscreen, also by its own keys. Returns what ends it. */
export function followFullscreen(target: Document = document): () => void {
  const follow = (): void => store.set(fullscreenAtom, target.fullscreenElement !== null)
  target.addEventListener('fullscreenchange', follow)
  return () => target.removeEventListener('fullscreenchange', follow)
}
