import type { Article } from '#domain/content/entry.ts'
import type { ContentKind } from '#domain/content/kinds.ts'
import { CONTENT_ADDRESSES, contentPath } from '#domain/content/contentAddresses.ts'
import type { ArticlePlaces } from '#domain/structuredData/articleStructuredData.ts'
import type { Services } from '#services/services.tsx'
import { settleSoon } from '#services/settleSoon.ts'
import { articleQuery, contentLanguage, entriesQuery } from './queries.ts'

// The reads of the routes' loaders. Each waits only a moment: see `settleSoon`.

/** For the lists. */
export async function loadEntries(
  services: Services,
  locale: string,
  ...kinds: readonly ContentKind[]
): Promise<void> {
  const { queryClient } = services
  const language = contentLanguage(locale)
  await settleSoon(
    Promise.all(kinds.map((kind) => queryClient.prefetchQuery(entriesQuery(services, language, kind)))),
    services,
  )
}

/** The subject of an article's page. */
export interface ArticleSubject extends ArticlePlaces {
  readonly kind: 'article'
  readonly article: Article
}

/** For an article’s page: the article, when it is at hand. */
export async function loadArticle(
  services: Services,
  locale: string,
  kind: ContentKind,
  slug: string,
): Promise<ArticleSubject | null> {
  const query = articleQuery(services, contentLanguage(locale), kind, slug)
  await settleSoon(services.queryClient.prefetchQuery(query), services)
  const article = services.queryClient.getQueryData(query.queryKey)?.article
  if (article === undefined) return null
  const { list } = CONTENT_ADDRESSES[article.kind]
  return { kind: 'article', article, origin: services.origin, path: contentPath(article), list }
}
