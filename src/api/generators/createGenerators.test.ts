import { describe, expect, it } from 'vitest'
import { cut, json, refusal, silence } from '../product/testing/scriptedService.ts'
import { exampleKey, scriptedGenerators } from './testing/scriptedGenerators.ts'

const REQUEST = { prompt: ' Kot w czapce ', engine: 'iskra-obraz', refCode: '0123456789abcdef', credits: 3 }
const STARTED = { id: 'g1', status: 'pending', credits: 3, queuePosition: 1, estimatedTime: 120_000 }
const WAITING = { id: 'g1', status: 'pending', progress: 0, estimatedTime: 9, queuePosition: 1, error: null }
const RESULT = {
  id: 'g1',
  result: { files: [], colour: null, seed: 7, isProcedural: true, text: null },
  usage: { credits: 3, processingTime: 1_200 },
}

describe('the calls', () => {
  it('are those of the contract, with the key of the present sign-in', async () => {
    const { generators, sent, outcome, minted } = scriptedGenerators([
      json(STARTED),
      json(STARTED),
      json(WAITING),
      json(RESULT),
      json({ id: 'g1', status: 'cancelled' }),
      json({ items: [], total: 0 }),
    ])
    expect(await outcome(generators.start('image', REQUEST))).toEqual(STARTED)
    await outcome(generators.start('video', REQUEST))
    expect(await outcome(generators.status('image', 'g1'))).toEqual(WAITING)
    expect(await outcome(generators.result('image', 'g/1'))).toEqual(RESULT)
    expect(await outcome(generators.cancel('image', 'g1'))).toEqual({ id: 'g1', status: 'cancelled' })
    await outcome(generators.history('audio', { limit: 15, status: 'completed' }))
    expect(sent.map(({ what }) => what)).toEqual([
      'POST /g/image/generuj/obraz',
      'POST https://video.example/v1/generuj/wideo',
      'GET /g/image/status/g1',
      'GET /g/image/result/g%2F1',
      'POST /g/image/cancel/g1',
      'GET /g/audio/history?limit=15&offset=0&status=completed',
    ])
    expect(new Set(sent.map(({ request }) => request.headers.get('authorization')))).toEqual(
      new Set(['Bearer key-1']),
    )
    expect(await sent[0]?.request.json()).toEqual({ ...REQUEST, prompt: 'Kot w czapce' })
    expect(minted()).toBe(1)
  })

  it.each([
    ['an empty prompt', { ...REQUEST, prompt: ' \n ' }],
    ['one of 4,001 characters', { ...REQUEST, prompt: 'a'.repeat(4_001) }],
  ])('are not made with %s', async (_, request) => {
    const { generators, sent, outcome } = scriptedGenerators([])
    expect(await outcome(generators.start('image', request))).toMatchObject({
      code: 'GENERATOR_INVALID_PROMPT',
      kind: 'refused',
    })
    expect(sent).toEqual([])
  })

  it.each(['', '.', '..'])('are not made for the id "%s"', async (id) => {
    const { generators, sent, outcome } = scriptedGenerators([])
    for (const name of ['status', 'result', 'cancel'] as const) {
      const said = await outcome(generators[name]('image', id))
      expect(said).toMatchObject({ code: 'GENERATOR_INVALID_ID', kind: 'refused' })
    }
    expect(sent).toEqual([])
  })

  it('end with the caller’s signal, for its reason', async () => {
    const { generators, outcome } = scriptedGenerators([silence])
    const stop = new AbortController()
    const call = generators.status('image', 'g1', { signal: stop.signal })
    queueMicrotask(() => stop.abort(new Error('left')))
    expect(await outcome(call)).toMatchObject({ message: 'left' })
  })
})

describe('the key', () => {
  it('is made anew when it is refused, and before it runs out', async () => {
    const { generators, outcome, clock, sent, minted } = scriptedGenerators([
      refusal(401, 'GENERATOR_UNAUTHORIZED'),
      json(WAITING),
    ])
    expect(await outcome(generators.status('image', 'g1'))).toEqual(WAITING)
    expect(sent.map(({ request }) => request.headers.get('authorization'))).toEqual([
      'Bearer key-1',
      'Bearer key-2',
    ])
    await clock.advance(880_000)
    await outcome(generators.status('image', 'g1'))
    expect(minted()).toBe(3)
  })

  it('is refused for good by whoever knows nobody', async () => {
    const { generators, outcome, sent } = scriptedGenerators([refusal(401, 'GENERATOR_UNAUTHORIZED')])
    expect(await outcome(generators.status('image', 'g1'))).toMatchObject({
      code: 'GENERATOR_UNAUTHORIZED',
      status: 401,
    })
    expect(sent).toHaveLength(2)
  })

  it('is a configuration error where there is none', async () => {
    const none = { ...exampleKey(1), key: '' }
    const { generators, outcome, sent } = scriptedGenerators([], { keys: () => Promise.resolve(none) })
    expect(await outcome(generators.status('image', 'g1'))).toMatchObject({ code: 'GENERATOR_CONFIG_ERROR' })
    expect(sent).toEqual([])
  })
})

describe('a failure', () => {
  it.each([
    ['image', 'GENERATOR_IMAGE'],
    ['video', 'GENERATOR_VIDEO'],
    ['audio', 'GENERATOR_AUDIO'],
    ['text', 'GENERATOR_TEXT'],
  ] as const)('of the %s generator has codes of its own', async (generator, prefix) => {
    const asked = (answer: typeof cut) => {
      const { generators, outcome } = scriptedGenerators([answer])
      return outcome(generators.cancel(generator, 'g1'))
    }
    expect(await asked(() => new Response('<html>', { status: 418 }))).toMatchObject({
      code: `${prefix}_API_ERROR`,
      status: 418,
    })
    expect(await asked(cut)).toMatchObject({ code: `${prefix}_NETWORK_ERROR`, kind: 'unreachable' })
    expect(await asked(silence)).toMatchObject({
      code: `${prefix}_TIMEOUT_ERROR`,
      message: 'Request timeout',
      kind: 'unreachable',
    })
  })

  it('that a generator names keeps its code and its words', async () => {
    const { generators, outcome, sent } = scriptedGenerators([refusal(402, 'INSUFFICIENT_CREDITS')])
    expect(await outcome(generators.start('image', REQUEST))).toMatchObject({
      code: 'INSUFFICIENT_CREDITS',
      message: 'Refused: INSUFFICIENT_CREDITS',
      status: 402,
      kind: 'refused',
    })
    expect(sent).toHaveLength(1)
  })

  it('of an answer that makes no sense is named by what was asked', async () => {
    const asked = scriptedGenerators([json({ nothing: true })])
    const { generators, outcome } = asked
    const codes = [
      [() => generators.start('image', REQUEST), 'GENERATOR_IMAGE_START_ERROR'],
      [() => generators.start('video', REQUEST), 'GENERATOR_VIDEO_START_ERROR'],
      [() => generators.status('image', 'g1'), 'GENERATOR_STATUS_ERROR'],
      [() => generators.result('image', 'g1'), 'GENERATOR_RESULT_ERROR'],
      [() => generators.cancel('image', 'g1'), 'GENERATOR_CANCEL_ERROR'],
      [() => generators.history('image', { limit: 1 }), 'GENERATOR_HISTORY_ERROR'],
    ] as const
    for (const [call, code] of codes) expect(await outcome(call())).toMatchObject({ code, kind: 'broken' })
  })

  it.each([
    ['start', [0, 1_000, 3_000]],
    ['status', [0, 1_000, 2_000]],
    ['result', [0, 1_000, 2_000]],
    ['cancel', [0, 1_000]],
    ['history', [0, 1_000]],
  ] as const)('that may pass is tried again: %s', async (name, times) => {
    for (const answer of [cut, refusal(503, 'GENERATOR_UNAVAILABLE'), refusal(500, '')]) {
      const asked = scriptedGenerators([answer])
      const { generators } = asked
      const calls = {
        start: () => generators.start('image', REQUEST),
        status: () => generators.status('image', 'g1'),
        result: () => generators.result('image', 'g1'),
        cancel: () => generators.cancel('image', 'g1'),
        history: () => generators.history('image', { limit: 1 }),
      }
      await asked.outcome(calls[name]())
      expect(asked.times()).toEqual(times)
    }
  })

  it('is not tried again without a network, nor where the provider isn’t configured', async () => {
    const offline = scriptedGenerators([cut], { isOffline: true })
    await offline.outcome(offline.generators.status('image', 'g1'))
    const closed = scriptedGenerators([refusal(503, 'GENERATOR_CONFIG_ERROR')])
    await closed.outcome(closed.generators.start('image', REQUEST))
    expect([offline.sent.length, closed.sent.length]).toEqual([1, 1])
  })
})

describe('a generator that wants a pause', () => {
  it.each([
    [{ 'RateLimit-Reset': '7' }, 7_000],
    [{ 'X-RateLimit-Reset': String(Date.UTC(2026, 10, 20, 12, 0, 9) / 1_000) }, 9_000],
    [{ 'Retry-After': '3' }, 3_000],
    [{ 'RateLimit-Reset': '0' }, 1_000],
    [{}, 60_000],
  ])('gets it: %j', async (headers, waited) => {
    const asked = scriptedGenerators([refusal(429, 'GENERATOR_RATE_LIMIT_ERROR', headers), json(WAITING)])
    expect(await asked.outcome(asked.generators.status('image', 'g1'))).toEqual(WAITING)
    expect(asked.times()).toEqual([0, waited])
  })

  it('is told of when no retries are left', async () => {
    const asked = scriptedGenerators([refusal(429, 'GENERATOR_RATE_LIMIT_ERROR', { 'Retry-After': '5' })])
    expect(await asked.outcome(asked.generators.status('image', 'g1'))).toMatchObject({
      code: 'GENERATOR_RATE_LIMIT_ERROR',
      message: 'Rate limit exceeded. Please wait 5 seconds.',
      retryAfterMs: 5_000,
      kind: 'busy',
    })
    expect(asked.times()).toEqual([0, 5_000, 10_000])
  })

  it('keeps nobody longer than they may wait', async () => {
    const asked = scriptedGenerators([refusal(429, 'GENERATOR_RATE_LIMIT_ERROR', { 'Retry-After': '5' })])
    const call = asked.generators.status('image', 'g1', { mayWaitMs: 2_500 })
    expect(await asked.outcome(call)).toMatchObject({ retryAfterMs: 5_000 })
    expect(asked.sent).toHaveLength(1)
  })
})

describe('the limit of ten calls a minute', () => {
  it('holds for each generator by itself, whatever comes at once', async () => {
    const asked = scriptedGenerators([json(WAITING)])
    const calls = Array.from({ length: 25 }, () => asked.generators.status('image', 'g1'))
    calls.push(...Array.from({ length: 10 }, () => asked.generators.status('audio', 'g1')))
    await asked.outcome(Promise.all(calls))
    const at = (what: string) => asked.sent.filter((one) => one.what.includes(what)).map((one) => one.at)
    const image = at('/g/image/')
    expect(image).toHaveLength(25)
    for (const time of image) {
      expect(image.filter((other) => other >= time && other < time + 60_000).length).toBeLessThanOrEqual(10)
    }
    expect(Math.max(...at('/g/audio/')) - Math.min(...at('/g/audio/'))).toBe(0)
  })

  it('asks about what is under way as often as it has to, and leaves every call for clicks', async () => {
    const asked = scriptedGenerators([json(WAITING)])
    const poll = () => asked.generators.status('image', 'g1', { mayWaitMs: 0, isPoll: true })
    for (let time = 0; time < 60; time += 1) expect(await asked.outcome(poll())).toEqual(WAITING)
    const click = () => asked.generators.cancel('image', 'g1', { mayWaitMs: 0 })
    for (let time = 0; time < 10; time += 1) expect(await asked.outcome(click())).toMatchObject({ id: 'g1' })
    expect(await asked.outcome(click())).toMatchObject({ code: 'GENERATOR_RATE_LIMIT_ERROR' })
  })

  it('leaves some for clicks, and rejects for whoever may not wait', async () => {
    const asked = scriptedGenerators([json(WAITING)])
    const poll = () => asked.generators.status('image', 'g1', { mayWaitMs: 0, spare: 2 })
    for (let time = 0; time < 8; time += 1) expect(await asked.outcome(poll())).toEqual(WAITING)
    expect(await asked.outcome(poll())).toMatchObject({
      code: 'GENERATOR_RATE_LIMIT_ERROR',
      status: null,
      retryAfterMs: 60_000,
    })
    const click = asked.generators.cancel('image', 'g1', { mayWaitMs: 0 })
    expect(await asked.outcome(click)).toEqual({ id: 'g1', status: 'pending' })
  })
})
