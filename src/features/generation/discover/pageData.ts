import { filmsStructuredData } from '#domain/structuredData/filmsStructuredData.ts'
import type { Services } from '#services/services.tsx'
import { settleSoon } from '#services/settleSoon.ts'
import { discoverLanguage, examplesQuery, filmsQuery, trendingQuery } from './discoverQueries.ts'
import {
  readFilmsSearch,
  readTrendingSearch,
  type SaidFilmsSearch,
  type SaidTrendingSearch,
} from './discoverSearch.ts'

// The reads of the routes' loaders. Each waits only a moment: see `settleSoon`.

/** The subject of the wall of films. */
export interface FilmsSubject {
  readonly kind: 'films'
  readonly structuredData: object[]
}

/** For the wall of films: with those that are at hand. */
export async function loadFilms(
  services: Services,
  search: SaidFilmsSearch,
  locale: string,
): Promise<FilmsSubject> {
  const { queryClient } = services
  const films = filmsQuery(services, readFilmsSearch(search).przed)
  await settleSoon(
    Promise.all([
      queryClient.prefetchInfiniteQuery(films),
      queryClient.prefetchQuery(examplesQuery(services, discoverLanguage(locale))),
    ]),
    services,
  )
  const known = queryClient.getQueryData(films.queryKey)?.pages.flatMap(({ items }) => items) ?? []
  return { kind: 'films', structuredData: filmsStructuredData(known, services.origin) }
}

/** For the popular. */
export async function loadTrending(
  services: Services,
  search: SaidTrendingSearch,
  locale: string,
): Promise<void> {
  const query = trendingQuery(services, readTrendingSearch(search), discoverLanguage(locale))
  await settleSoon(services.queryClient.prefetchQuery(query), services)
}
