import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { z } from 'zod'
import {
  ARCHIVE_PAGE,
  archivePageSchema,
  generationStatsSchema,
  sharedPageSchema,
  shareSchema,
} from '#domain/generation/archive.ts'
import { engineOffersSchema } from '#domain/generation/engineOffer.ts'
import { generationSchema } from '#domain/generation/generation.ts'
import { generatorKeySchema } from '#domain/generation/generatorContract.ts'
import { discardedFiles } from '#server/platform/files/tables.ts'
import { creditAccounts } from '#server/studio/credits/tables.ts'
import {
  apiClient,
  type CallOptions,
  makeUser,
  PASSWORD,
  signIn,
  signInWithProof,
} from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { setPrice } from '#support/generation/generatorFixture.ts'
import { makeGeneration } from '#support/generation/makeGeneration.ts'
import { purgeDeleted } from './purgeDeleted.ts'
import { generations } from './tables.ts'

const DAY = 24 * 60 * 60_000

describeOnDatabase('generations of the product API', (freshContext) => {
  async function open() {
    const time = { now: Date.parse('2026-11-20T12:40:00Z') }
    const context = await freshContext({ now: () => new Date(time.now) })
    const api = apiClient(context)
    const signed = async (changes: Parameters<typeof makeUser>[1] = {}) => {
      const user = await makeUser(context, changes)
      return { user, token: (await signInWithProof(context, user)).access_token }
    }
    const { user, token } = await signed({ username: 'zofia', displayName: 'Zofia', isPublic: true })
    const make = (changes: Partial<typeof generations.$inferInsert> = {}) => {
      time.now += 1000
      return makeGeneration(context, { userId: user.id, ...changes })
    }
    const list = async (query: CallOptions['query'] = {}) =>
      z.parse(archivePageSchema, (await api('GET /api/v1/generations', { token, query })).body)
    return { time, context, api, signed, user, token, make, list }
  }

  it('gives a key that no kept answer repeats', async () => {
    const { api, token } = await open()
    const headers = { 'idempotency-key': randomUUID() }
    const first = await api('POST /api/v1/generation/keys', { token, headers, body: {} })
    expect(z.parse(generatorKeySchema, first.body)).toMatchObject({
      expires_in: 900,
      bases: { image: '/api/generators/image' },
    })
  })

  it('offers engines with the price of now, and those without a provider as such', async () => {
    const { context, api, make } = await open()
    await setPrice(context, 'dall-e-3', 6)
    // The median: one that hung for ten minutes has no effect.
    for (const processingTime of [800, 900, 600_000]) await make({ engine: 'iskra-obraz', processingTime })
    await make({ engine: 'iskra-obraz', status: 'pending', processingTime: null })
    const { engines } = z.parse(engineOffersSchema, (await api('GET /api/v1/generation/engines')).body)
    const offered = new Map(engines.map((engine) => [engine.id, engine]))
    expect(offered.get('dall-e-3')).toMatchObject({ credits: 6, isAvailable: false, isProcedural: false })
    expect(offered.get('runway')).toMatchObject({ credits: 10, typicalTime: null })
    // Never used here: the usual time of its kind on this installation.
    expect(offered.get('midjourney')).toMatchObject({ typicalTime: 900 })
    expect(offered.get('iskra-obraz')).toMatchObject({
      credits: 3,
      isAvailable: true,
      isProcedural: true,
      typicalTime: 900,
      waiting: 1,
    })
  })

  it('lists the archive in pages that neither skip nor repeat, with its filters', async () => {
    const { time, make, list } = await open()
    const ids: string[] = []
    for (let index = 0; index < ARCHIVE_PAGE + 2; index += 1)
      ids.unshift(await make({ tags: [`nr${index}`] }))
    const first = await list()
    expect(first).toMatchObject({ total: ids.length, next: expect.any(String) })
    // Works that come in front meanwhile move nothing.
    await make({ prompt: '100% _miłości_', type: 'video', engine: 'pika', tags: ['Mama'], isFavourite: true })
    const second = await list({ before: first.next ?? '' })
    expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(ids)
    expect(second.next).toBeNull()

    time.now += 1000
    const found = async (query: CallOptions['query']) => (await list(query)).total
    expect(await found({ q: 'MIŁOŚCI' })).toBe(1)
    expect(await found({ q: 'milosci' })).toBe(1)
    expect(await found({ q: '100% _' })).toBe(1)
    expect(await found({ q: '100% zimowy' })).toBe(0)
    expect(await found({ q: 'mam' })).toBe(1)
    expect(await found({ type: 'video' })).toBe(1)
    expect(await found({ engine: 'pika', favourite: 'true' })).toBe(1)
    expect(await found({ tag: 'Mama' })).toBe(1)
    expect(await found({ tag: 'mam' })).toBe(0)
    expect(await found({ status: 'failed' })).toBe(0)
    expect(await found({ ref_code: `ref-${ids[0] ?? ''}` })).toBe(1)
  })

  it('changes what is named and leaves the rest', async () => {
    const { api, token, make } = await open()
    const id = await make({ shareToken: null })
    const change = async (body: object) =>
      api('PATCH /api/v1/generations/{id}', { token, path: { id }, body })
    expect((await change({ tags: [' mama ', 'mama', 'dom'] })).body).toMatchObject({ tags: ['mama', 'dom'] })
    expect((await change({ isFavourite: true })).body).toMatchObject({
      tags: ['mama', 'dom'],
      isFavourite: true,
      isPublic: false,
    })
    expect((await change({})).status).toBe(200)
    expect((await change({ tags: ['x'.repeat(41)] })).status).toBe(400)
    const failed = await make({ status: 'failed', errorCode: 'GENERATION_FAILED' })
    const publish = { token, path: { id: failed }, body: { isPublic: true } }
    expect(await api('PATCH /api/v1/generations/{id}', publish)).toMatchObject({
      status: 409,
      code: 'NOT_COMPLETED',
    })
    expect((await api('POST /api/v1/generations/{id}/share', { token, path: { id: failed } })).code).toBe(
      'NOT_COMPLETED',
    )
  })

  it('shares by a link that stays the same until it is revoked', async () => {
    const { api, token, make } = await open()
    const id = await make({ shareToken: null, tags: ['tajne'] })
    const share = async () =>
      z.parse(shareSchema, (await api('POST /api/v1/generations/{id}/share', { token, path: { id } })).body)
    const [one, two] = await Promise.all([share(), share()])
    expect(one).toEqual(two)
    expect(one.url).toBe(`http://localhost:3000/generations/shared?link=${one.token}`)
    const look = () => api('GET /api/v1/generations/shared/{token}', { path: { token: one.token } })
    const seen = await look()
    expect(seen.body).toMatchObject({
      id,
      author: { username: 'zofia' },
      result: { files: [{ role: 'original' }] },
    })
    expect(JSON.stringify(seen.body)).not.toContain('tajne')
    expect((await api('GET /api/v1/generations/{id}/public', { path: { id } })).code).toBe('NOT_FOUND')

    expect((await api('DELETE /api/v1/generations/{id}/share', { token, path: { id } })).status).toBe(204)
    expect((await look()).code).toBe('NOT_FOUND')
    expect((await share()).token).not.toBe(one.token)
  })

  it('shows what is public to anybody, the latest first, and authors who want to be known', async () => {
    const { time, context, api, signed, token, make } = await open()
    const publish = (id: string, isPublic: boolean, by = token) => {
      time.now += 1000
      return api('PATCH /api/v1/generations/{id}', { token: by, path: { id }, body: { isPublic } })
    }
    const shy = await signed({ username: 'jan' })
    const his = await makeGeneration(context, { userId: shy.user.id })
    const [first, second] = [await make(), await make()]
    await publish(second, true)
    await publish(his, true, shy.token)
    await publish(first, true)
    const wall = async () =>
      z.parse(sharedPageSchema, (await api('GET /api/v1/generations/shared')).body).items
    expect((await wall()).map(({ id, author }) => [id, author?.username])).toEqual([
      [first, 'zofia'],
      [his, undefined],
      [second, 'zofia'],
    ])
    await publish(second, true)
    expect((await wall()).at(-1)?.id).toBe(second)
    expect((await api('GET /api/v1/generations/{id}/public', { path: { id: first } })).body).toMatchObject({
      id: first,
    })
    await publish(first, false)
    expect((await wall()).map(({ id }) => id)).toEqual([his, second])
    expect((await api('GET /api/v1/generations/{id}/public', { path: { id: first } })).code).toBe('NOT_FOUND')
  })

  it('deletes for everybody at once, can bring back for a day, and then forgets all but the price', async () => {
    const { time, context, api, user, token, make, list } = await open()
    const id = await make({ publishedAt: new Date(time.now) })
    const remove = () => api('DELETE /api/v1/generations/{id}', { token, path: { id } })
    const restore = () => api('POST /api/v1/generations/{id}/restore', { token, path: { id } })
    expect((await remove()).status).toBe(204)
    expect((await remove()).code).toBe('NOT_FOUND')
    expect(await list()).toMatchObject({ total: 0 })
    const link = { path: { token: `token-${id}` } }
    expect((await api('GET /api/v1/generations/shared/{token}', link)).code).toBe('NOT_FOUND')
    expect((await api('GET /api/v1/generations/{id}/public', { path: { id } })).code).toBe('NOT_FOUND')
    expect(z.parse(generationSchema, (await restore()).body)).toMatchObject({
      id,
      prompt: 'Zimowy las',
      isPublic: false,
      shareToken: null,
    })
    expect((await restore()).status).toBe(200)

    await remove()
    expect(await purgeDeleted(context)).toBe(0)
    time.now += DAY + 1
    const later = (await signIn(context, user)).access_token
    const tooLate = { token: later, path: { id } }
    expect((await api('POST /api/v1/generations/{id}/restore', tooLate)).code).toBe('NOT_FOUND')
    expect(await purgeDeleted(context)).toBe(1)
    expect(await purgeDeleted(context)).toBe(0)
    const [row] = await context.database.select().from(generations).where(eq(generations.id, id))
    expect(row).toMatchObject({ prompt: '', options: {}, files: [], credits: 3, status: 'completed' })
    expect(await context.database.select().from(discardedFiles)).toMatchObject([
      { prefix: `generations/${id}/` },
    ])
    const stats = z.parse(
      generationStatsSchema,
      (await api('GET /api/v1/generations/stats', { token: later })).body,
    )
    expect(stats).toMatchObject({ total: 1 })
  })

  it('sums up', async () => {
    const { context, api, token, make, user } = await open()
    const stats = async () => (await api('GET /api/v1/generations/stats', { token })).body
    expect(await stats()).toMatchObject({ total: 0, averageProcessingTime: null, lastGenerationAt: null })
    await make({ processingTime: 1_000 })
    await make({ type: 'video', credits: 8, processingTime: 3_000 })
    await make({ type: 'music', status: 'failed', processingTime: null })
    // The ledger decides what is spent: a cancelled job may have been charged, a completed one refunded.
    await context.database
      .insert(creditAccounts)
      .values({ userId: user.id, used: 14, total: 14, updatedAt: new Date() })
    expect(await stats()).toEqual({
      total: 3,
      successes: 2,
      failures: 1,
      creditsUsed: 14,
      averageProcessingTime: 2_000,
      imageCount: 1,
      videoCount: 1,
      audioCount: 1,
      lastGenerationAt: '2026-11-20T12:40:03.000Z',
    })
  })

  it('goes along in the export, and leaves with the account, files included', async () => {
    const { context, api, token, make, user } = await open()
    const id = await make({ tags: ['mama'] })
    const { body } = await api('GET /api/v1/account/export', { token })
    expect(body).toMatchObject({ generations: [{ id, prompt: 'Zimowy las', tags: ['mama'], files: [{}] }] })
    await api('DELETE /api/v1/account', { token, body: { current_password: PASSWORD } })
    expect(await context.database.select().from(generations).where(eq(generations.userId, user.id))).toEqual(
      [],
    )
    const discarded = (await context.database.select().from(discardedFiles)).map(({ prefix }) => prefix)
    expect(discarded).toContain(`generations/${id}/`)
  })
})
