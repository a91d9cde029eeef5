import { describe, expect, it } from 'vitest'
import { searchAddress } from './searchAddress.ts'
import { transitionTypes } from './viewTransition.ts'

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
