import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { LONGEST_LABEL } from './templateLimits.ts'
import { templateSlug } from './templateSlug.ts'

it('is small letters and digits in single hyphens, whatever the title', () => {
  expect(templateSlug(' Miś — życzenia „na 5.” urodziny!')).toBe('mis-zyczenia-na-5-urodziny')
  expect(templateSlug('Straße 7')).toBe('stra-e-7')
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      const slug = templateSlug(title)
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/u)
      expect(slug.length).toBeLessThanOrEqual(LONGEST_LABEL)
    }),
  )
})
