import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarDay } from './calendarDay.ts'
import { GIFT_DAYS } from './giftDays.ts'
import {
  checkDetails,
  checkGift,
  type GiftDetails,
  isDay,
  lastDay,
  lengthOf,
  LONGEST_MESSAGE,
  NO_DETAILS,
} from './personalization.ts'

const TODAY = '2026-11-23'
const named: GiftDetails = { ...NO_DETAILS, recipientName: 'Halina' }
const problemsOf = (change: Partial<GiftDetails>) =>
  checkDetails({ ...named, ...change }, TODAY).map(({ field, code }) => `${field}: ${code}`)

describe('the form of a gift (specification part 1, section 5)', () => {
  it('needs a name and nothing else', () => {
    expect(checkDetails(named, TODAY)).toEqual([])
    expect(problemsOf({ recipientName: '  ' })).toEqual(['recipientName: required'])
  })

  it.each([
    ['halina@poczta.pl', []],
    ['', []],
    ['halina', ['recipientEmail: email']],
    ['halina@', ['recipientEmail: email']],
  ])('takes %j as an address or says so', (recipientEmail, problems) => {
    expect(problemsOf({ recipientEmail })).toEqual(problems)
  })

  it('takes digits, plus, minus, space and parentheses as a number, and nothing else', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d+\-() ]{1,40}$/u), (recipientPhone) => {
        expect(problemsOf({ recipientPhone })).toEqual([])
      }),
    )
    const other = fc.stringMatching(/^[\d ]{0,5}[^\d+\-\s()][\d ]{0,5}$/u)
    fc.assert(
      fc.property(other, (recipientPhone) => {
        expect(problemsOf({ recipientPhone })).toEqual(['recipientPhone: phone'])
      }),
    )
  })

  it('counts the message as people do: 500 characters fit, one more doesn’t', () => {
    const character = fc.constantFrom('a', 'ż', '👩‍👩‍👧', 'é', ' ', '🇵🇱')
    fc.assert(
      fc.property(character, fc.integer({ min: 1, max: 600 }), (one, times) => {
        const message = one.repeat(times)
        expect(lengthOf(message)).toBe(times)
        expect(problemsOf({ message })).toEqual(times > LONGEST_MESSAGE ? ['message: too_long'] : [])
      }),
    )
  })

  it('takes today and every day of the five years after it, and no other', () => {
    const day = fc
      .date({
        min: new Date('2020-01-01T00:00:00Z'),
        max: new Date('2040-12-31T00:00:00Z'),
        noInvalidDate: true,
      })
      .map((date) => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(day, day, (deliveryDate, today) => {
        const found = checkDetails({ ...named, deliveryDate }, today)
        const ends = lastDay(today)
        const code = deliveryDate < today ? 'past' : deliveryDate > ends ? 'too_late' : null
        expect(found).toEqual(code === null ? [] : [{ field: 'deliveryDate', code }])
      }),
    )
    expect(lastDay('2028-02-29')).toBe('2033-02-28')
    expect(problemsOf({ deliveryDate: '2031-11-23' })).toEqual([])
    expect(problemsOf({ deliveryDate: '2031-11-24' })).toEqual(['deliveryDate: too_late'])
    expect(problemsOf({ deliveryDate: '2026-02-30' })).toEqual(['deliveryDate: wrong'])
    expect(problemsOf({ deliveryDate: 'jutro' })).toEqual(['deliveryDate: wrong'])
  })

  it('knows the twelve occasions and no other', () => {
    expect(GIFT_DAYS).toHaveLength(12)
    for (const occasion of GIFT_DAYS) expect(problemsOf({ occasion })).toEqual([])
    expect(problemsOf({ occasion: 'Halloween' })).toEqual(['occasion: wrong'])
  })

  it('names all that is wrong in the order of the form', () => {
    const wrong = { recipientName: '', recipientEmail: 'x', recipientPhone: 'x', deliveryDate: '2026-11-22' }
    expect(problemsOf(wrong)).toEqual([
      'recipientName: required',
      'recipientEmail: email',
      'recipientPhone: phone',
      'deliveryDate: past',
    ])
  })
})

it('a gift for nobody in particular has words alone', () => {
  expect(checkGift(NO_DETAILS, TODAY)).toEqual([])
  expect(checkGift({ ...NO_DETAILS, anonymousSender: true }, TODAY)).toEqual([])
  expect(checkGift({ ...NO_DETAILS, giftWrap: true }, TODAY)).toEqual([
    { field: 'recipientName', code: 'required' },
  ])
})

describe('a calendar day', () => {
  it('is that of the time zone', () => {
    const late = new Date('2026-12-31T23:30:00Z')
    expect(calendarDay(late, 'Europe/Warsaw')).toBe('2027-01-01')
    expect(calendarDay(late, 'America/New_York')).toBe('2026-12-31')
  })

  it('is one of the calendar', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^20\d\d-[01]\d-[0-3]\d$/u), (text) => {
        const [year = 0, month = 0, day = 0] = text.split('-').map(Number)
        const date = new Date(Date.UTC(year, month - 1, day))
        const isThere = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
        expect(isDay(text)).toBe(isThere)
      }),
    )
    expect(isDay('2028-02-29')).toBe(true)
    expect(isDay('2027-02-29')).toBe(false)
  })
})
