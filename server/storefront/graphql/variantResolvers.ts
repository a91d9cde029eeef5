import { maximumQuantity } from '#domain/catalogue/maximumQuantity.ts'
import {
  isVariantAvailable,
  type LoadedProduct,
  type MediaRow,
  type VariantRow,
} from '../catalogue/loadProducts.ts'
import { globalId } from '../globalId.ts'
import { connectionOf, type PageArguments } from '../paging.ts'
import { emptyConnection, moneyOf } from './graphContext.ts'
import { noMetafields } from './noMetafields.ts'
import { imageOf, picturesOf } from './pictureResolvers.ts'

export interface VariantNode {
  readonly variant: VariantRow
  readonly picture: MediaRow | null
  product(): LoadedProduct | Promise<LoadedProduct>
}

export function variantNode(product: LoadedProduct, variant: VariantRow): VariantNode {
  const picture = product.media.find((medium) => medium.id === variant.mediaId) ?? null
  return { variant, picture, product: () => product }
}

export function variantOrNull(product: LoadedProduct, variant: VariantRow | null): VariantNode | null {
  return variant === null ? null : variantNode(product, variant)
}

type VariantSort = 'ID' | 'POSITION' | 'RELEVANCE' | 'SKU' | 'TITLE'

const byText = (one: string, other: string) => one.localeCompare(other, 'pl')

/** Without a search nothing is more relevant than the rest: then they stand in their own order. */
const SORTS: Record<VariantSort, (one: VariantRow, other: VariantRow) => number> = {
  ID: (one, other) => one.id - other.id,
  POSITION: (one, other) => one.position - other.position,
  RELEVANCE: (one, other) => one.position - other.position,
  SKU: (one, other) => byText(one.sku ?? '', other.sku ?? ''),
  TITLE: (one, other) => byText(one.title, other.title),
}

export type VariantList = PageArguments & { readonly reverse?: boolean | null; readonly sortKey: VariantSort }

export function variantConnection(product: LoadedProduct, { sortKey, ...page }: VariantList) {
  const sorted = product.variants.toSorted(SORTS[sortKey])
  return connectionOf(
    sorted.map((variant) => variantNode(product, variant)),
    page,
    (node) => node.variant.id,
  )
}

const priceOf = ({ variant }: VariantNode) => moneyOf(variant.price)
const compareAtPriceOf = ({ variant }: VariantNode) =>
  variant.compareAtPrice === null ? null : moneyOf(variant.compareAtPrice)

export const variantResolvers = {
  ProductVariant: {
    id: ({ variant }: VariantNode) => globalId('ProductVariant', variant.id),
    title: ({ variant }: VariantNode) => variant.title,
    sku: ({ variant }: VariantNode) => variant.sku,
    availableForSale: ({ variant }: VariantNode) => isVariantAvailable(variant),
    quantityAvailable: ({ variant }: VariantNode) => variant.stock,
    requiresShipping: ({ variant }: VariantNode) => variant.requiresShipping,
    price: priceOf,
    priceV2: priceOf,
    compareAtPrice: compareAtPriceOf,
    compareAtPriceV2: compareAtPriceOf,
    selectedOptions: ({ variant }: VariantNode) => variant.selectedOptions,
    image: async (node: VariantNode) => {
      const shown = node.picture ?? picturesOf(await node.product()).at(0)
      return shown ? imageOf(shown) : null
    },
    // Nothing is sold that isn't there, by weight, in bundles, on subscription or at a price of its own for many.
    currentlyNotInStock: () => false,
    requiresComponents: () => false,
    components: emptyConnection,
    groupedBy: emptyConnection,
    quantityRule: async (node: VariantNode) => ({
      minimum: 1,
      maximum: maximumQuantity({ ...node.variant, tags: (await node.product()).row.tags }),
      increment: 1,
    }),
    quantityPriceBreaks: emptyConnection,
    sellingPlanAllocations: emptyConnection,
    storeAvailability: emptyConnection,
    weightUnit: () => 'KILOGRAMS',
    ...noMetafields,
  },
}
