import { describe, expect, expectTypeOf, it } from 'vitest'
import type { SessionState } from '#api/session/session.ts'
import { signedIn } from '#api/session/testing/fixedSession.ts'
import { ADMIN } from '#domain/access/access.ts'
import { SCREENS } from '#domain/addresses/screens.ts'
import type { Place } from '#services/manifest.ts'
import { PLACES } from '../manifests.ts'
import { isCurrent } from './isCurrent.ts'
import { type PlaceIn, placesFor, placesIn } from './places.ts'
import { SITE_PLACES } from './sitePlaces.ts'

const addresses = (places: readonly Place[]) => places.map(({ to }) => to)

describe('the places of the site', () => {
  it('stand where a screen stands', () => {
    expectTypeOf<{ to: '/sklep' }>().toExtend<Pick<Place, 'to'>>()
    // @ts-expect-error: no screen stands there yet
    expectTypeOf<{ to: '/wideo/edytor' }>().toExtend<Pick<Place, 'to'>>()
    // @ts-expect-error: which product?
    expectTypeOf<{ to: '/sklep/produkt/$handle' }>().toExtend<Pick<Place, 'to'>>()
  })

  it('are one each', () => {
    const all = Object.values(PLACES).map(({ to }) => to)
    expect(new Set(all).size).toBe(all.length)
  })

  it('are shown in the order of the table', () => {
    expect(addresses(placesIn('top'))).toEqual([
      '/sklep',
      '/generatory',
      '/szablony',
      '/produkty-ai',
      '/sklep/kredyty',
    ])
    expect(addresses(placesIn('bar'))).toEqual(['/sklep', '/generatory', '/szablony', '/konto'])
    expectTypeOf<PlaceIn<'bar'>>().toEqualTypeOf<'shop' | 'generators' | 'templates' | 'ownAccount'>()
  })

  it('of the frame are the same to everybody', () => {
    const places: readonly Place[] = Object.values(SITE_PLACES)
    expect(places.filter(({ visitors }) => visitors !== undefined)).toEqual([])
  })

  it('are shown to those they are for', () => {
    const palette = placesIn('palette')
    const shown = (session: SessionState) => addresses(placesFor(palette, session))
    const somebody = shown(signedIn())
    const administrator = shown(signedIn({ roles: ['user', 'admin'], role: 'admin' }))
    for (const nobody of [shown({ status: 'guest' }), shown({ status: 'unknown' })]) {
      expect(nobody).toContain('/login')
      expect(nobody).not.toContain('/panel')
      expect(nobody).not.toContain('/administracja/uzytkownicy')
    }
    expect(somebody).toContain('/panel')
    expect(somebody).not.toContain('/login')
    expect(somebody).not.toContain('/administracja/uzytkownicy')
    expect(administrator).toContain('/panel')
    expect(administrator).toContain('/administracja/uzytkownicy')
    // Who has not proved their address may not open it either.
    const unproved = signedIn({ roles: ['user', 'admin'], role: 'admin', is_verified: false })
    expect(shown(unproved)).not.toContain('/administracja/uzytkownicy')
  })

  it.each(Object.entries(PLACES).filter(([name]) => name !== 'ownAccount'))(
    '%s is shown to nobody who may not open it',
    (_name, place: Place) => {
      const isOpen = SCREENS[place.to].access.kind === 'anyone'
      const isForAdmins = SCREENS[place.to].access === ADMIN
      const shownTo = isForAdmins ? 'administrators' : 'signed-in'
      expect(isOpen || place.visitors === shownTo).toBe(true)
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
