import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { readFilmsSearch, readTrendingSearch, trendingMedium, trendingWindow } from './discoverSearch.ts'

it('reads any address, and reading it twice changes nothing', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom('okres', 'rodzaj', 'przed', 'x'), fc.anything()), (search) => {
      for (const read of [readTrendingSearch, readFilmsSearch]) {
        const once = read(search)
        expect(read({ ...once })).toEqual(once)
      }
    }),
  )
})

it('asks for the last seven days of everything where it says nothing or nonsense', () => {
  for (const search of [{}, { okres: 'toString', rodzaj: 7 }, { okres: 'week' }].map(readTrendingSearch)) {
    expect(trendingWindow(search)).toBe('week')
    expect(trendingMedium(search)).toBeUndefined()
  }
  const asked = readTrendingSearch({ okres: 'dzisiaj', rodzaj: 'dzwieki' })
  expect([trendingWindow(asked), trendingMedium(asked)]).toEqual(['today', 'audio'])
})
