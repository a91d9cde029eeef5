import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Fields } from '#domain/fields/field.ts'
import { NO_WORDS } from '#domain/gifts/giftWords.ts'
import { merchantWords } from '#domain/gifts/merchantWords.ts'
import { NO_DETAILS } from '#domain/gifts/personalization.ts'
import { PRINT_HANDLES } from '#domain/prints/printProducts.ts'
import { checkPersonal, type Given, givenFor, lacksPersonal, shownValues, tidied } from './checkPersonal.ts'
import { lacksOwn } from './lacksOwn.ts'
import { lineWidth, missingLetter } from './letterWidths.ts'
import { needsOwn } from './needsOwn.ts'
import { personalFacts, personalText } from './personalFacts.ts'
import { personalDrawing } from './personalDrawing.ts'
import { PERSONAL_EXAMPLES } from './personalExamples.ts'
import { PERSONAL_FIELDS } from './personalFields.ts'
import { isPersonal, type PersonalHandle } from './personalHandles.ts'
import { personalArea } from './personalThing.ts'

const HANDLES = Object.keys(PERSONAL_FIELDS).filter(isPersonal)
const handles = fc.constantFrom(...HANDLES)
const SKY = { place: '50.0600 19.9400 Kraków', date: '2018-07-14', time: '22:00' }

/** A line of which nothing has come. */
const NOTHING = {
  given: undefined,
  hasPicture: false,
  blanks: [],
  words: NO_WORDS,
  isAnonymous: false,
  isPrinted: true,
}

const check = (change: Given) => checkPersonal('plakat-mapa-nieba', { ...SKY, ...change })
const drawn = (handle: PersonalHandle, given: Given, title: string) =>
  personalDrawing(handle, given, personalArea(handle, title))

describe('what is asked of a personal thing', () => {
  it('lets the examples through, and nothing where something needed is missing', () => {
    for (const handle of HANDLES) {
      const examples: Given = PERSONAL_EXAMPLES[handle]
      expect(checkPersonal(handle, examples)).toEqual([])
      for (const name of Object.keys(examples))
        expect(checkPersonal(handle, { ...examples, [name]: ' \u200b ' })).toEqual([
          { field: name, code: 'required' },
        ])
    }
  })

  it('is needed where nothing given isn’t enough', () => {
    for (const handle of [...HANDLES, ...PRINT_HANDLES, 'kalendarz-biurkowy'])
      expect({ handle, isNeeded: needsOwn(handle) }).toEqual({
        handle,
        isNeeded: lacksOwn({ ...NOTHING, handle }) !== null,
      })
  })

  it('refuses what can’t be made, and says which field it is', () => {
    expect(check({ place: 'Kraków' })).toEqual([{ field: 'place', code: 'wrong' }])
    expect(check({ place: '99.0000 19.9400' })).toEqual([{ field: 'place', code: 'wrong' }])
    expect(check({ date: '2018-02-30' })).toEqual([{ field: 'date', code: 'wrong' }])
    expect(check({ date: '1850-01-01' })).toEqual([{ field: 'date', code: 'wrong' }])
    expect(check({ time: '24:00' })).toEqual([{ field: 'time', code: 'wrong' }])
    expect(check({ words: 'a'.repeat(61) })).toEqual([{ field: 'words', code: 'too_long' }])
    expect(check({ words: 'Kocham 😀' })).toEqual([{ field: 'words', code: 'sign' }])
    expect(checkPersonal('plakat-twoje-miasto', { city: 'Łódź', sky: 'green' })).toEqual([
      { field: 'sky', code: 'wrong' },
    ])
  })

  it('is lacking only where something is needed', () => {
    expect(lacksPersonal('plakat-mapa-nieba', undefined)).toBe(true)
    expect(lacksPersonal('plakat-mapa-nieba', SKY)).toBe(false)
    expect(lacksPersonal('kubek-dla-mamy-bukiet', undefined)).toBe(false)
    expect(lacksPersonal('plakat-baltyk', undefined)).toBe(false)
  })

  it('is tidied, and kept by the names of the fields alone', () => {
    expect(tidied('  Ania\u202a \u00a0 i\tBartek\u200b ')).toBe('Ania i Bartek')
    expect(givenFor('bombka-z-imieniem', { name: ' Zosia ', other: 'x' })).toEqual({ name: 'Zosia' })
    expect(givenFor('kubek-emaliowany-iskry', { name: ' ' })).toEqual({})
  })
})

describe('what is printed on a personal thing', () => {
  const anything = fc.dictionary(
    fc.constantFrom('place', 'date', 'time', 'words', 'city', 'sky', 'name', 'word', 'label', 'note'),
    fc.string({ maxLength: 30, unit: 'grapheme' }),
  )
  const letters = 'aąbcćdeęghłnńoósśzźżAŁŻ019 .,!–'.split('')
  const text = fc.string({ minLength: 1, maxLength: 14, unit: fc.constantFrom(...letters) })
  const titles = fc.constantFrom('A4', 'A3 / w dębowej ramie', '50 × 70 cm / bez ramy', 'granatowy', '')

  it('can be drawn whatever was given, the same each time', () => {
    fc.assert(
      fc.property(handles, anything, titles, (handle, given, title) => {
        const drawing = drawn(handle, given, title)
        expect(drawing.length).toBeGreaterThan(0)
        expect(JSON.stringify(drawing)).not.toMatch(/NaN|Infinity|undefined/u)
        expect(drawn(handle, given, title)).toEqual(drawing)
      }),
      { numRuns: 60 },
    )
  })

  it('has every word that was given, in letters that there are, within its edges', () => {
    fc.assert(
      fc.property(handles, text, titles, (handle, words, title) => {
        const value = tidied(words)
        fc.pre(value !== '')
        const fields: Fields = PERSONAL_FIELDS[handle]
        const [name] = Object.entries(fields).find(([, field]) => field.kind === 'text') ?? ['']
        const given = { ...PERSONAL_EXAMPLES[handle], [name]: value }
        fc.pre(checkPersonal(handle, given).length === 0)
        const { width } = personalArea(handle, title)
        const lines = drawn(handle, given, title).filter((shape) => shape.kind === 'text')
        const said = lines.map((line) => line.text).join(' ')
        for (const word of value.split(' ')) expect(said).toContain(word)
        for (const line of lines) {
          expect(missingLetter(line.text)).toBeNull()
          expect(line.x - line.length / 2).toBeGreaterThanOrEqual(0)
          expect(line.x + line.length / 2).toBeLessThanOrEqual(width)
          expect(line.length).toBeCloseTo(lineWidth(line.text, line.face) * line.size, 6)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('shows the place, the day and the hour below the stars, and its own sky for each', () => {
    const words = (given: Given) =>
      drawn('plakat-mapa-nieba', given, 'A4').flatMap((shape) => (shape.kind === 'text' ? [shape.text] : []))
    expect(words({ ...SKY, words: 'Nasz początek' })).toEqual(
      expect.arrayContaining(['Nasz początek', 'Kraków · 14.07.2018, 22:00', "50°04' N, 19°56' E"]),
    )
    expect(words(SKY)).toEqual(expect.arrayContaining(['Kraków', '14.07.2018, 22:00']))
    expect(drawn('plakat-mapa-nieba', { ...SKY, time: '23:00' }, 'A4')).not.toEqual(
      drawn('plakat-mapa-nieba', SKY, 'A4'),
    )
  })

  it('stands for what is missing with a default or an example, and says what was given', () => {
    expect(shownValues('kubek-dla-mamy-bukiet', {})).toEqual({ word: 'Mama' })
    expect(shownValues('kubek-dla-mamy-bukiet', { word: 'Babcia' })).toEqual({ word: 'Babcia' })
    expect(shownValues('plakat-twoje-miasto', { city: '😀' })).toEqual({ city: 'Warszawa', sky: 'honey' })
  })
})

describe('what a thing is made with, told to people', () => {
  const CITY = { city: 'Łódź', sky: 'rose' }

  it('is each field by its name, in the words of the language, and nothing where there is nothing', () => {
    expect(
      personalFacts('plakat-mapa-nieba', SKY, 'en').map(({ label, text }) => `${label}: ${text}`),
    ).toEqual(['Place: Kraków', 'Day: 14 July 2018', 'Hour: 22:00'])
    expect(personalFacts('plakat-twoje-miasto', CITY, 'pl').map(({ text }) => text)).toEqual([
      'Łódź',
      'różowy',
    ])
    expect(personalFacts('plakat-baltyk', CITY, 'pl')).toEqual([])
    expect(personalFacts('plakat-mapa-nieba', null, 'pl')).toEqual([])
  })

  it('is one short line for receipts and invoices', () => {
    expect(personalText('plakat-mapa-nieba', SKY)).toBe('Kraków, 14.07.2018, 22:00')
    expect(personalText('plakat-twoje-miasto', CITY)).toBe('Łódź')
    expect(personalText('plakat-baltyk', CITY)).toBe('')
  })

  it('is no name of a field for whoever makes it elsewhere', () => {
    const gift = { ...NO_DETAILS, words: { given: CITY, text: null } }
    expect(merchantWords('plakat-twoje-miasto', gift)).toEqual([
      { key: 'Miasto', value: 'Łódź' },
      { key: 'Kolor nieba', value: 'różowy' },
    ])
  })
})
