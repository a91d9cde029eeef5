import { expect, test } from 'vitest'
import { matchScreen } from '#domain/addresses/matchScreen.ts'
import { CONTENT_ADDRESSES } from '#domain/content/contentAddresses.ts'
import { CONTENT_KINDS } from '#domain/content/kinds.ts'
import { plainWords, type RichText } from '#domain/content/richText.ts'
import { ruleMark, ruleNames, ruleWords } from '#domain/content/ruleWords.ts'
import { embeddedArticles } from './embeddedArticles.ts'
import { libraryOf } from './library.ts'
import type { ArticlePlace } from './articlePlace.ts'
import { readArticle } from './readArticle.ts'

const place = (slug: string, language: ArticlePlace['language'] = 'pl'): ArticlePlace => ({
  language,
  kind: 'tutorials',
  slug,
})

function written(at: ArticlePlace, head: Readonly<Record<string, string>> = {}, body = 'Treść.') {
  const lines = { title: at.slug, summary: 'O tym.', date: '2026-11-20', ...head }
  const front = Object.entries(lines).map(([key, value]) => `${key}: ${value}`)
  return readArticle(at, `---\n${front.join('\n')}\n---\n\n${body}\n`)
}

/** The targets of a text's links. */
function linksIn(text: RichText): string[] {
  return text.flatMap((node) => {
    if (typeof node === 'string' || !('children' in node)) return []
    return [...(node.tag === 'a' ? [node.href] : []), ...linksIn(node.children)]
  })
}

test('every article that comes with the server can be read, and its links lead to screens and texts there are', () => {
  expect(embeddedArticles().size).toBeGreaterThan(0)
  const library = libraryOf([...embeddedArticles().values()].map(({ article }) => article))
  const lost: string[] = []
  for (const [key, { article }] of embeddedArticles()) {
    expect(plainWords(article.body())).not.toBe('')
    for (const link of linksIn(article.body())) {
      if (!link.startsWith('/')) continue
      const match = matchScreen(new URL(link, 'https://iskra.example').pathname)
      const kind = CONTENT_KINDS.find((each) => CONTENT_ADDRESSES[each].article === match?.address)
      const isThere =
        match !== null &&
        (kind === undefined || library.article('pl', kind, match.params['slug'] ?? '') !== null)
      if (!isThere) lost.push(`${key}: ${link}`)
    }
  }
  expect(lost).toEqual([])
})

const OF_DELIVERY =
  /dostaw|kurier|automat|ekspres|pakow|gratis|darmo|bez opłat|deliver|courier|locker|express|wrap|free/iu
const DELIVERY_RULES = ['free-shipping-from', 'shipping-cost', 'express-price', 'gift-wrap-cost'] as const

test('no sentence about delivery says by hand a sum that a rule says', () => {
  const byHand = [...embeddedArticles()].flatMap(
    ([
      key,
      {
        place: { language },
        source,
      },
    ]) => {
      const sums = DELIVERY_RULES.map((name) => ruleWords(name, language).replace('.', '[.]'))
      const sum = new RegExp(String.raw`(?<![\d.,])(?:${sums.join('|')})`, 'u')
      return source
        .split(/[.!?]\s|\n/u)
        .filter((sentence) => OF_DELIVERY.test(sentence) && sum.test(sentence))
        .map((sentence) => `${key}: ${sentence}`)
    },
  )
  expect(byHand).toEqual([])
})

test('no article promises what only a carrier keeps: it is read where there is none too', () => {
  const ofCarrier = ruleNames(true).filter((name) => !ruleNames(false).includes(name))
  expect(ofCarrier).toHaveLength(3)
  const promising = [...embeddedArticles()].filter(
    ([, { source }]) =>
      ofCarrier.some((name) => source.includes(ruleMark(name))) ||
      /dni robocz|dzień robocz|dnia robocz|working day/iu.test(source),
  )
  expect(promising.map(([key]) => key)).toEqual([])
})

test('what isn’t there in a language is there in Polish, and says so', () => {
  const library = libraryOf([
    written(place('jedno')),
    written(place('dwa'), { date: '2026-11-21' }),
    written(place('dwa', 'en'), { date: '2026-11-21', title: 'two' }),
  ])
  expect(library.entries('en', 'tutorials')).toMatchObject([
    { slug: 'dwa', language: 'en', title: 'two' },
    { slug: 'jedno', language: 'pl' },
  ])
  expect(library.languages('tutorials', 'jedno')).toEqual(['pl'])
  expect(library.languages('tutorials', 'dwa')).toEqual(['pl', 'en'])
  expect(library.article('pl', 'tutorials', 'trzy')).toBeNull()
})

test('search knows of every kind in its language, and of the newest texts what they say of themselves', () => {
  const days = Array.from({ length: 130 }, (_, at) => `2026-${String(10 + (at % 3))}-${10 + (at % 19)}`)
  const library = libraryOf([
    ...days.map((date, at) => written(place(`tekst-${at}`), { date })),
    written({ language: 'pl', kind: 'news', slug: 'nowe' }, { series: '{ name: Kroki, position: 1 }' }),
    written({ language: 'en', kind: 'news', slug: 'nowe' }, { title: 'new' }),
  ])
  const polish = library.searched('pl')
  expect(polish).toHaveLength(131)
  expect(polish[0]).toEqual({
    kind: 'news',
    slug: 'nowe',
    title: 'nowe',
    tags: [],
    series: 'Kroki',
    summary: 'O tym.',
  })
  expect(library.searched('en')[0]).toMatchObject({ title: 'new', series: null })
  const summarized = new Set(polish.filter(({ summary }) => summary !== '').map(({ slug }) => slug))
  const newest = library.entries('pl', 'tutorials').slice(0, 120)
  expect(summarized).toEqual(new Set(['nowe', ...newest.map(({ slug }) => slug)]))
})

const series = (position: number) => ({
  series: `{ name: Kroki, position: ${position} }`,
  tags: '[kartki]',
})

test('parts of a series follow each other, others the day; related are those of the same tags', () => {
  const library = libraryOf([
    written(place('krok-2'), { ...series(2), date: '2026-11-01' }),
    written(place('krok-1'), { ...series(1), date: '2026-11-09' }),
    written(place('luzem'), { date: '2026-11-05' }),
    written(place('potem'), { date: '2026-11-06' }),
  ])
  const around = (slug: string) => {
    const article = library.article('pl', 'tutorials', slug)
    return [article?.previous?.slug, article?.next?.slug, article?.related.map((entry) => entry.slug)]
  }
  expect(around('krok-1')).toEqual([undefined, 'krok-2', ['krok-2']])
  expect(around('krok-2')).toEqual(['krok-1', undefined, ['krok-1']])
  expect(around('luzem')).toEqual([undefined, 'potem', []])
})

test('sections are an outline with anchors of their own, and reading takes a minute for 200 words', () => {
  const body = `## Żółć i łąka\n\n${'słowo '.repeat(500)}\n\n## Żółć i łąka\n\n### Niżej`
  const article = libraryOf([written(place('długi'), {}, body)]).article('pl', 'tutorials', 'długi')
  expect(article?.outline).toEqual([
    { id: 'zolc-i-laka', title: 'Żółć i łąka' },
    { id: 'zolc-i-laka-2', title: 'Żółć i łąka' },
  ])
  expect(article?.minutes).toBe(3)
})

test.each([
  ['no head', 'Treść.', 'front matter'],
  ['a head that is no YAML', '---\ntitle: [\n---\nTreść.', 'Flow'],
  ['a field that nobody knows', '---\ntitle: a\nsummary: b\ndate: 2026-11-20\nautor: c\n---\n', 'autor'],
  [
    'a picture that isn’t there',
    '---\ntitle: a\nsummary: b\ndate: 2026-11-20\n---\n![x](picture:1)',
    'picture 1',
  ],
  ['too many quotes', `---\ntitle: a\nsummary: b\ndate: 2026-11-20\n---\n${'> '.repeat(80)}a`, 'deep'],
])('%s is no article, and it is said why', (_, text, reason) => {
  expect(() => readArticle(place('a'), text).body()).toThrow(reason)
})
