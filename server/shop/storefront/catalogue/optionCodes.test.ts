import { decodeEncodedVariant } from '@shopify/hydrogen-react'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { VariantRow } from './loadProducts.ts'
import { comparePlaces, encodeVariants } from './optionCodes.ts'

const optionsOf = (sizes: readonly number[]) =>
  sizes.map((size, index) => ({
    name: `opcja ${index}`,
    values: Array.from({ length: size }, (_, place) => `wartość ${place}`),
  }))

function variantAt(places: readonly number[]): VariantRow {
  return {
    id: 1,
    productId: 1,
    position: 0,
    title: '',
    sku: null,
    price: 100,
    compareAtPrice: null,
    mediaId: null,
    stock: null,
    requiresShipping: false,
    selectedOptions: places.map((place, index) => ({ name: `opcja ${index}`, value: `wartość ${place}` })),
  }
}

const encode = (sizes: readonly number[], combinations: readonly (readonly number[])[]) =>
  encodeVariants(optionsOf(sizes), combinations.map(variantAt))

describe('combinations of options, encoded', () => {
  it.each([
    [[3], [[0], [1], [2]], 'v1_0-2'],
    [[5], [[0], [4]], 'v1_0 4'],
    [
      [2, 2],
      [
        [0, 0],
        [1, 1],
      ],
      'v1_0:0,1:1,',
    ],
    [
      [3, 2, 2],
      [
        [0, 0, 0],
        [0, 1, 0],
        [0, 1, 1],
        [1, 0, 0],
        [1, 0, 1],
        [1, 1, 1],
        [2, 0, 1],
        [2, 1, 0],
      ],
      'v1_0:0:0,1:0-1,,1:0:0-1,1:1,,2:0:1,1:0,,',
    ],
  ])('are as Shopify writes them: options of %j values, %j', (sizes, combinations, encoded) => {
    expect(encode(sizes, combinations)).toBe(encoded)
  })

  it('are nothing without variants, without options, or with a value that is not listed', () => {
    expect(encode([2], [])).toBeNull()
    expect(encode([], [[]])).toBeNull()
    expect(encode([2], [[7]])).toBeNull()
  })

  it('are read back by Shopify’s own decoder as they were', () => {
    const products = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 3 }).chain((sizes) =>
      fc.record({
        sizes: fc.constant(sizes),
        combinations: fc.uniqueArray(fc.tuple(...sizes.map((size) => fc.nat(size - 1))), {
          minLength: 1,
          selector: (places) => places.join(),
        }),
      }),
    )
    fc.assert(
      fc.property(products, ({ sizes, combinations }) => {
        const decoded = decodeEncodedVariant(encode(sizes, combinations) ?? '')
        expect(decoded).toEqual(combinations.toSorted(comparePlaces))
      }),
    )
  })
})
