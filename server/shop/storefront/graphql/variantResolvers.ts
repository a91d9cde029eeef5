import type { GraphQLResolveInfo } from 'graphql'
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
import { languageOf, productInLanguage } from '../catalogue/translation.ts'
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

/** Without a search all are equally relevant: then they are in their own order. */
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

/**
 * A field of the node's product in the requested language; without a promise when the product is at hand. An unneeded
 * promise would be left behind when another field of the answer fails meanwhile.
 */
function ofProduct<Told>(
  node: VariantNode,
  info: GraphQLResolveInfo,
  tell: (product: LoadedProduct) => Told,
): Told | Promise<Told> {
  const tellIn = (product: LoadedProduct) => tell(productInLanguage(product, languageOf(info)))
  const product = node.product()
  return product instanceof Promise ? product.then(tellIn) : tellIn(product)
}

function variantOf({ variant }: VariantNode, { variants }: LoadedProduct): VariantRow {
  return variants.find(({ id }) => id === variant.id) ?? variant
}

export const variantResolvers = {
  ProductVariant: {
    id: ({ variant }: VariantNode) => globalId('ProductVariant', variant.id),
    title: (node: VariantNode, _: unknown, __: unknown, info: GraphQLResolveInfo) =>
      ofProduct(node, info, (product) => variantOf(node, product).title),
    sku: ({ variant }: VariantNode) => variant.sku,
    availableForSale: ({ variant }: VariantNode) => isVariantAvailable(variant),
    quantityAvailable: ({ variant }: VariantNode) => variant.stock,
    requiresShipping: ({ variant }: VariantNode) => variant.requiresShipping,
    price: priceOf,
    priceV2: priceOf,
    compareAtPrice: compareAtPriceOf,
    compareAtPriceV2: compareAtPriceOf,
    selectedOptions: (node: VariantNode, _: unknown, __: unknown, info: GraphQLResolveInfo) =>
      ofProduct(node, info, (product) => variantOf(node, product).selectedOptions),
    image: (node: VariantNode, _: unknown, __: unknown, info: GraphQLResolveInfo) =>
      ofProduct(node, info, (product) => {
        const pictures = picturesOf(product)
        const shown = pictures.find(({ id }) => id === node.picture?.id) ?? node.picture ?? pictures.at(0)
        return shown ? imageOf(shown) : null
      }),
    // Products without stock, by weight, in bundles, on subscription or at volume prices aren't sold.
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
