import { describe, expect, expectTypeOf, it } from 'vitest'
import { isBlankName } from '#domain/gifts/blankWords.ts'
import { blankNames } from '#domain/orders/blanks.ts'
import type { CatalogueProduct } from '../catalogueProduct.ts'
import { catalogueCollections, catalogueProducts } from '../catalogue.ts'
import type { AiProductText } from '../content/aiProduct.ts'
import { collectionInEnglish, productInEnglish } from './inEnglish.ts'

const allProducts = catalogueProducts.map((product) => [product.handle, product] as const)
const POLISH_LETTERS = /[ąćęłńśźż]/i
/** Names of people and places, and Polish words on the thing itself, keep their letters. */
const QUOTED_OR_NAMED =
  /“[^”]*”|Michał|Paweł|Gośka|Baśka|Poznań|Małgorzata|Świtem|Elżbieta|Staś|zł|1000 elementów/g

describe('the English catalogue', () => {
  it.each(allProducts)('%s says all of it in English', (_, product) => {
    const { optionWords: __, ...english } = productInEnglish(product)
    const texts = JSON.stringify(english).replace(JSON.stringify(english.details.searchKeywords), '')
    expect(texts.replaceAll(QUOTED_OR_NAMED, '')).not.toMatch(POLISH_LETTERS)
    expect(english.altTexts).toHaveLength(product.pictures.length)
    expect(english.tags).toHaveLength(product.tags.length)
    expect(english.details.aiSampleContent === null).toBe(product.ai === undefined)
  })

  it.each(allProducts)('%s is as long in English as a page has room for', (_, { english }) => {
    expect(english.title.length).toBeLessThanOrEqual(60)
    expect(english.description.length).toBeGreaterThanOrEqual(100)
    expect(english.description.length).toBeLessThanOrEqual(520)
    expect(english.description).toMatch(/[.!?]$/)
    expect(english.seo.title.length).toBeLessThanOrEqual(65)
    expect(english.seo.description.length).toBeLessThanOrEqual(160)
    for (const text of [english.title, english.description, english.sample ?? '']) {
      expect(text).not.toMatch(/["„']| - |\.{3}| {2}/)
      expect(text.match(/“/g)?.length).toBe(text.match(/”/g)?.length)
    }
  })

  it.each(allProducts)('%s has the same blanks in English, and words for its front', (_, product) => {
    const { ai, english, pictures } = product
    if (ai === undefined) return
    expect(blankNames(english.base ?? '').toSorted()).toEqual(blankNames(ai.base).toSorted())
    expect(blankNames(ai.base).filter((name) => !isBlankName(name))).toEqual([])
    expect(english.base).not.toMatch(/["„']| - |\.{3}| {2}/)
    const [first] = pictures
    const isFronted = first?.recipe.kind === 'card' || first?.recipe.kind === 'phone'
    expect(english.cover === undefined).toBe(!isFronted)
    const seen = (english.pictures ?? []).map(({ recipe }) => recipe)
    expect(seen).toHaveLength(pictures.length)
    for (const [index, recipe] of seen.entries()) expect(recipe).not.toEqual(pictures[index]?.recipe)
    const fronts = seen.flatMap((recipe) => ('design' in recipe ? [recipe.design.words] : []))
    expect(fronts).toEqual(isFronted ? pictures.map(() => english.cover) : [])
  })

  it('gives everything a name of its own', () => {
    const titles = catalogueProducts.map(({ english }) => english.title)
    expect(new Set(titles).size).toBe(titles.length)
    const shelves = catalogueCollections.map((collection) => collectionInEnglish(collection).title)
    expect(new Set(shelves).size).toBe(shelves.length)
  })

  it('is written with each product: what has no English does not compile', () => {
    expectTypeOf<AiProductText>().toHaveProperty('english')
    // @ts-expect-error a tag without its English
    const tags: CatalogueProduct['tags'] = ['nieznane']
    // @ts-expect-error an option's value without its English
    const options: CatalogueProduct['variants'][number]['options'] = { Kolor: 'bury' }
    // @ts-expect-error a promise that is not in the list
    const features: CatalogueProduct['features'] = ['Certyfikat ukończenia']
    expect([tags, options, features]).toHaveLength(3)
  })
})
