import { asc } from 'drizzle-orm'
import type { GraphContext } from './graphContext.ts'
import { collections, products } from '../tables.ts'

/** How many things a page of the site map has, as in the real storefront. */
const PAGE_SIZE = 250

type Table = typeof collections | typeof products

/** The shop has nothing of the other kinds of a site map. */
function tableOf(type: string): Table | null {
  if (type === 'COLLECTION') return collections
  return type === 'PRODUCT' ? products : null
}

async function readPage({ server }: GraphContext, table: Table, page: number) {
  const rows = await server.database
    .select({ handle: table.handle, title: table.title, updatedAt: table.updatedAt })
    .from(table)
    .orderBy(asc(table.id))
    .limit(PAGE_SIZE + 1)
    .offset((page - 1) * PAGE_SIZE)
  return {
    hasNextPage: rows.length > PAGE_SIZE,
    items: rows.slice(0, PAGE_SIZE).map(({ handle, title, updatedAt }) => ({
      __typename: 'SitemapResource',
      handle,
      title,
      updatedAt: updatedAt.toISOString(),
    })),
  }
}

const NOTHING = { hasNextPage: false, items: [] }

/** Pages are counted from 1; numbers beyond the greatest offset are empty. */
const isPage = (page: number) => page >= 1 && page <= 1_000_000

export const sitemapResolvers = {
  QueryRoot: {
    sitemap: (_: unknown, { type }: { type: string }) => {
      const table = tableOf(type)
      return {
        pagesCount: async (__: unknown, { server }: GraphContext) => ({
          count: table ? Math.ceil((await server.database.$count(table)) / PAGE_SIZE) : 0,
          precision: 'EXACT',
        }),
        resources: ({ page }: { page: number }, context: GraphContext) =>
          table && isPage(page) ? readPage(context, table, page) : NOTHING,
      }
    },
  },
}
