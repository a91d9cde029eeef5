import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitStock } from './fitStock.ts'
import { addLines, attributesKey, removeLines, updateLines, type Line } from './lineChanges.ts'

const line = (
  id: string,
  variantId: number,
  quantity: number,
  attributes: Line['attributes'] = [],
): Line => ({
  id,
  variantId,
  quantity,
  attributes,
  position: Number(id),
})
const counter = (start: number) => () => String((start += 1))

describe('changing lines', () => {
  it('adds to a line of the same merchandise and attributes', () => {
    const changed = addLines([line('1', 7, 2)], [{ variantId: 7, quantity: 3, attributes: [] }], counter(1))
    expect(changed).toEqual([line('1', 7, 5)])
  })

  it('keeps merchandise with other attributes on a line of its own', () => {
    const gift = [{ key: 'Dla', value: 'Zosia' }]
    const changed = addLines([line('1', 7, 2)], [{ variantId: 7, quantity: 1, attributes: gift }], counter(1))
    expect(changed.map(({ quantity }) => quantity)).toEqual([2, 1])
  })

  it('merges additions among each other', () => {
    const addition = { variantId: 7, quantity: 1, attributes: [] }
    expect(addLines([], [addition, addition], counter(0))).toEqual([line('1', 7, 2)])
  })

  it('merges lines that an update made equal, and drops those of quantity 0', () => {
    const lines = [line('1', 7, 2), line('2', 8, 1), line('3', 9, 1)]
    const changed = updateLines(lines, [
      { id: '2', variantId: 7 },
      { id: '3', quantity: 0 },
    ])
    expect(changed).toEqual([line('1', 7, 3)])
  })

  it('lets two lines exchange their merchandise', () => {
    const changed = updateLines(
      [line('1', 7, 1), line('2', 8, 2)],
      [
        { id: '1', variantId: 8 },
        { id: '2', variantId: 7 },
      ],
    )
    expect(changed).toEqual([line('1', 8, 1), line('2', 7, 2)])
  })

  it('removes', () => {
    expect(removeLines([line('1', 7, 1), line('2', 8, 1)], ['1'])).toEqual([line('2', 8, 1)])
  })

  it('has one key for equal attributes in any order', () => {
    const pair = fc.record({ key: fc.string(), value: fc.string() })
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 5 }), (attributes) => {
        expect(attributesKey(attributes.toReversed())).toBe(attributesKey(attributes))
      }),
    )
    expect(attributesKey([{ key: 'a', value: 'b,c' }])).not.toBe(attributesKey([{ key: 'a,b', value: 'c' }]))
  })
})

describe('fitStock', () => {
  const lines = fc.array(
    fc.record({ variantId: fc.integer({ min: 1, max: 3 }), quantity: fc.integer({ min: 0, max: 9 }) }),
    { maxLength: 6 },
  )
  const stock = fc.array(fc.option(fc.integer({ min: 0, max: 12 })), { minLength: 3, maxLength: 3 })

  it('never gives more than there is, never more than was wished, and gives all it can', () => {
    fc.assert(
      fc.property(lines, stock, (wishes, left) => {
        const wanted = wishes.map(({ variantId, quantity }, index) =>
          line(String(index), variantId, quantity),
        )
        const known = new Map(left.map((count, index) => [index + 1, count]))
        const { lines: fitted, warnings } = fitStock(wanted, known)
        for (const [variantId, count] of known) {
          const sum = (list: readonly Line[]) =>
            list.filter((one) => one.variantId === variantId).reduce((total, one) => total + one.quantity, 0)
          expect(sum(fitted)).toBe(Math.min(sum(wanted), count ?? Infinity))
        }
        const cut = fitted.filter((one, index) => one.quantity < (wanted[index]?.quantity ?? 0))
        expect(warnings.map(({ lineId }) => lineId)).toEqual(expect.arrayContaining(cut.map(({ id }) => id)))
      }),
    )
  })

  it('tells sold out from too few', () => {
    const { warnings } = fitStock(
      [line('1', 7, 3), line('2', 8, 3)],
      new Map([
        [7, 0],
        [8, 2],
      ]),
    )
    expect(warnings).toEqual([
      { code: 'MERCHANDISE_OUT_OF_STOCK', lineId: '1', variantId: 7, quantity: 0 },
      { code: 'MERCHANDISE_NOT_ENOUGH_STOCK', lineId: '2', variantId: 8, quantity: 2 },
    ])
  })
})
