import * as z from 'zod/mini'
import {
  AI_PRODUCT_TYPES,
  DIFFICULTIES,
  type Collection,
  type Picture,
  type Product,
  type ProductDetails,
  type ProductMedia,
  type ProductPage,
  type ProductVariant,
} from '#domain/catalogue/product.ts'
import { parseAmount, type Money } from '#domain/money.ts'

// What the storefront answers about the catalogue, checked and read into the product's own words.

export const moneySchema = z.object({ amount: z.string(), currencyCode: z.string() })

export const pictureSchema = z.object({
  url: z.string(),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  altText: z.nullable(z.string()),
})

const mediumSchema = z.object({
  __typename: z.string(),
  id: z.string(),
  alt: z.nullable(z.string()),
  image: z.nullish(pictureSchema),
  previewImage: z.nullish(pictureSchema),
  sources: z.optional(z.array(z.object({ url: z.string(), mimeType: z.string() }))),
})

export const quantityRuleSchema = z.object({ maximum: z.nullable(z.number()) })

const variantSchema = z.object({
  id: z.string(),
  title: z.string(),
  sku: z.nullable(z.string()),
  requiresShipping: z.boolean(),
  availableForSale: z.boolean(),
  quantityAvailable: z.nullable(z.number()),
  quantityRule: quantityRuleSchema,
  price: moneySchema,
  compareAtPrice: z.nullable(moneySchema),
  selectedOptions: z.array(z.object({ name: z.string(), value: z.string() })),
  image: z.nullable(pictureSchema),
})

const nodes = <Schema extends z.core.$ZodType>(schema: Schema) => z.object({ nodes: z.array(schema) })

export const productSchema = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  description: z.string(),
  productType: z.string(),
  vendor: z.string(),
  tags: z.array(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  availableForSale: z.boolean(),
  featuredImage: z.nullable(pictureSchema),
  priceRange: z.object({ minVariantPrice: moneySchema, maxVariantPrice: moneySchema }),
  seo: z.object({ title: z.nullable(z.string()), description: z.nullable(z.string()) }),
  metafields: z.array(z.nullable(z.object({ key: z.string(), value: z.string() }))),
  media: nodes(mediumSchema),
  images: nodes(pictureSchema),
  variants: nodes(variantSchema),
  // Lists tell it, a product read by itself doesn't.
  collections: z.optional(nodes(z.object({ handle: z.string() }))),
})

export const productPageSchema = z.object({
  edges: z.array(z.object({ node: productSchema })),
  pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.nullable(z.string()) }),
})

export const collectionSchema = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.nullable(pictureSchema),
})

export function readMoney({ amount, currencyCode }: z.output<typeof moneySchema>): Money {
  return { amount: parseAmount(amount), currencyCode }
}

/** A picture whose size the storefront doesn't tell is taken for a square: a place is kept for it all the same. */
const UNKNOWN_SIZE = 1_024

export function readPicture(picture: z.output<typeof pictureSchema> | null | undefined): Picture | null {
  if (!picture) return null
  const { url, width, height, altText } = picture
  return { url, width: width ?? UNKNOWN_SIZE, height: height ?? UNKNOWN_SIZE, altText: altText ?? '' }
}

function readMedium(medium: z.output<typeof mediumSchema>): ProductMedia[] {
  const { __typename, id, alt, image, previewImage, sources } = medium
  const picture = readPicture(image)
  if (__typename === 'MediaImage' && picture) return [{ kind: 'picture', id, picture }]
  if (__typename !== 'Video' || !sources) return []
  return [{ kind: 'video', id, sources, poster: readPicture(previewImage), altText: alt ?? '' }]
}

function readVariant(variant: z.output<typeof variantSchema>): ProductVariant {
  const { price, compareAtPrice, image, quantityRule, ...same } = variant
  return {
    ...same,
    maximumQuantity: quantityRule.maximum,
    price: readMoney(price),
    compareAtPrice: compareAtPrice && readMoney(compareAtPrice),
    picture: readPicture(image),
  }
}

const isPicture = (picture: Picture | null): picture is Picture => picture !== null

/** Reads a product, of a list or whole. Throws a RangeError for an amount that is none. */
export function readProduct(product: z.output<typeof productSchema>): Product {
  const { featuredImage, priceRange, metafields, media, images, variants, collections, ...same } = product
  return {
    ...same,
    featuredPicture: readPicture(featuredImage),
    media: media.nodes.flatMap(readMedium),
    pictures: images.nodes.map(readPicture).filter(isPicture),
    variants: variants.nodes.map(readVariant),
    priceRange: { min: readMoney(priceRange.minVariantPrice), max: readMoney(priceRange.maxVariantPrice) },
    details: readDetails(metafields),
    collections: collections?.nodes.map(({ handle }) => handle) ?? [],
  }
}

export function readProductPage({ edges, pageInfo }: z.output<typeof productPageSchema>): ProductPage {
  return { products: edges.map((edge) => readProduct(edge.node)), ...pageInfo }
}

export function readCollection({ image, ...same }: z.output<typeof collectionSchema>): Collection {
  return { ...same, picture: readPicture(image) }
}

/** Reads the custom fields; what is missing or makes no sense is left empty, a product is no worse for it. */
export function readDetails(metafields: z.output<typeof productSchema>['metafields']): ProductDetails {
  const values = new Map(metafields.flatMap((field) => (field ? [[field.key, field.value]] : [])))
  const text = (key: string) => values.get(key) || null
  const oneOf = <Value extends string>(key: string, known: readonly Value[]) =>
    known.find((value) => value === values.get(key)) ?? null
  return {
    category: text('category'),
    categoryKey: text('category_key'),
    difficulty: oneOf('difficulty', DIFFICULTIES),
    duration: text('duration'),
    features: readList(values.get('features')),
    aiType: oneOf('ai_type', AI_PRODUCT_TYPES),
    aiCategory: text('ai_category'),
    aiCategoryKey: text('ai_category_key'),
    aiTemplateStyle: text('ai_template_style'),
    aiTemplateLength: text('ai_template_length'),
    aiTemplateBase: text('ai_template_base'),
    aiTemplateVariables: readList(values.get('ai_template_variables')),
    aiSampleContent: text('ai_sample_content'),
    bestseller: values.get('bestseller') === 'true',
    rating: readRating(values.get('rating')),
    reviewCount: readCount(values.get('review_count')),
    searchKeywords: text('search_keywords'),
  }
}

/** A list is JSON; a store that keeps plain text instead has one item per line. */
function readList(value: string | undefined): readonly string[] {
  if (!value) return []
  const parsed = parseJson(value)
  if (Array.isArray(parsed)) return parsed.filter((item) => typeof item === 'string')
  return value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** A number, or the storefront's own rating type, which is JSON with its scale. */
function readRating(value: string | undefined): number | null {
  const parsed = parseJson(value ?? '')
  const inner = typeof parsed === 'object' && parsed !== null && 'value' in parsed ? parsed.value : parsed
  const rating = typeof inner === 'string' ? Number(inner || Number.NaN) : inner
  return typeof rating === 'number' && rating >= 0 && rating <= 5 ? rating : null
}

function readCount(value: string | undefined): number {
  const count = Number(value ?? '')
  return Number.isSafeInteger(count) && count > 0 ? count : 0
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
