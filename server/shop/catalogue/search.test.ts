import { beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { createCatalogueCalls } from '#api/storefront/catalogueCalls.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { searchProducts } from '#domain/catalogue/searchProducts.ts'
import { STOREFRONT_LANGUAGES, type StorefrontLanguage } from '#domain/storefront/storefrontLanguage.ts'
import { createStorefrontExecutor } from '#server/shop/storefront/createStorefrontExecutor.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { BUYERS_QUERIES } from './buyersQueries.ts'
import { INTENTS, NOTHING } from './searchQueries.ts'
import { seedCatalogue } from './seedCatalogue.ts'

const QUERIES = INTENTS.flatMap(({ wants, typed }) => typed.map((text) => ({ text, wants })))

const answerSchema = z.object({ products: z.object({ nodes: z.array(z.object({ handle: z.string() })) }) })

interface Measured {
  readonly text: string
  /** The share of the wanted products that are found at all. */
  readonly recall: number
  /** The share of wanted products among as many of the first places as products are wanted. */
  readonly precision: number
}

const share = (some: number, all: number) => (all === 0 ? 0 : some / all)
const mean = (values: readonly number[]) =>
  share(
    values.reduce((sum, value) => sum + value, 0),
    values.length,
  )

function measure(text: string, wants: readonly string[], handles: readonly string[]): Measured {
  const first = handles.slice(0, wants.length)
  return {
    text,
    recall: share(wants.filter((handle) => handles.includes(handle)).length, wants.length),
    precision: share(first.filter((handle) => wants.includes(handle)).length, wants.length),
  }
}

function report(where: string, measured: readonly Measured[]): { recall: number; precision: number } {
  const recall = mean(measured.map((each) => each.recall))
  const precision = mean(measured.map((each) => each.precision))
  const poor = measured.filter((each) => each.recall < 1 || each.precision < 1)
  console.info(
    `search, ${where}: ${measured.length} queries, recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)}`,
    poor.map((each) => `${each.text} (${each.recall.toFixed(2)}/${each.precision.toFixed(2)})`).join(', '),
  )
  return { recall, precision }
}

describeOnDatabase('searching the catalogue', (freshContext) => {
  const catalogues = new Map<StorefrontLanguage, readonly Product[]>()
  let execute: ReturnType<typeof createStorefrontExecutor>
  beforeAll(async () => {
    const context = await freshContext()
    await seedCatalogue(context)
    execute = createStorefrontExecutor(context)
    for (const language of STOREFRONT_LANGUAGES) {
      const reads = createCatalogueCalls(
        async (query, variables) => {
          const { data } = await execute({ query, variables })
          if (!data) throw new Error('no data')
          return data
        },
        { language: () => language },
      )
      catalogues.set(language, (await reads.products({ first: 250, sortKey: 'BEST_SELLING' })).products)
    }
  })
  const handlesFor = (language: StorefrontLanguage, text: string) =>
    searchProducts(catalogues.get(language) ?? [], text).map(({ handle }) => handle)

  it('is tried with at least 200 queries', () => {
    expect(QUERIES.length).toBeGreaterThanOrEqual(200)
    expect(new Set(QUERIES.map(({ text }) => text)).size).toBe(QUERIES.length)
  })

  it.each(STOREFRONT_LANGUAGES)('finds what is meant on the device, on a page in %s', (language) => {
    const measured = QUERIES.map(({ text, wants }) => measure(text, wants, handlesFor(language, text)))
    const { recall, precision } = report(`device ${language}`, measured)
    expect(recall).toBeGreaterThanOrEqual(0.98)
    expect(precision).toBeGreaterThanOrEqual(0.95)
  })

  it.each(STOREFRONT_LANGUAGES)('finds nothing on a page in %s where there is nothing', (language) => {
    expect(NOTHING.filter((text) => handlesFor(language, text).length > 0)).toEqual([])
  })

  /** The server's matches, the best first. */
  const foundByServer = async (language: StorefrontLanguage, text: string) => {
    const query = `query ($query: String!) @inContext(language: ${language}) { products(first: 250, query: $query, sortKey: RELEVANCE) { nodes { handle } } }`
    const { data } = await execute({ query, variables: { query: text } })
    return answerSchema.parse(data).products.nodes.map(({ handle }) => handle)
  }

  it('judges 200 queries of buyers: at least 190 have what they want among the first three', () => {
    expect(new Set(BUYERS_QUERIES.map(({ typed }) => typed)).size).toBe(BUYERS_QUERIES.length)
    expect(BUYERS_QUERIES.length).toBeGreaterThanOrEqual(200)
    const unknown = BUYERS_QUERIES.flatMap(({ wants }) => wants).filter(
      (handle) => !(catalogues.get('PL') ?? []).some((product) => product.handle === handle),
    )
    expect(unknown).toEqual([])
    const missed = BUYERS_QUERIES.flatMap(({ language, typed, wants }) => {
      const found = handlesFor(language, typed)
      const first = found.slice(0, 3)
      return first.some((handle) => wants.includes(handle))
        ? []
        : [`${typed} (${found.length}): ${first.join(', ')}`]
    })
    console.info(
      `search, buyers: ${BUYERS_QUERIES.length - missed.length} of ${BUYERS_QUERIES.length} have it among the first three`,
      missed,
    )
    // 19 of 20.
    expect(missed.length).toBeLessThanOrEqual(Math.floor(BUYERS_QUERIES.length / 20))
  })

  it('lists nothing for signs that say nothing', () => {
    expect(['🦜', '!?', '🤷 …'].filter((text) => handlesFor('PL', text).length > 0)).toEqual([])
    expect(handlesFor('PL', ' ').length).toBe(catalogues.get('PL')?.length)
  })

  it('finds on the server, for those without scripts and the fronts of others, what the device finds', async () => {
    for (const { language, typed } of [...BUYERS_QUERIES.slice(0, 40), ...BUYERS_QUERIES.slice(-10)]) {
      expect({ typed, found: await foundByServer(language, typed) }).toEqual({
        typed,
        found: handlesFor(language, typed),
      })
    }
  })
})
