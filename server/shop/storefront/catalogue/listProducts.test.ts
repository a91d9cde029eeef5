import * as fc from 'fast-check'
import type { Hono } from 'hono'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ServerContext } from '#server/platform/context.ts'
import { describeOnBothDatabases } from '#support/describeOnDatabase.ts'
import { productPage, productPageErrors } from '#support/productList.ts'
import { makeProduct, storefrontApp } from '#support/storefrontFixture.ts'

const isLong = process.env['LONG'] !== undefined
const RUNS = isLong ? 300 : 8
const TIME_LIMIT = isLong ? { timeout: 0 } : {}

const SORTS = [
  'BEST_SELLING',
  'CREATED_AT',
  'ID',
  'PRICE',
  'PRODUCT_TYPE',
  'RELEVANCE',
  'TITLE',
  'UPDATED_AT',
  'VENDOR',
]

/** The last digits of the handles, in the asked order. */
async function order(app: Hono, sortKey: string, reverse = false): Promise<string> {
  const { handles } = await productPage(app, { first: 9, sortKey, reverse })
  return handles.map((handle) => handle.at(-1)).join('')
}

describeOnBothDatabases('lists of products', 'each has its own order of text', (freshContext) => {
  let context: ServerContext
  let app: Hono
  beforeEach(async () => {
    context = await freshContext()
    app = storefrontApp(context)
  })

  describe('paging', () => {
    beforeEach(async () => {
      // Many equal prices, dates, types and titles: the order must not depend on them alone.
      for (let id = 1; id <= 13; id += 1) {
        await makeProduct(context, {
          // As large as the ids of the shop's own catalogue.
          id: 2_000_000_000 + id,
          title: id % 4 === 0 ? 'Kartka' : `Kartka ${'ŻŹŁAaąbZ'.charAt(id % 8)}`,
          productType: id % 2 === 0 ? 'Kartki' : 'Kubki',
          salesRank: id % 3,
          createdAt: new Date(Date.UTC(2026, 0, id % 5)),
          updatedAt: new Date(Date.UTC(2026, 1, id % 2)),
          variants: [{ id, price: (id % 4) * 500 }],
        })
      }
    })

    it(
      'gives the whole list in pages of any size, in any order, forwards and backwards',
      TIME_LIMIT,
      async () => {
        await fc.assert(
          fc.asyncProperty(
            fc.constantFrom(...SORTS),
            fc.boolean(),
            fc.integer({ min: 1, max: 6 }),
            fc.constantFrom('kartka', '', 'product_type:kubki OR kartka'),
            async (sortKey, reverse, size, query) => {
              const whole = (await productPage(app, { first: 50, sortKey, reverse, query })).handles
              expect(new Set(whole).size).toBe(13)

              const forwards: string[] = []
              for (let after: string | null = null, more = true; more;) {
                const part = await productPage(app, { first: size, after, sortKey, reverse, query })
                expect(part.pageInfo.hasPreviousPage).toBe(forwards.length > 0)
                forwards.push(...part.handles)
                after = part.pageInfo.endCursor
                more = part.pageInfo.hasNextPage
              }
              expect(forwards).toEqual(whole)

              const backwards: string[] = []
              for (let before: string | null = null, more = true; more;) {
                const part = await productPage(app, { last: size, before, sortKey, reverse, query })
                expect(part.pageInfo.hasNextPage).toBe(backwards.length > 0)
                backwards.unshift(...part.handles)
                before = part.pageInfo.startCursor
                more = part.pageInfo.hasPreviousPage
              }
              expect(backwards).toEqual(whole)
            },
          ),
          { numRuns: RUNS },
        )
      },
    )

    it('neither skips nor repeats when products come between two pages', async () => {
      const first = await productPage(app, { first: 5, sortKey: 'BEST_SELLING' })
      await makeProduct(context, { id: 50, salesRank: -1 })
      const second = await productPage(app, {
        first: 50,
        after: first.pageInfo.endCursor,
        sortKey: 'BEST_SELLING',
      })
      expect(second.handles).toHaveLength(8)
      expect(second.handles.some((handle) => first.handles.includes(handle))).toBe(false)
    })

    it('refuses page arguments that can’t be met', async () => {
      const { endCursor } = (await productPage(app, { first: 2, sortKey: 'TITLE' })).pageInfo
      for (const bad of [
        {},
        { first: 1, last: 1 },
        { first: -1 },
        { first: 251 },
        { first: 1, after: 'nonsense' },
        { first: 1, after: endCursor, sortKey: 'PRICE' },
        {
          first: 1,
          after: Buffer.from('["created","yesterday",1]').toString('base64url'),
          sortKey: 'CREATED_AT',
        },
        { first: 1, after: Buffer.from('["price","1e9",1]').toString('base64url'), sortKey: 'PRICE' },
        { first: 1, before: endCursor, sortKey: 'TITLE' },
      ]) {
        expect(await productPageErrors(app, bad)).toEqual(['BAD_REQUEST'])
      }
    })
  })

  it('sorts by price, title, date and sales', async () => {
    await makeProduct(context, {
      id: 1,
      title: 'Żaba',
      salesRank: 2,
      variants: [{ price: 900 }, { price: 100 }],
    })
    await makeProduct(context, { id: 2, title: 'Łąka', salesRank: 1, variants: [{ price: 300 }] })
    await makeProduct(context, { id: 3, title: 'Zebra', salesRank: 3, variants: [{ price: 200 }] })
    expect(await order(app, 'PRICE')).toBe('132')
    expect(await order(app, 'TITLE')).toBe('231')
    expect(await order(app, 'CREATED_AT', true)).toBe('321')
    expect(await order(app, 'BEST_SELLING')).toBe('213')
  })
})
