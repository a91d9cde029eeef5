import { emptyConnection } from './graphContext.ts'

// There are no articles, pages, metaobjects, redirects and places; a single one reads as null by itself.

export const contentResolvers = {
  QueryRoot: {
    articles: emptyConnection,
    blogs: emptyConnection,
    locations: emptyConnection,
    metaobjects: emptyConnection,
    pages: emptyConnection,
    urlRedirects: emptyConnection,
  },
}
