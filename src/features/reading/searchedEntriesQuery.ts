import { queryOptions } from '@tanstack/react-query'
import { readPublic } from '#api/publicReads/readPublic.ts'
import type { ContentLanguage } from '#domain/content/kinds.ts'
import { searchedEntriesPath, searchedEntriesReader } from '#domain/content/searchedEntry.ts'
import { CONTENT_STALE_MS, type Reading } from './queries.ts'

/** The search index of all articles. A module of its own: only a search needs it. */
export function searchedEntriesQuery({ publicReads }: Reading, language: ContentLanguage) {
  return queryOptions({
    queryKey: ['content', language],
    queryFn: async ({ signal }) =>
      (await readPublic(publicReads, searchedEntriesPath(language), searchedEntriesReader, signal)).value,
    staleTime: CONTENT_STALE_MS,
    refetchOnMount: true,
  })
}
