import { latinKey, type PressedKey } from './latinKey.ts'

/** Keys that are pressed together. */
export interface Chord {
  /** As `latinKey` names it. */
  readonly key: string
  /** The key by its place, for a sign that Alt or Shift turn into another one; `key` names it. */
  readonly code?: string
  /** With Ctrl, or ⌘ on a Mac. */
  readonly isCommand?: true
  readonly isAlt?: true
  /** Not told where it makes no difference, as for signs that some layouts write with Shift alone. */
  readonly isShift?: boolean
}

export interface PressedChord extends PressedKey {
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
}

/** Whether just these keys were pressed. */
export function isChord(pressed: PressedChord, { key, code, isCommand, isAlt, isShift }: Chord): boolean {
  return (
    (latinKey(pressed) === key || (code !== undefined && pressed.code === code)) &&
    (pressed.ctrlKey || pressed.metaKey) === (isCommand ?? false) &&
    pressed.altKey === (isAlt ?? false) &&
    (isShift ?? pressed.shiftKey) === pressed.shiftKey
  )
}

/** The chord of the command palette, everywhere. */
export const PALETTE_CHORD: Chord = { key: 'k', isCommand: true, isShift: false }
