import { contentPath } from '#domain/content/contentAddresses.ts'
import type { Article } from '#domain/content/entry.ts'
import { CONTENT_KINDS, type ContentKind, type ContentLanguage } from '#domain/content/kinds.ts'
import type { ContentSource } from './library.ts'
import { escaped, richHtml } from './richHtml.ts'

/** How many of the newest are listed. */
const MOST_ITEMS = 30

const WORDS: Readonly<Record<ContentLanguage, { readonly title: string; readonly description: string }>> = {
  pl: {
    title: 'Iskra: aktualności, edukacja, poradniki i tutoriale',
    description: 'Co nowego w Iskrze i jak robić rzeczy, które cieszą.',
  },
  en: {
    title: 'Iskra: news, learning, guides and tutorials',
    description: 'What is new in Iskra, and how to make things that please.',
  },
}

export interface FeedOptions {
  readonly library: ContentSource
  readonly language: ContentLanguage
  /** One kind alone; null for all. */
  readonly kind: ContentKind | null
  readonly origin: string
  /** The address of the feed itself. */
  readonly self: string
}

interface Item {
  readonly article: Article
  readonly url: string
  readonly html: string
}

function itemsOf({ library, language, kind, origin }: FeedOptions): readonly Item[] {
  return (kind === null ? CONTENT_KINDS : [kind])
    .flatMap((each) => library.entries(language, each))
    .toSorted((one, other) => other.publishedOn.localeCompare(one.publishedOn))
    .slice(0, MOST_ITEMS)
    .flatMap((entry) => {
      const article = library.article(language, entry.kind, entry.slug)
      if (article === null) return []
      const url = `${origin}${contentPath(entry)}${language === 'pl' ? '' : `?lang=${language}`}`
      return [{ article, url, html: richHtml(article.body, { language: article.language, origin, url }) }]
    })
}

/** RSS 2.0, each item with its whole text. */
export function rssFeed(options: FeedOptions): string {
  const { language, origin, self } = options
  const { title, description } = WORDS[language]
  const items = itemsOf(options)
  const changed = newest(items)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    `<title>${escaped(title)}</title>`,
    `<link>${escaped(`${origin}/aktualnosci`)}</link>`,
    `<description>${escaped(description)}</description>`,
    `<language>${language}</language>`,
    `<atom:link href="${escaped(self)}" rel="self" type="application/rss+xml"/>`,
    ...(changed === null ? [] : [`<lastBuildDate>${day(changed).toUTCString()}</lastBuildDate>`]),
    ...items.map(rssItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function rssItem({ article, url, html }: Item): string {
  return [
    '<item>',
    `<title>${escaped(article.title)}</title>`,
    `<link>${escaped(url)}</link>`,
    `<guid isPermaLink="true">${escaped(url)}</guid>`,
    `<pubDate>${day(article.publishedOn).toUTCString()}</pubDate>`,
    `<dc:creator>${escaped(article.author)}</dc:creator>`,
    ...article.tags.map((tag) => `<category>${escaped(tag)}</category>`),
    `<description>${escaped(article.summary)}</description>`,
    `<content:encoded>${escaped(html)}</content:encoded>`,
    '</item>',
  ].join('\n')
}

/** JSON Feed 1.1, each item with its whole text. */
export function jsonFeed(options: FeedOptions): object {
  const { language, origin, self } = options
  const { title, description } = WORDS[language]
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language,
    home_page_url: `${origin}/aktualnosci`,
    feed_url: self,
    items: itemsOf(options).map(({ article, url, html }) => ({
      id: url,
      url,
      title: article.title,
      summary: article.summary,
      content_html: html,
      language: article.language,
      date_published: day(article.publishedOn).toISOString(),
      date_modified: day(article.changedOn).toISOString(),
      authors: [{ name: article.author }],
      tags: article.tags,
      ...(article.cover !== null && { image: `${origin}${article.cover.url}` }),
    })),
  }
}

const day = (date: string) => new Date(`${date}T08:00:00Z`)

function newest(items: readonly Item[]): string | null {
  return (
    items
      .map(({ article }) => article.changedOn)
      .toSorted()
      .at(-1) ?? null
  )
}
