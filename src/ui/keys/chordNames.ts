import type { Chord } from './chord.ts'

/** The names of a chord's keys, in the order they are pressed. */
export function chordNames({ key, isCommand, isAlt, isShift }: Chord): readonly string[] {
  const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)
  return [
    ...(isCommand === true ? [isApple ? '⌘' : 'Ctrl'] : []),
    ...(isAlt === true ? [isApple ? '⌥' : 'Alt'] : []),
    ...(isShift === true ? ['Shift'] : []),
    KEY_NAMES[key] ?? key.toUpperCase(),
  ]
}

const KEY_NAMES: Readonly<Record<string, string>> = {
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  Escape: 'Esc',
  Delete: 'Delete',
  Backspace: 'Backspace',
  Enter: 'Enter',
  Tab: 'Tab',
  ' ': '␣',
}
