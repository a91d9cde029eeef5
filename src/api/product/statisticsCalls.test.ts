import { describe, expect, it } from 'vitest'
import { LIVE_EVENT, type LiveSnapshot } from '#domain/statistics/live.ts'
import { followLive } from './statisticsCalls.ts'
import { type Answer, cut, halting, refusal, scriptedService } from './testing/scriptedService.ts'

const SNAPSHOT: LiveSnapshot = {
  at: '2026-11-20T12:00:00.000Z',
  minutes: [],
  pages: [{ page: '/żółw', views: 1 }],
  today: { orders: 1, revenue: 2, creditsUsed: 3 },
  work: [],
  orders: [],
}
const MESSAGE = `event: ${LIVE_EVENT}\ndata: ${JSON.stringify(SNAPSHOT)}\n\n`

/** Sends this byte by byte, and ends unless told to go on. */
const saying =
  (text: string, { goesOn = false } = {}): Answer =>
  ({ signal }) =>
    new Response(
      new ReadableStream<Uint8Array>({
        start(controller) {
          for (const byte of new TextEncoder().encode(text)) controller.enqueue(Uint8Array.of(byte))
          if (!goesOn) controller.close()
          else signal.addEventListener('abort', () => controller.error(signal.reason))
        },
      }),
      { headers: { 'content-type': 'text/event-stream' } },
    )

/** Follows until `count` snapshots have come, or it fails. */
async function followed(answers: readonly Answer[], count = Number.POSITIVE_INFINITY) {
  const service = scriptedService(answers)
  const stop = new AbortController()
  const came: LiveSnapshot[] = []
  let lost = 0
  const outcome = await service.outcome(
    followLive(service.api, {
      signal: stop.signal,
      clock: service.clock,
      onLost: () => (lost += 1),
      onSnapshot(snapshot) {
        came.push(snapshot)
        if (came.length === count) stop.abort(new Error('seen enough'))
      },
    }),
  )
  return { came, lost, outcome, sent: service.sent }
}

describe('following what goes on', () => {
  it('tells of every snapshot, however it is cut into pieces, and of nothing else', async () => {
    const other = ': alive\n\nevent: other\ndata: {}\n\n'
    const { came, outcome, sent } = await followed([saying(`${other}${MESSAGE}${other}${MESSAGE}`)], 2)
    expect(came).toEqual([SNAPSHOT, SNAPSHOT])
    expect(outcome).toMatchObject({ message: 'seen enough' })
    expect(sent.map(({ what, request }) => [what, request.headers.get('Authorization')])).toEqual([
      ['GET /api/v1/statistics/live', 'Bearer access-1'],
    ])
  })

  it('begins again where it ends, breaks off or goes silent, and says that it was lost', async () => {
    const answers = [saying(MESSAGE), saying(MESSAGE, { goesOn: true }), halting, cut, saying(MESSAGE)]
    const { came, lost, sent } = await followed(answers, 3)
    expect(came).toHaveLength(3)
    expect(lost).toBe(3)
    expect(sent).toHaveLength(5)
  })

  it('waits as long as a server asks that is busy or closing', async () => {
    const busy = Array.from({ length: 5 }, () => refusal(429, 'TOO_MANY_REQUESTS', { 'Retry-After': '30' }))
    const { came, sent } = await followed([...busy, saying(MESSAGE)], 1)
    expect(came).toHaveLength(1)
    const pauses = sent.slice(1).map(({ at }, index) => at - (sent[index]?.at ?? 0))
    expect(pauses.every((pause) => pause >= 30_000)).toBe(true)
  })

  it('renews a token that has run out', async () => {
    const { came, sent } = await followed([refusal(401, 'UNAUTHORIZED'), saying(MESSAGE)], 1)
    expect(came).toHaveLength(1)
    expect(sent.map(({ request }) => request.headers.get('Authorization'))).toEqual([
      'Bearer access-1',
      null,
      'Bearer access-2',
    ])
  })

  it('ends with what won’t pass', async () => {
    expect((await followed([saying(MESSAGE), refusal(403, 'FORBIDDEN')])).outcome).toMatchObject({
      code: 'FORBIDDEN',
    })
    const nonsense = `event: ${LIVE_EVENT}\ndata: {"at": 1}\n\n`
    expect((await followed([saying(nonsense)])).outcome).toMatchObject({ code: 'INVALID_ANSWER' })
  })
})
