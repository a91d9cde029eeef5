import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formMatcher, isPattern, matchesPattern } from './matchPattern.ts'

/** Expressions that the browser’s own engine reads as ours does. */
const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    fc.constantFrom(
      'a',
      'b',
      '.',
      '[ab]',
      '[^a-c]',
      '\\d',
      '\\w',
      '\\s',
      '\\.',
      'ą',
      '\\p{L}',
      '\\b',
      '^',
      '$',
    ),
    fc.tuple(tie('pattern'), tie('pattern')).map((parts) => parts.join('')),
    fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => `(?:${one}|${other})`),
    fc
      .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{2}', '{1,3}', '{0,}', '*?', '{0}'))
      .map(([part, sign]) => `(${part})${sign}`),
  ),
}))
const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ą', '1', ' ', '.', '\n', '💡'), maxLength: 8 })

describe('a pattern', () => {
  it('matches what the browser’s own engine matches', () => {
    fc.assert(
      fc.property(pattern, text, (source, value) => {
        const native = new RegExp(`^(?:${source})$`, 'u')
        expect(matchesPattern(source, value)).toBe(native.test(value))
      }),
      { numRuns: 2_000 },
    )
  })

  it.each([
    ['\\d{2}-\\d{3}', '00-950', true],
    ['\\d{2}-\\d{3}', 'x00-950', false],
    ['[A-ZĄĆĘŁŃÓŚŹŻ][a-ząćęłńóśźż]+', 'Łucja', true],
    ['[\\w.\\-\\@]+', 'ola@poczta.pl', true],
    ['(?<dzien>\\d+)(?:st|nd)', '22nd', true],
    ['', '', true],
    ['a|', '', true],
    ['#[\\da-f]{6}', '#0f172a', true],
  ])('%s of %s: %s', (source, value, isMatch) => {
    expect(matchesPattern(source, value)).toBe(isMatch)
  })

  it.each([
    '(',
    ')',
    '[',
    '*',
    'a**',
    'a{3,1}',
    '(?=a)',
    '(?<!a)',
    '(a)\\1',
    '[z-a]',
    '\\',
    '(?:a{1000}){1000}',
    '()'.repeat(9).concat('{9999}'),
  ])('that can’t be matched in one pass is none: %s', (source) => {
    expect(isPattern(source)).toBe(false)
    expect(matchesPattern(source, 'a')).toBe(false)
  })

  it('that ties other engines in knots has its answer', () => {
    const value = `${'a'.repeat(20_000)}!`
    for (const source of ['(a+)+', '(a|aa)+', '(a|a)*', '(.*)*', '(?:a?){100}a{100}', '([a-zA-Z]+)*\\d']) {
      expect(matchesPattern(source, value)).toBe(source === '(.*)*')
    }
  })

  it('of any characters is read or refused, never thrown at', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'ab\\[](){}?*+|^$.-,:<=!1pu'.split('')), maxLength: 30 }),
        text,
        (source, value) => {
          expect(typeof matchesPattern(source, value)).toBe('boolean')
        },
      ),
      { numRuns: 2_000 },
    )
  })
})

/** Ninety-eight classes, none like another: each character of a text is asked of all of them. */
const CLASSES = `(?:${Array.from({ length: 98 }, (_, at) => `[${String.fromCodePoint(0x4e00 + at)}a]`).join('|')})*`

describe('the fields of one form', () => {
  it('are matched as each alone, where their patterns are what people write', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(pattern, text), { maxLength: 12 }), (fields) => {
        const matches = formMatcher()
        for (const [source, value] of fields)
          expect(matches(source, value)).toBe(matchesPattern(source, value))
      }),
      { numRuns: 300 },
    )
  })

  it('take no more together than a form may: the rest matches nothing', () => {
    const value = Array.from({ length: 20_000 }, (_, at) => String.fromCodePoint(0x4e00 + (at % 98))).join('')
    const matches = formMatcher()
    const answers = Array.from({ length: 12 }, () => matches(CLASSES, value))
    expect(answers).not.toContain(true)
    // A short text, as people type it, matches; the answers about its characters are cached by then.
    expect(formMatcher()(CLASSES, value.slice(0, 400))).toBe(true)
  })

  it('with hundreds of patterns are given up before all of those are read', () => {
    const matches = formMatcher()
    const answers = Array.from({ length: 500 }, (_, at) => matches(`a{0,${at}}|${CLASSES}`, 'a'))
    expect(answers.slice(0, 20)).not.toContain(false)
    expect(answers.at(-1)).toBe(false)
  })
})
