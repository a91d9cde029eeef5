import { atom, useAtomValue } from 'jotai'
import { store } from '#ui/state/store.ts'

/** For commands and pages, or for a search of the shop. */
export type PaletteAim = 'commands' | 'search'

const paletteAtom = atom<PaletteAim | null>(null)

export function openPalette(): void {
  store.set(paletteAtom, 'commands')
}

/** Opens the palette as the search of a phone: the shop first, and before anything is typed nothing else. */
export function openSearch(): void {
  store.set(paletteAtom, 'search')
}

export function closePalette(): void {
  store.set(paletteAtom, null)
}

/** Whether the command palette is open. */
export function usePaletteOpen(): boolean {
  return usePaletteAim() !== null
}

/** What the palette was opened for; null while it is closed. */
export function usePaletteAim(): PaletteAim | null {
  return useAtomValue(paletteAtom, { store })
}

/** Opens and closes the palette with Ctrl K (⌘ K), also from inside a field. Returns what ends it. */
export function listenForPaletteKey(target: Window = window): () => void {
  target.addEventListener('keydown', togglePalette)
  return () => target.removeEventListener('keydown', togglePalette)
}

function togglePalette(event: KeyboardEvent): void {
  const isOurs =
    event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
  if (!isOurs) return
  event.preventDefault()
  store.set(paletteAtom, (aim) => (aim === null ? 'commands' : null))
}
