import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { MOST_COMPARED, readModelSearch, slugsOf, written } from './modelSearch.ts'

test('whatever an address says is read, and reading it again changes nothing', () => {
  fc.assert(
    fc.property(
      fc.record({
        q: fc.anything(),
        licencja: fc.oneof(fc.anything(), fc.constant('otwarte')),
        dostepne: fc.oneof(fc.anything(), fc.constant('tak')),
        wybrane: fc.oneof(fc.anything(), fc.string(), fc.constant('a,b,a,c,d')),
        porownaj: fc.string(),
      }),
      (said) => {
        const read = readModelSearch(said)
        expect(readModelSearch(read)).toEqual(read)
        expect(slugsOf(read.wybrane).length).toBeLessThanOrEqual(MOST_COMPARED)
        expect(written(slugsOf(read.porownaj))).toBe(read.porownaj)
      },
    ),
  )
})

test('of what is chosen each counts once, and no more than are compared', () => {
  expect(slugsOf('a,b,a,c,d')).toEqual(['a', 'b', 'c'])
  expect(slugsOf('a, <b>,')).toEqual(['a'])
  expect(slugsOf(7)).toEqual([])
})
