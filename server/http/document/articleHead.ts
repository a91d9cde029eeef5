import type { ScreenAddress } from '#domain/addresses/screens.ts'
import { CONTENT_ADDRESSES } from '#domain/content/contentAddresses.ts'
import { CONTENT_KINDS } from '#domain/content/kinds.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { masterSize } from '#server/platform/media/masterSize.ts'
import type { DocumentLanguage } from '#server/platform/web/requestLanguage.ts'
import { pictureAddress, shareName } from '#server/shop/content/articlePictures.ts'
import { contentOf } from '#server/shop/content/contentOf.ts'
import { shorten, type SubjectHead } from './subjectHead.ts'

/** Returns the head of an article's page; null when there is none. Its structured data comes with its screen. */
export async function articleHead(
  context: ServerContext,
  address: ScreenAddress,
  slug: string,
  language: DocumentLanguage,
): Promise<SubjectHead | null> {
  const kind = CONTENT_KINDS.find((each) => CONTENT_ADDRESSES[each].article === address)
  if (kind === undefined) return null
  const library = await contentOf(context)
  const article = library.article(language, kind, slug)
  if (article === null) return null
  const { title, summary, cover } = article
  const share = library.picture(shareName(article))
  return {
    title,
    description: shorten(summary),
    picture:
      share === undefined
        ? null
        : { url: pictureAddress(share), ...masterSize(share.recipe), altText: cover?.altText ?? title },
    languages: library.languages(kind, slug),
  }
}
