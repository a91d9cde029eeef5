import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeStep, removeStep } from './editForm.ts'
import {
  carryEnglish,
  leftInPolish,
  missingWords,
  translationsOf,
  withEnglish,
  wordCount,
} from './english.ts'
import { labelField } from './followLabels.ts'
import { englishOf, inLanguage } from './inLanguage.ts'
import { EMPTY_TEMPLATE, newField } from './newTemplate.ts'
import { anyTemplate } from './templateArbitrary.ts'
import { MOST_TRANSLATIONS } from './templateLimits.ts'
import { templateSchema } from './templateSchema.ts'
import { textsOf } from './texts.ts'

const CARD = {
  ...EMPTY_TEMPLATE,
  details: { ...EMPTY_TEMPLATE.details, title: 'Kartka na urodziny', tags: ['2026'] },
  form: [
    {
      id: 'krok',
      title: 'Dla kogo',
      description: '',
      fields: [newField('text', 'imie', { label: 'Imię' }), newField('hidden', 'skad', { label: 'Skąd' })],
    },
  ],
  english: { Imię: 'Name' },
}

describe('a template in English', () => {
  it('says what is written in English and everything else in Polish, text by text', () => {
    fc.assert(
      fc.property(anyTemplate, (template) => {
        const said = textsOf(inLanguage(template, 'en'))
        textsOf(template).forEach(({ text, ...place }, at) => {
          expect(said[at]).toEqual({ ...place, text: englishOf(template, text) ?? text })
        })
        const shown = new Set(said.map(({ text }) => text))
        for (const text of leftInPolish(template)) expect(shown.has(text)).toBe(true)
      }),
    )
  })

  it('has nothing left in Polish once each of its texts is written in English', () => {
    fc.assert(
      fc.property(anyTemplate, (template) => {
        const whole = translationsOf(template).reduce(
          (each, { text }) => withEnglish(each, text, 'W'),
          template,
        )
        expect([missingWords(whole), leftInPolish(whole)]).toEqual([0, []])
        expect(templateSchema.safeParse(whole).success).toBe(true)
        const none = translationsOf(whole).reduce((each, { text }) => withEnglish(each, text, ' '), whole)
        expect(translationsOf(none).every(({ english }) => english === '')).toBe(true)
      }),
    )
  })

  it('counts the words that are missing: not figures, nor what only its author reads', () => {
    expect(translationsOf(CARD).map(({ text, kind, english }) => [kind, text, english])).toEqual([
      ['title', 'Kartka na urodziny', ''],
      ['step', 'Dla kogo', ''],
      ['label', 'Imię', 'Name'],
    ])
    expect(missingWords(CARD)).toBe(5)
    expect(wordCount('Ile lat? Dwadzieścia-trzy, 30!')).toBe(4)
  })

  it('has room for so many texts: those that are gone make some', () => {
    const numbers = Array.from({ length: MOST_TRANSLATIONS }, (_, at) => [`Tekst ${at}`, 'Text'] as const)
    const full = { ...CARD, english: Object.fromEntries(numbers) }
    expect(withEnglish(full, 'Dla kogo', 'For whom').english).toEqual({ 'Dla kogo': 'For whom' })
    const used = { ...full, details: { ...full.details, categories: numbers.map(([text]) => text) } }
    expect(withEnglish(used, 'Dla kogo', 'For whom')).toBe(used)
  })
})

describe('English words', () => {
  it('go along with the text that was written anew, while it is typed too', () => {
    const labelled = carryEnglish(CARD, labelField(CARD, 'imie', 'Imiona').template)
    expect(labelled.english).toEqual({ Imiona: 'Name' })
    const again = carryEnglish(labelled, labelField(labelled, 'imiona', 'Imię').template)
    expect(again.english).toEqual({ Imię: 'Name' })
  })

  it('stay with a text that still stands elsewhere, and where a text is gone for good', () => {
    const twice = carryEnglish(CARD, changeStep(CARD, 'krok', { title: 'Imię' }))
    expect(twice.english).toEqual(CARD.english)
    expect(carryEnglish(twice, labelField(twice, 'imie', 'Nazwa').template).english).toEqual(CARD.english)
    expect(carryEnglish(CARD, removeStep(CARD, 'krok')).english).toEqual(CARD.english)
  })

  it('are those of before where nothing that people read was changed', () => {
    fc.assert(
      fc.property(anyTemplate, (template) => {
        const moved = {
          ...template,
          nodes: template.nodes.map((node) => ({ ...node, position: { x: 1, y: 2 } })),
        }
        expect(carryEnglish(template, moved)).toBe(moved)
      }),
    )
  })
})
