import { msg } from '@lingui/core/macro'
import type { Chord } from '#ui/keys/chord.ts'
import type { Shortcut } from '#ui/keys/shortcut.ts'

const command = (key: string, isShift = false): Chord => ({ key, isCommand: true, isShift })
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const
const arrows = (more: Omit<Chord, 'key'>): readonly Chord[] => ARROWS.map((key) => ({ key, ...more }))

/** Alt, and Shift too, write other signs with this key on some layouts. */
const bracket = (key: '[' | ']', isShift: boolean): Chord => ({
  key,
  code: key === '[' ? 'BracketLeft' : 'BracketRight',
  isAlt: true,
  isShift,
})

/** What works on what is chosen, on the canvas and in the list of shapes. */
export const CHOSEN_SHORTCUTS = {
  nudge: { label: msg`Przesuń zaznaczone o 8 px`, chords: arrows({ isShift: false }) },
  nudgeListed: {
    label: msg`Przesuń o 8 px, także w spisie`,
    chords: arrows({ isAlt: true, isShift: false }),
  },
  nudgeFar: { label: msg`Przesuń o 40 px`, chords: arrows({ isShift: true }) },
  nudgeLittle: { label: msg`Przesuń o 1 px`, chords: arrows({ isAlt: true, isShift: true }) },
  next: { label: msg`Następny kształt z linią`, chords: arrows({ isCommand: true, isShift: false }) },
  write: { label: msg`Napisz w kształcie`, chords: [{ key: 'Enter', isShift: false }, { key: 'F2' }] },
  connect: { label: msg`Połącz z…`, chords: [{ key: 'c' }] },
  duplicate: { label: msg`Powiel`, chords: [command('d')] },
  remove: { label: msg`Usuń`, chords: [{ key: 'Delete' }, { key: 'Backspace' }] },
  group: { label: msg`Grupuj`, chords: [command('g')] },
  ungroup: { label: msg`Rozgrupuj`, chords: [command('g', true)] },
  turnRight: { label: msg`Obróć w prawo o 15°`, chords: [bracket(']', false)] },
  turnLeft: { label: msg`Obróć w lewo o 15°`, chords: [bracket('[', false)] },
  turnRightLittle: { label: msg`Obróć w prawo o 1°`, chords: [bracket(']', true)] },
  turnLeftLittle: { label: msg`Obróć w lewo o 1°`, chords: [bracket('[', true)] },
  front: { label: msg`Na wierzch`, chords: [{ key: ']' }] },
  back: { label: msg`Na spód`, chords: [{ key: '[' }] },
} as const satisfies Readonly<Record<string, Shortcut>>

/** What works while the focus is on the canvas. */
export const CANVAS_SHORTCUTS = {
  following: { label: msg`Do następnego kształtu`, chords: [{ key: '.', isShift: false }] },
  preceding: { label: msg`Do poprzedniego kształtu`, chords: [{ key: ',', isShift: false }] },
  selectAll: { label: msg`Zaznacz wszystko`, chords: [command('a')] },
  unselect: { label: msg`Odznacz, wróć do zaznaczania`, chords: [{ key: 'Escape' }] },
  select: { label: msg`Zaznaczanie`, chords: [{ key: 'v' }] },
  hand: { label: msg`Przesuwanie widoku (też spacja)`, chords: [{ key: 'h' }] },
  rectangle: { label: msg`Prostokąt`, chords: [{ key: 'r' }] },
  ellipse: { label: msg`Elipsa`, chords: [{ key: 'o' }] },
  diamond: { label: msg`Romb`, chords: [{ key: 'd' }] },
  note: { label: msg`Karteczka`, chords: [{ key: 'n' }] },
  text: { label: msg`Napis`, chords: [{ key: 't' }] },
  line: { label: msg`Linia`, chords: [{ key: 'l' }] },
  pen: { label: msg`Pisak`, chords: [{ key: 'p' }] },
  frame: { label: msg`Ramka`, chords: [{ key: 'f' }] },
  zoomIn: { label: msg`Przybliż`, chords: [{ key: '+' }, { key: '=' }] },
  zoomOut: { label: msg`Oddal`, chords: [{ key: '-' }] },
  fit: { label: msg`Pokaż całość`, chords: [{ key: '0' }] },
  whole: { label: msg`Widok 100%`, chords: [{ key: '1' }] },
} as const satisfies Readonly<Record<string, Shortcut>>

/** What works in the whole editor, but where a field has words of its own. */
export const EDITOR_SHORTCUTS = {
  undo: { label: msg`Cofnij`, chords: [command('z')] },
  redo: { label: msg`Ponów`, chords: [command('z', true), command('y')] },
  shortcuts: { label: msg`Skróty klawiszowe`, chords: [{ key: '?' }] },
} as const satisfies Readonly<Record<string, Shortcut>>

/** What the browser has a clipboard event for: it knows the keys itself, on every layout. */
export const CLIPBOARD_SHORTCUTS = {
  copy: { label: msg`Kopiuj`, chords: [command('c')] },
  cut: { label: msg`Wytnij`, chords: [command('x')] },
  paste: { label: msg`Wklej kształty albo obraz`, chords: [command('v')] },
} as const satisfies Readonly<Record<string, Shortcut>>

/** While words are written in a shape. */
export const WRITING_SHORTCUTS = {
  done: { label: msg`Skończ pisać`, chords: [{ key: 'Escape' }, { key: 'Enter', isCommand: true }] },
  next: { label: msg`Skończ i dodaj następny kształt`, chords: [{ key: 'Enter', isAlt: true }] },
} as const satisfies Readonly<Record<string, Shortcut>>

export type ChosenShortcut = keyof typeof CHOSEN_SHORTCUTS
export type CanvasShortcut = keyof typeof CANVAS_SHORTCUTS
