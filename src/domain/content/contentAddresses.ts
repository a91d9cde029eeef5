import { screenPath } from '../addresses/screenPath.ts'
import type { ContentKind } from './kinds.ts'

/** Where each kind is listed and read. Guides are listed beside tutorials: both show how something is done. */
export const CONTENT_ADDRESSES = {
  news: { list: '/aktualnosci', article: '/aktualnosci/$slug' },
  education: { list: '/edukacja', article: '/edukacja/$slug' },
  guides: { list: '/tutoriale', article: '/poradnik/$slug' },
  tutorials: { list: '/tutoriale', article: '/tutoriale/$slug' },
} as const satisfies Readonly<Record<ContentKind, { readonly list: string; readonly article: string }>>

/** The path of one article. */
export function contentPath({ kind, slug }: { readonly kind: ContentKind; readonly slug: string }): string {
  return screenPath(CONTENT_ADDRESSES[kind].article, { slug })
}
