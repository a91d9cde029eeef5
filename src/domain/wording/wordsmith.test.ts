import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { RECIPIENTS } from '#domain/catalogue/giftNames.ts'
import { AI_PRODUCT_TYPES } from '#domain/catalogue/product.ts'
import { WRITING_DAYS } from '#domain/gifts/giftDays.ts'
import * as z from 'zod/mini'
import { loadWordsmith, type WrittenLanguage } from './loadWordsmith.ts'
import { requestFor } from './requestFor.ts'
import { ADDRESSES, LENGTHS, SLOTS, TONES } from './wording.ts'
import type { Wordsmith } from './wordsmith.ts'
import { VARIANTS } from './writeVariants.ts'
import type { WritingRequest } from './writingRequest.ts'
import { type Writing } from './writing.ts'
import { writingSchema } from './writingSchema.ts'
import { plainText } from './writtenText.ts'

const given = { name: 'Ania', memory: 'jak zgubiliśmy mapę', sender: 'Ola' }

const requests = fc.record<WritingRequest>({
  type: fc.constantFrom(...AI_PRODUCT_TYPES),
  occasion: fc.constantFrom('' as const, ...WRITING_DAYS),
  relation: fc.constantFrom('' as const, ...RECIPIENTS),
  tone: fc.constantFrom(...TONES),
  length: fc.constantFrom(...LENGTHS),
  address: fc.constantFrom(...ADDRESSES),
  name: fc.constantFrom('Ania', 'Xavier', ''),
  memory: fc.constantFrom('', 'jak piekłyśmy drożdżówki'),
  sender: fc.constantFrom('', 'Ola'),
  seed: fc.nat(100),
})

const writings = fc.record<Writing>({
  isOpen: fc.boolean(),
  request: requests,
  variant: fc.option(fc.nat(VARIANTS - 1)),
  turns: fc.dictionary(fc.constantFrom(...SLOTS), fc.nat(1_000)),
})

describe.each(['pl', 'en'] as const)('who writes in %s', (language: WrittenLanguage) => {
  let wordsmith: Wordsmith
  beforeAll(async () => {
    wordsmith = await loadWordsmith(language)
  })

  it('writes the text that was taken, with each sentence in a way that the rules know', () => {
    fc.assert(
      fc.property(writings, fc.nat(VARIANTS - 1), (writing, variant) => {
        const written = wordsmith.written({ ...writing, variant })
        const taken = wordsmith.variants(writing.request)[variant]
        expect(written?.sentences.map(({ slot }) => slot)).toEqual(taken?.sentences.map(({ slot }) => slot))
        written?.sentences.forEach(({ text }, place) => {
          const known = taken?.sentences[place]
          expect([known?.text, ...(known?.others ?? [])]).toContain(text)
        })
        expect(wordsmith.written({ ...writing, variant, turns: {} })).toEqual(taken)
      }),
      { numRuns: 500 },
    )
  })

  it('takes no text where none was chosen, or a kept number is none of its own', () => {
    for (const variant of [null, -1, VARIANTS, 7])
      expect(
        wordsmith.written({ isOpen: true, request: requestFor(EMPTY, given), variant, turns: {} }),
      ).toBeNull()
  })

  it('has nothing to say of a bond where a business letter is for nobody in particular', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const slots = wordsmith.variants(request)[0]?.sentences.map(({ slot }) => slot) ?? []
        const isNobody = request.type === 'business_email' && request.relation === ''
        expect(slots.includes('bond')).toBe(!isNobody)
        expect(slots.includes('memory')).toBe(request.memory !== '')
      }),
      { numRuns: 300 },
    )
  })

  it('knows which names it can bend', () => {
    expect(['Ania', 'Tomek', 'Babcia Zosia'].filter(wordsmith.canBend)).toHaveLength(3)
    expect(['Xavier', '3b', ''].filter(wordsmith.canBend)).toEqual([])
  })
})

const EMPTY = { handle: 'kartka', aiType: null, aiCategory: null, aiCategoryKey: null } as const

const request = (details: Partial<Parameters<typeof requestFor>[0]>) =>
  requestFor({ ...EMPTY, ...details }, given)

describe('what is asked for a product at first', () => {
  it('follows its kind and occasion, whatever language it is in', async () => {
    expect(
      request({ aiType: 'greeting_card', aiCategory: 'Birthday', aiCategoryKey: 'urodziny' }),
    ).toMatchObject({
      type: 'greeting_card',
      occasion: 'Urodziny',
      relation: '',
      address: 'informal',
      ...given,
    })
    expect(request({ aiType: 'greeting_card', aiCategory: 'Dzień Matki' })).toMatchObject({
      occasion: 'Dzień Matki',
      relation: 'mama',
    })
    expect(request({ aiType: 'love_letter', aiCategory: 'coś innego' })).toMatchObject({
      occasion: '',
      relation: 'druga-polowka',
    })
    expect(request({ aiType: 'business_email' })).toMatchObject({ address: 'formal', tone: 'plain' })
  })

  it('is written differently for each of the five kinds', async () => {
    const wordsmith = await loadWordsmith('pl')
    const texts = AI_PRODUCT_TYPES.map((aiType) => {
      const [first] = wordsmith.variants(request({ aiType, aiCategory: 'Urodziny' }))
      return first === undefined ? '' : plainText(first)
    })
    expect(new Set(texts).size).toBe(AI_PRODUCT_TYPES.length)
  })
})

it('what is kept of a writing is read again as it was, and junk is not', () => {
  fc.assert(
    fc.property(writings, (writing) => {
      const stored: unknown = JSON.parse(JSON.stringify(writing))
      expect(z.safeParse(writingSchema, stored).data).toEqual({ ...writing, turns: { ...writing.turns } })
    }),
  )
  for (const junk of [null, 7, {}, { isOpen: true }, { isOpen: true, request: {}, variant: 0, turns: {} }])
    expect(z.safeParse(writingSchema, junk).success).toBe(false)
})
