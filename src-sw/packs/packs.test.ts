import { expect, test, vi } from 'vitest'
import type { PackOrder, PackRecord } from '#domain/packs/packRecord.ts'
import { packCacheName } from '#offline/cacheNames.ts'
import type { WorkerNotice } from '#offline/workerMessages.ts'
import { FAKE_ORIGIN, FakeCaches } from '#support/fakeCaches.ts'
import { createFakeShop, FAKE_ENDPOINT } from './fakeShop.ts'
import { createPackStore } from './packStore.ts'
import { createPacks } from './packs.ts'

const widths = { list: 320, detail: 960 }
const shopOrder: PackOrder = { subject: { kind: 'shop' }, title: 'Cały sklep', widths }
const creditsOrder: PackOrder = {
  subject: { kind: 'collection', handle: 'kredyty' },
  title: 'Kredyty',
  widths,
}

function setUp({ quota = Infinity }: { quota?: number } = {}) {
  const caches = new FakeCaches({ quota })
  const shop = createFakeShop()
  const notices: WorkerNotice[] = []
  const makeRoom = vi.fn<() => Promise<void>>(async () => undefined)
  let time = Date.parse('2026-11-20T12:40:00.000Z')
  const now = () => new Date((time += 1_000))
  /** Another worker over the same caches, as after a kill or an update. */
  const worker = (build = 'a') =>
    createPacks({
      store: createPackStore(caches),
      fetch: shop.fetch,
      origin: FAKE_ORIGIN,
      shop: async () => ({ endpoint: FAKE_ENDPOINT, createClient: shop.createClient }),
      makeRoom,
      notify: (notice) => notices.push(notice),
      now,
      wait: async () => undefined,
      build,
    })
  const entries = async (id: string) =>
    (await (await caches.open(packCacheName(id))).keys()).map(({ url }) => url)
  return { caches, shop, notices, makeRoom, worker, packs: worker(), entries }
}

async function saved(
  packs: ReturnType<typeof createPacks>,
  order: PackOrder,
): Promise<PackRecord | undefined> {
  const { done } = await packs.save(order)
  await done
  return (await packs.list()).find(({ title }) => title === order.title)
}

test('a whole shop: every page, product, recommendation and picture, measured', async () => {
  const { packs, entries, notices } = setUp()
  const record = await saved(packs, shopOrder)
  expect(record).toMatchObject({ state: 'ready', products: 4, pictures: 12, problem: null })
  expect(record?.done).toBe(record?.total)
  expect(record?.bytes).toBeGreaterThan(1_200)
  expect(record?.completeAsOf).toBe(record?.startedAt)
  const kept = await entries('shop')
  // In each language: collections, the home page's products, two pages of the list, one of the collection; a product
  // and its recommendations each.
  expect(kept.filter((url) => url.includes('/__iskra/catalogue/'))).toHaveLength(2 * (1 + 1 + 2 + 1 + 8))
  expect(kept.filter((url) => url.endsWith('?width=320'))).toHaveLength(4)
  expect(kept.filter((url) => url.endsWith('?width=960'))).toHaveLength(8)
  expect(notices.at(-1)).toMatchObject({ type: 'pack', record: { state: 'ready' } })
})

test('a collection holds its own products only', async () => {
  const { packs } = setUp()
  expect(await saved(packs, creditsOrder)).toMatchObject({
    id: 'collection-kredyty',
    products: 2,
    pictures: 6,
  })
})

test('a cut network keeps what there is, says so, and going on asks only for the rest', async () => {
  const { shop, packs } = setUp()
  let left = 9
  shop.onRequest(() => {
    if (left-- <= 0) throw new TypeError('cut')
  })
  const cut = await saved(packs, shopOrder)
  expect(cut).toMatchObject({ state: 'stopped', problem: 'network', completeAsOf: null })
  expect(cut?.bytes).toBeGreaterThan(0)
  const first = [...shop.calls]
  shop.onRequest(() => undefined)
  await packs.resume()
  expect((await packs.list())[0]).toMatchObject({ state: 'ready', products: 4, pictures: 12 })
  const second = shop.calls.slice(first.length)
  expect(second.filter((call) => first.includes(call))).toEqual([])
})

test('a killed worker’s pack is gone on with by the next one', async () => {
  const { shop, packs, worker } = setUp()
  const never = new Promise<void>(() => undefined)
  let left = 15
  const stuck = Promise.withResolvers<void>()
  shop.onRequest(() => {
    if (left-- > 0) return undefined
    stuck.resolve()
    return never
  })
  await packs.save(shopOrder)
  await stuck.promise
  const before = shop.calls.length
  shop.onRequest(() => undefined)
  const next = worker()
  await next.resume()
  expect((await next.list())[0]).toMatchObject({ state: 'ready', pictures: 12 })
  expect(shop.calls.length - before).toBeLessThan(before + 12)
})

test('cancelled, it stays as it is until it is asked to go on', async () => {
  const { shop, packs } = setUp()
  const reached = Promise.withResolvers<void>()
  shop.onRequest(async (request) => {
    if (request.method === 'GET') reached.resolve()
  })
  const { done } = await packs.save(shopOrder)
  await reached.promise
  await packs.cancel('shop')
  await done
  expect((await packs.list())[0]).toMatchObject({ state: 'stopped', problem: 'cancelled' })
  const before = shop.calls.length
  await packs.resume()
  expect(shop.calls).toHaveLength(before)
  expect(await saved(packs, shopOrder)).toMatchObject({ state: 'ready' })
})

test('removed while it is being saved, nothing of it comes back', async () => {
  const { shop, packs, caches, notices } = setUp()
  const reached = Promise.withResolvers<void>()
  shop.onRequest(async (request) => {
    if (request.method === 'GET') reached.resolve()
  })
  const { done } = await packs.save(shopOrder)
  await reached.promise
  await packs.remove('shop')
  await done
  expect(await caches.keys()).toEqual([])
  expect(notices.at(-1)).toEqual({ type: 'pack-removed', id: 'shop' })
})

test('a full disk first costs what is only kept for speed, then stops with its reason', async () => {
  const { packs, makeRoom } = setUp({ quota: 1_400 })
  expect(await saved(packs, shopOrder)).toMatchObject({ state: 'stopped', problem: 'full' })
  expect(makeRoom).toHaveBeenCalled()
  await packs.resume()
  expect((await packs.list())[0]).toMatchObject({ state: 'stopped', problem: 'full' })
})

test('a refresh takes the news, keeps pictures that are there, and drops what is gone', async () => {
  const { shop, packs, entries } = setUp()
  const first = await saved(packs, shopOrder)
  const pictures = shop.calls.filter((call) => call.startsWith('/media')).length
  shop.handles.splice(1, 1)
  const second = await saved(packs, shopOrder)
  expect(second).toMatchObject({ state: 'ready', products: 3, pictures: 9 })
  expect(Date.parse(second?.completeAsOf ?? '')).toBeGreaterThan(Date.parse(first?.completeAsOf ?? ''))
  expect(shop.calls.filter((call) => call.startsWith('/media'))).toHaveLength(pictures)
  expect((await entries('shop')).filter((url) => url.includes('/products/b/'))).toEqual([])
})

test('another build refreshes by itself, because it may ask other questions', async () => {
  const { packs, worker } = setUp()
  const first = await saved(packs, shopOrder)
  await packs.resume()
  expect((await packs.list())[0]?.startedAt).toBe(first?.startedAt)
  const updated = worker('b')
  await updated.resume()
  expect((await updated.list())[0]).toMatchObject({ state: 'ready', build: 'b' })
})

test('asked twice, it is saved once', async () => {
  const { packs, shop } = setUp()
  const [one, other] = await Promise.all([packs.save(creditsOrder), packs.save(creditsOrder)])
  await Promise.all([one.done, other.done])
  expect(new Set(shop.calls).size).toBe(shop.calls.length)
})
