import { atom, useAtomValue } from 'jotai'
import { store } from '#ui/state/store.ts'

const paletteAtom = atom(false)

export function openPalette(): void {
  store.set(paletteAtom, true)
}

export function closePalette(): void {
  store.set(paletteAtom, false)
}

/** Whether the command palette is open. */
export function usePaletteOpen(): boolean {
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
  store.set(paletteAtom, (isOpen) => !isOpen)
}
