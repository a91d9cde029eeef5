import type { Article } from '#domain/content/entry.ts'

/** An article in the words of schema.org, for search engines. */
export function articleStructuredData(article: Article, origin: string, path: string): readonly object[] {
  const { kind, title, summary, language, publishedOn, changedOn, author, cover } = article
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
      author: { '@type': 'Organization', name: author },
      publisher: { '@type': 'Organization', name: 'Iskra', url: origin },
      mainEntityOfPage: url,
      url,
      ...(cover !== null && { image: `${origin}${cover.url}?width=1280` }),
    },
  ]
}
