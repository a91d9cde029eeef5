import { foldPolish } from '#domain/catalogue/foldPolish.ts'
import { compareNames } from '#domain/nameOrder.ts'
import type { CollectionRow } from '../catalogue/collectionsOfProducts.ts'
import { filterConditions, type ProductFilter } from '../catalogue/filterConditions.ts'
import { findCollection, readCollections } from '../catalogue/findCollections.ts'
import {
  COLLECTION_ORDER,
  listProducts,
  PRODUCT_ORDERS,
  type ProductOrder,
} from '../catalogue/listProducts.ts'
import { globalId } from '../globalId.ts'
import { connectionOf, type PageArguments } from '../paging.ts'
import { wantedWords } from '../search/parseSearch.ts'
import { readSearch } from '../search/readSearch.ts'
import { countFacets } from './countFacets.ts'
import { inLanguage } from './inLanguage.ts'
import { collectionInLanguage, escapeHtml } from '../catalogue/translation.ts'
import { truncated, type GraphContext } from './graphContext.ts'
import { noMetafields } from './noMetafields.ts'

type ListArguments = PageArguments & { readonly reverse?: boolean | null; readonly sortKey: string }

const PRODUCT_SORTS: Record<string, ProductOrder> = {
  BEST_SELLING: PRODUCT_ORDERS.bestSelling,
  CREATED: PRODUCT_ORDERS.created,
  ID: PRODUCT_ORDERS.id,
  PRICE: PRODUCT_ORDERS.price,
  TITLE: PRODUCT_ORDERS.title,
}

const queries = {
  collection: (_: unknown, key: { id?: string | null; handle?: string | null }, { server }: GraphContext) =>
    findCollection(server.database, key),

  collectionByHandle: (_: unknown, { handle }: { handle: string }, { server }: GraphContext) =>
    findCollection(server.database, { handle }),

  collections: async (
    _: unknown,
    { query, sortKey, ...page }: ListArguments & { query?: string | null },
    { server }: GraphContext,
  ) => {
    const rows = await readCollections(server.database)
    const words = wantedWords(readSearch(query ?? ''))
    const found = rows.filter((row) =>
      words.every((word) => ` ${foldPolish(row.title)}`.includes(` ${word}`)),
    )
    if (sortKey === 'TITLE') found.sort((one, other) => compareNames(one.title, other.title))
    if (sortKey === 'UPDATED_AT') found.sort((one, other) => +one.updatedAt - +other.updatedAt)
    return connectionOf(found, page, (row) => row.id)
  },
}

export const collectionResolvers = {
  QueryRoot: queries,
  Collection: inLanguage(collectionInLanguage, {
    handle: (row: CollectionRow) => row.handle,
    title: (row: CollectionRow) => row.title,
    id: (row: CollectionRow) => globalId('Collection', row.id),
    description: (row: CollectionRow, { truncateAt }: { truncateAt?: number | null }) =>
      truncated(row.description, truncateAt),
    descriptionHtml: (row: CollectionRow) => `<p>${escapeHtml(row.description)}</p>`,
    updatedAt: (row: CollectionRow) => row.updatedAt.toISOString(),
    seo: (row: CollectionRow) => ({ title: row.seoTitle, description: row.seoDescription }),
    onlineStoreUrl: (row: CollectionRow, _: unknown, { checkoutOrigin }: GraphContext) =>
      `${checkoutOrigin}/sklep/${row.handle}`,
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
    products: async (
      row: CollectionRow,
      args: ListArguments & { filters?: readonly ProductFilter[] | null },
      { server }: GraphContext,
    ) => {
      const { filters, reverse, sortKey, ...page } = args
      const where = filterConditions(filters ?? [])
      const order = PRODUCT_SORTS[sortKey] ?? COLLECTION_ORDER
      const list = { collectionId: row.id, where, order, reverse: reverse === true }
      return {
        ...(await listProducts(server.database, list, page)),
        filters: countFacets(server.database, { collectionId: row.id, where: [], filters: filters ?? [] }),
      }
    },
    ...noMetafields,
  }),
}
