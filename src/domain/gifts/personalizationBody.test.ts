import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { NO_DETAILS, type Personalization } from './personalization.ts'
import { personalizationBody, personalizationOf } from './personalizationBody.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 20 })
const gifts: fc.Arbitrary<Personalization> = fc.record({
  recipientName: text,
  recipientEmail: text,
  recipientPhone: text,
  message: text,
  deliveryDate: text,
  occasion: text,
  specialInstructions: text,
  giftWrap: fc.boolean(),
  anonymousSender: fc.boolean(),
})
const words = fc.record({ given: fc.dictionary(text, text), text: fc.option(text) })

it('a gift in the server’s words is the same gift, with each of its details', () => {
  const line = { id: 'a-gift-of-some-chance', productId: 'gid://shopify/Product/1' }
  fc.assert(
    fc.property(gifts, fc.option(words, { nil: undefined }), (gift, said) => {
      expect(Object.keys(gift).toSorted()).toEqual(Object.keys(NO_DETAILS).toSorted())
      const whole = said === undefined ? gift : { ...gift, words: said }
      expect(personalizationOf(personalizationBody(line, whole))).toEqual(whole)
    }),
  )
})
