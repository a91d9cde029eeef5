import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { examplesSchema, type Trending, trendingSchema } from '#domain/discover/discover.ts'
import type { EngagementEvent } from '#domain/engagement/eventKinds.ts'
import { sharedPageSchema } from '#domain/generation/archive.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { rollUp } from '#server/studio/analytics/rollUp.ts'
import { analyticsEvents, analyticsSubjects } from '#server/studio/analytics/tables.ts'
import { visitToken } from '#server/studio/analytics/visitToken.ts'
import { generations } from '#server/studio/generators/tables.ts'
import { seedTemplates } from '#server/studio/templates/shipped/seedTemplates.ts'
import { apiClient, makeUser, PASSWORD, signInWithProof } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { makeGeneration } from '#support/generation/makeGeneration.ts'
import { testConfig } from '#support/testContext.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

function anEvent(subject: string, changes: Partial<EngagementEvent> = {}): EngagementEvent {
  return {
    id: randomUUID().replaceAll('-', ''),
    kind: 'view',
    at: 0,
    page: '/generacje/$id',
    subject,
    source: 'direct',
    device: 'phone',
    affiliate: '',
    offline: false,
    value: 0,
    ...changes,
  }
}

async function rollUpAll(context: ServerContext): Promise<void> {
  while ((await rollUp(context)) > 0);
}

const idsOf = ({ entries }: Trending) =>
  entries.map((entry) => (entry.kind === 'work' ? entry.work.id : entry.template.slug))

describeOnDatabase('what people have made public', (freshContext) => {
  async function open(throttleFactor = testConfig().auth.throttleFactor) {
    const time = { now: Date.parse('2026-11-20T12:40:00Z') }
    const config = { ...testConfig(), auth: { ...testConfig().auth, throttleFactor } }
    const context = await freshContext({ now: () => new Date(time.now), config })
    const api = apiClient(context)
    const user = await makeUser(context, { username: 'zofia', displayName: 'Zofia', isPublic: true })
    const token = (await signInWithProof(context, user)).access_token
    const make = (changes: Partial<typeof generations.$inferInsert> = {}) => {
      time.now += 1000
      return makeGeneration(context, { userId: user.id, ...changes })
    }
    const publish = async (id: string, isPublic = true) => {
      time.now += 1000
      return api('PATCH /api/v1/generations/{id}', { token, path: { id }, body: { isPublic } })
    }
    const films = async (before?: string) =>
      z.parse(
        sharedPageSchema,
        (await api('GET /api/v1/discover/films', { query: before === undefined ? {} : { before } })).body,
      )
    const trending = async (query: Record<string, string> = {}): Promise<Trending> =>
      z.parse(trendingSchema, (await api('GET /api/v1/discover/trending', { query })).body)
    /** Sends so many views of each, some days ago, and rolls them up; `changes` are of the events. */
    const visit = async (
      views: Readonly<Record<string, number>>,
      daysAgo = 0,
      changes: (subject: string) => Partial<EngagementEvent> = () => ({}),
    ) => {
      const today = time.now
      time.now -= daysAgo * DAY_MS
      const sent_at = time.now
      const events = Object.entries(views).flatMap(([subject, times]) => {
        const given = { token: visitToken(context, subject), at: sent_at, ...changes(subject) }
        return Array.from({ length: times }, () => anEvent(subject, given))
      })
      await api('POST /api/v1/analytics/events', { body: { sent_at, events } })
      await rollUpAll(context)
      time.now = today
    }
    return { time, context, api, user, token, make, publish, films, trending, visit }
  }
  it('is nothing that is private, shared by a link alone, failed, or of another kind', async () => {
    const { make, publish, films, trending, visit } = await open()
    const film = await make({ type: 'video', engine: 'iskra-wideo' })
    const linked = await make({ type: 'video', engine: 'iskra-wideo', shareToken: 'ma-link' })
    const picture = await make()
    await make({ type: 'video', status: 'failed', errorCode: 'GENERATION_FAILED' })
    await make({ type: 'text', engine: 'test', publishedAt: new Date(), resultText: 'Wiersz' })
    expect(await films()).toEqual({ items: [], next: null })
    expect(await trending()).toEqual({ entries: [], newest: [] })

    await publish(film)
    await publish(picture)
    await visit({ [linked]: 5 })
    expect((await films()).items.map(({ id }) => id)).toEqual([film])
    const popular = await trending()
    expect(popular.entries).toEqual([])
    expect(popular.newest.map(({ id }) => id)).toEqual([picture, film])
    expect((await trending({ media: 'video' })).newest.map(({ id }) => id)).toEqual([film])
    expect((await trending({ media: 'template' })).newest).toEqual([])
  })

  it('goes with the next answer when it is taken back, deleted, or its account is erased', async () => {
    const { context, api, user, token, make, publish, films, trending, visit } = await open()
    const [one, two, three] = [
      await make({ type: 'video' }),
      await make({ type: 'video' }),
      await make({ type: 'video' }),
    ]
    for (const id of [one, two, three]) await publish(id)
    await visit({ [one]: 9, [two]: 5, [three]: 2 })
    // The ranking is counted now, and cached.
    expect(idsOf(await trending())).toEqual([one, two, three])

    await publish(one, false)
    expect(idsOf(await trending())).toEqual([two, three])
    await api('DELETE /api/v1/generations/{id}', { token, path: { id: two } })
    expect(idsOf(await trending())).toEqual([three])
    expect((await films()).items.map(({ id }) => id)).toEqual([three])
    expect(
      (await api('DELETE /api/v1/account', { token, body: { password: PASSWORD, username: user.username } }))
        .status,
    ).toBeLessThan(300)
    expect(await films()).toEqual({ items: [], next: null })
    expect(await trending()).toEqual({ entries: [], newest: [] })
    expect(await context.database.select().from(generations)).toEqual([])
  })

  it('comes in pages that neither skip nor repeat, with the files that a list shows', async () => {
    const { make, publish, films } = await open()
    const ids: string[] = []
    for (let index = 0; index < 26; index += 1) {
      const id = await make({ type: 'video' })
      await publish(id)
      ids.unshift(id)
    }
    const first = await films()
    const second = await films(first.next ?? '')
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids)
    expect(second.next).toBeNull()
    expect(first.items[0]?.author).toEqual({ username: 'zofia', displayName: 'Zofia' })
  })

  it('is not made popular from before it was there, nor by one network without end', async () => {
    const { context, make, publish, trending, visit } = await open(1)
    const pushed = await make()
    await publish(pushed)
    await visit({ [pushed]: 40 }, 3)
    expect(idsOf(await trending({ window: 'week' }))).toEqual([])
    for (let bundle = 0; bundle < 4; bundle += 1) await visit({ [pushed]: 50 })
    const stored = await context.database.select().from(analyticsEvents)
    expect(stored.filter(({ subject }) => subject === pushed).length).toBeLessThanOrEqual(60)
    expect(stored).toHaveLength(240)
  })

  it('is made popular by visits to pages that were made here of late, while all are counted', async () => {
    const { time, context, make, publish, trending, visit } = await open()
    const seen = await make()
    const pushed: string[] = []
    for (let index = 0; index < 6; index += 1) pushed.push(await make())
    for (const id of [seen, ...pushed]) await publish(id)
    const [untold, others, old, forged, early, later] = pushed
    const stale = visitToken({ ...context, now: () => new Date(time.now - 3 * HOUR_MS) }, old ?? '')
    const good = (id = '') => visitToken(context, id)
    await visit({ [seen]: 2 })
    await visit({ [untold ?? '']: 5 }, 0, () => ({ token: '' }))
    await visit({ [others ?? '']: 5 }, 0, () => ({ token: good(seen) }))
    await visit({ [old ?? '']: 5 }, 0, () => ({ token: stale }))
    await visit({ [forged ?? '']: 5 }, 0, (id) => ({ token: good(id).replace(/.$/u, '_') }))
    // From before there was such a page.
    await visit({ [early ?? '']: 5 }, 0, () => ({ at: time.now - 2 * HOUR_MS - 1 }))
    expect(idsOf(await trending())).toEqual([seen])
    const counted = await context.database.select().from(analyticsSubjects)
    // Events older than a work name none.
    expect(counted.reduce((sum, { events }) => sum + events, 0)).toBe(2 + 4 * 5)
    // As long as it is valid, also on a train without a network.
    await visit({ [later ?? '']: 1 }, 0, () => ({ offline: true }))
    // A count is cached for a minute; that of another period is made now.
    expect(idsOf(await trending({ window: 'today' }))).toEqual([seen, later])
  })

  it('is popular by its visits within the time that is asked for', async () => {
    const { time, make, publish, trending, visit } = await open()
    const createdAt = new Date(time.now - 20 * DAY_MS)
    const [old, steady] = [await make({ createdAt }), await make({ createdAt })]
    const today = await make({ type: 'music' })
    for (const id of [old, steady, today]) await publish(id)
    await visit({ [old]: 12 }, 9)
    for (const daysAgo of [0, 1, 2]) await visit({ [steady]: 3 }, daysAgo)
    await visit({ [today]: 4 })
    expect(idsOf(await trending({ window: 'today' }))).toEqual([today, steady])
    expect(idsOf(await trending({ window: 'week' }))).toEqual([steady, today])
    expect(idsOf(await trending({ window: 'month' }))).toHaveLength(3)
    expect(idsOf(await trending({ window: 'all' }))).toEqual([old, steady, today])
    expect(idsOf(await trending({ window: 'month', media: 'audio' }))).toEqual([today])
    // A popular work isn't among the newest as well.
    expect((await trending({ window: 'today' })).newest.map(({ id }) => id)).toEqual([old])
  })

  it('is counted of what everybody may see: no event names a private work or a template that isn’t there', async () => {
    const { context, make, publish, visit } = await open()
    const [secret, shown] = [await make(), await make()]
    await publish(shown)
    await visit({ [secret]: 2, [shown]: 1, 'zmyslona-rzecz': 1 })
    const stored = await context.database.select({ subject: analyticsEvents.subject }).from(analyticsEvents)
    expect(stored.map(({ subject }) => subject).toSorted()).toEqual(['', '', '', shown])
    const counted = await context.database
      .select({ subject: analyticsSubjects.subject, events: analyticsSubjects.events })
      .from(analyticsSubjects)
    expect(counted).toEqual([{ subject: shown, events: 1 }])
  })

  it('has templates by their visits, in the language that is read, and their examples', async () => {
    const { context, api, trending, visit } = await open()
    await seedTemplates(context)
    await visit({ 'film-z-lampionami': 3, 'nie-ma-takiego': 9 }, 0, () => ({ page: '/szablony/$slug' }))
    expect(idsOf(await trending({ media: 'template' }))).toEqual(['film-z-lampionami'])
    const answer = await api('GET /api/v1/discover/examples', { query: { language: 'pl' } })
    const { examples } = z.parse(examplesSchema, answer.body)
    expect(examples.length).toBeGreaterThan(5)
    expect(examples[0]?.filmUrl).toMatch(/^\/examples\/.+\.mp4$/u)
    expect(examples.every(({ pictureUrl }) => pictureUrl.startsWith('/examples/'))).toBe(true)
  })
})
