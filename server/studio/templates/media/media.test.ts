import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { apiErrorSchema } from '#domain/account/apiError.ts'
import { newField, newNode } from '#domain/template/newTemplate.ts'
import { publicTemplateSchema } from '#domain/template/publicTemplate.ts'
import {
  MEDIA_PX_MOST,
  TEMPLATE_MEDIA_PATH,
  type TemplateMedia,
  templateMediaSchema,
} from '#domain/template/templateMedia.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import { FILE_JUDGES } from '#server/areas.ts'
import { productApi } from '#server/http/productApi/productApi.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { removeDiscardedFiles } from '#server/platform/files/discardedFiles.ts'
import { fileRoutes } from '#server/platform/files/fileRoutes.ts'
import { users, type UserRow } from '#server/platform/users/tables.ts'
import { type ApiClient, apiClient, makeUser, signInWithProof } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { makeDataDir, setPrice } from '#support/generation/generatorFixture.ts'
import { DRAWN, edge, RunWorld, templateOf } from '#support/templates/runWorld.ts'
import { configWithFaults } from '#support/testContext.ts'
import { templateMedia, templateRuns } from '../tables.ts'
import { mediaFileRoutes } from './mediaRoutes.ts'
import { purgeMedia } from './mediaUses.ts'

const DAY = 24 * 60 * 60_000
const { dataDir, remove } = makeDataDir()
afterAll(remove)

let time = new Date()

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#aa3311' } })
    .png()
    .toBuffer()

/** A picture of a name, and the name. */
const CARD: Template = templateOf({
  nodes: [
    newNode('input', { id: 'imie' }, { field: 'imie' }),
    newNode('model', { id: 'obraz' }, { model: 'iskra-obraz', promptTemplate: `${DRAWN} {{imie}}` }),
    newNode('transform', { id: 'slowa' }, { operation: 'text', text: 'Dla {{imie}}' }),
    newNode('output', { id: 'kartka' }, { name: 'Kartka' }),
    newNode('output', { id: 'zyczenia' }, { name: 'Życzenia' }),
  ],
  edges: [edge('imie', 'obraz'), edge('imie', 'slowa'), edge('obraz', 'kartka'), edge('slowa', 'zyczenia')],
})

const withThumbnail = (url: string): Template => ({
  ...CARD,
  details: { ...CARD.details, thumbnailUrl: url },
})

const isKept = async (id: string) =>
  (await readdir(join(dataDir, 'files', 'templates', id)).catch(() => [])).length > 0

describeOnDatabase('pictures that authors give templates', (freshContext) => {
  let context: ServerContext
  let app: Hono
  let call: ApiClient
  /** Its person is the author. */
  let world: RunWorld
  let token: string
  beforeEach(async () => {
    time = new Date('2026-11-25T10:00:00Z')
    context = await freshContext({ config: configWithFaults({ dataDir }), now: () => time })
    world = await RunWorld.open(context)
    await setPrice(context, 'iskra-obraz', 3)
    await context.database
      .update(users)
      .set({ roles: ['user', 'admin'] })
      .where(eq(users.id, world.user.id))
    app = new Hono()
      .route(TEMPLATE_MEDIA_PATH, mediaFileRoutes(context))
      .route('/files', fileRoutes(context, FILE_JUDGES))
      .route('/', productApi(context))
    call = apiClient(context)
    token = await tokenOf(world.user)
  })

  const tokenOf = async (user: UserRow) => (await signInWithProof(context, user)).access_token

  async function send(content: Uint8Array<ArrayBuffer>, type = 'image/png') {
    const body = new FormData()
    body.set('file', new File([content], 'a.png', { type }))
    const headers = { Authorization: `Bearer ${token}` }
    const answer = await app.request('/api/v1/template-media', { method: 'POST', headers, body })
    const said: unknown = await answer.json()
    return answer.ok ? templateMediaSchema.parse(said) : apiErrorSchema.parse(said).error.code
  }
  async function sent(): Promise<TemplateMedia> {
    const media = await send(Uint8Array.from(await picture(40, 30)))
    if (typeof media === 'string') throw new Error(media)
    return media
  }
  const status = async (address: string) => (await app.request(address)).status
  const take = (body: object, as = token) =>
    call('POST /api/v1/template-media/results', { token: as, body: { output: 'kartka', part: 0, ...body } })

  /** Saves a template as a draft. */
  async function draft(template: Template): Promise<string> {
    const { body } = await call('POST /api/v1/templates/builder', { token, body: { template } })
    return String(Object.entries(body ?? {}).find(([name]) => name === 'id')?.[1])
  }
  const act = (what: 'publish' | 'archive', id: string, revision = 1) =>
    call(`POST /api/v1/templates/builder/{id}/${what}`, { token, path: { id }, body: { revision } })
  const shown = async (slug = 'proba') =>
    publicTemplateSchema.parse((await call('GET /api/v1/templates/{slug}', { path: { slug } })).body)

  it('are decoded, made no larger than they are shown, and refused where they are none', async () => {
    const media = await send(Uint8Array.from(await picture(3_000, 1_500)))
    if (typeof media === 'string') throw new Error(media)
    const file = await app.request(media.address)
    const { format, width, height } = await sharp(await file.arrayBuffer()).metadata()
    expect([format, width, height]).toEqual(['webp', MEDIA_PX_MOST, MEDIA_PX_MOST / 2])
    const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
    expect(await send(svg, 'image/svg+xml')).toBe('FILE_TYPE_NOT_ALLOWED')
    expect(await send(new TextEncoder().encode('png'))).toBe('FILE_UNREADABLE')
  })

  it('are everybody’s while what is published shows them, and their authors’ alone before and after', async () => {
    const { id: mediaId, url, address } = await sent()
    const later = await sent()
    const id = await draft(withThumbnail(url))
    expect([await status(url), await status(address)]).toEqual([404, 200])
    await act('publish', id)
    expect((await shown()).thumbnailUrl).toBe(url)
    expect([await status(url), await status(later.url)]).toEqual([200, 404])
    // A saved file isn't public yet, and the one public until then stays as long.
    await call('PUT /api/v1/templates/builder/{id}', {
      token,
      path: { id },
      body: { revision: 1, template: withThumbnail(later.url) },
    })
    expect([await status(url), await status(later.url)]).toEqual([200, 404])
    await act('publish', id, 2)
    expect([await status(url), await status(later.url)]).toEqual([404, 200])
    await act('archive', id, 2)
    expect(await status(later.url)).toBe(404)
    const found = await call('GET /api/v1/template-media/{id}', { token, path: { id: mediaId } })
    expect(found.body).toMatchObject({ url })
  })

  it('aren’t seen by a signed address of somebody who is no administrator any more', async () => {
    const { address } = await sent()
    expect(await status(address)).toBe(200)
    await context.database
      .update(users)
      .set({ roles: ['user'] })
      .where(eq(users.id, world.user.id))
    expect(await status(address)).toBe(410)
  })

  it('go with the last template that has ever used them, and where none came to', async () => {
    const { id: mediaId, url } = await sent()
    const unused = await sent()
    const id = await draft(withThumbnail(url))
    const { body } = await call('POST /api/v1/templates/builder/{id}/clone', { token, path: { id } })
    // An earlier edition can be restored: its picture stays.
    await call('PUT /api/v1/templates/builder/{id}', {
      token,
      path: { id },
      body: { revision: 1, template: CARD },
    })
    time = new Date(time.getTime() + 8 * DAY)
    token = await tokenOf(world.user)
    await purgeMedia(context)
    expect(await context.database.select().from(templateMedia)).toHaveLength(1)
    await removeDiscardedFiles(context)
    expect([await isKept(mediaId), await isKept(unused.id)]).toEqual([true, false])
    expect((await call('GET /api/v1/template-media/{id}', { token, path: { id: unused.id } })).status).toBe(
      404,
    )

    const clone = String(Object.entries(body ?? {}).find(([name]) => name === 'id')?.[1])
    await call('DELETE /api/v1/templates/builder/{id}', { token, path: { id } })
    expect(await context.database.select().from(templateMedia)).toHaveLength(1)
    await call('DELETE /api/v1/templates/builder/{id}', { token, path: { id: clone } })
    expect(await context.database.select().from(templateMedia)).toEqual([])
    await removeDiscardedFiles(context)
    expect(await isKept(mediaId)).toBe(false)
  })

  it('are taken from runs of one’s own, once, and stay when the run goes', async () => {
    const run = await world.start(CARD)
    await world.finish(run)
    const answers = await Promise.all([take({ run: run.id }), take({ run: run.id })])
    const [one, other] = answers.map(({ body }) => templateMediaSchema.parse(body))
    expect(one?.id).toBe(other?.id)
    expect((await take({ run: run.id, part: 1 })).status).toBe(404)
    // A text has no file.
    expect((await take({ run: run.id, output: 'zyczenia' })).status).toBe(404)
    await call('DELETE /api/v1/template-runs/{id}', { token, path: { id: run.id } })
    await removeDiscardedFiles(context)
    expect(await status(one?.address ?? '')).toBe(200)
  })

  it('are never a visitor’s: not taken by an author, nor by publishing', async () => {
    const id = await draft(CARD)
    const visitors = await RunWorld.open(context)
    const run = await visitors.start(CARD)
    await visitors.finish(run)
    await context.database.update(templateRuns).set({ templateId: id }).where(eq(templateRuns.id, run.id))
    expect((await take({ run: run.id })).status).toBe(404)
    const stranger = await tokenOf(await makeUser(context))
    expect((await take({ run: run.id }, stranger)).status).toBe(403)
    await act('publish', id)
    expect((await shown()).thumbnailUrl).toMatch(/^\/files\/templates\/covers\/proba\.webp\?v=\d+$/)
    expect(await context.database.select().from(templateMedia)).toEqual([])
  })

  it('are the first result of the author where a template has none, and else its graph, drawn', async () => {
    const id = await draft(CARD)
    await act('publish', id)
    const drawn = (await shown()).thumbnailUrl
    const { format, width, height } = await sharp(await (await app.request(drawn)).arrayBuffer()).metadata()
    expect([format, width, height]).toEqual(['webp', 640, 480])
    expect(await status('/files/templates/covers/nie-ma.webp')).toBe(404)

    const run = await world.start(CARD)
    await world.finish(run)
    await context.database.update(templateRuns).set({ templateId: id }).where(eq(templateRuns.id, run.id))
    await call('PUT /api/v1/templates/builder/{id}', {
      token,
      path: { id },
      body: { revision: 1, template: { ...CARD, details: { ...CARD.details, description: 'Inny opis' } } },
    })
    await act('publish', id, 2)
    const { thumbnailUrl } = await shown()
    expect(thumbnailUrl).toMatch(/^\/files\/templates\/[\w-]{36}\/file\.webp$/)
    expect(await status(thumbnailUrl)).toBe(200)
    // The author's saved version stays.
    const { body } = await call('GET /api/v1/templates/builder/{id}', { token, path: { id } })
    expect(body).toMatchObject({ template: { details: { thumbnailUrl: '' } } })
  })

  it('are copied of results for what can be published alone', async () => {
    const broken = { ...CARD, nodes: CARD.nodes.filter(({ kind }) => kind !== 'output') }
    const id = await draft(broken)
    const run = await world.start(CARD)
    await world.finish(run)
    await context.database.update(templateRuns).set({ templateId: id }).where(eq(templateRuns.id, run.id))
    expect((await act('publish', id)).code).toBe('TEMPLATE_INVALID')
    expect((await act('publish', id, 7)).code).toBe('TEMPLATE_REVISION_CONFLICT')
    expect(await context.database.select().from(templateMedia)).toEqual([])
  })

  it('are no hindrance to publishing where the file of a result is lost', async () => {
    const id = await draft(CARD)
    const run = await world.start(CARD)
    await world.finish(run)
    await context.database.update(templateRuns).set({ templateId: id }).where(eq(templateRuns.id, run.id))
    await rm(join(dataDir, 'files', 'generations'), { recursive: true })
    expect((await act('publish', id)).status).toBe(200)
    expect((await shown()).thumbnailUrl).toMatch(/\/covers\/proba\.webp/)
  })

  it('say with an example what the form was filled with, but nothing that nobody else shall read', async () => {
    const fields = [
      newField('text', 'imie', { label: 'Imię' }),
      newField('password', 'kod', { label: 'Kod' }),
    ]
    const { url } = await sent()
    const filled = { imie: 'Ola', kod: 'tajne', dawne: 'x' }
    const id = await draft({
      ...CARD,
      form: [{ id: 'krok', title: '', description: '', fields }],
      examples: [{ caption: 'Dla Oli', type: 'image', url, filled }],
    })
    await act('publish', id)
    expect((await shown()).examples).toEqual([
      { caption: 'Dla Oli', type: 'image', url, filled: { imie: 'Ola' } },
    ])
    expect(await status(url)).toBe(200)
  })
})
