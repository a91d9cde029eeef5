import type { GraphQLResolveInfo } from 'graphql'
import { summariseReviews } from '#server/shop/reviews/shownReviews.ts'
import type { CountFacets } from './countFacets.ts'
import { inLanguage } from './inLanguage.ts'
import { languageOf, productInLanguage } from '../catalogue/translation.ts'
import {
  isMetafieldKey,
  METAFIELD_NAMESPACE,
  METAFIELDS,
  metafieldValue,
  REVIEWS_KEY,
} from '../catalogue/metafields.ts'
import { collectionsOfProduct } from '../catalogue/collectionsOfProducts.ts'
import { isVariantAvailable, type LoadedProduct, type MediaRow } from '../catalogue/loadProducts.ts'
import { encodeVariants } from '../catalogue/optionCodes.ts'
import {
  adjacentVariants,
  firstAvailableVariant,
  firstVariantWith,
  variantWithOptions,
  type OptionArguments,
} from '../catalogue/variantOptions.ts'
import { globalId } from '../globalId.ts'
import { atMost, connectionOf, type PageArguments } from '../paging.ts'
import { emptyConnection, moneyOf, truncated, type GraphContext } from './graphContext.ts'
import { imageOf, picturesOf } from './pictureResolvers.ts'
import { variantConnection, variantNode, variantOrNull } from './variantResolvers.ts'

type ListArguments = PageArguments & { readonly reverse?: boolean | null }
type MediaList = ListArguments & { readonly sortKey: 'CREATED_AT' | 'ID' | 'POSITION' | 'RELEVANCE' }

/** In the order of the gallery, or by number: a picture with a higher number is newer. */
function mediaInOrder(media: readonly MediaRow[], sortKey: MediaList['sortKey']): readonly MediaRow[] {
  return sortKey === 'ID' || sortKey === 'CREATED_AT'
    ? media.toSorted((one, other) => one.id - other.id)
    : media
}

function rangeOf(amounts: readonly number[]) {
  return {
    minVariantPrice: moneyOf(amounts.length === 0 ? 0 : Math.min(...amounts)),
    maxVariantPrice: moneyOf(amounts.length === 0 ? 0 : Math.max(...amounts)),
  }
}

interface MetafieldIdentifier {
  readonly namespace?: string | null
  readonly key: string
}

function metafieldOf(
  product: LoadedProduct,
  { namespace, key }: MetafieldIdentifier,
  { server }: GraphContext,
) {
  if (namespace !== METAFIELD_NAMESPACE) return null
  const { row } = product
  if (key === REVIEWS_KEY) {
    // Reviews aren't part of the catalogue: they are read from their own tables, and only for a product that has some.
    if (row.details.reviewCount === 0) return null
    return summariseReviews(server.database, row.id).then((summary) =>
      metafieldNode(product, { namespace, key, type: 'json', value: JSON.stringify(summary) }),
    )
  }
  if (!isMetafieldKey(key)) return null
  const value = metafieldValue(row.details, key)
  return value === null ? null : metafieldNode(product, { namespace, key, type: METAFIELDS[key].type, value })
}

interface MetafieldTold {
  readonly namespace: string
  readonly key: string
  readonly type: string
  readonly value: string
}

function metafieldNode(product: LoadedProduct, told: MetafieldTold) {
  const { row } = product
  return {
    id: globalId('Metafield', `${row.id}-${told.key}`),
    ...told,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    parentResource: product,
  }
}

export const productResolvers = {
  Product: inLanguage(productInLanguage, {
    id: ({ row }: LoadedProduct) => globalId('Product', row.id),
    handle: ({ row }: LoadedProduct) => row.handle,
    title: ({ row }: LoadedProduct) => row.title,
    description: ({ row }: LoadedProduct, { truncateAt }: { truncateAt?: number | null }) =>
      truncated(row.description, truncateAt),
    descriptionHtml: ({ row }: LoadedProduct) => row.descriptionHtml,
    productType: ({ row }: LoadedProduct) => row.productType,
    vendor: ({ row }: LoadedProduct) => row.vendor,
    tags: ({ row }: LoadedProduct) => row.tags,
    createdAt: ({ row }: LoadedProduct) => row.createdAt.toISOString(),
    publishedAt: ({ row }: LoadedProduct) => row.createdAt.toISOString(),
    updatedAt: ({ row }: LoadedProduct) => row.updatedAt.toISOString(),
    seo: ({ row }: LoadedProduct) => ({ title: row.seoTitle, description: row.seoDescription }),
    availableForSale: ({ variants }: LoadedProduct) => variants.some(isVariantAvailable),
    totalInventory: ({ variants }: LoadedProduct) => {
      const counted = variants.flatMap((variant) => variant.stock ?? [])
      return counted.length === 0 ? null : counted.reduce((sum, stock) => sum + stock, 0)
    },
    priceRange: ({ variants }: LoadedProduct) => rangeOf(variants.map((variant) => variant.price)),
    compareAtPriceRange: ({ variants }: LoadedProduct) =>
      rangeOf(variants.flatMap((variant) => variant.compareAtPrice ?? [])),
    featuredImage: (product: LoadedProduct) => picturesOf(product).map(imageOf).at(0) ?? null,
    images: (product: LoadedProduct, { sortKey, ...page }: MediaList) =>
      connectionOf(mediaInOrder(picturesOf(product), sortKey).map(imageOf), page, (image) => image.id),
    media: (product: LoadedProduct, { sortKey, ...page }: MediaList) =>
      connectionOf(mediaInOrder(product.media, sortKey), page, (medium) => medium.id),
    variants: variantConnection,
    collections: async ({ row }: LoadedProduct, page: ListArguments, { server }: GraphContext) =>
      connectionOf(await collectionsOfProduct(server.database, row.id), page, (collection) => collection.id),
    onlineStoreUrl: ({ row }: LoadedProduct, _: unknown, { checkoutOrigin }: GraphContext) =>
      `${checkoutOrigin}/sklep/produkt/${row.handle}`,
    options: (product: LoadedProduct, { first }: { first?: number | null }) => {
      const { id, options } = product.row
      return options.slice(0, Math.max(0, first ?? options.length)).map((option, index) => ({
        id: globalId('ProductOption', `${id}-${index}`),
        name: option.name,
        values: option.values,
        optionValues: option.values.map((name, place) => ({
          id: globalId('ProductOptionValue', `${id}-${index}-${place}`),
          name,
          firstSelectableVariant: () => variantOrNull(product, firstVariantWith(product, option.name, name)),
        })),
      }))
    },
    variantBySelectedOptions: (product: LoadedProduct, options: OptionArguments) =>
      variantOrNull(product, variantWithOptions(product, options)),
    selectedOrFirstAvailableVariant: (product: LoadedProduct, options: OptionArguments) =>
      variantOrNull(product, variantWithOptions(product, options) ?? firstAvailableVariant(product)),
    adjacentVariants: (product: LoadedProduct, options: OptionArguments) =>
      adjacentVariants(product, options).map((variant) => variantNode(product, variant)),
    encodedVariantExistence: ({ row, variants }: LoadedProduct) => encodeVariants(row.options, variants),
    encodedVariantAvailability: ({ row, variants }: LoadedProduct) =>
      encodeVariants(row.options, variants.filter(isVariantAvailable)),
    isGiftCard: () => false,
    requiresSellingPlan: () => false,
    sellingPlanGroups: emptyConnection,
    metafield: metafieldOf,
    metafields: (
      product: LoadedProduct,
      { identifiers }: { identifiers: readonly MetafieldIdentifier[] },
      context: GraphContext,
    ) => atMost(identifiers, ['identifiers']).map((identifier) => metafieldOf(product, identifier, context)),
  }),
  ProductConnection: {
    // Only lists with filters count them.
    filters: (
      list: { readonly filters?: CountFacets },
      _: unknown,
      __: GraphContext,
      info: GraphQLResolveInfo,
    ) => list.filters?.(languageOf(info)) ?? [],
  },
  MetafieldParentResource: { __resolveType: () => 'Product' },
  Merchandise: { __resolveType: () => 'ProductVariant' },
  SearchResultItem: { __resolveType: () => 'Product' },
}
