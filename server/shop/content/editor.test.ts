import type { Hono } from 'hono'
import { beforeAll, expect, it } from 'vitest'
import { editorArticleSchema, type EditorPlace, editorListSchema } from '#domain/content/editor.ts'
import { ruleMark, ruleWords } from '#domain/content/ruleWords.ts'
import { createApp } from '#server/http/app.ts'
import type { Page } from '#server/http/page/page.ts'
import { apiClient, type CallOptions, makeUser, signInWithProof } from '#support/accountFixture.ts'
import { describeOnDatabase, type FreshContext } from '#support/describeOnDatabase.ts'
import type { Endpoint } from '#support/endpointAccess.gen.ts'
import { loadRenderingPage } from '#support/testPage.ts'

const PLACE: EditorPlace = { language: 'pl', kind: 'news', slug: 'tajny-plan' }
const OF = '{language}/{kind}/{slug}'
const SECRET = 'Kanarek wylatuje'

const article = (title: string, body = 'Treść.') =>
  `---\ntitle: ${title}\nsummary: Krótko o tym.\ndate: 2026-11-20\n---\n\n${body}\n`

let page: Page
beforeAll(async () => {
  page = await loadRenderingPage()
})

/** All public answers in which an article could show. */
const PUBLIC = [
  '/api/v1/content/pl/news',
  '/api/v1/content/en/news',
  '/api/v1/content/pl/news/tajny-plan',
  '/api/v1/content/en/news/tajny-plan',
  '/aktualnosci',
  '/aktualnosci/tajny-plan',
  '/aktualnosci/iskra-bez-sieci',
  '/feed.xml',
  '/feed.json?lang=en',
  '/feed/news.xml',
  '/sitemap.xml',
] as const

async function atDesk(freshContext: FreshContext) {
  const clock = { time: new Date('2026-11-21T12:00:00Z').getTime() }
  const context = await freshContext({ now: () => new Date(clock.time) })
  const call = apiClient(context)
  const admin = await makeUser(context, { roles: ['user', 'admin'], email: 'admin@example.pl' })
  const ask = async (endpoint: Endpoint, options: CallOptions = {}) =>
    call(endpoint, {
      token: (await signInWithProof(context, admin)).access_token,
      path: { ...PLACE },
      ...options,
    })
  const app = await createApp(context, page, () => 'ready')
  return {
    clock,
    app,
    ask,
    save: (source: string, revision = 0) =>
      ask(`PUT /api/v1/admin/content/${OF}`, { body: { source, revision } }),
    publish: (revision: number, from: string | null = null) =>
      ask(`POST /api/v1/admin/content/${OF}/publish`, { body: { revision, from } }),
    read: async () => editorArticleSchema.parse((await ask(`GET /api/v1/admin/content/${OF}`)).body),
    desk: async () => editorListSchema.parse((await ask('GET /api/v1/admin/content')).body).articles,
    leaks: () => leaksOf(app),
  }
}

/** Returns the public places where a secret word can be read. Rendered pages are remembered for two seconds. */
async function leaksOf(app: Hono): Promise<string[]> {
  const found: string[] = []
  for (const path of PUBLIC) {
    const text = await (await app.request(path, { headers: { accept: 'text/html' } })).text()
    if (text.includes(SECRET)) found.push(path)
  }
  return found
}

describeOnDatabase('the desk of articles', (freshContext) => {
  it('keeps drafts from everybody, until their moment and once they are taken away', async () => {
    const { save, publish, read, leaks, clock, ask } = await atDesk(freshContext)
    expect((await save(article(SECRET))).status).toBe(200)
    expect(await leaks()).toEqual([])

    expect((await publish(1, '2026-11-22T08:00:00.000Z')).status).toBe(200)
    expect(await read()).toMatchObject({ isShown: false, plannedFor: '2026-11-22T08:00:00.000Z' })
    expect(await leaks()).toEqual([])

    clock.time = new Date('2026-11-22T08:00:00Z').getTime()
    expect(await read()).toMatchObject({ isShown: true, plannedFor: null, hasDraft: false })
    // Recently rendered documents are served from the cache for a moment.
    await expect.poll(leaks, { timeout: 20_000 }).toEqual(PUBLIC.filter((path) => path !== '/sitemap.xml'))

    // A text written over it stays a draft.
    await save(article(SECRET, 'Drugi kanarek'), 1)
    expect(await read()).toMatchObject({ isShown: true, hasDraft: true, revision: 2 })

    expect((await ask(`POST /api/v1/admin/content/${OF}/withdraw`)).status).toBe(200)
    await expect.poll(leaks, { timeout: 20_000 }).toEqual([])
    expect(await read()).toMatchObject({ isShown: false, hasDraft: true })
  }, 90_000)

  it('lets nobody but administrators look at or change anything', async () => {
    const { app, ask } = await atDesk(freshContext)
    expect((await app.request('/api/v1/admin/content')).status).toBe(401)
    expect((await ask('GET /api/v1/admin/content')).status).toBe(200)
  })

  it('writes over nothing unseen, and shows only what can be an article', async () => {
    const { save, publish, ask } = await atDesk(freshContext)
    await save('nic z tego')
    expect((await save(article('Inny'), 0)).code).toBe('ARTICLE_CHANGED')
    expect((await publish(1)).code).toBe('ARTICLE_INVALID')
    const { body } = await ask('POST /api/v1/admin/content/preview', {
      body: { ...PLACE, source: 'nic z tego' },
    })
    expect(body).toMatchObject({
      article: null,
      problem: { code: 'UNREADABLE', text: expect.stringContaining('front matter') },
    })
    await save(article('Dobry'), 1)
    expect((await publish(1)).code).toBe('ARTICLE_CHANGED')
    expect((await publish(2)).status).toBe(200)
  })

  it('keeps a rule’s name as it was written, shows what the rule says, and publishes none that there isn’t', async () => {
    const { app, save, publish, read, ask } = await atDesk(freshContext)
    const preview = async (source: string) =>
      (await ask('POST /api/v1/admin/content/preview', { body: { ...PLACE, source } })).body
    const shown = JSON.stringify(ruleWords('free-shipping-from', 'pl'))
    const right = article('Dostawa', `**${ruleMark('free-shipping-from')}**`)
    expect(JSON.stringify(await preview(right))).toContain(shown)
    await save(right)
    expect(await read()).toMatchObject({ source: right })
    await publish(1)
    expect(await (await app.request('/api/v1/content/pl/news/tajny-plan')).text()).toContain(shown)

    const wrong = article('Dostawa od {rule:free-from}')
    expect(await preview(wrong)).toEqual({
      article: null,
      problem: { code: 'UNKNOWN_RULES', names: ['rule:free-from'] },
    })
    await save(wrong, 1)
    expect((await publish(2)).code).toBe('ARTICLE_INVALID')
  })

  it('changes and takes away what came with the server, and tells of each', async () => {
    const { app, ask, desk } = await atDesk(freshContext)
    const path = { language: 'pl', kind: 'news', slug: 'iskra-bez-sieci' }
    const title = async () => {
      const answer = await app.request('/api/v1/content/pl/news/iskra-bez-sieci')
      return answer.ok ? (await answer.json()).title : answer.status
    }
    const was = await title()
    await ask(`PUT /api/v1/admin/content/${OF}`, {
      path,
      body: { source: article('Nowy tytuł'), revision: 0 },
    })
    expect(await title()).toBe(was)
    expect((await desk())[0]).toMatchObject({ ...path, isEmbedded: true, isShown: true, hasDraft: true })
    await ask(`POST /api/v1/admin/content/${OF}/publish`, { path, body: { revision: 1, from: null } })
    expect(await title()).toBe('Nowy tytuł')
    await ask(`POST /api/v1/admin/content/${OF}/withdraw`, { path })
    expect(await title()).toBe(404)
  })

  it('forgets a plan that is cancelled', async () => {
    const { save, publish, ask, leaks, clock } = await atDesk(freshContext)
    await save(article(SECRET))
    await publish(1, '2026-11-22T08:00:00.000Z')
    expect((await ask(`POST /api/v1/admin/content/${OF}/cancel`)).body).toMatchObject({ plannedFor: null })
    clock.time = new Date('2026-12-01T08:00:00Z').getTime()
    expect(await leaks()).toEqual([])
  })
})
