import { isMetafieldKey, METAFIELD_NAMESPACE, METAFIELDS, metafieldValue } from '../catalogue/metafields.ts'
import {
  isVariantAvailable,
  type LoadedProduct,
  type MediaRow,
  type VariantRow,
} from '../catalogue/loadProducts.ts'
import { globalId } from '../globalId.ts'
import { atMost, connectionOf, type PageArguments } from '../paging.ts'
import { moneyOf, truncated } from './graphContext.ts'
import { imageOf } from './pictureResolvers.ts'

type ListArguments = PageArguments & { readonly reverse?: boolean | null }

export interface VariantNode {
  readonly variant: VariantRow
  readonly picture: MediaRow | null
  product(): LoadedProduct | Promise<LoadedProduct>
}

function variantNode(product: LoadedProduct, variant: VariantRow): VariantNode {
  const picture = product.media.find((medium) => medium.id === variant.mediaId) ?? null
  return { variant, picture, product: () => product }
}

const picturesOf = (product: LoadedProduct) => product.media.filter((medium) => medium.kind === 'picture')

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

function metafieldOf({ row }: LoadedProduct, { namespace, key }: MetafieldIdentifier) {
  if (namespace !== METAFIELD_NAMESPACE || !isMetafieldKey(key)) return null
  const value = metafieldValue(row.details, key)
  if (value === null) return null
  return {
    id: globalId('Metafield', `${row.id}-${key}`),
    namespace,
    key,
    type: METAFIELDS[key].type,
    value,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

interface OptionArguments {
  readonly selectedOptions?: readonly { readonly name: string; readonly value: string }[] | null
  readonly ignoreUnknownOptions?: boolean | null
  readonly caseInsensitiveMatch?: boolean | null
}

/** The variant with all of the options; unknown names are passed over when that is wished. */
function variantWithOptions(product: LoadedProduct, options: OptionArguments): VariantRow | null {
  const same = (one: string, other: string) =>
    options.caseInsensitiveMatch === true ? one.toLowerCase() === other.toLowerCase() : one === other
  const names = product.row.options.map((option) => option.name)
  const wanted = (options.selectedOptions ?? []).filter(
    (option) => options.ignoreUnknownOptions !== true || names.some((name) => same(name, option.name)),
  )
  if (wanted.length === 0) return null
  const fits = (variant: VariantRow) =>
    wanted.every((option) =>
      variant.selectedOptions.some((own) => same(own.name, option.name) && same(own.value, option.value)),
    )
  return product.variants.find(fits) ?? null
}

const nodeOrNull = (product: LoadedProduct, variant: VariantRow | null | undefined) =>
  variant ? variantNode(product, variant) : null

export const productResolvers = {
  Product: {
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
    images: (product: LoadedProduct, page: ListArguments) =>
      connectionOf(picturesOf(product).map(imageOf), page, (image) => image.id),
    media: (product: LoadedProduct, page: ListArguments) =>
      connectionOf(product.media, page, (medium) => medium.id),
    variants: (product: LoadedProduct, page: ListArguments) =>
      connectionOf(
        product.variants.map((variant) => variantNode(product, variant)),
        page,
        (node) => node.variant.id,
      ),
    options: ({ row }: LoadedProduct, { first }: { first?: number | null }) =>
      row.options.slice(0, Math.max(0, first ?? row.options.length)).map((option, index) => ({
        id: globalId('ProductOption', `${row.id}-${index}`),
        name: option.name,
        values: option.values,
        optionValues: option.values.map((name, place) => ({
          id: globalId('ProductOptionValue', `${row.id}-${index}-${place}`),
          name,
        })),
      })),
    variantBySelectedOptions: (product: LoadedProduct, options: OptionArguments) =>
      nodeOrNull(product, variantWithOptions(product, options)),
    selectedOrFirstAvailableVariant: (product: LoadedProduct, options: OptionArguments) =>
      nodeOrNull(
        product,
        variantWithOptions(product, options) ??
          product.variants.find(isVariantAvailable) ??
          product.variants[0],
      ),
    metafield: metafieldOf,
    metafields: (product: LoadedProduct, { identifiers }: { identifiers: readonly MetafieldIdentifier[] }) =>
      atMost(identifiers, ['identifiers']).map((identifier) => metafieldOf(product, identifier)),
  },
  ProductVariant: {
    id: ({ variant }: VariantNode) => globalId('ProductVariant', variant.id),
    title: ({ variant }: VariantNode) => variant.title,
    sku: ({ variant }: VariantNode) => variant.sku,
    availableForSale: ({ variant }: VariantNode) => isVariantAvailable(variant),
    quantityAvailable: ({ variant }: VariantNode) => variant.stock,
    requiresShipping: ({ variant }: VariantNode) => variant.requiresShipping,
    price: ({ variant }: VariantNode) => moneyOf(variant.price),
    compareAtPrice: ({ variant }: VariantNode) =>
      variant.compareAtPrice === null ? null : moneyOf(variant.compareAtPrice),
    selectedOptions: ({ variant }: VariantNode) => variant.selectedOptions,
    image: async (node: VariantNode) => {
      const shown = node.picture ?? picturesOf(await node.product()).at(0)
      return shown ? imageOf(shown) : null
    },
  },
  HasMetafields: { __resolveType: () => 'Product' },
  Merchandise: { __resolveType: () => 'ProductVariant' },
  SearchResultItem: { __resolveType: () => 'Product' },
}
