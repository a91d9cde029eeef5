import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import * as fc from 'fast-check'
import { Hono } from 'hono'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { apiErrorSchema } from '#domain/account/apiError.ts'
import { dryRun } from '#domain/template/dryRun.ts'
import { sentFileId } from '#domain/template/fieldValue.ts'
import { newField, newNode } from '#domain/template/newTemplate.ts'
import { SENT_BYTES_MOST, sentFileSchema, type SentFileType } from '#domain/template/sentFile.ts'
import { previewAnswerSchema } from '#domain/template/templateAnswers.ts'
import { FILE_JUDGES } from '#server/areas.ts'
import { productApi } from '#server/http/productApi/productApi.ts'
import type { ServerContext } from '#server/platform/context.ts'
import { removeDiscardedFiles } from '#server/platform/files/discardedFiles.ts'
import { fileRoutes } from '#server/platform/files/fileRoutes.ts'
import { jobsOfRun } from '#server/studio/generators/runJobs.ts'
import { apiClient, makeUser, PASSWORD, signInWithProof } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { makeDataDir, setPrice } from '#support/generation/generatorFixture.ts'
import { DRAWN, edge, RunWorld, templateOf } from '#support/templates/runWorld.ts'
import { wavOf } from '#support/templates/wavOf.ts'
import { configWithFaults } from '#support/testContext.ts'
import { deleteRun } from '../runs/findRun.ts'
import { keyOfFile } from '../runs/runFiles.ts'
import { sentFiles, templateRunFiles } from '../tables.ts'
import { purgeSentFiles } from './unusedFiles.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const { dataDir, remove } = makeDataDir()
afterAll(remove)

let time = new Date()
const later = (ms: number) => {
  time = new Date(time.getTime() + ms)
}
const bytesOf = (text: string) => new TextEncoder().encode(text)
const PDF = bytesOf('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n\0\n%%EOF')
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82, 0])
const WEBM = Uint8Array.from(
  Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853', 'hex'),
)

/** A template of one field of this type, whose file takes these paths. */
const passedOn = (type: SentFileType) =>
  templateOf({
    form: [
      {
        id: 'krok',
        title: '',
        description: '',
        fields: [newField(type, 'plik', { label: 'Plik', isRequired: true })],
      },
    ],
    nodes: [
      newNode('input', { id: 'plik' }, { field: 'plik', valueType: type === 'file' ? 'data' : type }),
      newNode(
        'transform',
        { id: 'slowa' },
        { operation: 'text', text: 'Oto: {{plik}}', inputSource: { from: 'field', field: 'plik' } },
      ),
      newNode('output', { id: 'oddany' }, { name: 'Oddany' }),
      newNode('output', { id: 'napisane' }, { name: 'Napisane' }),
    ],
    edges: [edge('plik', 'oddany'), edge('plik', 'slowa'), edge('slowa', 'napisane')],
  })

describeOnDatabase('files of forms', (freshContext) => {
  let context: ServerContext
  let world: RunWorld
  let app: Hono
  beforeEach(async () => {
    time = new Date('2026-11-25T10:00:00Z')
    context = await freshContext({ config: configWithFaults({ dataDir }), now: () => time })
    world = await RunWorld.open(context)
    await setPrice(context, 'iskra-obraz', 3)
    app = new Hono().route('/files', fileRoutes(context, FILE_JUDGES)).route('/', productApi(context))
  })

  const tokenOf = async (user = world.user) => (await signInWithProof(context, user)).access_token

  async function send(
    field: SentFileType,
    content: Uint8Array<ArrayBuffer>,
    { name, type = '', token }: { name: string; type?: string; token?: string },
  ) {
    const body = new FormData()
    body.set('file', new File([content], name, { type }))
    const answer = await app.request(`/api/v1/sent-files?type=${field}`, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${token ?? (await tokenOf())}` },
    })
    const said: unknown = await answer.json()
    const refusal = apiErrorSchema.safeParse(said)
    if (refusal.success) return { status: answer.status, code: refusal.data.error.code }
    return { status: answer.status, ...z.parse(sentFileSchema, said) }
  }
  const idOf = async (...[field, content, how]: Parameters<typeof send>) => {
    const answer = await send(field, content, how)
    if ('code' in answer) throw new Error(`the file was refused: ${answer.code}`)
    return answer.id
  }
  const keptFiles = async () => {
    const entries = await readdir(join(dataDir, 'files', 'sent', world.user.id), {
      recursive: true,
      withFileTypes: true,
    }).catch(() => [])
    return entries.filter((entry) => entry.isFile()).length
  }

  it('are given back to whoever has sent them alone, to be saved or played, and never sniffed', async () => {
    const token = await tokenOf()
    const text = await send('file', bytesOf('imię;wiek\nZoë;7'), {
      name: 'ludzie „2".csv',
      type: 'text/csv',
      token,
    })
    if ('code' in text) throw new Error(text.code)
    expect(text).toMatchObject({ status: 201, name: 'ludzie „2".csv', bytes: 17 })
    const saved = await app.request(text.url)
    expect(await saved.text()).toBe('imię;wiek\nZoë;7')
    expect(saved.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(saved.headers.get('content-disposition')).toMatch(/^attachment; /)
    const sound = await send('audio', wavOf(200), { name: 'głos.wav', type: 'audio/x-wav', token })
    if ('code' in sound) throw new Error(sound.code)
    const played = await app.request(sound.url, { headers: { range: 'bytes=0-3' } })
    expect([played.status, await played.text()]).toEqual([206, 'RIFF'])
    expect(played.headers.get('content-type')).toBe('audio/wav')
    expect(played.headers.get('content-disposition')).toBe('inline')

    const call = apiClient(context)
    const path = { id: text.id }
    expect((await call('GET /api/v1/sent-files/{id}', { token, path })).status).toBe(200)
    const stranger = await tokenOf(await makeUser(context))
    expect((await call('GET /api/v1/sent-files/{id}', { token: stranger, path })).status).toBe(404)
    expect((await app.request(text.url.replace(/for=session\.[^&]+/, 'for=session.other'))).status).toBe(404)
    // After signing out, the address is invalid.
    await call('POST /api/v1/auth/logout', { token })
    expect((await app.request(text.url)).status).toBe(410)
  })

  it.each<[string, SentFileType, Uint8Array<ArrayBuffer>, string, string, string | number]>([
    ['a picture that says it is a text', 'file', PNG, 'a.txt', 'text/plain', 'FILE_TYPE_NOT_ALLOWED'],
    ['a picture that says nothing', 'file', PNG, 'a.txt', '', 'FILE_TYPE_NOT_ALLOWED'],
    ['a page', 'file', bytesOf('<script>1</script>'), 'a.html', 'text/html', 'FILE_TYPE_NOT_ALLOWED'],
    ['a PDF that says it is a table', 'file', PDF, 'a.csv', 'text/csv', 'FILE_TYPE_NOT_ALLOWED'],
    ['a text that says it is a PDF', 'file', bytesOf('abc'), 'a.pdf', 'application/pdf', 'FILE_UNREADABLE'],
    ['a sound that is a PDF', 'audio', PDF, 'a.mp3', 'audio/mpeg', 'FILE_TYPE_NOT_ALLOWED'],
    ['a film in a field of sounds', 'video', wavOf(10), 'a.wav', 'audio/wav', 'FILE_TYPE_NOT_ALLOWED'],
    ['noise', 'audio', Uint8Array.from([1, 2, 3, 4]), 'a.wav', 'audio/wav', 'FILE_UNREADABLE'],
    ['nothing', 'file', new Uint8Array(), 'a.txt', 'text/plain', 'FILE_UNREADABLE'],
    ['a PDF', 'file', PDF, 'a.pdf', 'application/pdf', 201],
    ['a table that a spreadsheet names so', 'file', bytesOf('a;b'), 'a.csv', 'application/vnd.ms-excel', 201],
    ['a text that begins as an old picture', 'file', bytesOf('BMW;1\nAudi;2'), 'a.csv', '', 201],
    ['a recording of a browser', 'audio', WEBM, 'a.webm', 'video/webm', 201],
    ['a film', 'video', WEBM, 'a.webm', 'video/webm', 201],
  ])('are what their content says: %s', async (_what, field, content, name, type, expected) => {
    const answer = await send(field, content, { name, type })
    expect('code' in answer ? answer.code : answer.status).toBe(expected)
    expect(expected === 201 ? 0 : await keptFiles()).toBe(0)
  })

  it('are bounded in size as their field says', async () => {
    const large = new Uint8Array(5_000_001).fill(0x61)
    expect(await send('file', large, { name: 'a.txt' })).toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
    expect(await keptFiles()).toBe(0)
  })

  it('sent again are the same, and another name is another file', async () => {
    const ids = [
      await idOf('file', bytesOf('a'), { name: 'a.txt' }),
      await idOf('file', bytesOf('a'), { name: 'a.txt' }),
      await idOf('file', bytesOf('a'), { name: 'b.txt' }),
    ]
    expect(new Set(ids).size).toBe(2)
    expect(ids[0]).toBe(ids[1])
    const token = await tokenOf()
    const [one, other] = await Promise.all(
      [1, 2].map(() => idOf('file', bytesOf('c'), { name: 'c.txt', token })),
    )
    expect(one).toBe(other)
    expect(await context.database.select().from(sentFiles)).toHaveLength(3)
  })

  it('have room for so many bytes: what no run uses makes some, what is used stays', async () => {
    const used = await idOf('file', bytesOf('a'), { name: 'a.txt' })
    await world.start(passedOn('file'), { plik: used })
    const unused = await idOf('file', bytesOf('b'), { name: 'b.txt' })
    await context.database.update(sentFiles).set({ bytes: SENT_BYTES_MOST }).where(eq(sentFiles.id, unused))
    expect(await send('file', bytesOf('c'), { name: 'c.txt' })).toEqual({
      status: 409,
      code: 'TEMPLATE_FILES_FULL',
    })
    later(2 * HOUR)
    expect(await send('file', bytesOf('c'), { name: 'c.txt' })).toMatchObject({ status: 201 })
    const left = await context.database.select({ name: sentFiles.filename }).from(sentFiles)
    expect(left.map(({ name }) => name).toSorted()).toEqual(['a.txt', 'c.txt'])
    await context.database.update(sentFiles).set({ bytes: SENT_BYTES_MOST }).where(eq(sentFiles.id, used))
    later(2 * HOUR)
    expect(await send('file', bytesOf('d'), { name: 'd.txt' })).toMatchObject({ code: 'TEMPLATE_FILES_FULL' })
  })

  it('are removed when they are old and no run uses them, and with the last run that did', async () => {
    const used = await idOf('file', bytesOf('a'), { name: 'a.txt' })
    await idOf('file', bytesOf('b'), { name: 'b.txt' })
    const runs = [
      await world.start(passedOn('file'), { plik: used }),
      await world.start(passedOn('file'), { plik: used }),
    ]
    later(6 * DAY)
    await purgeSentFiles(context)
    await removeDiscardedFiles(context)
    expect(await keptFiles()).toBe(2)
    later(2 * DAY)
    await purgeSentFiles(context)
    await removeDiscardedFiles(context)
    expect(await keptFiles()).toBe(1)
    for (const [at, run] of runs.entries()) {
      await deleteRun(context, world.user.id, run.id)
      await removeDiscardedFiles(context)
      expect(await keptFiles()).toBe(1 - at)
    }
    expect(await context.database.select().from(templateRunFiles)).toEqual([])
  })

  it('are in the file of one’s data, and go with the account', async () => {
    const id = await idOf('file', bytesOf('a'), { name: 'a.txt' })
    await world.finish(await world.start(passedOn('file'), { plik: id }))
    const call = apiClient(context)
    const token = await tokenOf()
    const { body } = await call('GET /api/v1/account/export', { token })
    const schema = z.object({ sent_files: z.array(z.object({ filename: z.string(), url: z.string() })) })
    const [file] = z.parse(schema, body).sent_files
    expect(file?.filename).toBe('a.txt')
    const address = (file?.url ?? '').replace(/^https?:\/\/[^/]+/, '')
    expect(await (await app.request(address)).text()).toBe('a')
    const gone = await call('DELETE /api/v1/account', { token, body: { current_password: PASSWORD } })
    expect(gone.status).toBe(204)
    await removeDiscardedFiles(context)
    expect(await keptFiles()).toBe(0)
    expect(await context.database.select().from(sentFiles)).toEqual([])
    expect((await app.request(address)).status).toBe(410)
  })

  describe('in a run', () => {
    it('give their words to texts, and themselves to an output', async () => {
      const plik = await idOf('file', bytesOf('mleko\nchleb'), { name: 'zakupy.txt' })
      const { results, status } = await world.run(passedOn('file'), { plik })
      expect(status).toBe('completed')
      expect(results).toMatchObject([
        { output: 'oddany', parts: [{ kind: 'file', prompt: 'zakupy.txt', files: [{ format: 'txt' }] }] },
        { output: 'napisane', parts: [{ kind: 'text', text: 'Oto: mleko\nchleb' }] },
      ])
    })

    it.each([
      ['audio', wavOf(50), 'głos.wav', 'wav'],
      ['video', WEBM, 'film.webm', 'webm'],
      ['file', PDF, 'umowa.pdf', 'pdf'],
    ] as const)('%s gives itself, and its name to texts', async (type, content, name, format) => {
      const plik = await idOf(type, content, { name })
      const { results } = await world.run(passedOn(type), { plik })
      expect(results).toMatchObject([
        { parts: [{ kind: type, prompt: name, isProcedural: false, files: [{ role: 'original', format }] }] },
        { parts: [{ kind: 'text', text: `Oto: ${name}` }] },
      ])
    })

    it('are what a model is asked with', async () => {
      const plik = await idOf('file', bytesOf('kot'), { name: 'a.txt' })
      const template = passedOn('file')
      const run = await world.start(
        {
          ...template,
          nodes: [
            newNode('model', { id: 'obraz' }, { model: 'iskra-obraz', promptTemplate: `${DRAWN} {{plik}}` }),
            newNode('output', { id: 'wynik' }, { name: 'Wynik' }),
          ],
          edges: [edge('obraz', 'wynik')],
        },
        { plik },
      )
      expect(await world.finish(run)).toMatchObject({ status: 'completed' })
      expect(await jobsOfRun(context.database, run.id)).toMatchObject([{ prompt: `${DRAWN} kot` }])
    })

    it('are listened to by a model of the run that was given them, and of no other', async () => {
      const plik = await idOf('audio', wavOf(20), { name: 'a.wav' })
      const run = await world.start(passedOn('audio'), { plik })
      const key = await keyOfFile(context.database, run, sentFileId(plik))
      expect(key).toBe(`sent/${world.user.id}/${plik}/original.wav`)
      const other = await world.start(passedOn('audio'), {
        plik: await idOf('audio', WEBM, { name: 'b.webm' }),
      })
      expect(await keyOfFile(context.database, other, sentFileId(plik))).toBeNull()
    })

    it('are refused where they are somebody else’s, gone, or for another field', async () => {
      const stranger = await tokenOf(await makeUser(context))
      const foreign = await idOf('file', bytesOf('a'), { name: 'a.txt', token: stranger })
      const sound = await idOf('audio', wavOf(20), { name: 'a.wav' })
      for (const plik of [foreign, sound, 'nie-ma']) {
        await expect(world.start(passedOn('file'), { plik })).rejects.toMatchObject({
          code: 'TEMPLATE_FORM_INVALID',
          details: { more: { faults: [{ field: 'plik', fault: { code: 'format' } }] } },
        })
      }
    })

    it('are simulated on the server just as in the page', async () => {
      const admin = await makeUser(context, { roles: ['user', 'admin'] })
      const token = await tokenOf(admin)
      const call = apiClient(context)
      const template = passedOn('file')
      const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).map((text) => `ź${text}`)
      await fc.assert(
        fc.asyncProperty(
          words.filter((text) => !/[\p{Cc}\uD800-\uDFFF]/u.test(text)),
          async (text) => {
            const plik = await idOf('file', bytesOf(text), { name: 'a.txt', token })
            const { body } = await call('POST /api/v1/templates/builder/preview', {
              token,
              body: { template, values: { plik } },
              query: { simulate: 'true' },
            })
            const page = dryRun(template, {
              values: { plik },
              context: { language: 'pl', device: 'desktop', isPreview: true },
              enginePrice: () => 3,
              findFile: () => ({ name: 'a.txt', words: text }),
            })
            expect(previewAnswerSchema.parse(body).trace).toEqual(page)
          },
        ),
        { numRuns: 10 },
      )
    })
  })
})
