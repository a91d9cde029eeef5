import { createServer } from 'node:http'
import { once } from 'node:events'
import { createParser } from 'eventsource-parser'
import { eq } from 'drizzle-orm'
import { expect, it, onTestFinished, vi } from 'vitest'
import { LIVE_EVENT, type LiveSnapshot, liveSnapshotSchema } from '#domain/statistics/live.ts'
import { createApp } from '#server/http/app.ts'
import { appListener } from '#server/http/appListener.ts'
import { stopListening } from '#server/http/listener.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { type UserRow, users } from '#server/platform/users/tables.ts'
import { endStreams } from '#server/runAreas.ts'
import { receivedWebhooks } from '#server/shop/webhooks/tables.ts'
import { apiClient, makeUser, signIn } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { serveApp } from '#support/http/serveApp.ts'
import { type World, type WorldEvent, writeWorld } from '#support/statistics/world.ts'
import { testConfig } from '#support/testContext.ts'
import { loadTestPage } from '#support/testPage.ts'
import { liveOf } from './live.ts'
import { readSnapshot } from './readSnapshot.ts'

const NOW = new Date('2026-11-23T12:00:30Z')
const LIVE = '/api/v1/statistics/live'
const MINUTE_MS = 60_000

const VIEW: WorldEvent = {
  at: NOW,
  kind: 'view',
  page: '/sklep',
  subject: '',
  source: 'search',
  device: 'phone',
  affiliate: '',
  offline: false,
  value: 0,
}
const NOTHING: World = {
  handles: new Set(),
  events: [],
  orders: [],
  purchases: [],
  gifts: [],
  charges: [],
  generations: [],
}
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * MINUTE_MS)

const EMPTY: LiveSnapshot = {
  at: NOW.toISOString(),
  minutes: [],
  pages: [],
  today: { orders: 0, revenue: 0, creditsUsed: 0 },
  work: [],
  orders: [],
}

/** A streamed answer, read as it comes. */
function listening(answer: Response) {
  if (answer.body === null) throw new Error('there is no answer')
  const snapshots: LiveSnapshot[] = []
  let pieces = 0
  const parser = createParser({
    onEvent({ event, data }) {
      expect(event).toBe(LIVE_EVENT)
      snapshots.push(liveSnapshotSchema.parse(JSON.parse(data)))
    },
  })
  const reader = answer.body.getReader()
  const decoder = new TextDecoder()
  const ended = (async () => {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return true
      pieces += 1
      parser.feed(decoder.decode(value, { stream: true }))
    }
  })()
  return {
    snapshots,
    ended,
    pieces: () => pieces,
    leave: () => reader.cancel(),
    came: (count: number) => vi.waitFor(() => expect(snapshots.length).toBeGreaterThanOrEqual(count), 10_000),
  }
}

const quickly = { everyMs: 20, recheckMs: 20 }

/** A listener, who may listen for as long as `isAllowed` says. */
function follow(context: ServerContext, userId = 'one', isAllowed = () => true) {
  const gone = new AbortController()
  const answer = liveOf(context).follow({
    userId,
    signal: gone.signal,
    isStillAllowed: () => Promise.resolve(isAllowed()),
  })
  return { ...listening(answer), gone }
}

async function administrator(context: ServerContext): Promise<{ user: UserRow; token: string }> {
  const user = await makeUser(context, { roles: ['user', 'admin'] })
  return { user, token: (await signIn(context, user)).access_token }
}

describeOnDatabase('what is going on now', (freshContext) => {
  it('is counted', async () => {
    const context = await freshContext({ now: () => NOW })
    const order = {
      placedAt: minutesAgo(2),
      shipping: 0,
      total: 5_000,
      discount: 0,
      codes: [],
      affiliate: '',
      isReturned: false,
      lines: [
        { handle: 'kubek', quantity: 2, total: 3_000 },
        { handle: 'kartka', quantity: 1, total: 2_000 },
      ],
    }
    const work = {
      createdAt: minutesAgo(50),
      completedAt: null,
      engine: 'pika',
      type: 'video' as const,
      errorCode: 'GENERATION_FAILED',
      credits: 4,
      processingTime: 5,
      isPart: false,
      isRefunded: false,
      isEmptied: false,
    }
    await writeWorld(context, {
      ...NOTHING,
      events: [
        { ...VIEW, at: minutesAgo(0) },
        { ...VIEW, at: minutesAgo(0), page: '/' },
        { ...VIEW, at: minutesAgo(1), page: '/' },
        { ...VIEW, at: minutesAgo(1), page: '/', kind: 'session' },
        { ...VIEW, at: minutesAgo(29), page: '' },
        { ...VIEW, at: minutesAgo(31) },
      ],
      orders: [
        order,
        { ...order, placedAt: new Date('2026-11-22T22:59:00Z') },
        { ...order, placedAt: minutesAgo(3), isReturned: true },
      ],
      charges: [
        { chargedAt: minutesAgo(5), credits: 7, isRefunded: false },
        { chargedAt: minutesAgo(5), credits: 9, isRefunded: true },
        { chargedAt: minutesAgo(60 * 24), credits: 11, isRefunded: false },
      ],
      generations: [
        { ...work, status: 'pending' },
        { ...work, status: 'processing' },
        { ...work, status: 'processing', isPart: true },
        { ...work, status: 'completed', completedAt: minutesAgo(59) },
        { ...work, status: 'failed', completedAt: minutesAgo(1) },
        { ...work, status: 'failed', completedAt: minutesAgo(61) },
      ],
    })
    const snapshot = liveSnapshotSchema.parse(await readSnapshot(context))
    expect(snapshot.minutes).toHaveLength(30)
    expect(snapshot.minutes.filter(({ views, sessions }) => views + sessions > 0)).toEqual([
      { at: '2026-11-23T11:31:00.000Z', views: 1, sessions: 0 },
      { at: '2026-11-23T11:59:00.000Z', views: 1, sessions: 1 },
      { at: '2026-11-23T12:00:00.000Z', views: 2, sessions: 0 },
    ])
    expect(snapshot.pages).toEqual([
      { page: '/', views: 2 },
      { page: '/sklep', views: 1 },
    ])
    expect(snapshot.today).toEqual({ orders: 1, revenue: 5_000, creditsUsed: 7 })
    expect(snapshot.work.find(({ type }) => type === 'video')).toEqual({
      type: 'video',
      waiting: 1,
      underWay: 1,
      completed: 1,
      failed: 1,
    })
    expect(snapshot.work.find(({ type }) => type === 'music')).toMatchObject({ waiting: 0, completed: 0 })
    expect(snapshot.orders).toEqual([
      { at: minutesAgo(2).toISOString(), total: 5_000, items: 3 },
      { at: '2026-11-22T22:59:00.000Z', total: 5_000, items: 3 },
    ])
  })

  it('knows of orders what a store elsewhere tells, each once, however it is told', async () => {
    const config = testConfig()
    const context = await freshContext({
      now: () => NOW,
      config: { ...config, storefront: { ...config.storefront, embedded: false } },
    })
    const payloads = [
      { id: 1, total_price: '12.50', line_items: [{ quantity: 2 }, { quantity: 1 }] },
      { id: 1, total_price: '12.50', line_items: [{ quantity: 2 }, { quantity: 1 }] },
      { id: 2, total_price: 'dużo', line_items: 'wiele' },
      { id: 3, total_price: '7', line_items: [{ quantity: '99999999999' }, null] },
      'nonsense',
    ]
    for (const [index, payload] of payloads.entries()) {
      await context.database.insert(receivedWebhooks).values({
        id: String(index),
        topic: 'orders/paid',
        shopDomain: '',
        payload,
        receivedAt: minutesAgo(index + 1),
        processedAt: minutesAgo(index),
        outcome: 'taken',
      })
    }
    const { today, orders } = await readSnapshot(context)
    expect(today).toMatchObject({ orders: 3, revenue: 1_950 })
    expect(orders).toEqual([
      { at: minutesAgo(2).toISOString(), total: 1_250, items: 3 },
      { at: minutesAgo(3).toISOString(), total: 0, items: 0 },
      { at: minutesAgo(4).toISOString(), total: 700, items: 0 },
    ])
  })

  it('is told to administrators alone, until they sign out or are none any more', async () => {
    const context = await freshContext({ now: () => NOW })
    liveOf(context, quickly)
    const server = await serveApp(context)
    onTestFinished(() => server.close())
    const open = (token: string) =>
      fetch(`${server.origin}${LIVE}`, {
        headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip, br' },
      })
    const user = await makeUser(context)
    expect((await open((await signIn(context, user)).access_token)).status).toBe(403)

    const one = await administrator(context)
    const other = await administrator(context)
    const [ofOne, ofOther] = await Promise.all([open(one.token), open(other.token)])
    expect([ofOne.status, ofOne.headers.get('content-type'), ofOne.headers.get('cache-control')]).toEqual([
      200,
      'text/event-stream',
      'no-store',
    ])
    expect(ofOne.headers.get('content-encoding')).toBeNull()
    const [first, second] = [listening(ofOne), listening(ofOther)]
    await Promise.all([first.came(2), second.came(2)])

    await apiClient(context)('DELETE /api/v1/account/sessions', { token: one.token })
    await first.came(first.snapshots.length + 2)
    await context.database.delete(users).where(eq(users.id, one.user.id))
    expect(await first.ended).toBe(true)
    await second.came(second.snapshots.length + 1)
    await context.database
      .update(users)
      .set({ roles: ['user'] })
      .where(eq(users.id, other.user.id))
    expect(await second.ended).toBe(true)
  })

  it('doesn’t keep the server from closing', async () => {
    const context = await freshContext({ now: () => NOW })
    const { token } = await administrator(context)
    const app = await createApp(context, await loadTestPage(), () => 'ready')
    const server = createServer(appListener(app, context.log))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('the server has no port')
    const headers = { authorization: `Bearer ${token}` }
    const listener = listening(await fetch(`http://127.0.0.1:${address.port}${LIVE}`, { headers }))
    await listener.came(1)
    const closing = performance.now()
    const stopped = stopListening(server)
    await endStreams(context)
    expect(await listener.ended).toBe(true)
    await stopped
    expect(performance.now() - closing).toBeLessThan(8_000)
    expect(() => follow(context)).toThrow(expect.objectContaining({ code: 'SERVICE_UNAVAILABLE' }))
  })
})

describeOnDatabase('whoever listens', (freshContext) => {
  it('is told what was read once for all, and for nobody nothing is read', async () => {
    const context = await freshContext()
    let reads = 0
    liveOf(context, {
      ...quickly,
      read: () => {
        reads += 1
        return Promise.resolve({ ...EMPTY, at: String(reads) })
      },
    })
    const [one, other] = [follow(context), follow(context, 'other')]
    await Promise.all([one.came(5), other.came(5)])
    const times = ({ snapshots }: typeof one) => snapshots.map(({ at }) => at)
    expect(times(other).filter((at) => times(one).includes(at)).length).toBeGreaterThanOrEqual(4)
    expect(reads).toBeLessThanOrEqual(Math.max(one.snapshots.length, other.snapshots.length) + 1)
    await one.leave()
    other.gone.abort()
    expect(await other.ended).toBe(true)
    const before = reads
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(reads - before).toBeLessThanOrEqual(1)
    const again = follow(context)
    await again.came(1)
    await liveOf(context).stop()
    expect(await again.ended).toBe(true)
  })

  it('is one of few, and of one administrator of fewer', async () => {
    const context = await freshContext()
    liveOf(context, { mostListeners: 3, mostOfOne: 2, read: () => Promise.resolve(EMPTY) })
    const refused = expect.objectContaining({ code: 'TOO_MANY_REQUESTS' })
    const first = follow(context)
    follow(context)
    expect(() => follow(context)).toThrow(refused)
    follow(context, 'other')
    expect(() => follow(context, 'third')).toThrow(refused)
    await first.leave()
    follow(context, 'third')
    await liveOf(context).stop()
  })

  it('is told that somebody is there where nothing can be read, and leaves where it can’t be asked', async () => {
    const context = await freshContext()
    liveOf(context, { ...quickly, read: () => Promise.reject(new Error('no database')) })
    let isAllowed = true
    const listener = follow(context, 'one', () => {
      if (!isAllowed) throw new Error('no database')
      return true
    })
    await vi.waitFor(() => expect(listener.pieces()).toBeGreaterThan(2))
    expect(listener.snapshots).toEqual([])
    isAllowed = false
    expect(await listener.ended).toBe(true)
    await liveOf(context).stop()
  })

  it('is let go of once it reads nothing any more', async () => {
    const context = await freshContext()
    liveOf(context, { ...quickly, recheckMs: 60_000, read: () => Promise.resolve(EMPTY) })
    const asking = { userId: 'one', signal: new AbortController().signal }
    const stuck = liveOf(context).follow({ ...asking, isStillAllowed: () => Promise.resolve(true) })
    await new Promise((resolve) => setTimeout(resolve, 400))
    const late = listening(stuck)
    expect(await late.ended).toBe(true)
    expect(late.snapshots.length).toBeLessThan(10)
    await liveOf(context).stop()
  })
})
