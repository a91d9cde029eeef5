import { queryOptions } from '@tanstack/react-query'
import { ApiError } from '#api/product/apiError.ts'
import type { PublicReads } from '#api/publicReads/publicReads.ts'
import {
  articlePath,
  articleReader,
  type ContentKind,
  type ContentLanguage,
  entriesPath,
  entriesReader,
} from '#domain/content/entry.ts'

/** Specification part 1, section 9: what was read of the content service is good for so long, ms. */
const CONTENT_STALE_MS = 300_000

interface Reading {
  readonly publicReads: PublicReads
}

/** Everything of a kind, the newest first. */
export function entriesQuery({ publicReads }: Reading, language: ContentLanguage, kind: ContentKind) {
  return queryOptions({
    queryKey: ['content', language, kind],
    queryFn: async ({ signal }) => {
      const { value, keptSince } = await publicReads.read(entriesPath(language, kind), entriesReader, {
        signal,
      })
      return { entries: value.entries, keptSince }
    },
    staleTime: CONTENT_STALE_MS,
    refetchOnMount: true,
  })
}

/** One article. Fails with NOT_FOUND. */
export function articleQuery(
  { publicReads }: Reading,
  language: ContentLanguage,
  kind: ContentKind,
  slug: string,
) {
  return queryOptions({
    queryKey: ['content', language, kind, slug],
    queryFn: async ({ signal }) => {
      const { value, keptSince } = await publicReads.read(articlePath(language, kind, slug), articleReader, {
        signal,
      })
      return { article: value, keptSince }
    },
    staleTime: CONTENT_STALE_MS,
    refetchOnMount: true,
  })
}

/** Whether there is no such article. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'NOT_FOUND'
}
