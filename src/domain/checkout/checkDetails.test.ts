import { describe, expect, it } from 'vitest'
import { checkDetails } from './checkDetails.ts'
import { type CheckoutDetails, EMPTY_DETAILS } from './checkoutDetails.ts'
import { normaliseDetails } from './normaliseDetails.ts'

const GOOD: CheckoutDetails = {
  ...EMPTY_DETAILS,
  email: 'zofia@example.pl',
  phone: '+48 600 100 200',
  firstName: 'Zofia',
  lastName: 'Żuraw',
  address: 'Łąkowa 7',
  postcode: '00-950',
  city: 'Łódź',
}

const problems = (changes: Partial<CheckoutDetails>, needsDelivery = true, hasCarrier = true) =>
  checkDetails({ ...GOOD, ...changes }, { needsDelivery, hasCarrier }).map(
    ({ field, code }) => `${field}: ${code}`,
  )

describe('what is pasted', () => {
  it('is tidied, not refused: signs that nobody sees, dashes, dots and slashes', () => {
    const pasted = {
      email: '\u202Azofia\u2011anna@example.pl\u202C',
      phone: '\u202A+48\u2011600.100/200\u202C\u200B',
      firstName: '\u200BZofia\uFEFF',
      lastName: 'Żuraw\u2011Nowak',
      postcode: '\u200B00\u201395\u200B0',
    }
    expect(problems(pasted)).toEqual([])
    expect(normaliseDetails({ ...GOOD, ...pasted })).toMatchObject({
      email: 'zofia-anna@example.pl',
      phone: '+48-600 100 200',
      firstName: 'Zofia',
      lastName: 'Żuraw-Nowak',
      postcode: '00-950',
    })
    for (const postcode of ['00.950', '00/950', '00 – 950', '00\u2011950', '00950']) {
      expect(normaliseDetails({ ...GOOD, postcode }).postcode).toBe('00-950')
    }
    expect(problems({ shippingMethod: 'locker', lockerCode: 'waw\u2011123\u200Bm' })).toEqual([])
  })
})

describe('checkDetails', () => {
  it('finds nothing wrong with a whole address', () => {
    expect(problems({})).toEqual([])
    expect(problems({ company: 'Firma', note: 'Dzwonek nie działa' })).toEqual([])
  })

  it('asks for everything that is missing, in the order of the page', () => {
    expect(
      checkDetails(EMPTY_DETAILS, { needsDelivery: true, hasCarrier: true }).map(({ field }) => field),
    ).toEqual(['email', 'phone', 'firstName', 'lastName', 'address', 'postcode', 'city'])
  })

  it('asks for an e-mail address alone when nothing is delivered', () => {
    expect(checkDetails(EMPTY_DETAILS, { needsDelivery: false, hasCarrier: true })).toEqual([
      { field: 'email', code: 'required' },
    ])
    expect(problems({ phone: '12' }, false)).toEqual(['phone: phone'])
  })

  it.each(['00-950', '00950', ' 00 950 ', '00–950'])('takes the Polish postcode %j', (postcode) => {
    expect(problems({ postcode })).toEqual([])
    expect(normaliseDetails({ ...GOOD, postcode }).postcode).toBe('00-950')
  })

  it.each(['0095', '00-95', '000-950', 'ab-cde', '00-9500', '٠٠-٩٥٠'])(
    'refuses the Polish postcode %j',
    (postcode) => {
      expect(problems({ postcode })).toEqual(['postcode: postcode'])
    },
  )

  it('reads postcodes by the country', () => {
    expect(problems({ countryCode: 'DE', postcode: '10115' })).toEqual([])
    expect(problems({ countryCode: 'DE', postcode: '00-950' })).toEqual(['postcode: postcode'])
    expect(problems({ countryCode: 'LT', postcode: 'lt-01103' })).toEqual([])
  })

  it.each(['zofia', 'zofia@', '@example.pl', 'zofia@example', 'zo fia@example.pl', 'a@b.pl, c@d.pl'])(
    'refuses the address %j',
    (email) => expect(problems({ email })).toEqual(['email: email']),
  )

  it.each(['600100200', '+48 (22) 600-10-20', '0048 600 100 200'])('takes the number %j', (phone) =>
    expect(problems({ phone })).toEqual([]),
  )

  it.each(['600', '600 100 20x', '1234567890123456'])('refuses the number %j', (phone) =>
    expect(problems({ phone })).toEqual(['phone: phone']),
  )

  it('wants the locker instead of the street, in Poland only', () => {
    const noStreet = { address: '', postcode: '', city: '' }
    expect(problems({ ...noStreet, shippingMethod: 'locker' })).toEqual(['lockerCode: required'])
    expect(problems({ ...noStreet, shippingMethod: 'locker', lockerCode: ' waw 123m' })).toEqual([])
    expect(problems({ ...noStreet, shippingMethod: 'locker', lockerCode: 'dworzec' })).toEqual([
      'lockerCode: locker',
    ])
    expect(normaliseDetails({ ...GOOD, countryCode: 'CZ', shippingMethod: 'locker' }).shippingMethod).toBe(
      'standard',
    )
  })

  it('takes the courier alone where no carrier is connected, and asks for the address at once', () => {
    const locker = { shippingMethod: 'locker', lockerCode: 'WAW123M', city: '' } as const
    expect(problems(locker, true, false)).toEqual(['shippingMethod: not_offered', 'city: required'])
    expect(problems({ shippingMethod: 'express' }, true, false)).toEqual(['shippingMethod: not_offered'])
    expect(problems({}, true, false)).toEqual([])
    expect(problems({ shippingMethod: 'locker' }, false, false)).toEqual([])
  })

  it('misses the number of a house', () => {
    expect(problems({ address: 'Łąkowa' })).toEqual(['address: house_number'])
  })
})
