import type { ContentKind, ContentLanguage } from '#domain/content/kinds.ts'

/** Where an article stands. */
export interface ArticlePlace {
  readonly language: ContentLanguage
  readonly kind: ContentKind
  readonly slug: string
}

/** Names an article among all. */
export const placeKey = ({ language, kind, slug }: ArticlePlace) => `${language}/${kind}/${slug}`
