import { expect, test } from 'vitest'
import { OCCASION_TAGS, RECIPIENT_TAGS } from '#domain/catalogue/gifts.ts'
import { catalogueProducts } from './catalogue.ts'
import { TAGS } from './english/words.ts'

const english: Readonly<Record<string, string>> = TAGS

test.each(Object.entries({ ...RECIPIENT_TAGS, ...OCCASION_TAGS }))(
  'what is for „%s” is told by words of the catalogue, in both languages, and there is some of it',
  (_, pairs) => {
    for (const [polish, translated] of pairs) expect(english[polish]).toBe(translated)
    const tags: ReadonlySet<string> = new Set(pairs.map(([polish]) => polish))
    expect(catalogueProducts.some((product) => product.tags.some((tag) => tags.has(tag)))).toBe(true)
  },
)
