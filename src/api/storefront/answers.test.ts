import { describe, expect, expectTypeOf, it } from 'vitest'
import type { Reader } from '#domain/readers.ts'
import { cartPayloadReader, cartReader } from './cartAnswer.ts'
import type {
  CartCreateMutation,
  CartQuery,
  CollectionsQuery,
  ProductQuery,
  ProductsQuery,
} from './operations.gen.ts'
import {
  collectionReader,
  productPageReader,
  productReader,
  readDetails,
  readPicture,
} from './productAnswer.ts'

/** The schemas' inputs are writable, the generated answers are not: for reading there is no difference. */
type Writable<Type> = Type extends object ? { -readonly [Key in keyof Type]: Writable<Type[Key]> } : Type

it('checks at the border what the real schema says is sent', () => {
  type Fits<Answer, Schema extends Reader<unknown>> =
    Writable<NonNullable<Answer>> extends ReturnType<Schema> ? true : false
  expectTypeOf<Fits<ProductQuery['product'], typeof productReader>>().toEqualTypeOf<true>()
  expectTypeOf<Fits<ProductsQuery['products'], typeof productPageReader>>().toEqualTypeOf<true>()
  expectTypeOf<
    Fits<CollectionsQuery['collections']['nodes'][number], typeof collectionReader>
  >().toEqualTypeOf<true>()
  expectTypeOf<Fits<CartQuery['cart'], typeof cartReader>>().toEqualTypeOf<true>()
  expectTypeOf<Fits<CartCreateMutation['cartCreate'], typeof cartPayloadReader>>().toEqualTypeOf<true>()
})

const detailsOf = (fields: Record<string, string>) =>
  readDetails(Object.entries(fields).map(([key, value]) => ({ key, value })))

describe('custom fields', () => {
  it('are empty when a store has none of them', () => {
    expect(readDetails([null, null])).toEqual({
      category: null,
      categoryKey: null,
      difficulty: null,
      duration: null,
      features: [],
      aiType: null,
      aiCategory: null,
      aiCategoryKey: null,
      aiTemplateStyle: null,
      aiTemplateLength: null,
      aiTemplateBase: null,
      aiTemplateVariables: [],
      aiSampleContent: null,
      bestseller: false,
      rating: null,
      reviewCount: 0,
      searchKeywords: null,
    })
  })

  it('are read by their types', () => {
    expect(
      detailsOf({
        difficulty: 'średni',
        features: '["plik PDF","druk"]',
        ai_type: 'love_letter',
        ai_template_variables: 'imię\n okazja \n',
        bestseller: 'true',
        rating: '{"scale_min":"1.0","scale_max":"5.0","value":"4.6"}',
        review_count: '12',
      }),
    ).toMatchObject({
      difficulty: 'średni',
      features: ['plik PDF', 'druk'],
      aiType: 'love_letter',
      aiTemplateVariables: ['imię', 'okazja'],
      bestseller: true,
      rating: 4.6,
      reviewCount: 12,
    })
  })

  it.each(['5.1', '-1', 'dobra', '', '{"value":""}', 'null', '[]'])('know no rating of %j', (rating) => {
    expect(detailsOf({ rating }).rating).toBeNull()
  })

  it('leave out values outside of their lists', () => {
    expect(detailsOf({ difficulty: 'trudny', ai_type: 'poem', review_count: '-3' })).toMatchObject({
      difficulty: null,
      aiType: null,
      reviewCount: 0,
    })
  })
})

it('keeps a place for a picture of unknown size', () => {
  expect(readPicture({ url: '/a.jpg', width: null, height: null, altText: null })).toEqual({
    url: '/a.jpg',
    width: 1_024,
    height: 1_024,
    altText: '',
  })
})
