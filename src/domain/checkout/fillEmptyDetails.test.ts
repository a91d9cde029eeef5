import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EMPTY_DETAILS } from './checkoutDetails.ts'
import { fillEmptyDetails, type KnownBuyer, withoutOwnAddress } from './fillEmptyDetails.ts'

const ZOFIA: KnownBuyer = {
  email: 'zofia@example.pl',
  phone: '600 100 200',
  firstName: 'Zofia',
  lastName: 'Żuraw',
  company: '',
  countryCode: 'DE',
  address: 'Hauptstraße 7',
  postcode: '10115',
  city: 'Berlin',
}

describe('filling a checkout in', () => {
  it('fills an empty form with all that is known', () => {
    expect(fillEmptyDetails(EMPTY_DETAILS, ZOFIA)).toEqual({ ...EMPTY_DETAILS, ...ZOFIA })
  })

  it('gives a parcel to somebody else no name and address of the buyer, and takes them out', () => {
    const present = { ...EMPTY_DETAILS, sendTo: 'recipient' as const }
    const { email, phone } = ZOFIA
    expect(fillEmptyDetails(present, ZOFIA)).toEqual({ ...present, email, phone })
    const filled = { ...fillEmptyDetails(EMPTY_DETAILS, ZOFIA), sendTo: 'recipient' as const }
    expect(withoutOwnAddress(filled, ZOFIA)).toEqual({ ...present, email, phone, countryCode: 'DE' })
    const typed = { ...filled, firstName: 'Hania', address: 'Leśna 1' }
    expect(withoutOwnAddress(typed, ZOFIA)).toMatchObject({ firstName: 'Hania', address: 'Leśna 1' })
  })

  it('leaves an address that was begun alone, with its country', () => {
    const begun = { ...EMPTY_DETAILS, city: 'Łódź' }
    expect(fillEmptyDetails(begun, ZOFIA)).toMatchObject({ city: 'Łódź', address: '', countryCode: 'PL' })
  })

  it('leaves the field alone that somebody is about to type in, and with one of an address the whole of it', () => {
    expect(fillEmptyDetails(EMPTY_DETAILS, ZOFIA, 'email')).toEqual({ ...EMPTY_DETAILS, ...ZOFIA, email: '' })
    const { email, phone, firstName, lastName } = ZOFIA
    expect(fillEmptyDetails(EMPTY_DETAILS, ZOFIA, 'city')).toEqual({
      ...EMPTY_DETAILS,
      email,
      phone,
      firstName,
      lastName,
    })
  })

  it('changes nothing typed, and nothing at all when nothing is known', () => {
    const text = fc.string({ maxLength: 5 })
    const typed = fc.record({ email: text, phone: text, firstName: text, lastName: text, city: text })
    fc.assert(
      fc.property(typed, (part) => {
        const details = { ...EMPTY_DETAILS, ...part }
        const filled = fillEmptyDetails(details, ZOFIA)
        const words = Object.fromEntries(Object.entries(part).filter(([, value]) => value !== ''))
        expect(filled).toMatchObject(words)
        const nobody = { ...EMPTY_DETAILS, countryCode: 'DE' as const }
        expect(fillEmptyDetails(details, nobody)).toBe(details)
      }),
    )
  })
})
