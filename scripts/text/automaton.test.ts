import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  BEFORE_CLASS,
  classOf,
  hasForm,
  nameOfClass,
  readAutomaton,
} from '#domain/text/spelling/automaton.ts'
import { shortestForms } from '#domain/text/spelling/formsFrom.ts'
import { nearForms } from '#domain/text/spelling/suggest/nearForms.ts'
import { formsOf, readAffixes } from './expandHunspell.ts'
import { minimalAutomaton } from './minimalAutomaton.ts'
import { newForms } from './newWords.ts'
import { writeAutomaton } from './writeAutomaton.ts'

const inUnits = (words: Iterable<string>) =>
  [...new Set(words)].toSorted((one, other) => (one < other ? -1 : 1))
const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ą', 'Ż', '-'), minLength: 1, maxLength: 7 })

describe('an automaton', () => {
  it('has the words that it was made of and no others, from its file too', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 60 }), fc.array(word), (words, others) => {
        const bytes = writeAutomaton(minimalAutomaton(inUnits(words)), words, [])
        const { automaton, frequentWords } = readAutomaton(bytes)
        for (const one of [...words, ...others]) expect(hasForm(automaton, one)).toBe(words.includes(one))
        expect(hasForm(automaton, '')).toBe(false)
        expect(frequentWords).toEqual(words)
      }),
    )
  })

  it('knows the classes of its words, which are no words themselves', () => {
    const classed = fc.array(fc.tuple(word, fc.option(fc.nat({ max: 2_000 }))), {
      minLength: 1,
      maxLength: 40,
    })
    fc.assert(
      fc.property(classed, (entries) => {
        const classes = new Map(entries)
        const written = [...classes].flatMap(([form, number]) =>
          number === null ? [form] : [form, form + BEFORE_CLASS + nameOfClass(number)],
        )
        const { automaton } = readAutomaton(writeAutomaton(minimalAutomaton(inUnits(written)), [], []))
        for (const [form, number] of classes) expect(classOf(automaton, form)).toBe(number)
        expect([...shortestForms(automaton, '')].toSorted()).toEqual([...classes.keys()].toSorted())
        for (const { form } of nearForms(automaton, 'ab', 4)) expect(classes.has(form)).toBe(true)
      }),
    )
  })

  it('refuses bytes that are none or were cut', () => {
    const bytes = writeAutomaton(minimalAutomaton(['kot', 'kota']), ['kot'], ['Nsn2'])
    for (let length = 0; length < bytes.length; length += 1)
      expect(() => readAutomaton(bytes.subarray(0, length))).toThrow('file of words')
  })

  it('wants its words in order', () => {
    expect(() => minimalAutomaton(['b', 'a'])).toThrow('stands behind')
  })
})

describe('rules of Hunspell', () => {
  const rules = readAffixes(
    [
      'PFX b Y 1',
      'PFX b   0         nie       .',
      'SFX M Y 2',
      'SFX M   a         o         a',
      'SFX M   a   i   [gk]a',
    ].join('\n'),
  )

  it('make forms of a word', () => {
    expect(formsOf('kotka/M', rules)).toEqual(['kotka', 'kotko', 'kotki'])
    expect(formsOf('żaba/bM', rules)).toEqual(['żaba', 'żabo', 'nieżaba', 'nieżabo'])
    expect(formsOf('kot', rules)).toEqual(['kot'])
  })

  it('bend our own words as well', () => {
    expect(newForms('# apps\nM: apka\n=: emoji online\n', rules)).toEqual([
      'apka',
      'apko',
      'apki',
      'emoji',
      'online',
    ])
  })
})
