import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areSameFields, mergeFields } from './mergeFields.ts'

describe('two changes of one value', () => {
  const base = { given: { imie: 'Ola', podpis: '' }, text: null, wrap: false }

  it('both stand, field by field', () => {
    const ours = { ...base, given: { ...base.given, podpis: 'Jan' } }
    const theirs = { ...base, given: { ...base.given, imie: 'Ala', zyczenie: 'słońca' }, wrap: true }
    expect(mergeFields(base, ours, theirs)).toEqual({
      given: { imie: 'Ala', podpis: 'Jan', zyczenie: 'słońca' },
      text: null,
      wrap: true,
    })
  })

  it('of the same field end as ours, and without a base ours stand over theirs', () => {
    const ours = { ...base, text: 'nasz' }
    expect(mergeFields(base, ours, { ...base, text: 'ich' })).toEqual(ours)
    expect(mergeFields(null, { text: 'nasz' }, { text: 'ich', wrap: true })).toEqual({
      text: 'nasz',
      wrap: true,
    })
  })

  it('are as good as one where only one side changed anything', () => {
    const value = fc.jsonValue()
    fc.assert(
      fc.property(value, value, (one, other) => {
        expect(areSameFields(mergeFields(one, one, other), other)).toBe(true)
        expect(areSameFields(mergeFields(other, one, other), one)).toBe(true)
      }),
    )
  })
})
