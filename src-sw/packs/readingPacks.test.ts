import { expect, test } from 'vitest'
import type { Article, ContentEntry } from '#domain/content/entry.ts'
import type { PackSubject } from '#domain/packs/packRecord.ts'
import { packCacheName } from '#offline/cacheNames.ts'
import { FAKE_ORIGIN, FakeCaches } from '#support/fakeCaches.ts'
import { createReadPolicy } from '../reads/readPolicy.ts'
import { worthOfPublicRead } from '../reads/publicRead.ts'
import { createBoundedCache } from '../caches/boundedCache.ts'
import { createFakeShop, FAKE_ENDPOINT } from './fakeShop.ts'
import { createPackStore } from './packStore.ts'
import { createPacks } from './packs.ts'

const picture = (slug: string, n: number) => ({
  url: `/media/content/${slug}/${n}-ab.jpg`,
  width: 1280,
  height: 1280,
  altText: slug,
})

function entry(kind: ContentEntry['kind'], slug: string, series: string | null): ContentEntry {
  return {
    kind,
    slug,
    language: 'pl',
    title: slug,
    summary: '',
    publishedOn: '2026-11-20',
    changedOn: '2026-11-20',
    minutes: 1,
    audience: null,
    tags: [],
    series: series === null ? null : { name: series, position: 1 },
    cover: picture(slug, 0),
  }
}

const ENTRIES = [
  entry('tutorials', 'pierwsza', 'Pierwsze kroki'),
  entry('tutorials', 'druga', 'Pierwsze kroki'),
  entry('tutorials', 'luzem', null),
  entry('news', 'nowe', null),
]

const articleOf = (own: ContentEntry): Article => ({
  ...own,
  author: '',
  body: [
    { tag: 'img', src: picture(own.slug, 1).url, width: 1280, height: 1280, alt: '', caption: '' },
    { tag: 'img', src: 'https://elsewhere.example/a.jpg', width: 0, height: 0, alt: '', caption: '' },
  ],
  outline: [],
  previous: null,
  next: null,
  related: [],
})

const now = () => new Date('2026-11-20T12:40:00.000Z')

/** The product as a worker meets it; `answer` may be replaced. */
function setUp() {
  const caches = new FakeCaches()
  const asked: string[] = []
  const service = {
    answer: (path: string): Response => {
      const [, , , , , kind, slug] = path.split('/')
      if (path.startsWith('/media/'))
        return new Response('picture', { headers: { 'content-type': 'image/avif' } })
      if (slug === undefined) return Response.json({ entries: ENTRIES.filter((one) => one.kind === kind) })
      const found = ENTRIES.find((one) => one.slug === slug)
      return found === undefined ? Response.json({}, { status: 404 }) : Response.json(articleOf(found))
    },
  }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(new Request(input, init).url)
    asked.push(pathname)
    return service.answer(pathname)
  }
  const store = createPackStore(caches)
  const packs = createPacks({
    store,
    fetch,
    origin: FAKE_ORIGIN,
    shop: async () => ({ endpoint: FAKE_ENDPOINT, createClient: createFakeShop().createClient }),
    makeRoom: async () => undefined,
    notify: () => undefined,
    now,
    wait: async () => undefined,
    build: 'a',
  })
  const save = async (subject: PackSubject) => {
    const { done } = await packs.save({ subject, title: 'Do czytania', widths: { list: 320, detail: 960 } })
    await done
    const [record] = await packs.list()
    return record
  }
  const kept = async (id: string) =>
    (await (await caches.open(packCacheName(id))).keys())
      .map(({ url }) => url.replace(FAKE_ORIGIN, ''))
      .filter((path) => !path.startsWith('/__iskra'))
  return { caches, store, asked, service, packs, save, kept }
}

test('a series: its list and texts in both languages, and its pictures in the widths that are shown', async () => {
  const { save, kept } = setUp()
  const record = await save({ kind: 'series', content: 'tutorials', name: 'Pierwsze kroki' })
  expect(record).toMatchObject({ state: 'ready', products: 2, pictures: 6, problem: null })
  expect(record?.done).toBe(record?.total)
  const paths = await kept('series-tutorials-Pierwsze%20kroki')
  expect(paths.filter((path) => path.startsWith('/api/'))).toHaveLength(2 * (1 + 2))
  expect(paths).toContain('/media/content/pierwsza/0-ab.jpg?width=320')
  expect(paths).toContain('/media/content/pierwsza/1-ab.jpg?width=960')
  expect(paths.some((path) => path.includes('luzem'))).toBe(false)
})

test('one text, or everything', async () => {
  const one = setUp()
  expect(await one.save({ kind: 'article', content: 'news', slug: 'nowe' })).toMatchObject({ products: 1 })
  const all = setUp()
  expect(await all.save({ kind: 'reading' })).toMatchObject({ products: 4, id: 'reading' })
})

test('what is kept is read without a network, and is gone once it is removed', async () => {
  const { caches, store, save, packs } = setUp()
  await save({ kind: 'article', content: 'tutorials', slug: 'luzem' })
  const policy = createReadPolicy({
    fetch: () => Promise.reject(new TypeError('cut')),
    cache: createBoundedCache({
      name: 'reads',
      limits: { maxEntries: 9, maxBytes: 1e6, maxAgeMs: 1e9 },
      caches,
      now,
      onDiskFull: () => undefined,
    }),
    keyOf: async ({ url }) => url,
    worthOf: worthOfPublicRead,
    matchPacks: store.match,
    now,
    wait: () => new Promise(() => undefined),
  })
  const read = async (slug: string) => {
    const request = new Request(`${FAKE_ORIGIN}/api/v1/content/pl/tutorials/${slug}`)
    return policy.answer(request, () => undefined)
  }
  expect(await (await read('luzem')).json()).toMatchObject({ title: 'luzem' })
  expect((await read('druga')).type).toBe('error')
  await packs.remove('article-tutorials-luzem')
  expect((await read('luzem')).type).toBe('error')
})

test('a cut network keeps what there is, and going on asks only for the rest', async () => {
  const { service, asked, save, packs } = setUp()
  const { answer } = service
  let left = 4
  service.answer = (path) => {
    if (left-- <= 0) throw new TypeError('cut')
    return answer(path)
  }
  expect(await save({ kind: 'reading' })).toMatchObject({ state: 'stopped', problem: 'network' })
  service.answer = answer
  const first = asked.splice(0, asked.length).slice(0, 4)
  await packs.resume()
  expect((await packs.list())[0]).toMatchObject({ state: 'ready', products: 4 })
  expect(asked.filter((path) => first.includes(path))).toEqual([])
})

test('a service that answers with something else is told of, and nothing of it is kept', async () => {
  const { service, save, kept } = setUp()
  service.answer = () => Response.json({ entries: 'none' })
  expect(await save({ kind: 'reading' })).toMatchObject({ state: 'stopped', problem: 'refused' })
  service.answer = () => new Response('<html>', { headers: { 'content-type': 'text/html' } })
  expect(await save({ kind: 'article', content: 'news', slug: 'nowe' })).toMatchObject({ state: 'stopped' })
  expect(await kept('article-news-nowe')).toEqual([])
})
