import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { affiliateKeyOf, SEED_CODES, seedCode } from './codes.ts'
import { nextVisit, readVisit, timeLeft, VISIT_MS, visitedCodes } from './visit.ts'

const HOSTILE = [
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  '',
  ' ',
  'a'.repeat(1_000_000),
  'TECHVIBE\u0000',
  'TECHVIBE\u202E',
  'ＴＥＣＨＶＩＢＥ',
  'techvıbe',
  'TECHVIBẼ',
  "TECHVIBE' OR 1=1 --",
  '<script>alert(1)</script>',
  'TECHVIBE,FUTUREAI',
  '../TECHVIBE',
  '%54ECHVIBE%00',
]
const KNOWN = SEED_CODES.map(({ code }) => code)
const hostile = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc
    .constantFrom(...KNOWN)
    .chain((code) => fc.string({ minLength: 1, maxLength: 3 }).map((end) => code + end)),
)

describe('an affiliate code', () => {
  it.each([
    ['TECHVIBE', 'TECHVIBE'],
    [' futureai ', 'FUTUREAI'],
    ['Moj_Kod-1', 'MOJ_KOD-1'],
    ['ab', null],
    ['', null],
    ['techvıbe', null],
    ['constructor', 'CONSTRUCTOR'],
  ])('typed as “%s” is %s', (typed, code) => {
    expect(affiliateKeyOf(typed)).toBe(code)
  })

  it('is known only as one of the four, of ten thousand other texts none', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const known = affiliateKeyOf(text)
        const isOne = KNOWN.includes(text.trim().toUpperCase()) && /^[\s\w-]*$/.test(text)
        expect(known !== null && seedCode(known) !== null).toBe(isOne)
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('an address', () => {
  it.each([
    ['?ref=techvibe', ['TECHVIBE']],
    ['?utm_source=x&code=FutureAI', ['FUTUREAI']],
    ['?ref=newsletter&code=techvibe', ['NEWSLETTER', 'TECHVIBE']],
    ['?ref=techvibe&code=TECHVIBE', ['TECHVIBE']],
    ['?ref=&code=', []],
    ['?reference=techvibe&Ref=techvibe', []],
    ['', []],
  ])('%s asks for %j', (search, codes) => {
    expect(visitedCodes(search)).toEqual(codes)
  })

  it('never asks for more than two, whatever it says', () => {
    fc.assert(
      fc.property(hostile, hostile, (ref, code) => {
        const asked = visitedCodes(
          `?ref=${encodeURIComponent(ref.toWellFormed())}&code=${encodeURIComponent(code.toWellFormed())}&${ref}`,
        )
        expect(asked.length).toBeLessThanOrEqual(2)
        for (const one of asked) expect(one).toMatch(/^[A-Z0-9_-]{3,32}$/)
      }),
    )
  })
})

describe('a visit', () => {
  const offer = SEED_CODES[1] ?? raise()
  const at = Date.UTC(2026, 10, 23, 6)
  const visit = nextVisit(null, offer, at)

  it('is good for 24 hours to the millisecond, and then is none', () => {
    expect(readVisit(JSON.stringify(visit), at)).toEqual(visit)
    expect(readVisit(JSON.stringify(visit), at + VISIT_MS - 1)).toEqual(visit)
    expect(readVisit(JSON.stringify(visit), at + VISIT_MS)).toBeNull()
    expect(timeLeft(visit, at + VISIT_MS)).toBe(0)
  })

  it('of a clock that was set back far is none', () => {
    expect(readVisit(JSON.stringify(visit), at - 3_600_000)).toBeNull()
    expect(readVisit(JSON.stringify(visit), at - 1_000)).toEqual(visit)
  })

  it('is read back only whole', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (stored) => {
        expect(readVisit(stored, at)).toBeNull()
      }),
      { numRuns: 1_000 },
    )
    expect(readVisit(JSON.stringify({ ...visit, discountPercent: 1_000 }), at)).toBeNull()
  })

  it('again lasts another day; another’s takes its place and knows what it had put into the cart', () => {
    const again = nextVisit({ ...visit, wasPut: true }, offer, at + 1_000)
    expect(again).toMatchObject({ code: 'TECHVIBE', at: at + 1_000, wasPut: true, earlier: [] })
    const other = nextVisit({ ...visit, wasPut: true }, SEED_CODES[2] ?? raise(), at + 2_000)
    expect(other).toMatchObject({ code: 'FUTUREAI', wasPut: false, earlier: ['TECHVIBE'] })
    const back = nextVisit({ ...other, wasPut: true }, offer, at + 3_000)
    expect(back).toMatchObject({ code: 'TECHVIBE', earlier: ['FUTUREAI'] })
  })
})

function raise(): never {
  throw new Error('there are four codes')
}
