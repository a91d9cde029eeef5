import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { RECIPIENTS } from '#domain/catalogue/giftNames.ts'
import { AI_PRODUCT_TYPES } from '#domain/catalogue/product.ts'
import { LONGEST_TEXT, OPEN_LINE } from '#domain/gifts/giftWords.ts'
import { WRITING_DAYS } from '#domain/gifts/giftDays.ts'
import { lengthOf } from '#domain/gifts/personalization.ts'
import { english } from './english/english.ts'
import { MATTER_NAMES, MATTERS } from './matters.ts'
import { polish } from './polish/polish.ts'
import { writeVariants } from './writeVariants.ts'
import type { WritingRequest } from './writingRequest.ts'
import { canBeFormal } from './canBeFormal.ts'
import { ADDRESSES, LENGTHS, MOST_CHARACTERS, TONES } from './wording.ts'
import { plainText, replaceSentence } from './writtenText.ts'

const LANGUAGES = [
  ['pl', polish],
  ['en', english],
] as const

const NAMES = [
  'Ania',
  'Tomek',
  'Basia i Tomek',
  'Pani Anna',
  'José',
  'Nowak',
  '',
  'Nicole',
  'Anna Kowalska',
  'Kuba',
]

const requests = fc.record<WritingRequest>({
  type: fc.constantFrom(...AI_PRODUCT_TYPES),
  occasion: fc.constantFrom('' as const, ...WRITING_DAYS),
  relation: fc.constantFrom('' as const, ...RECIPIENTS),
  tone: fc.constantFrom(...TONES),
  length: fc.constantFrom(...LENGTHS),
  address: fc.constantFrom(...ADDRESSES),
  name: fc.constantFrom(...NAMES),
  memory: fc.constantFrom('', 'jak piekłyśmy drożdżówki', 'Zgubiliśmy mapę. I dobrze!'),
  sender: fc.constantFrom('', 'Ola'),
  seed: fc.nat(1_000_000),
})

const FAMILY_DAYS: readonly string[] = ['Dzień Babci', 'Dzień Dziadka', 'Ślub']

const hostile = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '{name}',
    '{Ciebie} {memory}',
    '🎂'.repeat(80),
    'مرحبا بك',
    '\u202eodwrotnie',
    'a'.repeat(10_000),
    '$& $1 $`',
    '<b>x</b>',
    'Z̸͔̓'.repeat(500),
  ),
)

describe.each(LANGUAGES)('texts in %s', (code, language) => {
  const write = (request: WritingRequest) => writeVariants(request, language).map(plainText)

  it('are three, with no sentence in common, each ending as sentences do, with no blank left', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const variants = writeVariants(request, language)
        expect(variants).toHaveLength(3)
        const sentences = variants.flatMap(({ sentences: some }) => some.map(({ text }) => text))
        expect(new Set(sentences).size).toBe(sentences.length)
        for (const text of variants.flatMap((one) =>
          one.sentences.flatMap((some) => [some.text, ...some.others]),
        )) {
          expect(text).toMatch(/[.!?…,][”"]?$/u)
          expect(text).not.toMatch(/[{}]|undefined|null|\s{2}|\s[,.!?]/u)
          expect(text).toMatch(/^[\p{Lu}„"“]|^[a-z]/u)
        }
      }),
      { numRuns: 1_000 },
    )
  })

  it('keep to their length', () => {
    fc.assert(
      fc.property(requests, (request) => {
        for (const text of write({ ...request, memory: '' })) {
          expect(lengthOf(text)).toBeLessThanOrEqual(MOST_CHARACTERS[request.length])
        }
      }),
      { numRuns: 1_000 },
    )
  })

  it.each(['tone', 'length', 'occasion', 'relation', 'address'] as const)('change with the %s', (field) => {
    fc.assert(
      fc.property(requests, requests, (request, other) => {
        fc.pre(request[field] !== other[field])
        // A couple is no sweetheart, whatever relation was chosen.
        fc.pre(field !== 'relation' || !/ i /u.test(request.name))
        const changed = { ...request, [field]: other[field] }
        const before = write(request)
        // Text to family is never formal, and text to a titled person always as chosen.
        const isFamily = !canBeFormal(request) || FAMILY_DAYS.includes(request.occasion)
        fc.pre(field !== 'address' || !(isFamily || request.name.startsWith('Pani')))
        // English speaks formally where it greets a known name or ends a long text.
        const isPersonal = request.type !== 'business_email' && request.type !== 'love_letter'
        const isLong = request.length === 'long' && isPersonal
        fc.pre(field !== 'address' || code === 'pl' || request.name !== '' || isLong)
        expect(write(changed)).not.toEqual(before)
      }),
      { numRuns: 500 },
    )
  })

  it('change with the type: a birthday is said otherwise on a card, in a letter and in thanks', () => {
    fc.assert(
      fc.property(requests, fc.constantFrom(...AI_PRODUCT_TYPES), (request, type) => {
        fc.pre(request.type !== type)
        const birthday = { ...request, occasion: 'Urodziny', length: 'medium' } as const
        expect(write({ ...birthday, type })).not.toEqual(write(birthday))
      }),
    )
  })

  it('of a birthday wish what everybody waits for, in every tone', () => {
    const awaited = code === 'pl' ? /wszystkiego najlepszego|sto lat/iu : /all the best|many happy returns/iu
    fc.assert(
      fc.property(requests, (request) => {
        fc.pre(request.type !== 'business_email')
        for (const text of write({ ...request, occasion: 'Urodziny' })) expect(text).toMatch(awaited)
      }),
    )
  })

  it('of a matter say each fact that was given, and leave a line for what wasn’t', () => {
    fc.assert(
      fc.property(requests, fc.constantFrom(...MATTER_NAMES), fc.boolean(), (request, matter, isGiven) => {
        const facts = Object.fromEntries(MATTERS[matter].map((fact) => [fact, `(${fact})`]))
        const asked = { ...request, type: 'business_email', matter, facts: isGiven ? facts : {} } as const
        for (const text of write(asked)) {
          for (const fact of MATTERS[matter]) expect(text.includes(`(${fact})`)).toBe(isGiven)
          expect(text.includes(OPEN_LINE)).toBe(!isGiven)
          expect(text).not.toMatch(/współprac\p{L}+ to przyjemność|(?<!\p{L})pamiętam/u)
        }
      }),
    )
  })

  it('change with name and memory, which stand as they were given', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const written = write({ ...request, memory: 'Jak zgubiliśmy mapę pod Giewontem', name: 'Xavier' })
        for (const text of written) expect(text).toContain(': Jak zgubiliśmy mapę pod Giewontem.')
      }),
    )
  })

  it('take anything as text', () => {
    fc.assert(
      fc.property(requests, hostile, hostile, hostile, (request, name, memory, sender) => {
        for (const text of write({ ...request, name, memory, sender })) {
          expect(lengthOf(text)).toBeLessThanOrEqual(LONGEST_TEXT)
          expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/u)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('say a sentence otherwise, and come round to it again', () => {
    fc.assert(
      fc.property(requests, fc.nat(6), (request, place) => {
        const [first] = writeVariants(request, language)
        if (first === undefined) throw new Error('none')
        const at = place % first.sentences.length
        const ways = 1 + (first.sentences[at]?.others.length ?? 0)
        expect(ways).toBeGreaterThanOrEqual(3)
        const texts = [first]
        for (let turn = 0; turn < ways; turn += 1) texts.push(replaceSentence(texts.at(-1) ?? first, at))
        expect(texts.at(-1)).toEqual(first)
        expect(new Set(texts.slice(0, -1).map(plainText)).size).toBe(ways)
      }),
    )
  })

  it('has at least 25 templates', () => {
    const { templates } = language.wordbook
    expect(
      AI_PRODUCT_TYPES.flatMap((type) => TONES.map((tone) => templates[type][tone].heart[0])).length,
    ).toBe(25)
  })
})

describe('whom a Polish text speaks to', () => {
  const request: WritingRequest = {
    type: 'greeting_card',
    occasion: 'Urodziny',
    relation: '',
    tone: 'warm',
    length: 'medium',
    address: 'informal',
    name: 'Ania',
    memory: '',
    sender: 'Ola',
    seed: 0,
  }
  const write = (part: Partial<WritingRequest>) =>
    writeVariants({ ...request, ...part }, polish)
      .map(plainText)
      .join('\n')

  it('is called in the vocative', () => {
    expect(write({})).toContain('Droga Aniu!')
    expect(write({ name: 'Tomek' })).toContain('Drogi Tomku!')
    expect(write({ name: 'Basia i Tomek' })).toContain('Drodzy Basiu i Tomku!')
    expect(write({ name: 'Babcia Zosia' })).toContain('Droga Babciu Zosiu!')
    expect(write({ name: 'Anna', address: 'formal' })).toContain('Szanowna Pani Anno!')
    expect(write({ name: 'Pan Marek Kowalski', address: 'formal' })).toContain('Szanowny Panie Marku!')
    expect(write({ name: 'Ania', relation: 'mama' })).toContain('Kochana Mamo!')
    expect(write({ name: 'Joanna Nowak' })).toContain('Droga Joanno!')
    expect(write({ name: 'Babcia', address: 'formal' })).not.toContain('Szanown')
    expect(write({ name: 'Kochanie' })).toContain('Kochanie!')
    expect(write({ name: 'Rodzice' })).toContain('Kochani Rodzice!')
    expect(write({ name: 'Pani Dyrektor' })).toContain('Szanowna Pani Dyrektor!')
    expect(write({ name: '', relation: 'dziadkowie', occasion: 'Dzień Babci' })).toContain('Kochana Babciu!')
  })

  it('is one or several, close or not', () => {
    expect(write({ name: 'Basia i Tomek' })).toMatch(/Wasz|Wam|Was/u)
    expect(write({ address: 'formal' })).not.toMatch(/\b(?:Ci|Tobie|Twój|Ciebie|Twoje)\b/u)
  })

  it('stays as written where the rules don’t know the name', () => {
    for (const name of ['Xavier', 'José', '3b', 'Sean', 'Firma Kwiatek', '🎂'])
      for (const text of writeVariants({ ...request, name }, polish).map(plainText))
        expect(text).toMatch(new RegExp(`^${name}[!,]`, 'u'))
  })
})
