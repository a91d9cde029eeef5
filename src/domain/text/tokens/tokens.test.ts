import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyEdits } from '../span.ts'
import { paragraphsOf } from './paragraphsOf.ts'
import { sentencesOf } from './sentencesOf.ts'
import { tokensOf, wordsOf } from './tokensOf.ts'

const anyText = fc.string({
  unit: fc.constantFrom(...'aŁz. ,!?…„”"()-–@#/:1 0\n\r\u00a0💡'.split(''), 'np.', 'itd.', 'https://'),
  maxLength: 60,
})

describe('tokens', () => {
  it('are the whole text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ unit: 'binary' })), (text) => {
        const tokens = tokensOf(text)
        expect(tokens.map((token) => token.text).join('')).toBe(text)
        for (const token of tokens) expect(text.slice(token.from, token.to)).toBe(token.text)
      }),
    )
  })

  it.each([
    ['Biało-czerwona flaga', ['Biało-czerwona', 'flaga']],
    ['Napisz na ola@poczta.pl albo na www.sklep.pl/a?b=1.', ['Napisz', 'na', 'albo', 'na']],
    ['Format A4, mp3, 20-lecie, 1,5 kg', ['Format', 'kg']],
    ['@ola #lato dziś', ['dziś']],
    ['sklep.pl ma dom.ek', ['ma', 'dom', 'ek']],
    ["Harry’ego i Joe'go", ['Harry’ego', 'i', "Joe'go"]],
  ])('of %s have words', (text, words) => {
    expect(wordsOf(text).map((token) => token.text)).toEqual(words)
  })
})

const cut = (text: string) => sentencesOf(text).map(({ from, to }) => text.slice(from, to))

describe('sentences', () => {
  it.each([
    ['Ala ma kota. Kot ma Alę.', ['Ala ma kota.', 'Kot ma Alę.']],
    ['Kup owoce, np. Jabłka Polskie, i chleb. Wróć!', ['Kup owoce, np. Jabłka Polskie, i chleb.', 'Wróć!']],
    ['Masło, mleko itd. są w lodówce.', ['Masło, mleko itd. są w lodówce.']],
    ['Kup masło itd. Potem wróć.', ['Kup masło itd.', 'Potem wróć.']],
    ['Byli tam m.in. Jan i Ola.', ['Byli tam m.in. Jan i Ola.']],
    ['Mieszka przy ul. Długiej u dr. Nowaka.', ['Mieszka przy ul. Długiej u dr. Nowaka.']],
    ['W 1999 r. Polska weszła do NATO.', ['W 1999 r. Polska weszła do NATO.']],
    [
      'Urodził się w małej wsi pod Krakowem w 1999 r. Potem wyjechał.',
      ['Urodził się w małej wsi pod Krakowem w 1999 r.', 'Potem wyjechał.'],
    ],
    ['Książkę napisał J. Kowalski. Jest długa.', ['Książkę napisał J. Kowalski.', 'Jest długa.']],
    ['1. Kup mleko. 2. Wróć.', ['1. Kup mleko.', '2. Wróć.']],
    ['Co? Nie wiem… Może jutro.', ['Co?', 'Nie wiem…', 'Może jutro.']],
    ['„Idę.” Poszedł. (Wrócił.) Tak!', ['„Idę.”', 'Poszedł.', '(Wrócił.)', 'Tak!']],
    ['Ma 5 lat\nLubi koty', ['Ma 5 lat', 'Lubi koty']],
    ['Było ich 5. Poszli dalej.', ['Było ich 5.', 'Poszli dalej.']],
  ])('of %s', (text, sentences) => {
    expect(cut(text)).toEqual(sentences)
  })

  it('hold every sign but spaces, in order', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(cut(text).join('').replaceAll(/\s/gu, '')).toBe(text.replaceAll(/\s/gu, ''))
        const spans = sentencesOf(text)
        const paragraphs = paragraphsOf(text)
        for (const [at, { from }] of spans.entries())
          expect(from).toBeGreaterThanOrEqual(spans[at - 1]?.to ?? 0)
        for (const { from, to } of spans)
          expect(paragraphs.some((one) => one.from <= from && to <= one.to)).toBe(true)
      }),
    )
  })
})

it('applies edits in order', () => {
  const edits = [
    { from: 0, to: 1, text: 'A' },
    { from: 3, to: 3, text: '!' },
  ]
  expect(applyEdits('ala ma', edits)).toBe('Ala! ma')
})
