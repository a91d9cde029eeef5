import { count, list, nullable, oneOf, record, string } from '../readers.ts'
import {
  AUDIENCES,
  CONTENT_KINDS,
  CONTENT_LANGUAGES,
  type ContentKind,
  type ContentLanguage,
} from './kinds.ts'
import { richText } from './richText.ts'

// Articles: news, education, guides and tutorials (specification part 1, section 2). Days are ISO 8601.

const picture = record({ url: string, width: count, height: count, altText: string })

const ENTRY = {
  kind: oneOf(CONTENT_KINDS),
  slug: string,
  /** Its own language: an untranslated article is shown in Polish, and says so. */
  language: oneOf(CONTENT_LANGUAGES),
  title: string,
  summary: string,
  publishedOn: string,
  changedOn: string,
  /** How long it takes to read. */
  minutes: count,
  audience: nullable(oneOf(AUDIENCES)),
  tags: list(string),
  /** Parts of one whole are read in their order. */
  series: nullable(record({ name: string, position: count })),
  cover: nullable(picture),
}

/** One thing to read, as a list shows it. */
export const entryReader = record(ENTRY)
export type ContentEntry = ReturnType<typeof entryReader>

export const entriesReader = record({ entries: list(entryReader) })

const outlineReader = list(record({ id: string, title: string }))

/** One thing to read, whole. */
export const articleReader = record({
  ...ENTRY,
  author: string,
  body: richText,
  /** Its sections, in their order. */
  outline: outlineReader,
  previous: nullable(entryReader),
  next: nullable(entryReader),
  related: list(entryReader),
})
export type Article = ReturnType<typeof articleReader>

/** Where a list and one article are read. */
export function entriesPath(language: ContentLanguage, kind: ContentKind): string {
  return `/api/v1/content/${language}/${kind}`
}

export function articlePath(language: ContentLanguage, kind: ContentKind, slug: string): string {
  return `${entriesPath(language, kind)}/${encodeURIComponent(slug)}`
}
