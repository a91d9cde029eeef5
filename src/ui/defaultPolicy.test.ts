import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { dataAlone, emptyMarkup } from './defaultPolicy.ts'

it('no markup passes but the empty one', () => {
  expect(emptyMarkup('')).toBe('')
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (markup) => {
      expect(emptyMarkup(markup)).toBeNull()
    }),
  )
})

it('no script passes but the data of an object', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (data) => {
      const text = JSON.stringify(data)
      expect(dataAlone(text)).toBe(text)
      expect(dataAlone(`${text};alert(1)`)).toBeNull()
      expect(dataAlone(`alert(${text})`)).toBeNull()
    }),
  )
  for (const text of ['', 'alert(1)', '{a: alert(1)}', '[1]', '"text"', '{"a":1}//', '(()=>1)()'])
    expect(dataAlone(text)).toBeNull()
})
