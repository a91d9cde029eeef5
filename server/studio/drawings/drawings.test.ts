import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { emptyScene, newBox, newConnector, newPicture } from '#domain/scene/newScene.ts'
import type { Scene, Shape } from '#domain/scene/sceneSchema.ts'
import {
  drawingShareAnswerSchema,
  drawingSharesSchema,
  MOST_SHARED_DRAWINGS,
  MOST_SHARED_SHAPES,
  SHARED_FOR_DAYS,
  sharedDrawingSchema,
  sharedPicturesSchema,
} from '#domain/scene/shared/sharedDrawing.ts'
import { users } from '#server/platform/users/tables.ts'
import { RETENTION_TASKS } from '#server/tables/removeExpired.ts'
import { apiClient, makeUser, signIn } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { sharedDrawings } from './tables.ts'

const AREA = { x: 0, y: 0, width: 80, height: 40 }
const sceneOf = (...shapes: readonly Shape[]): Scene => ({ ...emptyScene('diagram'), shapes: [...shapes] })
const PLAN = sceneOf(newBox('a', AREA, { text: 'Sala' }), newBox('b', AREA, { text: 'Tort' }))
const DAY_MS = 86_400_000

describeOnDatabase('shared drawings', (freshContext) => {
  async function open() {
    const time = { now: Date.parse('2026-11-29T10:00:00Z') }
    const context = await freshContext({ now: () => new Date(time.now) })
    const user = await makeUser(context)
    const { access_token: token } = await signIn(context, user)
    const call = apiClient(context)
    const send = (id: string, scene: unknown, more: object = {}) =>
      call('PUT /api/v1/drawings/{id}/share', {
        token,
        path: { id },
        body: { title: 'Wesele', scene, pictures: {}, ...more },
      })
    const share = async (id: string, scene: Scene = PLAN, more: object = {}) =>
      drawingShareAnswerSchema.parse((await send(id, scene, more)).body).share
    const look = (link: string) => call('GET /api/v1/drawings/shared/{token}', { path: { token: link } })
    const list = async () =>
      drawingSharesSchema.parse((await call('GET /api/v1/drawings/shares', { token })).body).shares
    return { context, time, user, token, call, send, share, look, list }
  }

  it('are seen by anybody with the link, made anew under it, and gone once withdrawn', async () => {
    const { share, look, list, call, token, time } = await open()
    const first = await share('drawing')
    expect(sharedDrawingSchema.parse((await look(first.token)).body)).toEqual({
      title: 'Wesele',
      scene: PLAN,
      renewedAt: '2026-11-29T10:00:00.000Z',
    })
    time.now += 60_000
    const second = await share('drawing', sceneOf(newBox('a', AREA, { text: 'Ogród' })))
    expect(second).toMatchObject({ token: first.token, shapes: 1, renewedAt: '2026-11-29T10:01:00.000Z' })
    expect(JSON.stringify((await look(first.token)).body)).toContain('Ogród')
    expect(await list()).toEqual([second])
    const withdraw = () => call('DELETE /api/v1/drawings/{id}/share', { token, path: { id: 'drawing' } })
    expect((await withdraw()).status).toBe(204)
    expect((await withdraw()).status).toBe(204)
    expect((await look(first.token)).status).toBe(404)
    expect(await list()).toEqual([])
    // The next link is another.
    expect((await share('drawing')).token).not.toBe(first.token)
  })

  it('bring the pictures that they show, and no others', async () => {
    const { share, call } = await open()
    const scene = sceneOf(newPicture('p', AREA, 'shown'))
    const { token } = await share('drawing', scene, { pictures: { shown: 'aGVq', other: 'aGVq' } })
    const answer = await call('GET /api/v1/drawings/shared/{token}/pictures', { path: { token } })
    expect(sharedPicturesSchema.parse(answer.body)).toEqual({ pictures: { shown: 'aGVq' } })
  })

  it('hold nothing that hangs on nothing, and are refused where they are empty or too large', async () => {
    const { share, send, look } = await open()
    const loose = newConnector('l', { shape: 'a', side: null }, { shape: 'gone', side: null })
    const { token } = await share('drawing', sceneOf(newBox('a', AREA), loose))
    const { scene } = sharedDrawingSchema.parse((await look(token)).body)
    expect(scene.shapes.map(({ id }) => id)).toEqual(['a'])
    const many = Array.from({ length: MOST_SHARED_SHAPES + 1 }, (_, at) => newBox(`s${at}`, AREA))
    for (const refused of [sceneOf(), sceneOf(...many), { ...PLAN, version: 2 }, null])
      expect((await send('other', refused)).status).toBe(400)
    expect((await send('other', PLAN, { pictures: { a: '<svg>' } })).status).toBe(400)
    expect((await send('other', PLAN, { title: 'x'.repeat(81) })).status).toBe(422)
  })

  it('are nobody else’s to change, and unknown without their link', async () => {
    const { context, share, look, call } = await open()
    const { token } = await share('drawing')
    const stranger = await makeUser(context)
    const { access_token: other } = await signIn(context, stranger)
    await call('DELETE /api/v1/drawings/{id}/share', { token: other, path: { id: 'drawing' } })
    expect((await look(token)).status).toBe(200)
    for (const unknown of ['none', 'x'.repeat(22), `${token}x`])
      expect((await look(unknown)).status).toBe(404)
    const guest = await call('PUT /api/v1/drawings/{id}/share', {
      path: { id: 'drawing' },
      body: { title: '', scene: PLAN, pictures: {} },
    })
    expect(guest.status).toBe(401)
  })

  it('are as many as one person may show at the same time, and what is shown may still be renewed', async () => {
    const { context, user, share, send } = await open()
    await share('drawing')
    await context.database.insert(sharedDrawings).values(
      Array.from({ length: MOST_SHARED_DRAWINGS - 1 }, (_, at) => ({
        userId: user.id,
        drawingId: `more-${at}`,
        token: `token-${at}`,
        title: '',
        kind: 'diagram' as const,
        shapes: 2,
        scene: PLAN,
        pictures: {},
        renewedAt: context.now(),
      })),
    )
    expect((await send('one-more', PLAN)).body).toMatchObject({ error: { code: 'SHARED_DRAWINGS_FULL' } })
    expect((await send('drawing', PLAN)).status).toBe(200)
  })

  it('end a year after they were renewed', async () => {
    const { context, time, share, look } = await open()
    const { token, endsAt } = await share('drawing')
    expect(Date.parse(endsAt)).toBe(time.now + SHARED_FOR_DAYS * DAY_MS)
    time.now = Date.parse(endsAt) - 1
    expect((await look(token)).status).toBe(200)
    time.now += 2
    expect((await look(token)).status).toBe(404)
    for (const task of RETENTION_TASKS) await task.run(context)
    expect(await context.database.select().from(sharedDrawings)).toEqual([])
  })

  it('go with their owner’s account', async () => {
    const { context, user, share, look } = await open()
    const { token } = await share('drawing')
    await context.database.delete(users).where(eq(users.id, user.id))
    expect((await look(token)).status).toBe(404)
  })
})
