import { expect, test } from 'vitest'
import { type FeedOptions, jsonFeed, rssFeed } from './feeds.ts'
import { libraryOf } from './library.ts'
import type { ArticlePlace } from './articlePlace.ts'
import { readArticle } from './readArticle.ts'

const ORIGIN = 'https://iskra.example'

function written(place: ArticlePlace, title: string, date: string, body: string) {
  const head = `title: ${JSON.stringify(title)}\nsummary: O tym.\ndate: ${date}\ntags: [kartki]`
  return readArticle(place, `---\n${head}\n---\n\n${body}\n`)
}

const BODY = [
  '## Część',
  '[Sklep](/sklep), [dół](#czesc) i <script>alert(1)</script>„<b>gruby</b> & mały”.',
  '> [!TIP]\n> Rada.',
  '```\na < b && c\n```',
].join('\n\n')

const library = libraryOf([
  written({ language: 'pl', kind: 'news', slug: 'nowe' }, 'A < B & „C” \u0001', '2026-11-20', BODY),
  written({ language: 'pl', kind: 'tutorials', slug: 'stare' }, 'Stare', '2025-01-02', 'Tekst.'),
  written({ language: 'en', kind: 'news', slug: 'nowe' }, 'New', '2026-11-20', 'Text.'),
])

const options = (changes: Partial<FeedOptions> = {}): FeedOptions => ({
  library,
  language: 'pl',
  kind: null,
  origin: ORIGIN,
  self: `${ORIGIN}/feed.xml`,
  ...changes,
})

/** Its items; a browser test checks that it is well-formed (tests/e2e/reading/reading.spec.ts). */
function itemsOf(rss: string): readonly string[] {
  return [...rss.matchAll(/<item>([\s\S]*?)<\/item>/gu)].map(([, item = '']) => item)
}

function textOf(item: string | undefined, name: string): string {
  const [, text = ''] = new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'u').exec(item ?? '') ?? []
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
}

test('RSS tells of everything, the newest first, with whole addresses and nothing that runs', () => {
  const items = itemsOf(rssFeed(options()))
  expect(items.map((item) => textOf(item, 'link'))).toEqual([
    `${ORIGIN}/aktualnosci/nowe`,
    `${ORIGIN}/tutoriale/stare`,
  ])
  expect(textOf(items[0], 'title')).toBe('A < B & „C” ')
  expect(textOf(items[0], 'pubDate')).toBe('Fri, 20 Nov 2026 08:00:00 GMT')
  const html = textOf(items[0], 'content:encoded')
  expect(html).toContain(`<a href="${ORIGIN}/sklep">Sklep</a>`)
  expect(html).toContain(`<a href="${ORIGIN}/aktualnosci/nowe#czesc">dół</a>`)
  expect(html).toContain('<blockquote><p><strong>Wskazówka</strong></p><p>Rada.</p></blockquote>')
  expect(html).toContain('a &lt; b &amp;&amp; c')
  expect(html).not.toContain('script')
})

test('one kind has a feed of its own, in each language', () => {
  const [item, ...others] = itemsOf(rssFeed(options({ kind: 'news', language: 'en' })))
  expect(others).toEqual([])
  expect(textOf(item, 'title')).toBe('New')
  expect(textOf(item, 'link')).toBe(`${ORIGIN}/aktualnosci/nowe?lang=en`)
})

test('JSON Feed says the same', () => {
  expect(jsonFeed(options())).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    items: [
      { url: `${ORIGIN}/aktualnosci/nowe`, tags: ['kartki'], date_published: '2026-11-20T08:00:00.000Z' },
      { title: 'Stare' },
    ],
  })
})
