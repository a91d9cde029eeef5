import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldPolish } from '#domain/catalogue/foldPolish.ts'
import { findLockers, indexLockers } from './findLockers.ts'
import { type Locker, MOST_LOCKERS_FOUND } from './locker.ts'

const locker = (code: string, street: string, postcode: string, town: string, hint = ''): Locker => ({
  code,
  street,
  postcode,
  town,
  hint,
})

const LOCKERS = [
  locker('KZY01A', 'Gajowa 27', '43-340', 'Kozy', 'obok sklepu'),
  locker('LOD12M', 'ul. Piotrkowska 104', '90-004', 'Łódź'),
  locker('LOD13M', 'ul. Krakowska 5', '94-303', 'Łódź'),
  locker('KRA01A', 'al. Pokoju 44', '31-564', 'Kraków'),
  locker('KRA02A', 'ul. Łódzka 1', '30-001', 'Kraków'),
  locker('BBI04N', 'ul. Żywiecka 12', '43-300', 'Bielsko-Biała', 'przy stacji paliw'),
]
const INDEX = indexLockers(LOCKERS)
const found = (text: string) => findLockers(INDEX, text).map(({ code }) => code)

describe('a parcel locker', () => {
  it.each([
    ['kzy01a', ['KZY01A']],
    ['KRA0', ['KRA01A', 'KRA02A']],
    ['łódź', ['LOD12M', 'LOD13M', 'KRA02A']],
    ['lodz piotrkow', ['LOD12M']],
    ['krakow', ['KRA01A', 'KRA02A', 'LOD13M']],
    ['ul. krakowska lodz', ['LOD13M']],
    ['43-340', ['KZY01A']],
    ['43340', ['KZY01A']],
    ['bielsko zywiecka', ['BBI04N']],
    ['stacji paliw', ['BBI04N']],
    ['piotrkowksa', ['LOD12M']],
    ['Krakuw', ['KRA01A', 'KRA02A', 'LOD13M']],
    ['radom', []],
    ['', []],
    ['  ,; ', []],
  ])('is looked for by “%s”', (text, codes) => {
    expect(found(text)).toEqual(codes)
  })

  it('is found by its code, and by its town and street without Polish letters', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LOCKERS), (one) => {
        expect(found(one.code)[0]).toBe(one.code)
        expect(found(foldPolish(`${one.street} ${one.town}`))).toContain(one.code)
      }),
    )
  })

  it('of any text is found within bounds, and begins with what fits', () => {
    const many = indexLockers(
      Array.from({ length: 300 }, (_, at) => locker(`WAW${at}M`, `Prosta ${at}`, '00-838', 'Warszawa')),
    )
    expect(findLockers(many, 'warszawa prosta')).toHaveLength(MOST_LOCKERS_FOUND)
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        expect(findLockers(many, text).length).toBeLessThanOrEqual(MOST_LOCKERS_FOUND)
      }),
    )
  })
})
