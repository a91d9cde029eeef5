import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COUNTRY_CODES } from '#domain/checkout/countries.ts'
import { isTaxIdOf, normaliseTaxId } from './taxId.ts'

const NIPS = ['5261040828', '1234563218', '7740001454', '5250007738']

describe('a tax number', () => {
  it.each(NIPS)('%s is a NIP', (nip) => {
    expect(isTaxIdOf(nip, 'PL')).toBe(true)
  })

  it.each(['PL 526-104-08-28', '526 104 08 28', 'pl5261040828', '526–104–08–28'])(
    'is read from „%s”',
    (typed) => {
      expect(normaliseTaxId(typed, 'PL')).toBe('5261040828')
    },
  )

  it('with one wrong digit is no NIP, whichever it is', () => {
    const wrong = fc.record({
      nip: fc.constantFrom(...NIPS),
      place: fc.integer({ min: 0, max: 9 }),
      step: fc.integer({ min: 1, max: 9 }),
    })
    fc.assert(
      fc.property(wrong, ({ nip, place, step }) => {
        const digit = (Number(nip[place]) + step) % 10
        expect(isTaxIdOf(`${nip.slice(0, place)}${digit}${nip.slice(place + 1)}`, 'PL')).toBe(false)
      }),
    )
  })

  it.each(['', '0000000000', '526104082', '52610408280', '526104082A'])('„%s” is none', (typed) => {
    expect(isTaxIdOf(typed, 'PL')).toBe(false)
  })

  it('of another country is of that country alone', () => {
    expect(isTaxIdOf(normaliseTaxId('DE 123456789', 'DE'), 'DE')).toBe(true)
    expect(isTaxIdOf('123456789', 'PL')).toBe(false)
    expect(isTaxIdOf(normaliseTaxId('LT 123456789012', 'LT'), 'LT')).toBe(true)
  })

  it('is normalised for good', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...COUNTRY_CODES), (typed, country) => {
        const once = normaliseTaxId(typed, country)
        expect(isTaxIdOf(once, country)).toBe(isTaxIdOf(normaliseTaxId(` ${once} `, country), country))
      }),
    )
  })
})
