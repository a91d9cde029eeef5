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
import { boolean, list, nullable, number, type Reader, record, string } from '#domain/readers.ts'

// The storefront's answers about the catalogue, checked and read into the product's own words.

export const moneyReader = record({ amount: string, currencyCode: string })

export const pictureReader = record({
  url: string,
  width: nullable(number),
  height: nullable(number),
  altText: nullable(string),
})

const mediumReader = record(
  { __typename: string, id: string, alt: nullable(string) },
  {
    image: nullable(pictureReader),
    previewImage: nullable(pictureReader),
    sources: list(record({ url: string, mimeType: string })),
  },
)

export const quantityRuleReader = record({ maximum: nullable(number) })

const variantReader = record({
  id: string,
  title: string,
  sku: nullable(string),
  requiresShipping: boolean,
  availableForSale: boolean,
  quantityAvailable: nullable(number),
  quantityRule: quantityRuleReader,
  price: moneyReader,
  compareAtPrice: nullable(moneyReader),
  selectedOptions: list(record({ name: string, value: string })),
  image: nullable(pictureReader),
})

const nodes = <Value>(reader: Reader<Value>) => record({ nodes: list(reader) })

export const productReader = record(
  {
    id: string,
    handle: string,
    title: string,
    description: string,
    productType: string,
    vendor: string,
    tags: list(string),
    createdAt: string,
    updatedAt: string,
    availableForSale: boolean,
    featuredImage: nullable(pictureReader),
    priceRange: record({ minVariantPrice: moneyReader, maxVariantPrice: moneyReader }),
    seo: record({ title: nullable(string), description: nullable(string) }),
    metafields: list(nullable(record({ key: string, value: string }))),
    media: nodes(mediumReader),
    images: nodes(pictureReader),
    variants: nodes(variantReader),
  },
  // Lists tell it, a product read by itself doesn't.
  { collections: nodes(record({ handle: string })) },
)

export const productPageReader = record({
  edges: list(record({ node: productReader })),
  pageInfo: record({ hasNextPage: boolean, endCursor: nullable(string) }),
})

const COLLECTION = {
  id: string,
  handle: string,
  title: string,
  description: string,
  image: nullable(pictureReader),
}
export const collectionReader = record(COLLECTION)

/** A collection with its products. */
export const wholeCollectionReader = record({ ...COLLECTION, products: productPageReader })

export function readMoney({ amount, currencyCode }: ReturnType<typeof moneyReader>): Money {
  return { amount: parseAmount(amount), currencyCode }
}

/** A picture without a size is taken for a square, so that its place is reserved. */
const UNKNOWN_SIZE = 1_024

export function readPicture(picture: ReturnType<typeof pictureReader> | null | undefined): Picture | null {
  if (!picture) return null
  const { url, width, height, altText } = picture
  return { url, width: width ?? UNKNOWN_SIZE, height: height ?? UNKNOWN_SIZE, altText: altText ?? '' }
}

function readMedium(medium: ReturnType<typeof mediumReader>): ProductMedia[] {
  const { __typename, id, alt, image, previewImage, sources } = medium
  const picture = readPicture(image)
  if (__typename === 'MediaImage' && picture) return [{ kind: 'picture', id, picture }]
  if (__typename !== 'Video' || !sources) return []
  return [{ kind: 'video', id, sources, poster: readPicture(previewImage), altText: alt ?? '' }]
}

function readVariant(variant: ReturnType<typeof variantReader>): ProductVariant {
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
export function readProduct(product: ReturnType<typeof productReader>): Product {
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

export function readProductPage({ edges, pageInfo }: ReturnType<typeof productPageReader>): ProductPage {
  return { products: edges.map((edge) => readProduct(edge.node)), ...pageInfo }
}

export function readCollection({ image, ...same }: ReturnType<typeof collectionReader>): Collection {
  return { ...same, picture: readPicture(image) }
}

/** Reads the custom fields; a missing or malformed one is left empty, because the product works without it. */
export function readDetails(metafields: ReturnType<typeof productReader>['metafields']): ProductDetails {
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
