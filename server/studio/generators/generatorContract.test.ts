import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import {
  cancelAnswerSchema,
  generatorHistorySchema,
  resultAnswerSchema,
} from '#domain/generation/generatorContract.ts'
import { endSessions } from '#server/accounts/auth/sessions.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import {
  accountOf,
  generationsOf,
  generatorClient,
  makeDataDir,
  makeMaker,
  setPrice,
  startedId,
} from '#support/generation/generatorFixture.ts'
import { testEngine } from '#support/generation/testEngine.ts'
import { testConfig } from '#support/testContext.ts'
import { KEY_SECONDS } from './generatorKey.ts'
import { generations } from './tables.ts'
import { startGenerationWorker } from './worker.ts'

const { dataDir, remove } = makeDataDir()
afterAll(remove)

describeOnDatabase('the generators’ contract', (freshContext) => {
  const engine = testEngine({ isQuick: true })
  const absent = testEngine({ id: 'nowhere', isAvailable: false })
  const film = testEngine({ id: 'test-wideo', type: 'video', isQuick: true })
  const square = testEngine({ id: 'test-square', takes: { size: ['1024x1024'], quality: false } })
  const rules = { ...testEngine({ id: 'rules', isQuick: true }), understands: () => false }
  const engines = [engine, absent, film, square, rules]

  async function open() {
    const time = { now: Date.parse('2026-11-20T12:40:00Z') }
    const context = await freshContext({
      config: testConfig({ dataDir }),
      now: () => new Date(time.now),
    })
    return { time, context, client: generatorClient(context, engines), maker: await makeMaker(context) }
  }

  it('is start, status and result: reserved at the start, charged at the end', async () => {
    const { context, client, maker } = await open()
    const started = await client.start(maker, { options: { seed: 7 }, engine: 'test-obraz' })
    expect(started).toMatchObject({
      status: 200,
      body: { status: 'pending', credits: 3, refund: 3, queuePosition: 1, estimatedTime: 120_000 },
    })
    expect(started.headers.get('cache-control')).toBe('no-store')
    const id = startedId(started)
    expect(await accountOf(context, maker.user.id)).toMatchObject({ available: 7, reserved: 3, used: 0 })
    expect(await client.call('GET', `/image/result/${id}`, maker)).toMatchObject({
      status: 409,
      code: 'GENERATOR_NOT_READY',
    })

    const worker = startGenerationWorker(context, engines, 1)
    await expect
      .poll(async () => (await client.status(maker, id)).status, { timeout: 20_000 })
      .toBe('completed')
    await worker.stop()
    expect(await client.status(maker, id)).toEqual({
      id,
      status: 'completed',
      progress: 100,
      estimatedTime: null,
      queuePosition: 0,
      refund: 0,
      error: null,
    })
    const result = resultAnswerSchema.parse((await client.call('GET', `/image/result/${id}`, maker)).body)
    expect(result).toMatchObject({
      id,
      usage: { credits: 3 },
      result: { colour: '#aabbcc', seed: 7, isProcedural: true, files: [{ role: 'original', bytes: 49 }] },
    })
    expect(await accountOf(context, maker.user.id)).toEqual({ available: 7, reserved: 0, used: 3, total: 10 })
  })

  it('costs once, however often a start is sent under one refCode', async () => {
    const { context, client, maker } = await open()
    const refCode = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => client.start(maker, { refCode })))
    expect(new Set(answers.map(startedId)).size).toBe(1)
    expect(await accountOf(context, maker.user.id)).toMatchObject({ available: 7, reserved: 3 })
    // Also when the price has changed since, or the credits are gone.
    await setPrice(context, 'test-obraz', 500)
    expect(startedId(await client.start(maker, { refCode }))).toBe(
      startedId(await client.start(maker, { refCode })),
    )
    expect((await client.start(maker, { refCode, prompt: 'Letni las' })).code).toBe(
      'GENERATOR_REF_CODE_REUSED',
    )
    // Another person's equal refCode is a different one.
    const other = await makeMaker(context, 490)
    expect((await client.start(other, { refCode })).status).toBe(200)
  })

  it('keeps of the options what its engine supports, and refuses a value that it does not know', async () => {
    const { context, client, maker } = await open()
    await client.start(maker, { engine: square.id, options: { size: '1024x1024', quality: 'hd', seed: 7 } })
    await client.start(maker, { engine: square.id })
    expect((await generationsOf(context, maker.user.id)).map(({ options }) => options)).toEqual([
      { size: '1024x1024' },
      { size: '1024x1024' },
    ])
    expect((await client.start(maker, { engine: square.id, options: { size: '896x1152' } })).code).toBe(
      'GENERATOR_INVALID_OPTIONS',
    )
  })

  it('takes nothing for a prompt of which the engine can draw nothing', async () => {
    const { context, client, maker } = await open()
    const refused = await client.start(maker, { prompt: 'asdf qwer', engine: 'rules' })
    expect(refused).toMatchObject({ status: 422, code: 'GENERATOR_PROMPT_NOT_UNDERSTOOD' })
    expect(await accountOf(context, maker.user.id)).toMatchObject({ available: 10, reserved: 0, used: 0 })
    expect(await generationsOf(context, maker.user.id)).toEqual([])
  })

  it('refuses what it can’t make with its code, and nothing is reserved', async () => {
    const { context, client, maker } = await open()
    const long = 'ą'.repeat(4_000)
    const refused = async (changes: Record<string, unknown>) => (await client.start(maker, changes)).code
    expect(await refused({ prompt: '  ' })).toBe('GENERATOR_INVALID_PROMPT')
    expect(await refused({ prompt: 7 })).toBe('GENERATOR_INVALID_PROMPT')
    expect(await refused({ prompt: `${long}ą` })).toBe('GENERATOR_INVALID_PROMPT')
    expect(await refused({ prompt: '\u{1f600}'.repeat(50_000) })).toBe('GENERATOR_INVALID_PROMPT')
    expect(await refused({ engine: 'photoshop' })).toBe('GENERATOR_UNKNOWN_ENGINE')
    expect(await refused({ engine: '../../etc' })).toBe('GENERATOR_UNKNOWN_ENGINE')
    expect(await refused({ engine: 'test-wideo' })).toBe('GENERATOR_UNKNOWN_ENGINE')
    expect(await refused({ engine: 'nowhere' })).toBe('GENERATOR_CONFIG_ERROR')
    expect(await refused({ options: { size: '50000x50000' } })).toBe('GENERATOR_INVALID_OPTIONS')
    expect(await refused({ options: [] })).toBe('GENERATOR_INVALID_OPTIONS')
    expect(await refused({ options: { reference: 'none' } })).toBe('GENERATOR_REFERENCE_NOT_FOUND')
    expect(await refused({ refCode: 'short' })).toBe('INVALID_REQUEST')
    expect((await client.start(maker, { credits: 2 })).body).toMatchObject({
      error: { code: 'GENERATOR_PRICE_CHANGED', credits: 3 },
    })
    await setPrice(context, 'test-obraz', 11)
    expect(await refused({})).toBe('INSUFFICIENT_CREDITS')
    expect(await generationsOf(context, maker.user.id)).toEqual([])
    expect(await accountOf(context, maker.user.id)).toMatchObject({ available: 10, reserved: 0 })

    await setPrice(context, 'test-obraz', 1)
    const hostile = "<script>alert(1)</script> \u202e {{7*7}} '; DROP TABLE users; --"
    expect((await client.start(maker, { prompt: hostile })).status).toBe(200)
    expect((await client.start(maker, { prompt: ` ${long} ` })).status).toBe(200)
    const kept = (await generationsOf(context, maker.user.id)).map(({ prompt }) => prompt)
    expect(kept.toSorted()).toEqual([hostile, long].toSorted())
  })

  it('knows a key as long as it is good and its session lives', async () => {
    const { time, context, client, maker } = await open()
    const { key } = maker
    for (const wrong of [undefined, 'none', `${key}x`]) {
      const answer = await client.call('GET', '/image/history', wrong === undefined ? {} : { key: wrong })
      expect(answer).toMatchObject({ status: 401, code: 'GENERATOR_UNAUTHORIZED' })
    }
    expect((await client.call('GET', '/image/history', { key })).status).toBe(200)
    time.now += KEY_SECONDS * 1000 + 1000
    expect((await client.call('GET', '/image/history', { key })).code).toBe('GENERATOR_UNAUTHORIZED')
    const later = await makeMaker(context)
    await endSessions(context.database, later.user.id)
    expect((await client.start(later)).code).toBe('GENERATOR_UNAUTHORIZED')
  })

  it('shows nobody else’s generation, and none at another generator', async () => {
    const { context, client, maker } = await open()
    const id = startedId(await client.start(maker))
    const other = await makeMaker(context)
    for (const [holder, path] of [
      [other, `/image/status/${id}`],
      [other, `/image/result/${id}`],
      [maker, `/video/status/${id}`],
      [maker, `/image/status/${randomUUID()}`],
    ] as const) {
      expect((await client.call('GET', path, holder)).code).toBe('GENERATOR_NOT_FOUND')
    }
    expect((await client.call('POST', `/image/cancel/${id}`, other)).code).toBe('GENERATOR_NOT_FOUND')
    expect((await client.call('GET', '/image/status/%20', maker)).code).toBe('GENERATOR_INVALID_ID')
    expect((await client.call('GET', '/music/history', maker)).status).toBe(404)
    expect((await client.status(maker, id)).status).toBe('pending')
  })

  it('cancels at once, gives back, and says of what has ended how it did', async () => {
    const { context, client, maker } = await open()
    const id = startedId(await client.start(maker))
    const cancel = async () =>
      cancelAnswerSchema.parse((await client.call('POST', `/image/cancel/${id}`, maker)).body)
    expect(await cancel()).toEqual({ id, status: 'cancelled' })
    expect(await cancel()).toEqual({ id, status: 'cancelled' })
    expect(await accountOf(context, maker.user.id)).toEqual({
      available: 10,
      reserved: 0,
      used: 0,
      total: 10,
    })
    await context.database.update(generations).set({ status: 'completed' }).where(eq(generations.id, id))
    expect(await cancel()).toEqual({ id, status: 'completed' })
    expect(await accountOf(context, maker.user.id)).toMatchObject({ available: 10, reserved: 0 })
  })

  it('lists what one generator made, newest first', async () => {
    const { time, client, maker } = await open()
    const ids: string[] = []
    for (let index = 0; index < 3; index += 1) {
      ids.unshift(startedId(await client.start(maker)))
      time.now += 1000
    }
    const history = async (query: string, generator = 'image') =>
      generatorHistorySchema.parse((await client.call('GET', `/${generator}/history${query}`, maker)).body)
    expect((await history('')).items.map(({ id }) => id)).toEqual(ids)
    expect(await history('?limit=1&offset=1')).toMatchObject({ items: [{ id: ids[1] }], total: 3 })
    expect(await history('?status=failed')).toEqual({ items: [], total: 0 })
    expect(await history('', 'video')).toEqual({ items: [], total: 0 })
    expect((await client.call('GET', '/image/history?limit=1000', maker)).status).toBe(400)
  })

  it('lets nobody ask too often or queue too much', async () => {
    const { context, client } = await open()
    const maker = await makeMaker(context, 100)
    const answers = []
    for (let index = 0; index < 21; index += 1) answers.push(await client.start(maker))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20)
    expect(answers.at(-1)).toMatchObject({ status: 429, code: 'GENERATOR_RATE_LIMIT_ERROR' })
    expect(answers.at(-1)?.headers.get('retry-after')).toBe('60')
    expect(answers.at(-1)?.headers.get('ratelimit-reset')).toBe('60')
    expect(await accountOf(context, maker.user.id)).toMatchObject({ available: 50, reserved: 60 })

    const { auth } = context.config
    const strict = { ...context, config: { ...context.config, auth: { ...auth, throttleFactor: 1 } } }
    const often = generatorClient(strict, engines)
    const hasty = await makeMaker(strict)
    const codes = []
    for (let index = 0; index < 61; index += 1) codes.push((await often.start(hasty, { prompt: '' })).code)
    expect(codes.slice(-2)).toEqual(['GENERATOR_INVALID_PROMPT', 'GENERATOR_RATE_LIMIT_ERROR'])
  })
})
