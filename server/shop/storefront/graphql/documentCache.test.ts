import { parse } from 'graphql'
import { describe, expect, it } from 'vitest'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { askStorefront, storefrontApp } from '#support/storefrontFixture.ts'
import { usedBytes } from '#support/usedBytes.ts'
import { createDocumentCache } from './documentCache.ts'

const MB = 1_048_576

/** Another query for each number, padded to so many characters. */
const queryOf = (number: number, characters: number) =>
  `{ shop { name } } # ${number} `.padEnd(characters, 'x')

describe('parsed documents', () => {
  it('are cached up to so many bytes, and those that nobody has asked for the longest go first', () => {
    const texts = [0, 1, 2, 3].map((number) => queryOf(number, 50_000))
    // Three of these fit: each takes two bytes for a character, and some kB for its tokens.
    const cache = createDocumentCache(320_000)
    for (const text of texts.slice(0, 3)) cache.set(text, parse(text))
    expect(texts.map((text) => cache.get(text) !== undefined)).toEqual([true, true, true, false])
    cache.get(texts[0] ?? '')
    cache.set(texts[3] ?? '', parse(texts[3] ?? ''))
    expect(texts.map((text) => cache.get(text) !== undefined)).toEqual([true, false, true, true])
  })

  it('are not cached where one alone takes more, and counted once where one comes again', () => {
    const [small, large] = [queryOf(0, 50_000), queryOf(1, 200_000)]
    const cache = createDocumentCache(120_000)
    for (let times = 0; times < 3; times += 1) cache.set(small, parse(small))
    cache.set(large, parse(large))
    expect(cache.get(small)).toBeDefined()
    expect(cache.get(large)).toBeUndefined()
  })
})

describeOnDatabase('the storefront', (freshContext) => {
  it('holds little of what strangers ask', async () => {
    const app = storefrontApp(await freshContext())
    const before = usedBytes()
    for (let number = 0; number < 150; number += 1) {
      const query = queryOf(number, 300_000)
      await askStorefront(app, query)
      await askStorefront(app, `${query}\n}`)
    }
    expect(usedBytes() - before).toBeLessThan(20 * MB)
  })
})
