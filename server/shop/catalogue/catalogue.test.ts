import { describe, expect, it } from 'vitest'
import { MADE_TO_ORDER_TAG } from '#domain/catalogue/madeToOrder.ts'
import { AI_PRODUCT_TYPES } from '#domain/catalogue/product.ts'
import { pictureHash } from '#server/platform/media/pictureAddress.ts'
import { catalogueCollections, catalogueProducts } from './catalogue.ts'
import { collectionSchema, productSchema } from './catalogueSchema.ts'
import { gift } from './content/gift.ts'
import { homePictures } from './content/homePictures.ts'
import { inOrderOfShop, productsOf } from './membership.ts'
import { collectionRow, productRow } from './rows.ts'

const allProducts = catalogueProducts.map((product) => [product.handle, product] as const)
const NOW = new Date('2026-11-20T12:00:00Z')

function repeated(values: readonly (string | number)[]): (string | number)[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe('the catalogue', () => {
  it.each(allProducts)('%s is written as a product should be', (_, product) => {
    expect(productSchema.safeParse(product).error?.issues ?? []).toEqual([])
  })

  it.each(allProducts)('%s is written in Polish letters, sentence by sentence', (_, product) => {
    expect(product.description).toMatch(/[ąćęłńóśźż]/i)
    const sentences = product.description.match(/[.!?](?=\s|$)/g) ?? []
    expect(sentences.length).toBeGreaterThanOrEqual(2)
    expect(sentences.length).toBeLessThanOrEqual(5)
    expect(product.description).toMatch(/[.!?]$/)
  })

  it.each(allProducts)('%s has variants that are told apart and shown', (_, product) => {
    const names = product.variants.map((variant) => Object.keys(variant.options).join())
    expect(new Set(names).size).toBe(1)
    expect(repeated(product.variants.map((variant) => Object.values(variant.options).join(' / ')))).toEqual(
      [],
    )
    for (const { picture = 0 } of product.variants) expect(product.pictures[picture]).toBeDefined()
  })

  it('says of what is made for one buyer what it takes of theirs', () => {
    const [one] = catalogueProducts.filter(({ handle }) => handle === 'plakat-mapa-nieba')
    if (one === undefined) throw new Error('no star map')
    const { tags, handle, variants: _, collections: __, ...text } = one
    const poster = { ...text, code: 'PLA', options: [], forms: [] }
    const personal = [MADE_TO_ORDER_TAG] as const
    expect(gift({ ...poster, handle: 'plakat-mapa-nieba', tags: personal }).handle).toBe(handle)
    expect(gift({ ...poster, handle: 'plakat-baltyk', tags: ['plakat'] }).tags).toEqual(['plakat'])
    // @ts-expect-error -- made to order, and no fields of it are known
    expect(gift({ ...poster, handle: 'plakat-baltyk', tags: personal }).tags).toEqual(tags.slice(-1))
  })

  it('gives everything a name of its own', () => {
    expect(repeated(catalogueProducts.map((product) => product.handle))).toEqual([])
    expect(repeated(catalogueProducts.map((product) => product.title))).toEqual([])
    expect(repeated(catalogueProducts.map((product) => product.description))).toEqual([])
    expect(repeated(catalogueProducts.map((product) => product.seo.title))).toEqual([])
    expect(repeated(catalogueProducts.flatMap((product) => product.variants.map((one) => one.sku)))).toEqual(
      [],
    )
    expect(repeated(catalogueCollections.map((collection) => collection.handle))).toEqual([])
  })

  it('shows every product in its own pictures, each described once', () => {
    const pictures = catalogueProducts.flatMap((product) => product.pictures)
    expect(repeated(pictures.map((picture) => pictureHash(picture.recipe)))).toEqual([])
    expect(repeated(pictures.map((picture) => picture.altText))).toEqual([])
  })

  it('gives rows ids that never meet', () => {
    const rows = catalogueProducts.map((product, index) => productRow(product, index + 1, NOW))
    expect(repeated(rows.map((row) => row.id))).toEqual([])
    expect(repeated(rows.flatMap((row) => row.variants.map((variant) => variant.id)))).toEqual([])
    expect(repeated(rows.flatMap((row) => row.media.map((medium) => medium.id)))).toEqual([])
    const shelves = catalogueCollections.map((collection, index) =>
      collectionRow(collection, index + 1, catalogueProducts, NOW),
    )
    expect(repeated(shelves.map((row) => row.id))).toEqual([])
  })

  it('sets its texts as Polish does', () => {
    const texts = catalogueProducts.map((product, index) => productRow(product, index + 1, NOW).description)
    for (const text of texts) expect(text).not.toMatch(/(?:^|\s)[aiouwz] /i)
  })

  it('has what the shop promises', () => {
    expect(catalogueProducts.length).toBeGreaterThanOrEqual(66)
    for (const type of AI_PRODUCT_TYPES) {
      expect(catalogueProducts.filter((product) => product.ai?.type === type).length).toBeGreaterThanOrEqual(
        5,
      )
    }
    expect(productsOf('kredyty', catalogueProducts)).toHaveLength(6)
    const stocks = catalogueProducts.map((product) => product.variants.map((variant) => variant.stock))
    expect(stocks.some((stock) => stock.every((pieces) => pieces === 0))).toBe(true)
    expect(stocks.some((stock) => stock.includes(0) && !stock.every((pieces) => pieces === 0))).toBe(true)
    expect(
      stocks.flat().filter((pieces) => pieces !== null && pieces > 0 && pieces <= 5).length,
    ).toBeGreaterThan(5)
    const difficulties = new Set(catalogueProducts.flatMap((product) => product.course?.difficulty ?? []))
    expect([...difficulties].toSorted()).toEqual(['podstawowy', 'zaawansowany', 'średni'])
  })

  it('names the amount of credits at the end of a pack’s SKU', () => {
    for (const product of productsOf('kredyty', catalogueProducts)) {
      const amount = /^KREDYTY-(\d+)$/.exec(product.variants[0]?.sku ?? '')?.[1]
      expect(product.title).toContain(`– ${amount} kredytów`)
    }
  })
})

describe('the collections', () => {
  it.each(catalogueCollections.map((collection) => [collection.handle, collection] as const))(
    '%s is described and not empty',
    (name, collection) => {
      expect(collectionSchema.safeParse(collection).error?.issues ?? []).toEqual([])
      expect(productsOf(name, catalogueProducts).length).toBeGreaterThanOrEqual(5)
    },
  )

  it('are what products ask for', () => {
    const handles = new Set(catalogueCollections.map((collection) => collection.handle))
    const asked = catalogueProducts.flatMap((product) => product.collections)
    expect(asked.filter((handle) => !handles.has(handle))).toEqual([])
  })

  it('hold only what is on sale in the sale, and the latest first in the news', () => {
    for (const product of productsOf('promocje', catalogueProducts)) {
      expect(product.variants.some((variant) => variant.compareAtPrice !== undefined)).toBe(true)
    }
    const days = productsOf('nowosci', catalogueProducts).map((product) => product.added)
    expect(days).toEqual(days.toSorted().toReversed())
  })
})

describe('the home page', () => {
  it('has a picture for each of its occasions', () => {
    expect(Object.keys(homePictures)).toHaveLength(8)
    for (const picture of Object.values(homePictures)) expect(picture.altText.length).toBeGreaterThan(15)
  })
})

describe('the order of the whole shop', () => {
  it('begins with presents, and ends with what one buys for oneself', () => {
    const types = inOrderOfShop(catalogueProducts).map((product) => product.productType)
    const firstForOneself = types.findIndex((type) => type === 'Kurs' || type === 'Pakiet kredytów')
    expect(firstForOneself).toBeGreaterThan(50)
    expect(new Set(types.slice(firstForOneself))).toEqual(new Set(['Kurs', 'Pakiet kredytów']))
  })
})
