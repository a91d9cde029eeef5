import { expect, it } from 'vitest'
import { type Chord, isChord, type PressedChord } from './chord.ts'

const pressed = (key: string, code: string, more: Partial<PressedChord> = {}): PressedChord => ({
  key,
  code,
  ctrlKey: false,
  metaKey: false,
  altKey: true,
  shiftKey: false,
  ...more,
})

it('is known by the place of its key where Alt or Shift write another sign with it', () => {
  const chord: Chord = { key: ']', code: 'BracketRight', isAlt: true, isShift: false }
  expect(isChord(pressed(']', 'BracketRight'), chord)).toBe(true)
  expect(isChord(pressed('‘', 'BracketRight'), chord)).toBe(true)
  expect(isChord(pressed('}', 'BracketRight', { shiftKey: true }), { ...chord, isShift: true })).toBe(true)
  expect(isChord(pressed('[', 'BracketLeft'), chord)).toBe(false)
  expect(isChord(pressed(']', 'BracketRight', { altKey: false }), chord)).toBe(false)
  expect(isChord(pressed('‘', 'BracketRight'), { key: ']', isAlt: true })).toBe(false)
})
