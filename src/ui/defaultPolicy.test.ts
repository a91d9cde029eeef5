import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { emptyMarkup } from './defaultPolicy.ts'

it('no markup passes but the empty one', () => {
  expect(emptyMarkup('')).toBe('')
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (markup) => {
      expect(emptyMarkup(markup)).toBeNull()
    }),
  )
})
