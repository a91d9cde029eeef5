import type { MessageDescriptor } from '@lingui/core'
import { type Chord, isChord, type PressedChord } from './chord.ts'

/** What keys do, in words, and which. */
export interface Shortcut {
  readonly label: MessageDescriptor
  /** Any of these. */
  readonly chords: readonly Chord[]
}

/**
 * Whether it is pressed by one sign alone, which speech input and a slip of the hand write by chance: a person may
 * switch those off that work wherever the focus is (WCAG 2.1.4).
 */
export function isSingleKey({ chords }: Shortcut): boolean {
  return chords.every(({ key, isCommand, isAlt }) => key.length === 1 && !isCommand && !isAlt)
}

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
