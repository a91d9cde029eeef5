import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isUnfinished, type JudgedGift, missingWords, NO_WORDS, OPEN_LINE, signedWords } from './giftWords.ts'
import { giftText } from './shownWords.ts'

const BLANKS = ['imie', 'zyczenie', 'nadawca']
const GIVEN = { imie: 'Halino', zyczenie: 'słońca', nadawca: 'Ola' }
const judge = (change: Partial<JudgedGift>) =>
  missingWords({ blanks: BLANKS, words: NO_WORDS, isAnonymous: false, isPrinted: false, ...change })

describe('what keeps a gift from being sold', () => {
  it('names the blanks that nothing was given for, in their order', () => {
    expect(judge({})).toEqual({ kind: 'blanks', names: BLANKS })
    expect(judge({ words: { given: { ...GIVEN, zyczenie: '  ' }, text: null } })).toEqual({
      kind: 'blanks',
      names: ['zyczenie'],
    })
    expect(judge({ words: { given: GIVEN, text: null } })).toBeNull()
    expect(judge({ blanks: [] })).toBeNull()
  })

  it('asks nobody for a signature who doesn’t want to be named', () => {
    const words = { given: { imie: 'Halino', zyczenie: 'słońca' }, text: null }
    expect(judge({ words })).toEqual({ kind: 'blanks', names: ['nadawca'] })
    expect(judge({ words, isAnonymous: true })).toBeNull()
  })

  it('is an empty text of one’s own, or one with a line in it that stands for a blank', () => {
    expect(judge({ words: { given: {}, text: ' ' } })).toEqual({ kind: 'text' })
    expect(judge({ words: { given: {}, text: `${OPEN_LINE}, sto lat!` } })).toEqual({ kind: 'text' })
    expect(judge({ words: { given: {}, text: 'Sto lat!' } })).toBeNull()
  })

  it('is nothing where what is printed is written by hand, and only there', () => {
    const words = { ...NO_WORDS, isByHand: true }
    expect(judge({ words, isPrinted: true })).toBeNull()
    expect(judge({ words })).toEqual({ kind: 'blanks', names: BLANKS })
  })

  it('is judged of what was bought as of what is to be bought', () => {
    const value = fc.constantFrom('', ' ', 'słowa', OPEN_LINE)
    const gift = fc.record({
      given: fc.dictionary(fc.constantFrom(...BLANKS), value),
      text: fc.option(value),
    })
    fc.assert(
      fc.property(gift, fc.boolean(), (words, isAnonymous) => {
        const given = signedWords(words.given, { isAnonymous, language: 'pl' })
        const blanks = BLANKS.map((name) => ({ given: given[name] ?? '' }))
        expect(judge({ words, isAnonymous }) !== null).toBe(isUnfinished({ own: words.text, blanks }))
      }),
    )
  })
})

describe('the signature', () => {
  const unsigned = { imie: 'Halino' }

  it('says so in both languages where nobody is to be named, and stays what was given', () => {
    const read = (language: 'pl' | 'en') =>
      giftText(
        '{nadawca}',
        { given: signedWords(unsigned, { isAnonymous: true, language }), text: null },
        OPEN_LINE,
      )
    expect(read('pl')).toBe('Od kogoś, kto nie chce się zdradzić')
    expect(read('en')).toBe('From someone who’d rather not say')
    expect(signedWords(GIVEN, { isAnonymous: true, language: 'pl' })).toBe(GIVEN)
    expect(signedWords(unsigned, { isAnonymous: false, language: 'pl' })).toBe(unsigned)
  })
})
