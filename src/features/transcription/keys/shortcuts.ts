import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type Chord, isChord, type PressedChord } from '#ui/keys/chord.ts'

export interface Shortcut {
  readonly label: MessageDescriptor
  /** Any of these. */
  readonly chords: readonly Chord[]
}

const command = (key: string, isShift = false): Chord => ({ key, isCommand: true, isShift })
const plain = (key: string): Chord => ({ key, isShift: false })

/** What plays the recording, wherever the keys are: in a passage too. Pedals press F13 to F15. */
export const PLAYER_SHORTCUTS = {
  toggle: { label: msg`Odtwarzaj lub wstrzymaj`, chords: [plain('F8'), command(' '), plain('F14')] },
  back: { label: msg`5 sekund wstecz`, chords: [plain('F7'), plain('F13')] },
  forward: { label: msg`5 sekund naprzód`, chords: [plain('F9'), plain('F15')] },
  loop: { label: msg`Powtarzaj ostatnią frazę`, chords: [{ key: 'F8', isShift: true }] },
  slower: { label: msg`Wolniej`, chords: [{ key: 'F7', isShift: true }] },
  faster: { label: msg`Szybciej`, chords: [{ key: 'F9', isShift: true }] },
  undo: { label: msg`Cofnij`, chords: [command('z')] },
  redo: { label: msg`Ponów`, chords: [command('z', true), command('y')] },
  find: { label: msg`Znajdź i zamień`, chords: [command('f')] },
} as const satisfies Readonly<Record<string, Shortcut>>

/** What works in a passage. */
export const PASSAGE_SHORTCUTS = {
  split: { label: msg`Podziel w miejscu kursora, na końcu: nowa wypowiedź`, chords: [plain('Enter')] },
  merge: { label: msg`Na początku: połącz z poprzednią`, chords: [plain('Backspace')] },
  next: { label: msg`Następna wypowiedź`, chords: [plain('Tab')] },
  previous: { label: msg`Poprzednia wypowiedź`, chords: [{ key: 'Tab', isShift: true }] },
  leave: { label: msg`Do czasu i osoby przy wypowiedzi`, chords: [plain('Escape')] },
  speaker: { label: msg`Mówi osoba 1–9`, chords: ['1', '9'].map((key) => ({ key, isCommand: true })) },
  nobody: { label: msg`Nie wiadomo, kto mówi`, chords: [{ key: '0', isCommand: true }] },
  take: { label: msg`Przyjmij podpowiedź`, chords: [plain('Tab'), plain('ArrowRight')] },
  decline: { label: msg`Odrzuć podpowiedź`, chords: [plain('Escape')] },
} as const satisfies Readonly<Record<string, Shortcut>>

export type PlayerShortcut = keyof typeof PLAYER_SHORTCUTS

/** Which shortcut of a table was pressed; null for none. */
export function shortcutOf<Name extends string>(
  table: Readonly<Record<Name, Shortcut>>,
  pressed: PressedChord,
): Name | null {
  for (const name in table) {
    if (table[name].chords.some((chord) => isChord(pressed, chord))) return name
  }
  return null
}
