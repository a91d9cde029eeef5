import { atom } from 'jotai'
import { isChord, PALETTE_CHORD } from '#ui/keys/chord.ts'
import { store } from '#ui/state/store.ts'
import { useSharedAtom } from '#ui/state/useSharedAtom.ts'

/** For commands and pages, or for a search of the shop. */
export type PaletteAim = 'commands' | 'search'

const paletteAtom = atom<PaletteAim | null>(null)
/** What is looked for in the palette; outside of its field, for it begins before the field has come. */
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

/** What is typed before the palette's field has come would be lost to the page beneath: it is caught until then. */
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

/** What is looked for, and how it is changed. */
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

/** What the palette was opened for; null while it is closed. */
export function usePaletteAim(): PaletteAim | null {
  return useSharedAtom(paletteAtom)
}

/** Opens and closes the palette with Ctrl K (⌘ K), also from inside a field. Returns what ends it. */
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
