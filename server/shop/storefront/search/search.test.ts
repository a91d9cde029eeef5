import * as fc from 'fast-check'
import type { Hono } from 'hono'
import { beforeEach, expect, it } from 'vitest'
import type { ServerContext } from '#server/platform/context.ts'
import { describeOnBothDatabases } from '#support/describeOnDatabase.ts'
import { productPage, productPageErrors } from '#support/productList.ts'
import { askStorefront, makeCollection, makeProduct, storefrontApp } from '#support/storefrontFixture.ts'

const find = async (app: Hono, query: string) => (await productPage(app, { first: 50, query })).handles

describeOnBothDatabases('search', 'each compares text by its own locale', (freshContext) => {
  let context: ServerContext
  let app: Hono
  beforeEach(async () => {
    context = await freshContext()
    app = storefrontApp(context)
  })

  it('searches words, fields and their combinations without regard to diacritics', async () => {
    await makeProduct(context, {
      id: 1,
      handle: 'laka',
      title: 'Kartka „Żółta łąka”',
      productType: 'Kartki i życzenia',
      tags: ['Dzień Matki', 'urodziny'],
      variants: [{ price: 1_999 }, { price: 4_999 }],
    })
    await makeProduct(context, {
      id: 2,
      handle: 'kubek',
      title: 'Kubek z nadrukiem',
      description: 'Kubek ceramiczny. Dobry także do kartki.',
      productType: 'Kubki',
      tags: ['urodziny'],
      variants: [{ price: 4_500, stock: 0 }],
    })
    expect(await find(app, 'zolta LAKA')).toEqual(['laka'])
    expect(await find(app, 'kartek')).toEqual(['laka', 'kubek'])
    expect(await find(app, 'nadr')).toEqual(['kubek'])
    expect(await find(app, '"żółta łąka"')).toEqual(['laka'])
    expect(await find(app, '"łąka żółta"')).toEqual([])
    expect(await find(app, 'tag:"dzien matki"')).toEqual(['laka'])
    expect(await find(app, 'tag:urodz*')).toEqual(['laka', 'kubek'])
    expect(await find(app, 'tag_not:"Dzień Matki"')).toEqual(['kubek'])
    expect(await find(app, 'product_type:kubki OR tag:"dzień matki"')).toEqual(['laka', 'kubek'])
    expect(await find(app, 'tag:urodziny -product_type:Kubki')).toEqual(['laka'])
    expect(await find(app, 'title:kart')).toEqual(['laka'])
    expect(await find(app, 'available_for_sale:true')).toEqual(['laka'])
    expect(await find(app, 'available_for_sale:false')).toEqual(['kubek'])
    expect(await find(app, 'variants.price:>=45 AND variants.price:<49.99')).toEqual(['laka', 'kubek'])
    expect(await find(app, 'variants.price:>49.99')).toEqual([])
    expect(await find(app, 'variants.price:abc')).toEqual([])
    expect(await find(app, 'created_at:>2026-01-01T00:01:30Z')).toEqual(['kubek'])
    expect(await find(app, "'; drop table products; -- 100%_")).toEqual([])
    expect(await productPageErrors(app, { first: 1, query: 'a '.repeat(300) })).toEqual(['BAD_REQUEST'])

    const byRelevance = await productPage(app, {
      first: 9,
      query: 'łąka OR kubek OR ceramiczny',
      sortKey: 'RELEVANCE',
    })
    expect(byRelevance.handles).toEqual(['kubek', 'laka'])
  })

  it('answers any query text', async () => {
    await makeProduct(context, { id: 1 })
    const unit = fc.oneof(
      fc.constantFrom(
        '(',
        ')',
        '"',
        '-',
        ':',
        '*',
        '%',
        '_',
        '\\',
        ' ',
        'OR',
        'AND',
        'tag:',
        'variants.price:>',
      ),
      fc.string({ maxLength: 5 }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(unit, { maxLength: 20 }), async (parts) => {
        const query = parts.join('').replaceAll('\0', '').toWellFormed()
        expect(await productPageErrors(app, { first: 3, query })).toBeUndefined()
      }),
      { numRuns: 60 },
    )
  })

  it('searches with a count, and as somebody types', async () => {
    await makeProduct(context, { id: 1, title: 'Kubek biały', variants: [{ price: 900 }] })
    await makeProduct(context, { id: 2, title: 'Kubek czarny', variants: [{ price: 500, stock: 0 }] })
    await makeProduct(context, { id: 3, title: 'Kartka' })
    await makeCollection(context, { id: 1, handle: 'kubki', productIds: [] })
    const { data } = await askStorefront(
      app,
      `{ all: search(query: "kubek", first: 1) { totalCount nodes { ... on Product { handle } } }
         cheap: search(query: "kubek", first: 5, sortKey: PRICE) { nodes { ... on Product { handle } } }
         fields: search(query: "variants.price:<7", first: 5) { totalCount nodes { ... on Product { handle } } }
         hidden: search(query: "kubek", first: 5, unavailableProducts: HIDE) { totalCount }
         predictiveSearch(query: "kub", limit: 5) { products { handle } collections { handle } } }`,
    )
    expect(data).toEqual({
      all: { totalCount: 2, nodes: [{ handle: 'produkt-1' }] },
      cheap: { nodes: [{ handle: 'produkt-2' }, { handle: 'produkt-1' }] },
      fields: { totalCount: 1, nodes: [{ handle: 'produkt-2' }] },
      hidden: { totalCount: 1 },
      predictiveSearch: {
        products: [{ handle: 'produkt-1' }, { handle: 'produkt-2' }],
        collections: [{ handle: 'kubki' }],
      },
    })
  })
})
