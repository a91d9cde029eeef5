import { describe, expect, expectTypeOf, it } from 'vitest'
import { SCREENS } from '#domain/addresses/screens.ts'
import { isCurrent } from './isCurrent.ts'
import { type Place, type PlaceIn, PLACES, placesFor, placesIn } from './places.ts'

const addresses = (places: readonly Place[]) => places.map(({ to }) => to)

describe('the places of the site', () => {
  it('stand where a screen stands', () => {
    expectTypeOf<{ to: '/sklep' }>().toExtend<Pick<Place, 'to'>>()
    // @ts-expect-error: no screen stands there yet
    expectTypeOf<{ to: '/szablony' }>().toExtend<Pick<Place, 'to'>>()
    // @ts-expect-error: which product?
    expectTypeOf<{ to: '/sklep/produkt/$handle' }>().toExtend<Pick<Place, 'to'>>()
  })

  it('are one each', () => {
    const all = Object.values(PLACES).map(({ to }) => to)
    expect(new Set(all).size).toBe(all.length)
  })

  it('are shown in the order of the table', () => {
    expect(addresses(placesIn('top'))).toEqual(['/sklep', '/generatory', '/produkty-ai', '/sklep/kredyty'])
    expect(addresses(placesIn('bar'))).toEqual(['/sklep', '/generatory', '/konto'])
    expectTypeOf<PlaceIn<'bar'>>().toEqualTypeOf<'shop' | 'generators' | 'ownAccount'>()
  })

  it('are shown to those they are for', () => {
    const palette = placesIn('palette')
    expect(addresses(placesFor(palette, false))).toContain('/login')
    expect(addresses(placesFor(palette, false))).not.toContain('/panel')
    expect(addresses(placesFor(palette, true))).toContain('/panel')
    expect(addresses(placesFor(palette, true))).not.toContain('/login')
  })

  it.each(Object.entries(PLACES).filter(([name]) => name !== 'ownAccount'))(
    '%s is shown to nobody who may not open it',
    (_name, place: Place) => {
      const isOpen = SCREENS[place.to].access.kind === 'anyone'
      expect(isOpen || place.visitors === 'signed-in').toBe(true)
    },
  )
})

describe('where one is', () => {
  it.each([
    ['/sklep', ['/sklep']],
    ['/sklep/produkt/kubek', ['/sklep']],
    ['/sklep/kredyty', ['/sklep/kredyty']],
    ['/produkty-ai', ['/produkty-ai']],
    ['/sklepik', []],
    ['/', []],
  ])('at %s is %j', (path, expected) => {
    const top = placesIn('top')
    expect(addresses(top.filter(({ to }) => isCurrent(to, path, top)))).toEqual(expected)
  })
})
