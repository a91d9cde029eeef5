import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAutomaton } from '#domain/text/spelling/automaton.ts'
import { openDictionary } from '#domain/text/spelling/openDictionary.ts'
import { polishWords } from '#support/text/polishWords.ts'

const dictionary = openDictionary(polishWords)
const { frequentWords } = readAutomaton(polishWords)

describe('the dictionary', () => {
  it.each([
    'kot kota kotu kotem kocie koty kotów kotom kotami kotach',
    'zrobiłem zrobiłabyś zrobilibyśmy zrobiono zrobiwszy',
    'najserdeczniejsze najserdeczniejszych nieserdeczny',
    'Kraków Krakowa Krakowowi Krakowem Krakowie',
    'covid covidem lockdownu emoji fotoksiążkami podcastów influencerki czatbota e-mailem wideorozmowie',
    'Kot KOT ŻÓŁĆ Warszawa WARSZAWA Instagramie',
    'biało-czerwona polityczno-społeczny eko-dom PIT-u SMS-y Joe’go po-mo-cy',
  ])('knows %s', (words) => {
    expect(words.split(' ').filter((word) => !dictionary.isWord(word))).toEqual([])
  })

  it.each(['wziąść ktury żeka napewno czestochowa wroclaw KrAków xyz kotamii nie-xyz -'])(
    'knows none of %s',
    (words) => {
      expect(words.split(' ').filter((word) => dictionary.isWord(word))).toEqual([])
    },
  )

  it('knows every word that our own texts use most, in each case', () => {
    for (const word of frequentWords) {
      expect(dictionary.hasForm(word)).toBe(true)
      if (word !== word.toLocaleLowerCase('pl')) continue
      expect(dictionary.isWord(word.toLocaleUpperCase('pl'))).toBe(true)
      expect(dictionary.isWord(word.charAt(0).toLocaleUpperCase('pl') + word.slice(1))).toBe(true)
    }
  })

  it('knows no word of another alphabet, and stands whatever it is asked', () => {
    const letters = fc.string({
      unit: fc.constantFrom(...'а б в г д е ё ж з к λ μ π 日 本 語 한 글'.split(' ')),
      minLength: 1,
    })
    fc.assert(
      fc.property(letters, (word) => {
        expect(dictionary.isWord(word)).toBe(false)
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (word) => {
        expect(typeof dictionary.isWord(word)).toBe('boolean')
      }),
    )
  })
})

describe('suggestions', () => {
  it.each([
    ['napewno', 'na pewno'],
    ['poprostu', 'po prostu'],
    ['wogóle', 'w ogóle'],
    ['niewiem', 'nie wiem'],
    ['ktury', 'który'],
    ['mozliwosc', 'możliwość'],
    ['samohód', 'samochód'],
    ['pszczoua', 'pszczoła'],
    ['wlasnie', 'właśnie'],
    ['przyjaciulka', 'przyjaciółka'],
    ['wszytsko', 'wszystko'],
    ['Urodzny', 'Urodziny'],
    ['ZYCZENIA', 'ŻYCZENIA'],
    ['ide', 'idę'],
    ['dziekuje', 'dziękuję'],
    ['zolty', 'żółty'],
    ['ksiazka', 'książka'],
  ])('for %s begin with %s', (written, meant) => {
    expect(dictionary.suggest(written)[0]).toBe(meant)
  })

  it('hold the word that a slip of the hand was made in', () => {
    const long = frequentWords.filter((word) => word.length >= 8 && word === word.toLocaleLowerCase('pl'))
    const slips = long.slice(0, 400).flatMap((word, at) => {
      const place = 1 + (at % (word.length - 2))
      const slip = [
        word.slice(0, place) + word.charAt(place + 1) + word.charAt(place) + word.slice(place + 2),
        word.slice(0, place) + word.slice(place + 1),
        word.slice(0, place) + word.charAt(place) + word.slice(place),
      ][at % 3]
      return slip === undefined || dictionary.isWord(slip) ? [] : [{ word, slip }]
    })
    const missed = slips.filter(({ word, slip }) => !dictionary.suggest(slip).includes(word))
    expect(slips.length).toBeGreaterThan(300)
    // Another word may be as near as the one that was meant; for one slip in a hundred six of them are.
    expect(missed.length).toBeLessThanOrEqual(slips.length / 100)
  })

  it('are words, six at most, and never what was written', () => {
    const written = fc.string({
      unit: fc.constantFrom(...'a b c e i ł ó r z ż s ń A -'.split(' ')),
      maxLength: 9,
    })
    fc.assert(
      fc.property(written, (word) => {
        const suggestions = dictionary.suggest(word)
        expect(suggestions.length).toBeLessThanOrEqual(6)
        expect(suggestions).not.toContain(word)
        for (const one of suggestions)
          for (const part of one.split(' ')) expect(dictionary.isWord(part)).toBe(true)
      }),
      { numRuns: 50 },
    )
  })
})
