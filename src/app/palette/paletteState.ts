import { atom } from 'jotai'
import { isChord, PALETTE_CHORD } from '#ui/keys/chord.ts'
import { store } from '#ui/state/store.ts'
import { useSharedAtom } from '#ui/state/useSharedAtom.ts'

/** For commands and pages, or for a search of the shop. */
export type PaletteAim = 'commands' | 'search'

const paletteAtom = atom<PaletteAim | null>(null)
/** The palette's search text; stored outside its field, because typing may start before the field has loaded. */
const textAtom = atom('')

export function openPalette(): void {
  open('commands')
}

/** Opens the palette as the search of a phone: the shop first, and before anything is typed nothing else. */
export function openSearch(): void {
  open('search')
}

function open(aim: PaletteAim): void {
  if (store.get(paletteAtom) !== null) return
  catchKeys()
  store.set(paletteAtom, aim)
}

export function closePalette(): void {
  endCatching()
  store.set(textAtom, '')
  store.set(paletteAtom, null)
}

let stopCatching: (() => void) | null = null

/** Catches keys until the palette's field has loaded: they would otherwise go to the page beneath. */
function catchKeys(): void {
  const ending = new AbortController()
  stopCatching = () => ending.abort()
  window.addEventListener('keydown', catchKey, { capture: true, signal: ending.signal })
}

function catchKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const { key } = event
  if (key.length === 1) store.set(textAtom, (text) => text + key)
  else if (key === 'Backspace') store.set(textAtom, (text) => text.slice(0, -1))
  else if (key === 'Escape') closePalette()
  else return
  event.preventDefault()
  event.stopPropagation()
}

/** The search text, and its setter. */
export function usePaletteText(): readonly [text: string, setText: (text: string) => void] {
  return [useSharedAtom(textAtom), setPaletteText]
}

function setPaletteText(text: string): void {
  store.set(textAtom, text)
}

/** The palette's field has the keys from now on. */
export function endCatching(): void {
  stopCatching?.()
  stopCatching = null
}

/** Whether the command palette is open. */
export function usePaletteOpen(): boolean {
  return usePaletteAim() !== null
}

/** The purpose the palette was opened for; null while it is closed. */
export function usePaletteAim(): PaletteAim | null {
  return useSharedAtom(paletteAtom)
}

/** Opens and closes the palette with Ctrl K (⌘ K), also from inside a field. Returns a function that stops it. */
export function listenForPaletteKey(target: Window = window): () => void {
  target.addEventListener('keydown', togglePalette)
  return () => target.removeEventListener('keydown', togglePalette)
}

function togglePalette(event: KeyboardEvent): void {
  if (!isChord(event, PALETTE_CHORD)) return
  event.preventDefault()
  if (store.get(paletteAtom) === null) openPalette()
  else closePalette()
}
