import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeCase } from './changeCase.ts'
import { sortLines, trimLines, uniqueLines } from './changeLines.ts'
import { cleanPasted } from './cleanPasted.ts'
import { findInText, replaceInText, type Search } from './findInText.ts'

describe('letters', () => {
  it.each([
    ['ala ma kota. KOT ma Alę.', 'sentence', 'Ala ma kota. KOT ma Alę.'],
    ['WSZYSTKO KRZYCZY. I TO TEŻ.', 'sentence', 'Wszystko krzyczy. I to też.'],
    ['list do mamy i taty', 'title', 'List do Mamy i Taty'],
    ['Żółw z ola@poczta.pl', 'upper', 'ŻÓŁW Z ola@poczta.pl'],
    ['ŻÓŁW', 'lower', 'żółw'],
  ] as const)('of %s as %s', (text, to, changed) => {
    expect(changeCase(text, to)).toBe(changed)
  })

  it('change nothing a second time', () => {
    const text = fc.string({ unit: fc.constantFrom('ala', 'KOT', ' ', '. ', 'w', 'Ż', '\n', '"') })
    fc.assert(
      fc.property(text, fc.constantFrom('sentence', 'title', 'lower', 'upper'), (written, to) => {
        const once = changeCase(written, to)
        expect(changeCase(once, to)).toBe(once)
        expect(once.toLowerCase()).toBe(written.toLowerCase())
      }),
    )
  })
})

describe('lines', () => {
  it('stand in Polish order, once, without spaces', () => {
    expect(sortLines('żaba\nćma\ncebula\nłoś\nlas\n10 kart\n9 kart')).toBe(
      '9 kart\n10 kart\ncebula\nćma\nlas\nłoś\nżaba',
    )
    expect(uniqueLines('a\nb\na \n\n\nb')).toBe('a\nb\n\n')
    expect(trimLines('\n\n a \n\n\n\nb\t\n')).toBe('a\n\nb')
  })
})

describe('what was pasted', () => {
  const words = new Set(['samochód', 'kota'])
  it.each([
    ['samo-\nchód', 'samochód'],
    ['biało-\nczerwony', 'biało-czerwony'],
    ['pierwszy wiersz\ndrugi wiersz.\nNowy', 'pierwszy wiersz drugi wiersz.\nNowy'],
    ['ko\u00adta\u200b i  \ufeffpsa', 'kota i psa'],
    ['o\u0301wdzie ﬁlm', 'ówdzie film'],
    ['o\u0301\u200dw a\u200d\u0301\u200d', 'ów á'],
    ['👨‍👩‍👧 rodzina', '👨‍👩‍👧 rodzina'],
  ])('%j', (pasted, clean) => {
    expect(cleanPasted(pasted, (form) => words.has(form))).toBe(clean)
  })

  it('is clean once it was cleaned', () => {
    const signs = 'aB-‐ \t\n\r,.(–„ﬁ👨ا\u00ad\u200b\u200c\u200d\u0301\u2003\ufe0f'
    const text = fc.string({ unit: fc.constantFrom(...Array.from(signs)) })
    fc.assert(
      fc.property(text, (pasted) => {
        const once = cleanPasted(pasted, () => false)
        expect(cleanPasted(once, () => false)).toBe(once)
      }),
    )
  })
})

const plain: Search = { sought: '', isPattern: false, matchesCase: false, wholeWords: false }

describe('what is sought', () => {
  it.each([
    [{ sought: 'kot' }, 'Kot, kotek, KOT', 'X, Xek, X'],
    [{ sought: 'kot', wholeWords: true }, 'Kot, kotek, KOT', 'X, kotek, X'],
    [{ sought: 'kot', matchesCase: true }, 'Kot, kotek, KOT', 'Kot, Xek, KOT'],
    [{ sought: '\\d{2}-\\d{3}', isPattern: true }, '💡 00-950 i 31-001', '💡 X i X'],
    [{ sought: 'KOT\\w*', isPattern: true }, 'Kot, kotek', 'X, X'],
    [{ sought: '.', isPattern: false }, 'a.b', 'aXb'],
  ])('%j in %s', (search, text, replaced) => {
    expect(replaceInText(text, { ...plain, ...search }, 'X').text).toBe(replaced)
  })

  it('by no pattern says so', () => {
    expect(findInText('a', { ...plain, sought: '(', isPattern: true })).toEqual({ kind: 'no-pattern' })
  })

  it('by a hard pattern in a long text ends', () => {
    const found = findInText('a'.repeat(30_000), { ...plain, sought: '(a|aa)+b', isPattern: true })
    expect(found.kind).toBe('too-much')
  })

  it('is found where the browser’s own engine finds it', () => {
    const source = fc.constantFrom('a+', '[ab]', 'b', '\\bab', 'a\\b', '^a', 'ą$', 'ab*')
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'ą', ' ', '💡'), maxLength: 12 })
    fc.assert(
      fc.property(source, text, (sought, written) => {
        const found = findInText(written, { ...plain, sought, isPattern: true, matchesCase: true })
        const native = [...written.matchAll(new RegExp(sought, 'gu'))]
        expect(found).toEqual({
          kind: 'found',
          places: native.map(({ 0: match, index }) => ({ from: index, to: index + match.length })),
        })
      }),
    )
  })
})
