import { emptyConnection } from './graphContext.ts'

// Of articles, pages, metaobjects, redirects and places there are none; a single one reads as null by itself.

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
