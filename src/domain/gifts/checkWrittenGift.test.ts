import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asksForName, checkWrittenGift } from './checkWrittenGift.ts'
import { checkGift, NO_DETAILS, type Personalization } from './personalization.ts'

const TODAY = '2026-03-01'
const REQUIRED = { field: 'recipientName', code: 'required' }
const blanks = (given: Readonly<Record<string, string>>): Personalization => ({
  ...NO_DETAILS,
  words: { given, text: null },
})
const ownText: Personalization = { ...NO_DETAILS, words: { given: {}, text: 'Sto lat!' } }

describe('whom a written gift is for', () => {
  it.each([
    ['a word for a blank', blanks({ zyczenie: 'spokoju' })],
    ['a text of one’s own', ownText],
    ['a wrapping', { ...NO_DETAILS, giftWrap: true }],
    ['an occasion, with a name in the words', { ...blanks({ imie: 'Halino' }), occasion: 'Urodziny' }],
  ])('is asked for once there is %s', (_what, gift) => {
    expect(asksForName(gift)).toBe(true)
    expect(checkWrittenGift(gift, TODAY)).toContainEqual(REQUIRED)
    expect(checkWrittenGift({ ...gift, recipientName: 'Ola' }, TODAY)).not.toContainEqual(REQUIRED)
  })

  it.each([
    ['nothing is filled in', NO_DETAILS],
    ['nobody is to sign', { ...NO_DETAILS, anonymousSender: true }],
    ['its words tell it', blanks({ imie: 'Halino', zyczenie: 'spokoju' })],
    [
      'it is written by hand',
      { ...NO_DETAILS, words: { given: { zyczenie: 'spokoju' }, text: null, isByHand: true } },
    ],
  ])('is asked for by nobody where %s', (_why, gift) => {
    expect(asksForName(gift)).toBe(false)
    expect(checkWrittenGift(gift, TODAY)).toEqual([])
  })

  it('changes nothing else of what is judged', () => {
    const details = fc.record({
      recipientName: fc.constantFrom('', 'Ola'),
      recipientEmail: fc.constantFrom('', 'ola', 'ola@example.com'),
      message: fc.constantFrom('', 'Sto lat'),
      giftWrap: fc.boolean(),
      anonymousSender: fc.boolean(),
    })
    const words = fc.option(
      fc.record({
        given: fc.dictionary(fc.constantFrom('imie', 'zyczenie'), fc.constantFrom('', 'Olu')),
        text: fc.constantFrom(null, 'Sto lat'),
      }),
      { nil: undefined },
    )
    fc.assert(
      fc.property(details, words, (some, written) => {
        const known = { ...NO_DETAILS, ...some }
        const gift = written === undefined ? known : { ...known, words: written }
        const found = checkWrittenGift(gift, TODAY)
        const before = checkGift(known, TODAY)
        // The page checks everything that the server does, and at most one name more.
        expect(found.slice(-before.length || found.length)).toEqual(before)
        expect(found.filter(({ field }) => field === 'recipientName').length).toBeLessThanOrEqual(1)
        expect(found.some(({ field }) => field === 'recipientName')).toBe(
          asksForName(gift) && known.recipientName.trim() === '',
        )
      }),
    )
  })
})
