import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayOffer, type Offer } from './offers.ts'

const OFFERS: readonly Offer[] = ['creator', 'install', 'visits']
const SHOP = '/sklep'
const ORDER = '/kasa/$token'

const offered = (
  fullPath: string,
  hasOrdered: boolean,
  shown: Offer | null = null,
  isUpdateWaiting = false,
) => OFFERS.filter((offer) => mayOffer(offer, { fullPath, hasOrdered, shown, isUpdateWaiting }))

describe('what is offered', () => {
  it('is what has a reason, where nobody is disturbed', () => {
    expect(offered(SHOP, false)).toEqual(OFFERS)
    expect(offered('/sklep/produkt/$handle', false)).toEqual(['creator', 'visits'])
    expect(offered('/koszyk', false)).toEqual(['creator'])
    expect(offered('/reset-password', false)).toEqual(['creator'])
  })

  it('is nothing more while a new version waits to be taken', () => {
    expect(offered(SHOP, false, null, true)).toEqual([])
    expect(offered(SHOP, false, 'visits', true)).toEqual(['visits'])
  })

  it('beside an order is a place on the home screen alone', () => {
    expect(offered(ORDER, true)).toEqual(['install'])
    expect(offered(ORDER, true, 'visits')).toEqual([])
  })

  it('after an order is one thing at most, wherever somebody goes', () => {
    const visit = fc.record({
      fullPath: fc.constantFrom(ORDER, SHOP, '/', '/koszyk', '/sklep/produkt/$handle', '/konto'),
      /** The offers that have a reason there, in order of arrival. */
      reasons: fc.uniqueArray(fc.constantFrom(...OFFERS)),
    })
    fc.assert(
      fc.property(fc.array(visit, { maxLength: 12 }), (visits) => {
        let shown: Offer | null = null
        const seen = new Set<Offer>()
        for (const { fullPath, reasons } of visits) {
          for (const offer of reasons) {
            if (!mayOffer(offer, { fullPath, hasOrdered: true, shown, isUpdateWaiting: false })) continue
            shown ??= offer
            seen.add(offer)
          }
        }
        expect(seen.size).toBeLessThanOrEqual(1)
        expect(seen.has('creator')).toBe(false)
      }),
    )
  })
})
