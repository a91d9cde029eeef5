import { expect, it, vi } from 'vitest'
import { FREE_SHIPPING_FROM } from '#domain/checkout/shippingMethods.ts'
import { withTax } from '#domain/checkout/tax.ts'
import { CONTENT_KINDS, CONTENT_LANGUAGES, type ContentLanguage } from '#domain/content/kinds.ts'
import { ruleMark } from '#domain/content/ruleWords.ts'
import { formatMoney } from '#domain/formatMoney.ts'
import { jsonFeed, rssFeed } from './feeds.ts'
import { articleOf, libraryOf } from './library.ts'

const MARK = ruleMark('free-shipping-from')
const PLN = (amount: number, language: ContentLanguage) =>
  formatMoney({ amount: withTax(amount), currencyCode: 'PLN' }, language, 'short')
const OLD = { pl: PLN(FREE_SHIPPING_FROM, 'pl'), en: PLN(FREE_SHIPPING_FROM, 'en') }
const NEW = { pl: PLN(98_700, 'pl'), en: PLN(98_700, 'en') }

/** The articles of a shop in which that one line of the rules gives another sum. */
async function articlesOfAnotherShop() {
  // Test files share loaded modules: the articles are read anew here, and again by the next file.
  vi.resetModules()
  vi.doMock(import('#domain/checkout/shippingMethods.ts'), async (original) => ({
    ...(await original()),
    FREE_SHIPPING_FROM: 98_700,
  }))
  try {
    const { embeddedArticles } = await import('./embeddedArticles.ts')
    return [...embeddedArticles().values()]
  } finally {
    vi.doUnmock('#domain/checkout/shippingMethods.ts')
    vi.resetModules()
  }
}

const all = await articlesOfAnotherShop()
const library = libraryOf(all.map(({ article }) => article))

const times = (text: string, words: string) => text.split(words).length - 1

/** How often a text gives the old sum: as a number of its own, not as the end of 12,50 or 350. */
const promisesOld = (text: string, language: ContentLanguage) =>
  text.match(new RegExp(String.raw`(?<![\d.,])${OLD[language]}`, 'gu'))?.length ?? 0

it.each(CONTENT_LANGUAGES)(
  'every sentence about free delivery says the new sum, none the old: %s',
  (language) => {
    const own = all.filter(({ place }) => place.language === language)
    const speaking = own.filter(({ source }) => source.includes(MARK))
    expect(speaking.length).toBeGreaterThan(4)
    for (const { place, source, article } of speaking) {
      const text = JSON.stringify(articleOf(article, []))
      expect([place.slug, times(text, NEW[language]), promisesOld(text, language)]).toEqual([
        place.slug,
        times(source, MARK),
        0,
      ])
    }
    expect(
      own.filter(({ source }) => promisesOld(source, language) > 0).map(({ place }) => place.slug),
    ).toEqual([])
  },
)

it.each(CONTENT_LANGUAGES)('feeds, lists and search say what the rules say: %s', (language) => {
  const feed = { library, language, kind: 'guides', origin: 'https://iskra.example', self: '/' } as const
  const lists = CONTENT_KINDS.flatMap((kind) => library.entries(language, kind))
  const told = [rssFeed(feed), JSON.stringify(jsonFeed(feed))]
  for (const text of told)
    expect([times(text, NEW[language]) > 0, promisesOld(text, language)]).toEqual([true, 0])
  expect([...told, JSON.stringify([lists, library.searched(language)])].join('')).not.toMatch(
    /\{(?:rule|price):/u,
  )
})
