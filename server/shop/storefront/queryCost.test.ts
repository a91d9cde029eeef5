import { getIntrospectionQuery } from 'graphql'
import type { Hono } from 'hono'
import { beforeEach, expect, it } from 'vitest'
import { EMBEDDED_PUBLIC_TOKEN } from '#server/platform/config.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { askStorefront, makeProduct, STOREFRONT_PATH, storefrontApp } from '#support/storefrontFixture.ts'
import { TOKEN_HEADER } from './storefrontRoutes.ts'

/** The product query that a large open-source shop uses in each of its lists. */
const WHOLE_PRODUCT = `
  id handle availableForSale title description descriptionHtml tags updatedAt
  options { id name values }
  priceRange { maxVariantPrice { amount currencyCode } minVariantPrice { amount currencyCode } }
  variants(first: 250) {
    edges { node { id title availableForSale selectedOptions { name value } price { amount currencyCode } } }
  }
  featuredImage { url altText width height }
  images(first: 20) { edges { node { url altText width height } } }
  seo { title description }`

const search = (index: number) => `a${index}: search(query: $q, first: 1, productFilters: $f) { totalCount }`
const searches = (count: number) =>
  `query ($q: String!, $f: [ProductFilter!]) { ${Array.from({ length: count }, (_, index) => search(index)).join(' ')} }`
const option = (index: number) => [{ name: 'Title', value: String(index) }]
const bigList = (index: number) => `a${index}: products(first: 4) { nodes { variants(first: 99) {
  nodes { selectedOptions { name } price { amount } compareAtPrice { amount } product { seo { title } } } } } }`

describeOnDatabase('the cost of a query', (freshContext) => {
  let context: ServerContext
  let app: Hono
  beforeEach(async () => {
    context = await freshContext()
    app = storefrontApp(context)
  })

  const codesOf = async (query: string, variables = {}) =>
    (await askStorefront(app, query, variables)).errors?.map((error) => error.extensions?.code)
  const costOf = async (query: string, variables = {}) =>
    (await askStorefront(app, query, variables)).extensions?.cost

  it('is told with the answer, before it and after', async () => {
    await makeProduct(context, { id: 1 })
    expect(await costOf('{ shop { name } }')).toEqual({ requestedQueryCost: 151, actualQueryCost: 1 })
    const list = '{ products(first: 3) { nodes { title seo { title } } pageInfo { hasNextPage } } }'
    expect(await costOf(list)).toEqual({
      requestedQueryCost: 150 + 1 + 3 * 2 + 1,
      actualQueryCost: 1 + 2 + 1,
    })
    // The same by another name, through fragments and variables, and with a page's default size.
    const fragments = `query ($n: Int) { products(first: $n) { ...Page } }
      fragment Page on ProductConnection { nodes { ... on Product { ...Title } } pageInfo { hasNextPage } }
      fragment Title on Product { title seo { title } }`
    expect((await costOf(fragments, { n: 3 }))?.requestedQueryCost).toBe(158)
    expect((await costOf(fragments.replace('$n: Int', '$n: Int = 3')))?.requestedQueryCost).toBe(
      150 + 1 + 500 + 1,
    )
  })

  it('lets other people’s shops ask for a cart with room for every line', async () => {
    const money = '{ amount currencyCode }'
    const line = `id quantity attributes { key value }
      cost { totalAmount ${money} amountPerQuantity ${money} compareAtAmountPerQuantity ${money} subtotalAmount ${money} }
      discountAllocations { discountedAmount ${money} discountApplication { targetType } }
      ... on CartLine { parentRelationship { parent { id } } }
      merchandise { ... on ProductVariant { id title price ${money} compareAtPrice ${money} image { url width height }
        selectedOptions { name value } product { id handle title featuredImage { url } seo { title } } } }`
    const cart = `query ($id: ID!) { cart(id: $id) { id cost { totalAmount ${money} subtotalAmount ${money} }
      discountCodes { code applicable } appliedGiftCards { id amountUsed ${money} }
      lines(first: 250) { nodes { ${line} } } } }`
    expect(await codesOf(cart, { id: 'gid://shopify/Cart/1?key=abc' })).toBeUndefined()
  })

  it('lets other people’s shops ask for whole lists', async () => {
    const list = `(first: 100) { edges { node { ${WHOLE_PRODUCT} } } }`
    expect(await codesOf(`{ products${list} }`)).toBeUndefined()
    expect(await codesOf(`{ collection(handle: "x") { products${list} } }`)).toBeUndefined()
    expect(await codesOf(`{ products(first: 250) { edges { node { ${WHOLE_PRODUCT} } } } }`)).toBeUndefined()
    expect(await codesOf(getIntrospectionQuery())).toBeUndefined()
  })

  it('has a highest, also through variables and fragments', async () => {
    const query = `query ($n: Int!) { collections(first: $n) { nodes { products(first: $n) { ...More } } } }
      fragment More on ProductConnection { nodes { id } }`
    expect(await codesOf(query, { n: 250 })).toEqual(['MAX_COST_EXCEEDED'])
    expect(await codesOf(query, { n: 5 })).toBeUndefined()
    const { errors } = await askStorefront(app, query, { n: 250 })
    expect(errors?.[0]).toMatchObject({
      message: expect.stringMatching(
        /^Query cost is \d+, which exceeds the single query max cost limit \(30000\)\.$/,
      ),
      extensions: { code: 'MAX_COST_EXCEEDED', maxCost: 30_000 },
    })
  })

  it('counts words and filters, which every product is held against', async () => {
    const q = 'ka '.repeat(50)
    const f = Array.from({ length: 50 }, (_, index) => ({ tag: `t${index}` }))
    expect(await codesOf(searches(20), { q, f })).toEqual(['MAX_COST_EXCEEDED'])
    expect(await codesOf(searches(20), { q: 'kartka', f: [] })).toBeUndefined()
  })

  it('ends an answer that grows beyond what anybody expected', async () => {
    const ids = [1, 2, 3, 4]
    const variants = Array.from({ length: 99 }, (_, index) => ({
      price: 100,
      selectedOptions: option(index),
    }))
    for (const id of ids) await makeProduct(context, { id, variants })
    const query = `{ ${Array.from({ length: 20 }, (_, index) => bigList(index)).join(' ')} }`
    const { data, errors } = await askStorefront(app, query)
    expect({ data, codes: errors?.map((error) => error.extensions?.code) }).toEqual({
      codes: ['MAX_COST_EXCEEDED'],
    })
  })

  it('is not all: depth, aliases, root fields and words are bounded, too', async () => {
    const deep = `${'variants(first: 1) { nodes { product { '.repeat(6)} id ${'} } }'.repeat(6)}`
    expect(await codesOf(`{ product(handle: "x") { ${deep} } }`)).toEqual(['MAX_DEPTH_EXCEEDED'])
    // Deeper than a parser can go, and brackets that don't nest.
    for (const open of ['[', '{a:'])
      expect(await codesOf(`{ product(handle: ${open.repeat(2_900)}) { id } }`)).toEqual([
        'MAX_DEPTH_EXCEEDED',
      ])
    const words = '[{('.repeat(100)
    expect(await codesOf(`{ product(handle: "${words}") { id } } # ${words}`)).toBeUndefined()
    const aliases = Array.from({ length: 70 }, (_, index) => `a${index}: name`).join(' ')
    expect(await codesOf(`{ shop { ${aliases} } }`)).toEqual(['MAX_ALIASES_EXCEEDED'])
    const roots = Array.from({ length: 30 }, (_, index) => `a${index}: cartCreate { cart { id } }`).join(' ')
    expect(await codesOf(`mutation { ${roots} }`)).toEqual(['MAX_COST_EXCEEDED'])
    const long = `{ shop { ${'name '.repeat(5_000)} } }`
    expect((await askStorefront(app, long)).errors?.[0]?.message).toMatch(/token/i)
    const circle = '{ shop { ...A } } fragment A on Shop { ...B } fragment B on Shop { ...A }'
    expect((await askStorefront(app, circle)).errors?.[0]?.message).toMatch(/cannot spread fragment/i)
    const identifiers = Array.from({ length: 251 }, () => ({ namespace: 'custom', key: 'rating' }))
    await makeProduct(context, { id: 1 })
    const metafields =
      'query ($i: [HasMetafieldsIdentifier!]!) { product(handle: "produkt-1") { metafields(identifiers: $i) { key } } }'
    expect(await codesOf(metafields, { i: identifiers })).toEqual(['MAX_INPUT_SIZE_EXCEEDED'])
    const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const answer = await app.request(STOREFRONT_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [TOKEN_HEADER]: EMBEDDED_PUBLIC_TOKEN },
      body: `{"query":"{ shop { name } }","variables":{"q":${nested}}}`,
    })
    expect(await answer.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_REQUEST' } }] })
  })
})
