import * as fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { slice } from '../../tests/support/slice.ts'

afterEach(() => vi.unstubAllEnvs())

it('neighbouring numbers see all of a list, each thing once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat()), fc.integer({ min: 1, max: 9 }), fc.nat(), (list, parts, first) => {
      const seen = Array.from({ length: parts }, (_, next) => {
        vi.stubEnv('SLICE', String(first + next))
        return slice(list, parts)
      })
      expect(seen.flat().toSorted((one, other) => one - other)).toEqual(
        list.toSorted((one, other) => one - other),
      )
    }),
  )
})

it('a run without a number sees all', () => {
  vi.stubEnv('SLICE', undefined)
  expect(slice(['a', 'b'], 2)).toEqual(['a', 'b'])
})
