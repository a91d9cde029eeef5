import { and, type SQL, sql } from 'drizzle-orm'
import type { Hono } from 'hono'
import { beforeEach, expect, it } from 'vitest'
import type { ServerContext } from '#server/platform/context.ts'
import { describeOnBothDatabases } from '#support/describeOnDatabase.ts'
import { productPageErrors } from '#support/productList.ts'
import { askStorefront, makeCollection, makeProduct, storefrontApp } from '#support/storefrontFixture.ts'
import { filterConditions } from './catalogue/filterConditions.ts'
import { rankSearch } from './search/rankSearch.ts'
import { parseSearch } from './search/parseSearch.ts'
import { searchCondition } from './search/searchCondition.ts'
import { products } from './tables.ts'

const FILTERED = [
  'collection(handle: "kursy") { products(first: 1, filters: $filters) { nodes { id } } }',
  'search(query: "", first: 1, productFilters: $filters) { totalCount }',
].map((field) => `query F($filters: [ProductFilter!]) { ${field} }`)

const manyOptions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ variantOption: { name: `Opcja ${index}`, value: 'tak' } }))

describeOnBothDatabases('conditions on products', 'each plans its queries itself', (freshContext) => {
  let context: ServerContext
  let app: Hono
  beforeEach(async () => {
    context = await freshContext()
    app = storefrontApp(context)
    await makeProduct(context, { id: 1 })
    await makeCollection(context, { id: 1, handle: 'kursy', productIds: [1] })
  })

  /** The answers to filters of each list that takes them. */
  const codesOf = async (filters: readonly unknown[]) =>
    Promise.all(
      FILTERED.map(
        async (query) => (await askStorefront(app, query, { filters })).errors?.[0]?.extensions?.code,
      ),
    )

  /** The database's plan, one step a line. */
  const planOf = async (conditions: readonly SQL[]) => {
    const query = context.database
      .select({ id: products.id })
      .from(products)
      .where(and(...conditions))
    return JSON.stringify(await context.database.execute(sql`explain ${query}`))
  }

  it('are no joins, whose planning time has no measure, however many they are', async () => {
    expect(await planOf(filterConditions([...manyOptions(4), { price: { min: 1 } }]))).not.toMatch(/join/i)
    const query = parseSearch('produkt variants.price:>1 variants.price:<9 available_for_sale:true')
    const { node } = await rankSearch(context.database, 'PL', query)
    expect(await planOf([searchCondition(node)])).not.toMatch(/join/i)
    expect(await codesOf(manyOptions(50))).toEqual([undefined, undefined])
  })

  it('are refused beyond what anybody ticks or types', async () => {
    expect(await codesOf(manyOptions(51))).toEqual(['MAX_INPUT_SIZE_EXCEEDED', 'MAX_INPUT_SIZE_EXCEEDED'])
    expect(await codesOf([{ tag: 'a'.repeat(256) }])).toEqual(['BAD_REQUEST', 'BAD_REQUEST'])
    expect(
      await codesOf([{ productMetafield: { namespace: 'custom', key: 'rating', value: 'a'.repeat(256) } }]),
    ).toEqual(['BAD_REQUEST', 'BAD_REQUEST'])
    expect(await productPageErrors(app, { first: 1, query: 'a '.repeat(51) })).toEqual(['BAD_REQUEST'])
    expect(await productPageErrors(app, { first: 1, query: 'a-'.repeat(51) })).toEqual(['BAD_REQUEST'])
    expect(await productPageErrors(app, { first: 1, query: 'tag:a '.repeat(51) })).toEqual(['BAD_REQUEST'])
    expect(await productPageErrors(app, { first: 1, query: `"${'a '.repeat(80)}"` })).toBeUndefined()
    const { errors } = await askStorefront(
      app,
      'query C($q: String) { collections(first: 1, query: $q) { nodes { id } } }',
      {
        q: 'a'.repeat(501),
      },
    )
    expect(errors?.map((error) => error.extensions?.code)).toEqual(['BAD_REQUEST'])
  })
})
