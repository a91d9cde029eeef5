import { describe, expect, it } from 'vitest'
import { matchScreen } from './matchScreen.ts'
import { screenPath } from './screenPath.ts'
import { SCREEN_ADDRESSES } from './screens.ts'

describe('the screen of a path', () => {
  it.each([
    ['/', '/', {}],
    ['/sklep', '/sklep', {}],
    ['/sklep/kredyty', '/sklep/kredyty', {}],
    ['/sklep/kartki', '/sklep/$collection', { collection: 'kartki' }],
    ['/sklep/credits', '/sklep/$collection', { collection: 'credits' }],
    ['/sklep/produkt/kubek', '/sklep/produkt/$handle', { handle: 'kubek' }],
    ['/sklep/produkt/%C5%BCyczenia', '/sklep/produkt/$handle', { handle: 'życzenia' }],
    ['/uzytkownik/jan.kowalski', '/uzytkownik/$username', { username: 'jan.kowalski' }],
  ])('%s is %s', (path, address, params) => {
    expect(matchScreen(path)).toEqual({ address, params })
  })

  it.each([
    '/wideo/edytor',
    '/shop',
    '/sklep/produkt/a/b',
    '/sklep/',
    '//sklep',
    '/sklep//kartki',
    '/sklep/%',
    '/sklep/%2e%2e',
    '/$',
    '/SKLEP',
    'sklep',
    '',
  ])('%j has none', (path) => {
    expect(matchScreen(path)).toBeNull()
  })

  it.each(SCREEN_ADDRESSES)('%s is found where it is written to', (address) => {
    const names = [...address.matchAll(/\$(\w+)/g)].map(([, name = '']) => name)
    const params = Object.fromEntries(names.map((name) => [name, 'jan/żółw 7%']))
    const path = address.replaceAll(/\$\w+/g, encodeURIComponent('jan/żółw 7%'))
    expect(matchScreen(path)).toEqual({ address, params })
  })
})

describe('the path of a screen', () => {
  it('has what it carries written in', () => {
    expect(screenPath('/sklep/produkt/$handle', { handle: 'życzenia/100%' })).toBe(
      '/sklep/produkt/%C5%BCyczenia%2F100%25',
    )
    expect(screenPath('/historia')).toBe('/historia')
  })

  it('is only of a screen, with all that it carries', () => {
    // @ts-expect-error: this address carries a handle
    expect(screenPath('/sklep/produkt/$handle')).toBe('/sklep/produkt/')
    // @ts-expect-error: no screen stands here
    expect(screenPath('/nie-ma')).toBe('/nie-ma')
  })
})
