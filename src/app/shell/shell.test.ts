import { describe, expect, it } from 'vitest'
import { isCurrent } from './isCurrent.ts'
import { TOP_DESTINATIONS } from './navigation.ts'
import { searchAddress } from './searchAddress.ts'
import { transitionTypes } from './viewTransition.ts'

function current(path: string): string[] {
  return TOP_DESTINATIONS.filter(({ to }) => isCurrent(to, path, TOP_DESTINATIONS)).map(({ to }) => to)
}

describe('where one is', () => {
  it.each([
    ['/sklep', ['/sklep']],
    ['/sklep/produkt/kubek', ['/sklep']],
    ['/sklep/kredyty', ['/sklep/kredyty']],
    ['/produkty-ai', ['/produkty-ai']],
    ['/sklepik', []],
    ['/', []],
  ])('at %s is %j', (path, expected) => {
    expect(current(path)).toEqual(expected)
  })
})

describe('the search of the top bar', () => {
  it('leads to the shop’s list with what was typed', () => {
    expect(searchAddress('  kubek & herbata ')).toBe('/sklep?q=kubek+%26+herbata')
    expect(searchAddress('  ')).toBe('/sklep')
  })
})

describe('the animation between screens', () => {
  it('leaves alone the first screen and changes of filters', () => {
    const toLocation = { pathname: '/sklep' }
    expect(transitionTypes({ toLocation, pathChanged: true })).toBe(false)
    expect(transitionTypes({ fromLocation: toLocation, toLocation, pathChanged: false })).toBe(false)
  })
})
