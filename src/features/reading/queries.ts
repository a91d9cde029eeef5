import { queryOptions } from '@tanstack/react-query'
import type { PublicReads } from '#api/publicReads/publicReads.ts'
import { readPublic } from '#api/publicReads/readPublic.ts'
import { articlePath, articleReader, entriesPath, entriesReader } from '#domain/content/entry.ts'
import type { ContentKind, ContentLanguage } from '#domain/content/kinds.ts'
import { DEFAULT_LANGUAGE, languageOf } from '#i18n/languages.ts'
import { KEPT_WHILE_TRANSLATED } from '#services/keptWhileTranslated.ts'

/** Specification part 1, section 9: how long the content service's answers are fresh, ms. */
export const CONTENT_STALE_MS = 300_000

export interface Reading {
  readonly publicReads: PublicReads
}

/** The language that something is read in where the page speaks another locale’s. */
export const contentLanguage = (locale: string): ContentLanguage => languageOf(locale) ?? DEFAULT_LANGUAGE

/** Everything of a kind, the newest first. */
export function entriesQuery({ publicReads }: Reading, language: ContentLanguage, kind: ContentKind) {
  return queryOptions({
    queryKey: ['content', language, kind],
    queryFn: async ({ signal }) => {
      const { value, keptSince } = await readPublic(
        publicReads,
        entriesPath(language, kind),
        entriesReader,
        signal,
      )
      return { entries: value.entries, keptSince }
    },
    ...KEPT_WHILE_TRANSLATED,
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
      const { value, keptSince } = await readPublic(
        publicReads,
        articlePath(language, kind, slug),
        articleReader,
        signal,
      )
      return { article: value, keptSince }
    },
    ...KEPT_WHILE_TRANSLATED,
    staleTime: CONTENT_STALE_MS,
    refetchOnMount: true,
    // An article missing in the document is missing: its page says so while it is rendered.
    retryOnMount: false,
  })
}
