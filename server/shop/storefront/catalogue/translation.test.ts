import type { Hono } from 'hono'
import { beforeEach, expect, it } from 'vitest'
import type { ServerContext } from '#server/platform/context.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import {
  askStorefront,
  fixturePicture,
  englishWords,
  makeCollection,
  makeProduct,
  storefrontApp,
} from '#support/storefrontFixture.ts'

const ENGLISH_PICTURE = '/media/products/kubek/en-1-0123456789.jpg'

const ENGLISH = englishWords({
  description: 'A mug & a spoon.',
  tags: ['gift'],
  optionWords: { Kolor: 'Colour', biały: 'white' },
  details: {
    ...englishWords({}).details,
    category: 'Mugs',
    features: ['dishwasher'],
    searchKeywords: 'Kubek prezent',
  },
  seoTitle: 'A mug',
  seoDescription: 'Of clay',
  altTexts: ['A white mug'],
  pictures: [ENGLISH_PICTURE],
})

const FIELDS = `
  title description descriptionHtml productType tags options { name values } featuredImage { altText url }
  metafields(identifiers: [{ namespace: "custom", key: "category" }, { namespace: "custom", key: "category_key" }]) { value }
  variants(first: 1) { nodes { title selectedOptions { name value } image { altText url } } }
  collections(first: 1) { nodes { title } }`

describeOnDatabase('the catalogue in English', (freshContext) => {
  let context: ServerContext
  let app: Hono
  beforeEach(async () => {
    context = await freshContext()
    app = storefrontApp(context)
    await makeProduct(context, {
      id: 1,
      handle: 'kubek',
      title: 'Kubek',
      productType: 'Kubek',
      tags: ['prezent'],
      options: [{ name: 'Kolor', values: ['biały'] }],
      details: { category: 'Kubki', categoryKey: 'kubki' },
      english: ENGLISH,
      media: [fixturePicture(1)],
      variants: [
        { price: 100, title: 'biały', mediaId: 1, selectedOptions: [{ name: 'Kolor', value: 'biały' }] },
      ],
    })
    await makeProduct(context, { id: 2, handle: 'inny', title: 'Inny' })
    await makeCollection(context, {
      id: 1,
      handle: 'kubki',
      title: 'Kubki',
      productIds: [1],
      english: { title: 'Mugs', description: 'All', seoTitle: 'M', seoDescription: 'D', imageAltText: 'P' },
    })
  })

  it('is told whole to who asks in English, by variable too', async () => {
    const query = `query ($l: LanguageCode) @inContext(language: $l) { product(handle: "kubek") { ${FIELDS} } }`
    const { data } = await askStorefront(app, query, { l: 'EN' })
    expect(data).toEqual({
      product: {
        title: 'Mug',
        description: 'A mug & a spoon.',
        descriptionHtml: '<p>A mug &amp; a spoon.</p>',
        productType: 'Mug',
        tags: ['gift'],
        options: [{ name: 'Colour', values: ['white'] }],
        featuredImage: { altText: 'A white mug', url: expect.stringContaining(ENGLISH_PICTURE) },
        metafields: [{ value: 'Mugs' }, { value: 'kubki' }],
        variants: {
          nodes: [
            {
              title: 'white',
              selectedOptions: [{ name: 'Colour', value: 'white' }],
              image: { altText: 'A white mug', url: expect.stringContaining(ENGLISH_PICTURE) },
            },
          ],
        },
        collections: { nodes: [{ title: 'Mugs' }] },
      },
    })
  })

  it('stays Polish for everybody else, in the same process', async () => {
    const [english, polish, german] = await Promise.all(
      ['EN', 'PL', 'DE'].map((language) =>
        askStorefront(
          app,
          `query @inContext(language: ${language}) { products(first: 2) { nodes { title } } }`,
        ),
      ),
    )
    expect(english?.data).toEqual({ products: { nodes: [{ title: 'Mug' }, { title: 'Inny' }] } })
    expect(polish?.data).toEqual({ products: { nodes: [{ title: 'Kubek' }, { title: 'Inny' }] } })
    expect(german?.data).toEqual(polish?.data)
  })

  it('is asked for in the language that is answered', async () => {
    const query =
      'query @inContext(language: EN) { localization { language { isoCode } availableLanguages { isoCode } } }'
    expect((await askStorefront(app, query)).data).toEqual({
      localization: {
        language: { isoCode: 'EN' },
        availableLanguages: [{ isoCode: 'PL' }, { isoCode: 'EN' }],
      },
    })
  })

  it.each(['PL', 'EN'])('is found by words of both languages, asked in %s', async (language) => {
    const found = {
      mug: ['kubek'],
      kubki: ['kubek'],
      spoon: ['kubek'],
      // The other one is a present, too: it comes after the one that says so.
      gift: ['kubek', 'inny'],
    }
    for (const [word, handles] of Object.entries(found)) {
      const query = `query @inContext(language: ${language}) { products(first: 5, query: "${word}") { nodes { handle } } }`
      expect((await askStorefront(app, query)).data).toEqual({
        products: { nodes: handles.map((handle) => ({ handle })) },
      })
    }
  })
})
