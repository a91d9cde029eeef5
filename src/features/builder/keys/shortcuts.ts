import { msg } from '@lingui/core/macro'
import type { Chord } from '#ui/keys/chord.ts'
import type { Shortcut } from '#ui/keys/shortcut.ts'

const command = (key: string, isShift = false): Chord => ({ key, isCommand: true, isShift })
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const
const arrows = (more: Pick<Chord, 'isAlt' | 'isShift'>): readonly Chord[] =>
  ARROWS.map((key) => ({ key, ...more }))

/** Keys of the whole editor, except where a text field uses them. */
export const EDITOR_SHORTCUTS = {
  undo: { label: msg`Cofnij`, chords: [command('z')] },
  redo: { label: msg`Ponów`, chords: [command('z', true), command('y')] },
  graph: { label: msg`Do grafu`, chords: [{ key: 'g' }] },
  toolbar: { label: msg`Do narzędzi`, chords: [{ key: 't' }] },
  closePanel: { label: msg`Zamknij panel`, chords: [{ key: 'x' }] },
  shortcuts: { label: msg`Skróty klawiszowe`, chords: [{ key: '?' }] },
} as const satisfies Readonly<Record<string, Shortcut>>

/** Keys that move between parts of the editor, out of a field too: none of these writes anything. */
export const PART_SHORTCUTS = {
  nextPart: { label: msg`Do następnej części edytora`, chords: [{ key: 'F6', isShift: false }] },
  previousPart: { label: msg`Do poprzedniej części edytora`, chords: [{ key: 'F6', isShift: true }] },
} as const satisfies Readonly<Record<string, Shortcut>>

/** Where a field, a menu or the canvas has something of its own to leave, it does that first. */
export const LEAVE_SHORTCUT: Shortcut = {
  label: msg`Z palety lub panelu do grafu`,
  chords: [{ key: 'Escape', isShift: false }],
}

/** Keys with a clipboard event: the browser knows them itself, on every layout. */
export const CLIPBOARD_SHORTCUTS = {
  copy: { label: msg`Kopiuj zaznaczone`, chords: [command('c')] },
  cut: { label: msg`Wytnij zaznaczone`, chords: [command('x')] },
  paste: { label: msg`Wklej`, chords: [command('v')] },
} as const satisfies Readonly<Record<string, Shortcut>>

/** Keys while the focus is on the canvas. */
export const CANVAS_SHORTCUTS = {
  go: { label: msg`Do sąsiedniego węzła`, chords: arrows({ isShift: false }) },
  extend: { label: msg`Zaznacz także sąsiedni węzeł`, chords: arrows({ isShift: true }) },
  nudge: { label: msg`Przesuń zaznaczone`, chords: arrows({ isAlt: true, isShift: false }) },
  nudgeFar: { label: msg`Przesuń zaznaczone dalej`, chords: arrows({ isAlt: true, isShift: true }) },
  open: { label: msg`Parametry węzła`, chords: [{ key: 'Enter' }, { key: 'F2' }] },
  connect: { label: msg`Połącz dalej`, chords: [{ key: 'c' }] },
  find: { label: msg`Szukaj węzła do dodania`, chords: [{ key: '/' }] },
  selectAll: { label: msg`Zaznacz wszystko`, chords: [command('a')] },
  unselect: { label: msg`Odznacz`, chords: [{ key: 'Escape' }] },
  duplicate: { label: msg`Powiel zaznaczone`, chords: [command('d')] },
  remove: { label: msg`Usuń zaznaczone`, chords: [{ key: 'Delete' }, { key: 'Backspace' }] },
  zoomIn: { label: msg`Przybliż`, chords: [{ key: '+' }, { key: '=' }] },
  zoomOut: { label: msg`Oddal`, chords: [{ key: '-' }] },
  fit: { label: msg`Pokaż całość`, chords: [{ key: '0' }] },
} as const satisfies Readonly<Record<string, Shortcut>>

export type EditorShortcut = keyof typeof EDITOR_SHORTCUTS
export type PartShortcut = keyof typeof PART_SHORTCUTS
export type CanvasShortcut = keyof typeof CANVAS_SHORTCUTS
