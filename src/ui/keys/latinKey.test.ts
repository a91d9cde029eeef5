import { describe, expect, it } from 'vitest'
import { latinKey } from './latinKey.ts'

describe('the key of a shortcut', () => {
  it.each([
    ['Cyrillic', 'я', 'KeyZ', 'z'],
    ['Cyrillic, with Shift', 'Я', 'KeyZ', 'z'],
    ['Greek', 'ζ', 'KeyZ', 'z'],
    ['Hebrew', 'ז', 'KeyZ', 'z'],
    ['Cyrillic', 'л', 'KeyK', 'k'],
    ['Hebrew', 'ש', 'KeyA', 'a'],
  ])('is the one at its place on a layout without Latin letters: %s %s', (_layout, key, code, meant) => {
    expect(latinKey({ key, code })).toBe(meant)
  })

  it.each([
    ['a German Z, where Y stands elsewhere', 'z', 'KeyY', 'z'],
    ['a French A, where Q stands elsewhere', 'A', 'KeyQ', 'a'],
    ['a Polish letter', 'Ż', 'KeyZ', 'ż'],
    ['a sign where Dvorak has no letter', ';', 'KeyZ', ';'],
    ['a key with a name', 'Enter', 'Enter', 'Enter'],
    ['a letter from a place without one', 'х', 'BracketLeft', 'х'],
  ])('is what the layout says: %s', (_what, key, code, meant) => {
    expect(latinKey({ key, code })).toBe(meant)
  })
})
