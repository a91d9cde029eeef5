import type { Article } from '#domain/content/entry.ts'
import type { ContentKind, ContentLanguage } from '#domain/content/kinds.ts'

export interface ArticlePlaces {
  /** This site’s address. */
  readonly origin: string
  /** The article’s canonical path. */
  readonly path: string
  /** The path of its list. */
  readonly list: string
}

const LIST_NAMES: Readonly<Record<ContentLanguage, Readonly<Record<ContentKind, string>>>> = {
  pl: {
    news: 'Aktualności',
    education: 'Edukacja',
    guides: 'Tutoriale i poradniki',
    tutorials: 'Tutoriale i poradniki',
  },
  en: {
    news: 'News',
    education: 'Learning',
    guides: 'Tutorials and guides',
    tutorials: 'Tutorials and guides',
  },
}

/** An article and the way to it in the words of schema.org, for search engines: one object per script. */
export function articleStructuredData(article: Article, places: ArticlePlaces): readonly object[] {
  const { kind, title, summary, language, publishedOn, changedOn, author, cover } = article
  const { origin, path, list } = places
  const url = origin + path
  return [
    {
      '@context': 'https://schema.org',
      '@type': kind === 'news' ? 'NewsArticle' : 'Article',
      headline: title,
      description: summary,
      inLanguage: language,
      datePublished: publishedOn,
      dateModified: changedOn,
      author: { '@type': 'Organization', name: author, url: origin },
      publisher: { '@type': 'Organization', name: 'Iskra', url: origin },
      mainEntityOfPage: url,
      url,
      ...(cover !== null && { image: `${origin}${cover.url}?width=1280` }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: LIST_NAMES[language][kind], item: origin + list },
        { '@type': 'ListItem', position: 2, name: title, item: url },
      ],
    },
  ]
}
