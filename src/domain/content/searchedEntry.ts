import { list, nullable, oneOf, record, string } from '../readers.ts'
import type { ContentEntry } from './entry.ts'
import { CONTENT_KINDS, type ContentLanguage } from './kinds.ts'

/** The searched fields of an article: fewer than a list shows, for there may be thousands of articles. */
const searchedEntryReader = record({
  kind: oneOf(CONTENT_KINDS),
  slug: string,
  title: string,
  tags: list(string),
  /** The name of its series. */
  series: nullable(string),
  /** Empty for all but the newest texts. */
  summary: string,
})
export type SearchedEntry = ReturnType<typeof searchedEntryReader>

export const searchedEntriesReader = record({ entries: list(searchedEntryReader) })

/** The address of the search index of all articles. */
export function searchedEntriesPath(language: ContentLanguage): string {
  return `/api/v1/content/${language}`
}

/** The searched fields of an article in a list. */
export function searchedEntryOf({ kind, slug, title, tags, series, summary }: ContentEntry): SearchedEntry {
  return { kind, slug, title, tags, series: series?.name ?? null, summary }
}
