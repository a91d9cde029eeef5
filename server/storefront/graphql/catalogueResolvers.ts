import { asc, eq, type SQL } from 'drizzle-orm'
import { foldPolish } from '#domain/catalogue/foldPolish.ts'
import type { Database } from '#server/database/database.ts'
import { filterConditions, type ProductFilter } from '../catalogue/filterConditions.ts'
import {
  COLLECTION_ORDER,
  countProducts,
  listProducts,
  PRODUCT_ORDERS,
  relevanceOrder,
  type ProductOrder,
} from '../catalogue/listProducts.ts'
import { loadProducts, type LoadedProduct } from '../catalogue/loadProducts.ts'
import { recommendProducts } from '../catalogue/recommendations.ts'
import { globalId, rowIdOf } from '../globalId.ts'
import { connectionOf, type Connection, type PageArguments } from '../paging.ts'
import { wantedWords } from '../search/parseSearch.ts'
import { readSearch } from '../search/readSearch.ts'
import { isAvailable, relevanceOf, searchCondition } from '../search/searchCondition.ts'
import { collections, products } from '../tables.ts'
import { truncated, type GraphContext } from './graphContext.ts'

type CollectionRow = typeof collections.$inferSelect

interface ListArguments extends PageArguments {
  readonly query?: string | null
  readonly reverse?: boolean | null
}

function readQuery(text: string | null | undefined): { where: SQL[]; relevance: ProductOrder } {
  const node = readSearch(text ?? '')
  const words = wantedWords(node)
  // Without words nothing is more relevant than the rest.
  const relevance = words.length === 0 ? PRODUCT_ORDERS.id : relevanceOrder(relevanceOf(words))
  return { where: [searchCondition(node)], relevance }
}

const PRODUCT_SORTS: Record<string, ProductOrder> = {
  BEST_SELLING: PRODUCT_ORDERS.bestSelling,
  CREATED_AT: PRODUCT_ORDERS.created,
  ID: PRODUCT_ORDERS.id,
  PRICE: PRODUCT_ORDERS.price,
  PRODUCT_TYPE: PRODUCT_ORDERS.productType,
  TITLE: PRODUCT_ORDERS.title,
  UPDATED_AT: PRODUCT_ORDERS.updated,
  VENDOR: PRODUCT_ORDERS.vendor,
}

const COLLECTION_SORTS: Record<string, ProductOrder> = {
  BEST_SELLING: PRODUCT_ORDERS.bestSelling,
  CREATED: PRODUCT_ORDERS.created,
  ID: PRODUCT_ORDERS.id,
  PRICE: PRODUCT_ORDERS.price,
  TITLE: PRODUCT_ORDERS.title,
}

async function findProduct(
  database: Database,
  key: { readonly id?: string | null; readonly handle?: string | null },
): Promise<LoadedProduct | null> {
  const where = key.id
    ? eq(products.id, rowIdOf('Product', key.id) ?? -1)
    : eq(products.handle, key.handle ?? '')
  const rows = await database.select({ id: products.id }).from(products).where(where)
  const [product] = await loadProducts(
    database,
    rows.map((row) => row.id),
  )
  return product ?? null
}

const queries = {
  product: (_: unknown, key: { id?: string | null; handle?: string | null }, { server }: GraphContext) =>
    findProduct(server.database, key),

  products: (
    _: unknown,
    { query, reverse, sortKey, ...page }: ListArguments & { sortKey: string },
    { server }: GraphContext,
  ) => {
    const { where, relevance } = readQuery(query)
    const order = PRODUCT_SORTS[sortKey] ?? relevance
    return listProducts(server.database, { where, order, reverse: reverse === true }, page)
  },

  productRecommendations: async (
    _: unknown,
    { productId, productHandle }: { productId?: string | null; productHandle?: string | null },
    { server }: GraphContext,
  ) => {
    const product = await findProduct(server.database, {
      id: productId ?? null,
      handle: productHandle ?? null,
    })
    return product === null ? null : recommendProducts(server.database, product.row)
  },

  search: async (
    _: unknown,
    args: ListArguments & {
      query: string
      sortKey: string
      productFilters?: readonly ProductFilter[] | null
      unavailableProducts?: string | null
    },
    { server }: GraphContext,
  ): Promise<Connection<LoadedProduct> & { totalCount: () => Promise<number> }> => {
    const { query, reverse, sortKey, productFilters, unavailableProducts, ...page } = args
    const { where, relevance } = readQuery(query)
    const all = [...where, ...filterConditions(productFilters ?? [])]
    if (unavailableProducts === 'HIDE') all.push(isAvailable)
    const order = sortKey === 'PRICE' ? PRODUCT_ORDERS.price : relevance
    const found = await listProducts(server.database, { where: all, order, reverse: reverse === true }, page)
    return { ...found, totalCount: () => countProducts(server.database, all) }
  },

  predictiveSearch: (
    _: unknown,
    { query, limit }: { query: string; limit?: number | null },
    { server }: GraphContext,
  ) => {
    const first = Math.min(Math.max(limit ?? 10, 1), 10)
    const { where, relevance } = readQuery(query)
    return {
      products: async () => {
        const list = { where, order: relevance, reverse: false }
        return (await listProducts(server.database, list, { first })).nodes
      },
      collections: async () => {
        const wanted = foldPolish(query)
        const rows = await readCollections(server.database)
        return rows.filter((row) => ` ${foldPolish(row.title)}`.includes(` ${wanted}`)).slice(0, first)
      },
    }
  },

  collection: async (
    _: unknown,
    { id, handle }: { id?: string | null; handle?: string | null },
    { server }: GraphContext,
  ) => {
    const where = id
      ? eq(collections.id, rowIdOf('Collection', id) ?? -1)
      : eq(collections.handle, handle ?? '')
    const [collection] = await server.database.select().from(collections).where(where)
    return collection ?? null
  },

  collections: async (
    _: unknown,
    { query, sortKey, ...page }: ListArguments & { sortKey: string },
    { server }: GraphContext,
  ) => {
    const rows = await readCollections(server.database)
    const words = wantedWords(readSearch(query ?? ''))
    const found = rows.filter((row) =>
      words.every((word) => ` ${foldPolish(row.title)}`.includes(` ${word}`)),
    )
    if (sortKey === 'TITLE') found.sort((one, other) => one.title.localeCompare(other.title, 'pl'))
    if (sortKey === 'UPDATED_AT') found.sort((one, other) => +one.updatedAt - +other.updatedAt)
    return connectionOf(found, page, (row) => row.id)
  },

  shop: () => ({
    id: globalId('Shop', 1),
    name: 'Iskra',
    description: 'Kartki, życzenia i prezenty tworzone z pomocą AI.',
    moneyFormat: '{{amount_with_comma_separator}} zł',
  }),
}

/** In the order the shop shows them; asked for by `ID`, the default. */
async function readCollections(database: Database): Promise<CollectionRow[]> {
  return database.select().from(collections).orderBy(asc(collections.position), asc(collections.id))
}

export const catalogueResolvers = {
  QueryRoot: queries,
  Collection: {
    id: (row: CollectionRow) => globalId('Collection', row.id),
    description: (row: CollectionRow, { truncateAt }: { truncateAt?: number | null }) =>
      truncated(row.description, truncateAt),
    descriptionHtml: (row: CollectionRow) => `<p>${escapeHtml(row.description)}</p>`,
    updatedAt: (row: CollectionRow) => row.updatedAt.toISOString(),
    seo: (row: CollectionRow) => ({ title: row.seoTitle, description: row.seoDescription }),
    image: (row: CollectionRow) =>
      row.imageUrl === null
        ? null
        : {
            id: globalId('CollectionImage', row.id),
            path: row.imageUrl,
            width: row.imageWidth,
            height: row.imageHeight,
            altText: row.imageAltText,
          },
    products: (
      row: CollectionRow,
      args: PageArguments & {
        filters?: readonly ProductFilter[] | null
        reverse?: boolean | null
        sortKey: string
      },
      { server }: GraphContext,
    ) => {
      const { filters, reverse, sortKey, ...page } = args
      const where = filterConditions(filters ?? [])
      const order = COLLECTION_SORTS[sortKey] ?? COLLECTION_ORDER
      const list = { collectionId: row.id, where, order, reverse: reverse === true }
      return listProducts(server.database, list, page)
    },
  },
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
