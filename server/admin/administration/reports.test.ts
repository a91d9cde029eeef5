import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { sharedPageSchema, shareSchema } from '#domain/generation/archive.ts'
import { generationSchema } from '#domain/generation/generation.ts'
import { type Reported, reportedListSchema } from '#domain/reports/reports.ts'
import { emptyScene, newPicture } from '#domain/scene/newScene.ts'
import { drawingShareAnswerSchema, drawingSharesSchema } from '#domain/scene/shared/sharedDrawing.ts'
import { linkDigest } from '#server/platform/files/fileGrant.ts'
import { users } from '#server/platform/users/tables.ts'
import { reports } from '#server/studio/discover/tables.ts'
import { sharedDrawings, takenDownDrawings } from '#server/studio/drawings/tables.ts'
import { authorizeGenerationFile } from '#server/studio/generators/authorizeGenerationFile.ts'
import { generations } from '#server/studio/generators/tables.ts'
import { apiClient, makeUser, signInWithProof } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { makeGeneration } from '#support/generation/makeGeneration.ts'
import { administratorActs } from './tables.ts'

const REASON = 'Widać na nim cudzą twarz.'
const TAKE_DOWN = { decision: 'take-down', reason: REASON }
const SCENE = {
  ...emptyScene('diagram'),
  shapes: [newPicture('p', { x: 0, y: 0, width: 80, height: 40 }, 'face')],
}

const subjectOf = (one: Reported) => (one.kind === 'work' ? one.work.id : one.drawing.token)

describeOnDatabase('what visitors report', (freshContext) => {
  async function open() {
    const time = { now: Date.parse('2026-11-20T12:40:00Z') }
    const context = await freshContext({ now: () => new Date(time.now) })
    const api = apiClient(context)
    const user = await makeUser(context)
    const token = (await signInWithProof(context, user)).access_token
    const admin = await makeUser(context, { roles: ['user', 'admin'] })
    const adminToken = (await signInWithProof(context, admin)).access_token

    const publish = (id: string) =>
      api('PATCH /api/v1/generations/{id}', { token, path: { id }, body: { isPublic: true } })
    const send = (id: string) =>
      api('PUT /api/v1/drawings/{id}/share', {
        token,
        path: { id },
        body: { title: 'Portret', scene: SCENE, pictures: { face: 'aGVq' } },
      })
    const share = async (id: string) => drawingShareAnswerSchema.parse((await send(id)).body).share.token
    const withdraw = (id: string) => api('DELETE /api/v1/drawings/{id}/share', { token, path: { id } })
    const look = (link: string) => api('GET /api/v1/drawings/shared/{token}', { path: { token: link } })
    const shares = async () =>
      drawingSharesSchema.parse((await api('GET /api/v1/drawings/shares', { token })).body)

    const said = (note: string) => {
      time.now += 1000
      return { reason: 'private', note }
    }
    const reportWork = (id: string, note = '') =>
      api('POST /api/v1/discover/works/{id}/reports', { path: { id }, body: said(note) })
    const reportDrawing = (link: string, note = '') =>
      api('POST /api/v1/drawings/shared/{token}/reports', { path: { token: link }, body: said(note) })
    const waiting = async () =>
      z.parse(reportedListSchema, (await api('GET /api/v1/admin/reports', { token: adminToken })).body)
        .reported
    const decideWork = (id: string, body: object) =>
      api('POST /api/v1/admin/works/{id}/decision', { token: adminToken, path: { id }, body })
    const decideDrawing = (link: string, body: object) =>
      api('POST /api/v1/admin/drawings/{token}/decision', { token: adminToken, path: { token: link }, body })
    const asked = { publish, send, share, withdraw, look, shares, reportWork, reportDrawing, waiting }
    return { context, api, user, token, admin, ...asked, decideWork, decideDrawing }
  }

  it('is a public work, which an administrator takes down for good', async () => {
    const { context, api, user, token, publish, reportWork, waiting, decideWork } = await open()
    const make = () => makeGeneration(context, { userId: user.id, type: 'video' })
    const [kept, bad, secret] = [await make(), await make(), await make()]
    for (const id of [kept, bad]) await publish(id)
    expect((await reportWork(secret)).code).toBe('NOT_FOUND')
    expect((await reportWork(bad, 'To moje zdjęcie')).status).toBe(204)
    expect((await reportWork(kept)).status).toBe(204)
    // Nobody who reports is stored.
    const [row] = await context.database.select().from(reports)
    expect(Object.keys(row ?? {}).toSorted()).toEqual(
      ['createdAt', 'decidedAt', 'drawingToken', 'generationId', 'id', 'note', 'reason'].toSorted(),
    )

    expect((await waiting()).map(subjectOf)).toEqual([bad, kept])
    expect((await waiting())[0]?.reports).toMatchObject([{ reason: 'private', note: 'To moje zdjęcie' }])
    const share = () => api('POST /api/v1/generations/{id}/share', { token, path: { id: bad } })
    const link = z.parse(shareSchema, (await share()).body).token
    const shared = async () => {
      const answer = await api('GET /api/v1/generations/shared/{token}', { path: { token: link } })
      return answer.status
    }
    expect(await shared()).toBe(200)
    expect((await decideWork(bad, TAKE_DOWN)).status).toBe(204)
    expect((await decideWork(bad, TAKE_DOWN)).code).toBe('NOT_FOUND')
    expect((await decideWork(kept, { decision: 'keep' })).status).toBe(204)
    expect(await waiting()).toEqual([])
    const films = z.parse(sharedPageSchema, (await api('GET /api/v1/discover/films')).body)
    expect(films.items.map(({ id }) => id)).toEqual([kept])

    // Its owner reads the reason, keeps it, and can't publish it again.
    const own = await api('GET /api/v1/generations/{id}', { token, path: { id: bad } })
    expect(z.parse(generationSchema, own.body)).toMatchObject({ isPublic: false, takenDownFor: REASON })
    expect((await publish(bad)).code).toBe('TAKEN_DOWN')
    // It can't be shared by a link either: the earlier link is dead, and there is no new one.
    expect(await shared()).toBe(404)
    expect((await share()).code).toBe('TAKEN_DOWN')
    // A work as earlier releases left it when they took down one with a link.
    await context.database.update(generations).set({ shareToken: link }).where(eq(generations.id, bad))
    expect(await shared()).toBe(404)
    const ground = { kind: 'link', digest: linkDigest(link) } as const
    expect(await authorizeGenerationFile(context, `generations/${bad}/original.webp`, ground)).toBe(false)
    await context.database.delete(generations).where(eq(generations.id, kept))
    expect(await context.database.select().from(reports)).toHaveLength(1)
  })

  it('is a shared drawing, beside works, longest waiting first', async () => {
    const { context, user, publish, share, reportWork, reportDrawing, waiting } = await open()
    const work = await makeGeneration(context, { userId: user.id })
    await publish(work)
    const [early, late] = [await share('early'), await share('late')]
    await reportDrawing(early, 'To moja twarz')
    await reportWork(work)
    await reportDrawing(late)
    await reportDrawing(early)
    const reported = await waiting()
    expect(reported.map(subjectOf)).toEqual([early, work, late])
    expect(reported[0]).toMatchObject({
      kind: 'drawing',
      drawing: { title: 'Portret' },
      reports: [{ note: 'To moja twarz' }, { note: '' }],
    })
    expect((await reportDrawing('x'.repeat(22))).code).toBe('NOT_FOUND')
  })

  it('is left: its link goes on, and it can be reported again', async () => {
    const { context, share, look, reportDrawing, waiting, decideDrawing } = await open()
    const link = await share('drawing')
    await reportDrawing(link)
    expect((await decideDrawing(link, { decision: 'keep' })).status).toBe(204)
    expect(await waiting()).toEqual([])
    expect((await look(link)).status).toBe(200)
    await reportDrawing(link)
    expect((await waiting()).map(subjectOf)).toEqual([link])
    const acts = await context.database.select().from(administratorActs)
    // The token opens the drawing: the log doesn't hold it.
    expect(acts).toMatchObject([{ kind: 'drawing-keep', subjectId: 'drawing', reason: '' }])
  })

  it('is taken down: its link is dead, its copy deleted, and its owner told why', async () => {
    const { context, api, token, admin, ...asked } = await open()
    const { share, send, withdraw, look, shares, reportDrawing, waiting, decideDrawing } = asked
    const [link, other] = [await share('drawing'), await share('other')]
    await reportDrawing(link)
    const done = await decideDrawing(link, TAKE_DOWN)
    expect(done.status).toBe(204)
    expect((await decideDrawing(link, TAKE_DOWN)).code).toBe('NOT_FOUND')
    expect(await waiting()).toEqual([])
    expect((await look(link)).code).toBe('NOT_FOUND')
    const pictures = await api('GET /api/v1/drawings/shared/{token}/pictures', { path: { token: link } })
    expect(pictures.code).toBe('NOT_FOUND')
    const { database } = context
    expect(await database.select({ token: sharedDrawings.token }).from(sharedDrawings)).toEqual([
      { token: other },
    ])
    expect(await database.select().from(administratorActs)).toMatchObject([
      { kind: 'drawing-take-down', administratorId: admin.id, subjectId: 'drawing', reason: REASON },
    ])

    // Neither renewed nor shared anew, also after its owner has „withdrawn” it; another one can be.
    const told = { id: 'drawing', title: 'Portret', reason: REASON, takenDownAt: '2026-11-20T12:40:01.000Z' }
    expect((await send('drawing')).code).toBe('TAKEN_DOWN')
    expect((await withdraw('drawing')).status).toBe(204)
    expect((await send('drawing')).code).toBe('TAKEN_DOWN')
    expect((await shares()).takenDown).toEqual([told])
    expect((await shares()).shares.map(({ id }) => id)).toEqual(['other'])
    expect((await send('other')).status).toBe(200)
    expect((await send('third')).status).toBe(200)
    const exported = await api('GET /api/v1/account/export', { token })
    expect(exported.body).toMatchObject({ taken_down_drawings: [told] })
  })

  it('goes with its owner’s account, and what was taken down too', async () => {
    const { context, user, share, reportDrawing, decideDrawing } = await open()
    const [bad, other] = [await share('bad'), await share('other')]
    for (const link of [bad, other]) await reportDrawing(link)
    await decideDrawing(bad, TAKE_DOWN)
    await context.database.delete(users).where(eq(users.id, user.id))
    expect(await context.database.select().from(reports)).toEqual([])
    expect(await context.database.select().from(takenDownDrawings)).toEqual([])
  })

  it('leaves no link where it is renewed at the moment it is taken down', async () => {
    const { share, send, shares, decideDrawing } = await open()
    for (let round = 0; round < 5; round += 1) {
      const link = await share(`drawing-${round}`)
      await Promise.all([send(`drawing-${round}`), decideDrawing(link, TAKE_DOWN), send(`drawing-${round}`)])
    }
    expect((await shares()).shares).toEqual([])
    expect((await shares()).takenDown).toHaveLength(5)
  })

  it('waits with twenty reports at most, and one address reports as much in an hour', async () => {
    const { context, share, reportDrawing, waiting } = await open()
    const link = await share('drawing')
    for (let at = 0; at < 21; at += 1) expect((await reportDrawing(link)).status).toBe(204)
    expect(await context.database.select().from(reports)).toHaveLength(20)
    expect((await waiting())[0]?.reports).toHaveLength(20)
    const { config } = context
    const asSet = apiClient({
      ...context,
      config: { ...config, auth: { ...config.auth, throttleFactor: 1 } },
    })
    const more = await asSet('POST /api/v1/drawings/shared/{token}/reports', {
      path: { token: link },
      body: { reason: 'other', note: '' },
    })
    expect(more.code).toBe('TOO_MANY_REQUESTS')
  })
})
