import type { ScreenAddress } from '#domain/addresses/screens.ts'
import { CONTENT_ADDRESSES } from '#domain/content/contentAddresses.ts'
import { CONTENT_KINDS } from '#domain/content/entry.ts'
import { articleStructuredData } from '#domain/structuredData/articleStructuredData.ts'
import { embeddedLibrary } from '#server/content/library.ts'
import type { DocumentLanguage } from '#server/web/requestLanguage.ts'
import { shorten, type SubjectHead } from './subjectHead.ts'

/** What the page of an article says in its head; null when there is none. */
export function articleHead(
  address: ScreenAddress,
  slug: string,
  language: DocumentLanguage,
  origin: string,
): SubjectHead | null {
  const kind = CONTENT_KINDS.find((each) => CONTENT_ADDRESSES[each].article === address)
  const article = kind === undefined ? null : embeddedLibrary().article(language, kind, slug)
  if (article === null) return null
  const { title, summary, cover } = article
  return {
    title,
    description: shorten(summary),
    picture:
      cover === null
        ? null
        : { url: cover.url, width: cover.width, height: cover.height, altText: cover.altText },
    structuredData: articleStructuredData(article, origin),
  }
}
