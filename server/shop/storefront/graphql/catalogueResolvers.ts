import { sql, type SQL } from 'drizzle-orm'
import type { GraphQLResolveInfo } from 'graphql'
import type { StorefrontLanguage } from '#domain/storefront/storefrontLanguage.ts'
import type { Database } from '#server/platform/database/database.ts'
import { filterConditions, type ProductFilter } from '../catalogue/filterConditions.ts'
import { findProduct } from '../catalogue/findProduct.ts'
import {
  countProducts,
  listProducts,
  PRODUCT_ORDERS,
  relevanceOrder,
  type ProductOrder,
} from '../catalogue/listProducts.ts'
import type { LoadedProduct } from '../catalogue/loadProducts.ts'
import { predictSearch, type PredictiveSearch } from '../catalogue/predictSearch.ts'
import { recommendProducts } from '../catalogue/recommendations.ts'
import { connectionOf, type Connection, type PageArguments } from '../paging.ts'
import { rankSearch } from '../search/rankSearch.ts'
import { readSearch } from '../search/readSearch.ts'
import { isAvailable, searchCondition } from '../search/searchCondition.ts'
import { readWords } from '../catalogue/readWords.ts'
import { languageOf } from '../catalogue/translation.ts'
import { countFacets, type CountFacets } from './countFacets.ts'
import type { GraphContext } from './graphContext.ts'

interface ListArguments extends PageArguments {
  readonly query?: string | null
  readonly reverse?: boolean | null
}

async function readQuery(
  database: Database,
  language: StorefrontLanguage,
  text: string | null | undefined,
): Promise<{ where: SQL[]; relevance: ProductOrder }> {
  const { node, ranked } = await rankSearch(database, language, readSearch(text ?? ''))
  // Without words all are equally relevant.
  const relevance = ranked === null ? PRODUCT_ORDERS.id : relevanceOrder(ranked)
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

const wordConnection = async (words: Promise<readonly string[]>, page: PageArguments) =>
  connectionOf(await words, page, (word) => word)

const queries = {
  productByHandle: (_: unknown, { handle }: { handle: string }, { server }: GraphContext) =>
    findProduct(server, { handle }),

  product: (_: unknown, key: { id?: string | null; handle?: string | null }, { server }: GraphContext) =>
    findProduct(server, key),

  products: async (
    _: unknown,
    { query, reverse, sortKey, ...page }: ListArguments & { sortKey: string },
    { server }: GraphContext,
    info: GraphQLResolveInfo,
  ) => {
    const { where, relevance } = await readQuery(server.database, languageOf(info), query)
    const order = PRODUCT_SORTS[sortKey] ?? relevance
    return listProducts(server.database, { where, order, reverse: reverse === true }, page)
  },

  productRecommendations: async (
    _: unknown,
    {
      productId,
      productHandle,
      intent,
    }: { productId?: string | null; productHandle?: string | null; intent: 'COMPLEMENTARY' | 'RELATED' },
    { server }: GraphContext,
  ) => {
    const product = await findProduct(server, {
      id: productId ?? null,
      handle: productHandle ?? null,
    })
    if (product === null) return null
    // A shopkeeper would choose complementary products, and none are chosen.
    return intent === 'COMPLEMENTARY' ? [] : recommendProducts(server.database, product.row)
  },

  search: async (
    _: unknown,
    args: ListArguments & {
      query: string
      sortKey: string
      productFilters?: readonly ProductFilter[] | null
      types?: readonly string[] | null
      unavailableProducts?: string | null
    },
    { server }: GraphContext,
    info: GraphQLResolveInfo,
  ): Promise<Connection<LoadedProduct> & { totalCount: () => Promise<number>; filters: CountFacets }> => {
    const { query, reverse, sortKey, productFilters, types, unavailableProducts, ...page } = args
    const { where, relevance } = await readQuery(server.database, languageOf(info), query)
    if (unavailableProducts === 'HIDE') where.push(isAvailable)
    // There are no articles and pages.
    if (types && !types.includes('PRODUCT')) where.push(sql`false`)
    const all = [...where, ...filterConditions(productFilters ?? [])]
    const order = sortKey === 'PRICE' ? PRODUCT_ORDERS.price : relevance
    const found = await listProducts(server.database, { where: all, order, reverse: reverse === true }, page)
    return {
      ...found,
      totalCount: () => countProducts(server.database, all),
      filters: countFacets(server.database, { where, filters: productFilters ?? [] }),
    }
  },

  productTags: (_: unknown, page: PageArguments, { server }: GraphContext) =>
    wordConnection(readWords(server.database, 'tags'), page),

  productTypes: (_: unknown, page: PageArguments, { server }: GraphContext) =>
    wordConnection(readWords(server.database, 'productType'), page),

  predictiveSearch: async (
    _: unknown,
    args: PredictiveSearch,
    { server }: GraphContext,
    info: GraphQLResolveInfo,
  ) => {
    const { where, relevance } = await readQuery(server.database, languageOf(info), args.query)
    if (args.unavailableProducts === 'HIDE') where.push(isAvailable)
    return predictSearch(server.database, args, { where, order: relevance, reverse: false })
  },
}

export const catalogueResolvers = {
  QueryRoot: queries,
  SearchResultItemConnection: {
    productFilters: (
      list: { readonly filters: CountFacets },
      _: unknown,
      __: GraphContext,
      info: GraphQLResolveInfo,
    ) => list.filters(languageOf(info)),
  },
}
