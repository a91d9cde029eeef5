import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import type { ProductDetails } from '#domain/catalogue/product.ts'
import { EMBEDDED_PUBLIC_TOKEN } from '#server/platform/config.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { ProductTranslation } from '#server/shop/storefront/catalogue/translatedTexts.ts'
import {
  saveCollection,
  saveProduct,
  type CollectionToSave,
  type ProductToSave,
} from '#server/shop/storefront/saveCatalogue.ts'
import { storefrontRoutes, TOKEN_HEADER } from '#server/shop/storefront/storefrontRoutes.ts'
import { productVariants } from '#server/shop/storefront/tables.ts'

export const NO_DETAILS: ProductDetails = {
  category: null,
  categoryKey: null,
  difficulty: null,
  duration: null,
  features: [],
  aiType: null,
  aiCategory: null,
  aiCategoryKey: null,
  aiTemplateStyle: null,
  aiTemplateLength: null,
  aiTemplateBase: null,
  aiTemplateVariables: [],
  aiSampleContent: null,
  bestseller: false,
  rating: null,
  reviewCount: 0,
  searchKeywords: null,
}

/** A product's words in English; only those that matter to the test are given. */
export function englishWords(words: Partial<ProductTranslation>): ProductTranslation {
  return {
    title: 'Mug',
    description: '',
    productType: 'Mug',
    tags: [],
    optionWords: { biały: 'white' },
    details: {
      category: null,
      duration: null,
      features: [],
      aiCategory: null,
      aiTemplateStyle: null,
      aiTemplateLength: null,
      aiTemplateBase: null,
      aiSampleContent: null,
      searchKeywords: null,
    },
    seoTitle: '',
    seoDescription: '',
    altTexts: [],
    pictures: [],
    ...words,
  }
}

type FixtureVariant = Partial<ProductToSave['variants'][number]> & { readonly price: number }

interface FixtureProduct extends Partial<Omit<ProductToSave, 'variants' | 'details'>> {
  readonly id: number
  readonly variants?: readonly FixtureVariant[]
  readonly details?: Partial<ProductDetails>
}

/** Writes a product; only its values that matter to the test are given. Variant n of product id is `id * 100 + n`. */
export async function makeProduct({ database }: ServerContext, product: FixtureProduct): Promise<void> {
  const { variants, details, ...given } = product
  const moment = new Date(Date.UTC(2026, 0, 1, 0, product.id))
  await saveProduct(database, {
    handle: `produkt-${product.id}`,
    title: `Produkt ${product.id}`,
    description: 'Opis produktu.',
    descriptionHtml: '<p>Opis produktu.</p>',
    productType: 'Prezenty',
    salesRank: product.id,
    createdAt: moment,
    updatedAt: moment,
    media: [],
    ...given,
    details: { ...NO_DETAILS, ...details },
    variants: (variants ?? [{ price: 1_000 }]).map((variant, index) => ({
      id: variantId(product.id, index),
      title: 'Default Title',
      selectedOptions: [{ name: 'Title', value: 'Default Title' }],
      requiresShipping: true,
      ...variant,
    })),
  })
}

export const variantId = (productId: number, index = 0): number => productId * 100 + index
export const variantGid = (productId: number, index = 0): string =>
  `gid://shopify/ProductVariant/${variantId(productId, index)}`

/** Sets a variant's remaining stock, as sales elsewhere would. */
export async function setStock({ database }: ServerContext, id: number, stock: number | null): Promise<void> {
  await database.update(productVariants).set({ stock }).where(eq(productVariants.id, id))
}

/** Writes a collection of these products, in this order. */
export async function makeCollection(
  { database }: ServerContext,
  collection: Partial<CollectionToSave> & Pick<CollectionToSave, 'id' | 'handle' | 'productIds'>,
): Promise<void> {
  await saveCollection(database, {
    title: collection.handle,
    description: '',
    position: collection.id,
    updatedAt: new Date('2026-01-01T00:00:00Z'),
    ...collection,
  })
}

/** A picture of a gallery; `id` is unique among all. */
export function fixturePicture(id: number): ProductToSave['media'][number] {
  return {
    id,
    kind: 'picture',
    url: `/media/products/obraz/${id}.jpg`,
    width: 1600,
    height: 1200,
    altText: `Obraz ${id}`,
  }
}

const bodySchema = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        extensions: z.looseObject({ code: z.string().optional() }).optional(),
      }),
    )
    .optional(),
  extensions: z
    .object({ cost: z.object({ requestedQueryCost: z.number(), actualQueryCost: z.number() }) })
    .optional(),
})
type StorefrontBody = z.infer<typeof bodySchema>

export const STOREFRONT_PATH = '/api/storefront/2026-04/graphql.json'

/** The storefront's routes as the server mounts them. */
export function storefrontApp(context: ServerContext): Hono {
  return new Hono().route('/api/storefront', storefrontRoutes(context))
}

/** Asks the storefront as a client would, with the right token. */
export async function askStorefront(
  app: Hono,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<StorefrontBody> {
  const answer = await app.request(STOREFRONT_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [TOKEN_HEADER]: EMBEDDED_PUBLIC_TOKEN },
    body: JSON.stringify({ query, variables }),
  })
  return bodySchema.parse(await answer.json())
}
