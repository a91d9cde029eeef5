import type { ContentKind, ContentLanguage } from '#domain/content/kinds.ts'

/** The place of an article. */
export interface ArticlePlace {
  readonly language: ContentLanguage
  readonly kind: ContentKind
  readonly slug: string
}

/** The key of an article among all. */
export const placeKey = ({ language, kind, slug }: ArticlePlace) => `${language}/${kind}/${slug}`
