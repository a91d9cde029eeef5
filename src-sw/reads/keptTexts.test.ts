import { expect, test } from 'vitest'
import { FAKE_ORIGIN, FakeCaches } from '#support/fakeCaches.ts'
import { CACHES, packCacheName } from '#offline/cacheNames.ts'
import { listKeptTexts } from '#offline/reading/keptTexts.ts'

test('tells what was read and what was saved, each once, in the language that is read', async () => {
  const caches = new FakeCaches()
  const keep = async (name: string, path: string, body: unknown) =>
    (await caches.open(name)).put(FAKE_ORIGIN + path, Response.json(body))
  await keep(CACHES.publicReads, '/api/v1/content/pl/news', { entries: [] })
  await keep(CACHES.publicReads, '/api/v1/content/pl/news/nowe', { title: 'Żółte nowości' })
  await keep(CACHES.publicReads, '/api/v1/content/en/news/nowe', { title: 'News' })
  await keep(CACHES.publicReads, '/api/v1/content/pl/news/zepsute', 'junk')
  await keep(CACHES.publicReads, '/api/v1/templates/kartka', { title: 'Kartka' })
  await keep(packCacheName('reading'), '/api/v1/content/pl/news/nowe', { title: 'Żółte nowości' })
  await keep(packCacheName('reading'), '/api/v1/content/pl/tutorials/kartka', {
    title: 'Kartka krok po kroku',
  })
  expect(await listKeptTexts(caches, 'pl')).toEqual([
    { kind: 'tutorials', slug: 'kartka', title: 'Kartka krok po kroku' },
    { kind: 'news', slug: 'nowe', title: 'Żółte nowości' },
  ])
})
