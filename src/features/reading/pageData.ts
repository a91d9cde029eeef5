import type { Article, ContentKind, ContentLanguage } from '#domain/content/entry.ts'
import type { Services } from '#services/services.tsx'
import { settleSoon } from '#services/settleSoon.ts'
import { articleQuery, entriesQuery } from './queries.ts'

// What the routes' loaders read. Each waits only a moment: see `settleSoon`.

export async function loadEntries(
  services: Services,
  language: ContentLanguage,
  ...kinds: readonly ContentKind[]
): Promise<void> {
  const { queryClient } = services
  await settleSoon(
    Promise.all(kinds.map((kind) => queryClient.prefetchQuery(entriesQuery(services, language, kind)))),
    services,
  )
}

/** The article, when it is at hand. */
export async function loadArticle(
  services: Services,
  language: ContentLanguage,
  kind: ContentKind,
  slug: string,
): Promise<Article | null> {
  const query = articleQuery(services, language, kind, slug)
  await settleSoon(services.queryClient.prefetchQuery(query), services)
  return services.queryClient.getQueryData(query.queryKey)?.article ?? null
}
