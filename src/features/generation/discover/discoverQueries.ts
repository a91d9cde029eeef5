import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { PublicReads } from '#api/publicReads/publicReads.ts'
import { readPublic, schemaReader } from '#api/publicReads/readPublic.ts'
import { WORKS_KEY } from '#api/publicReads/worksKey.ts'
import { examplesSchema, trendingSchema } from '#domain/discover/discover.ts'
import { examplesPath, filmsPath, trendingPath } from '#domain/discover/discoverPaths.ts'
import { sharedPageSchema } from '#domain/generation/archive.ts'
import { DEFAULT_LANGUAGE, type Language, languageOf } from '#i18n/languages.ts'
import { KEPT_WHILE_TRANSLATED } from '#services/keptWhileTranslated.ts'
import { type TrendingSearch, trendingWindow, trendingMedium } from './discoverSearch.ts'

interface Reading {
  readonly publicReads: PublicReads
}

/** Addresses of files are valid for an hour at least; an author may withdraw a work at any moment. */
const STALE_MS = 60_000
const FRESH = { staleTime: STALE_MS, refetchOnMount: true, refetchOnReconnect: 'always' } as const

export const discoverLanguage = (locale: string): Language => languageOf(locale) ?? DEFAULT_LANGUAGE

/** The wall of films, page after page, from the given place on; and since when each page has been a copy. */
export function filmsQuery({ publicReads }: Reading, from: string | undefined) {
  return infiniteQueryOptions({
    queryKey: [WORKS_KEY, 'films', from ?? ''],
    queryFn: async ({ pageParam, signal }) => {
      const path = filmsPath(pageParam)
      const { value, keptSince } = await readPublic(publicReads, path, schemaReader(sharedPageSchema), signal)
      return { ...value, keptSince }
    },
    initialPageParam: from ?? null,
    getNextPageParam: (page) => page.next,
    ...FRESH,
  })
}

/** The popular things of an address, and since when they have been a copy. */
export function trendingQuery({ publicReads }: Reading, search: TrendingSearch, language: Language) {
  return queryOptions({
    queryKey: [WORKS_KEY, 'trending', search.okres, search.rodzaj, language],
    queryFn: async ({ signal }) => {
      const path = trendingPath(trendingWindow(search), trendingMedium(search), language)
      const { value, keptSince } = await readPublic(publicReads, path, schemaReader(trendingSchema), signal)
      return { ...value, keptSince }
    },
    ...FRESH,
  })
}

/** Results of templates by the embedded engines. They change with a release. */
export function examplesQuery({ publicReads }: Reading, language: Language) {
  return queryOptions({
    queryKey: [WORKS_KEY, 'examples', language],
    queryFn: async ({ signal }) => {
      const { value } = await readPublic(
        publicReads,
        examplesPath(language),
        schemaReader(examplesSchema),
        signal,
      )
      return value.examples
    },
    ...KEPT_WHILE_TRANSLATED,
    staleTime: Infinity,
  })
}
