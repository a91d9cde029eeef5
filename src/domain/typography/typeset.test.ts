import { assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { typeset } from './typeset.ts'

describe('typeset', () => {
  it('keeps a one-letter word with the next one', () => {
    expect(typeset('List o drodze i w deszczu')).toBe('List o\u00a0drodze i\u00a0w\u00a0deszczu')
    expect(typeset('„A mnie?” zapytał')).toBe('„A\u00a0mnie?” zapytał')
  })

  it('keeps a number with its unit and with its thousands', () => {
    expect(typeset('papier 300 g, karta 100 zł')).toBe('papier 300\u00a0g, karta 100\u00a0zł')
    expect(typeset('kwota 2 460 zł')).toBe('kwota 2\u00a0460\u00a0zł')
  })

  it('leaves longer words alone', () => {
    expect(typeset('Do domu na noc')).toBe('Do domu na noc')
  })

  it('changes nothing when done twice, and only ever swaps spaces', () => {
    assert(
      property(string({ unit: constantFrom('a', 'i', 'z', 'w', '1', ' ', 'ł', '„', '.') }), (text) => {
        const once = typeset(text)
        expect(typeset(once)).toBe(once)
        expect(once.replaceAll('\u00a0', ' ')).toBe(text)
      }),
    )
  })
})
