import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { eq } from 'drizzle-orm'
import { applySuggestion } from '#domain/template/applySuggestion.ts'
import { EMPTY_TEMPLATE } from '#domain/template/newTemplate.ts'
import { publicTemplateSchema, templateCardsSchema } from '#domain/template/publicTemplate.ts'
import { suggestionsSchema } from '#domain/template/suggestion.ts'
import { previewAnswerSchema, validationSchema } from '#domain/template/templateAnswers.ts'
import {
  snapshotListSchema,
  type TemplateRecord,
  templateListSchema,
  templateRecordSchema,
  webhookSecretSchema,
} from '#domain/template/templateRecord.ts'
import type { Template } from '#domain/template/templateSchema.ts'
import type { ServerContext } from '#server/platform/context.ts'
import type { UserRow } from '#server/platform/users/tables.ts'
import { openAccount } from '#server/studio/credits/account.ts'
import { move } from '#server/studio/credits/move.ts'
import { apiClient, type ApiClient, type CallOptions, makeUser, signIn } from '#support/accountFixture.ts'
import { describeOnDatabase } from '#support/describeOnDatabase.ts'
import { A_TEMPLATE, makeRun } from '#support/templates/makeTemplate.ts'
import { MORNING_TUNE } from './shipped/morningTune.ts'
import { seedTemplates } from './shipped/seedTemplates.ts'
import { SHIPPED_TEMPLATES } from './shipped/shippedTemplates.ts'
import { templates } from './tables.ts'
import { webhookSecretOf } from './webhooks/webhookSecret.ts'

const titled = (title: string, change: Partial<Template['details']> = {}): Template => ({
  ...A_TEMPLATE,
  details: { ...A_TEMPLATE.details, title, ...change },
})

const path = (id: string) => ({ path: { id } })
const shownAt = async (send: ApiClient, slug: string) =>
  publicTemplateSchema.parse((await send('GET /api/v1/templates/{slug}', { path: { slug } })).body)

/** The public texts of a template in a language, and those still in Polish. */
const inLanguageOf = async (send: ApiClient, language: string) => {
  const query = { language }
  const one = await send('GET /api/v1/templates/{slug}', { path: { slug: 'mis' }, query })
  const all = await send('GET /api/v1/templates', { query })
  const [card] = templateCardsSchema.parse(all.body).templates
  const { title, polish } = publicTemplateSchema.parse(one.body)
  return { title, polish, ofCard: card?.polish }
}

describeOnDatabase('the template builder', (freshContext) => {
  let context: ServerContext
  let send: ApiClient
  let token: string
  let admin: UserRow
  let time = new Date()
  beforeEach(async () => {
    time = new Date('2026-11-25T10:00:00Z')
    context = await freshContext({ now: () => time })
    send = apiClient(context)
    admin = await makeUser(context, { roles: ['user', 'admin'], displayName: 'Ada' })
    token = (await signIn(context, admin)).access_token
  })

  const call = (endpoint: Parameters<ApiClient>[0], options: CallOptions = {}) =>
    send(endpoint, { token, ...options })
  const record = async (endpoint: Parameters<ApiClient>[0], options: CallOptions): Promise<TemplateRecord> =>
    templateRecordSchema.parse((await call(endpoint, options)).body)
  const tryPart = (part: object) =>
    call('POST /api/v1/templates/builder/preview', {
      body: { template: A_TEMPLATE, values: { imie: 'Ola' }, part },
      query: { simulate: 'true' },
    })
  const create = (template: Template) => record('POST /api/v1/templates/builder', { body: { template } })

  it('keeps a draft, saves over what was seen alone, and brings the later one along with its refusal', async () => {
    const first = await create(titled('Pierwsza'))
    expect(first).toMatchObject({
      status: 'draft',
      revision: 1,
      owner: { name: 'Ada' },
      publishedRevision: null,
    })
    const save = (revision: number, title: string) =>
      call('PUT /api/v1/templates/builder/{id}', {
        ...path(first.id),
        body: { revision, template: titled(title) },
      })
    expect((await save(1, 'Druga')).body).toMatchObject({
      revision: 2,
      template: { details: { title: 'Druga' } },
    })
    const refused = await save(1, 'Inna')
    expect(refused).toMatchObject({ status: 409, code: 'TEMPLATE_REVISION_CONFLICT' })
    expect(refused.body).toMatchObject({
      error: { details: { current: { revision: 2, template: { details: { title: 'Druga' } } } } },
    })
    // The answer was lost: the same request is repeated.
    expect((await save(1, 'Druga')).body).toMatchObject({ revision: 2 })
  })

  it('tells the secret of its webhook where it is asked for alone', async () => {
    const { id } = await create(titled('Z webhookiem'))
    const secret = await call('GET /api/v1/templates/builder/{id}/webhook-secret', path(id))
    expect(webhookSecretSchema.parse(secret.body).secret).toBe(webhookSecretOf(context, id))
    const read = await call('GET /api/v1/templates/builder/{id}', path(id))
    expect(JSON.stringify(read.body)).not.toContain(webhookSecretOf(context, id))
    const other = await call('GET /api/v1/templates/builder/{id}/webhook-secret', path('nie-ma-go'))
    expect(other.code).toBe('NOT_FOUND')
  })

  it('tries a part by itself, and finds no run but the author’s own to take results of', async () => {
    const alone = previewAnswerSchema.parse((await tryPart({ node: 'obraz', isAlone: true, taken: [] })).body)
    expect(alone.trace.trace.map(({ node }) => node)).toEqual(['obraz', 'output_1'])
    const visitor = await makeUser(context)
    const theirs = await makeRun(context, visitor.id, 'Sto lat')
    const refused = await tryPart({
      node: 'wynik',
      isAlone: false,
      taken: [{ node: 'obraz', run: theirs }],
    })
    expect(refused).toMatchObject({ status: 404, code: 'NOT_FOUND' })
    expect(refused.body).toMatchObject({
      error: { details: { result: { node: 'obraz', fault: 'run_unknown' } } },
    })
  })

  it('makes the same draft of the same id once', async () => {
    const id = 'e7c0a0de-3f0e-4a52-9f4e-6f6b4d9a1c11'
    const listed = { thumbnailUrl: '/media/raz.webp', categories: ['kartki'], tags: ['raz'] }
    const body = { id, template: titled('Raz', listed) }
    const twice = await Promise.all([
      call('POST /api/v1/templates/builder', { body }),
      call('POST /api/v1/templates/builder', { body }),
    ])
    expect(twice.map(({ status }) => status)).toEqual([201, 201])
    expect(
      templateListSchema.parse((await call('GET /api/v1/templates/builder')).body).templates,
    ).toMatchObject([{ ...listed, title: 'Raz', nodeCount: 2, fieldCount: 2, owner: { name: 'Ada' } }])
    const other = await call('POST /api/v1/templates/builder', { body: { id, template: titled('Inny') } })
    expect(other.code).toBe('TEMPLATE_REVISION_CONFLICT')
  })

  it('publishes what validates alone, and shows everybody that until it is published anew', async () => {
    const { id } = await create({ ...titled('Zły'), nodes: [] })
    const refused = await call('POST /api/v1/templates/builder/{id}/publish', {
      ...path(id),
      body: { revision: 1 },
    })
    expect(refused.code).toBe('TEMPLATE_INVALID')
    const { error } = z
      .object({ error: z.object({ details: z.object({ validation: validationSchema }) }) })
      .parse(refused.body)
    expect(error.details.validation.problems.map(({ code }) => code)).toContain('nodes_missing')

    const good = await create(titled('Dobry', { slug: 'dobry' }))
    const publish = (revision: number) =>
      call('POST /api/v1/templates/builder/{id}/publish', { ...path(good.id), body: { revision } })
    expect((await publish(1)).body).toMatchObject({ status: 'published', publishedRevision: 1 })
    expect((await shownAt(send, 'dobry')).title).toBe('Dobry')
    await call('PUT /api/v1/templates/builder/{id}', {
      ...path(good.id),
      body: { revision: 1, template: titled('Lepszy', { slug: 'dobry' }) },
    })
    expect((await shownAt(send, 'dobry')).title).toBe('Dobry')
    // A revision saved meanwhile isn't published before it was seen.
    expect(await publish(1)).toMatchObject({ status: 409, code: 'TEMPLATE_REVISION_CONFLICT' })
    expect((await shownAt(send, 'dobry')).title).toBe('Dobry')
    await publish(2)
    expect((await shownAt(send, 'dobry')).title).toBe('Lepszy')
    // The prompts aren't public.
    expect(JSON.stringify(await shownAt(send, 'dobry'))).not.toContain('kot dla')
  })

  it('tells who reads English what is still in Polish', async () => {
    const { id } = await create({
      ...titled('Miś', { slug: 'mis', description: 'Miś na urodziny' }),
      english: { Miś: 'Bear' },
    })
    await call('POST /api/v1/templates/builder/{id}/publish', { ...path(id), body: { revision: 1 } })
    expect(await inLanguageOf(send, 'pl')).toEqual({ title: 'Miś', polish: [], ofCard: [] })
    const english = await inLanguageOf(send, 'en')
    expect(english).toMatchObject({ title: 'Bear', ofCard: ['Miś na urodziny'] })
    expect(english.polish).toContain('Wynik')
    expect(english.polish).not.toContain('Miś')
  })

  it('gives a slug to one published template alone, also where two are published at once', async () => {
    const both = await Promise.all([
      create(titled('A', { slug: 'ten-sam' })),
      create(titled('B', { slug: 'ten-sam' })),
    ])
    const answers = await Promise.all(
      both.map(({ id }) =>
        call('POST /api/v1/templates/builder/{id}/publish', { ...path(id), body: { revision: 1 } }),
      ),
    )
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['TEMPLATE_INVALID', null]))
    const clone = await record('POST /api/v1/templates/builder/{id}/clone', path(both[0]?.id ?? ''))
    expect(clone).toMatchObject({ status: 'draft', revision: 1 })
    expect(clone.template.details.slug).not.toBe('ten-sam')
  })

  it('is run for real while it is published, edited and run again: its own slug is no other’s', async () => {
    await context.database.transaction(async (tx) => {
      await openAccount(tx, context, admin)
      await move(tx, context, { userId: admin.id, kind: 'correction', credits: 50 })
    })
    const { id } = await create(titled('Biegnie', { slug: 'biegnie' }))
    const runFor = (template: Template, more: object = {}) =>
      call('POST /api/v1/templates/builder/preview', {
        query: { simulate: 'false' },
        body: { template, values: { imie: 'Ola' }, refCode: randomUUID(), credits: 20, ...more },
      })
    await call('POST /api/v1/templates/builder/{id}/publish', { ...path(id), body: { revision: 1 } })
    for (const title of ['Biegnie', 'Biegnie dalej']) {
      const template = titled(title, { slug: 'biegnie' })
      const { body, code } = await runFor(template, { id })
      expect(code).toBeNull()
      expect(previewAnswerSchema.parse(body).run).toMatchObject({ title, status: 'pending' })
    }
    // It can't be given to another one.
    expect((await runFor(titled('Inny', { slug: 'biegnie' }))).code).toBe('TEMPLATE_INVALID')
  })

  it('archives, takes out of the archive and takes away', async () => {
    const { id } = await create(titled('Znika', { slug: 'znika' }))
    const act = (what: 'publish' | 'archive' | 'unarchive') =>
      call(`POST /api/v1/templates/builder/{id}/${what}`, { ...path(id), body: { revision: 1 } })
    await act('publish')
    expect((await act('archive')).body).toMatchObject({ status: 'archived' })
    expect((await act('archive')).code).toBe('TEMPLATE_STATUS')
    expect((await send('GET /api/v1/templates/{slug}', { path: { slug: 'znika' } })).status).toBe(404)
    expect((await act('unarchive')).body).toMatchObject({ status: 'draft' })
    expect((await call('DELETE /api/v1/templates/builder/{id}', path(id))).status).toBe(204)
    expect((await call('GET /api/v1/templates/builder/{id}', path(id))).status).toBe(404)
  })

  it('keeps snapshots, five unless told, and restores one as a new revision', async () => {
    const { id } = await create(titled('0'))
    for (let revision = 1; revision <= 7; revision += 1) {
      time = new Date(time.getTime() + 11 * 60_000)
      token = (await signIn(context, admin)).access_token
      await call('PUT /api/v1/templates/builder/{id}', {
        ...path(id),
        body: { revision, template: titled(String(revision)) },
      })
    }
    const list = async (query?: Record<string, string>) =>
      snapshotListSchema.parse(
        (
          await call('GET /api/v1/templates/builder/{id}/status-snapshots', {
            ...path(id),
            ...(query ? { query } : {}),
          })
        ).body,
      ).snapshots
    expect((await list()).map(({ title }) => title)).toEqual(['7', '6', '5', '4', '3'])
    expect(await list({ limit: '100' })).toHaveLength(8)
    expect(
      (
        await call('GET /api/v1/templates/builder/{id}/status-snapshots', {
          ...path(id),
          query: { limit: '101' },
        })
      ).status,
    ).toBe(400)
    const snapshot = (await list())[4]?.id ?? ''
    const restored = await record('POST /api/v1/templates/builder/{id}/restore', {
      ...path(id),
      body: { revision: 8, snapshot },
    })
    expect(restored).toMatchObject({ revision: 9, template: { details: { title: '3' } } })
    // Each save can be restored, however close together they are.
    await call('PUT /api/v1/templates/builder/{id}', {
      ...path(id),
      body: { revision: 9, template: titled('a') },
    })
    await call('PUT /api/v1/templates/builder/{id}', {
      ...path(id),
      body: { revision: 10, template: titled('b') },
    })
    expect((await list({ limit: '3' })).map(({ title, kind }) => [title, kind])).toEqual([
      ['b', 'saved'],
      ['a', 'saved'],
      ['3', 'restored'],
    ])
  })

  it('suggests by rules what a template lacks, each a change that helps', async () => {
    const template = { ...titled('Kartka dla babci', { slug: '', description: '' }), form: [] }
    const { suggestions, trouble } = suggestionsSchema.parse(
      (
        await call('POST /api/v1/templates/builder/ai/suggestions', {
          body: { template },
        })
      ).body,
    )
    expect(trouble).toBe('key_missing')
    expect(suggestions.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['write_slug', 'write_description', 'add_form_step', 'add_negative_prompt']),
    )
    for (const { change, source } of suggestions) {
      expect(source).toBe('heuristic')
      expect(applySuggestion(template, change)).not.toBe(template)
    }
  })

  it('does what is asked for in words, and says what it has not understood', async () => {
    const template = titled('Kartka dla babci')
    const wish = 'Dodaj pole Kolor: złoty, srebrny. Zrób coś ładnego'
    const { suggestions, unread } = suggestionsSchema.parse(
      (await call('POST /api/v1/templates/builder/ai/suggestions', { body: { template, wish } })).body,
    )
    expect(unread).toEqual(['Zrób coś ładnego'])
    expect(suggestions).toMatchObject([{ source: 'heuristic', text: 'Dodaj pole Kolor: złoty, srebrny' }])
    const [asked] = suggestions
    const after = asked === undefined ? template : applySuggestion(template, asked.change)
    expect(after.form.at(-1)?.fields.at(-1)).toMatchObject({ name: 'kolor', type: 'select' })
  })

  it('answers hostile bodies quickly and with a refusal', async () => {
    const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
    for (const template of [
      null,
      7,
      [],
      {},
      { ...EMPTY_TEMPLATE, nodes: Array.from({ length: 10_001 }, () => ({})) },
    ]) {
      expect((await call('POST /api/v1/templates/builder/validate', { body: { template } })).code).toBe(
        'INVALID_REQUEST',
      )
    }
    const raw = await call('POST /api/v1/templates/builder/validate', { body: { template: { x: deep } } })
    expect(raw.status).toBeGreaterThanOrEqual(400)
    const { nodes, ...rest } = A_TEMPLATE
    const [model] = nodes
    const many = {
      ...rest,
      nodes: Array.from({ length: 300 }, (_, index) => ({ ...model, id: `n${String(index)}` })),
    }
    expect(
      (await call('POST /api/v1/templates/builder/preview', { body: { template: many, values: {} } })).code,
    ).toBe('TEMPLATE_TOO_LARGE')
  })

  it('publishes the shipped templates once, leaves alone what was changed, and brings back none', async () => {
    await seedTemplates(context)
    await seedTemplates(context)
    const { templates: cards } = templateCardsSchema.parse(
      (await send('GET /api/v1/templates', { query: { language: 'en' } })).body,
    )
    expect(cards).toHaveLength(SHIPPED_TEMPLATES.length)
    expect(cards.find(({ slug }) => slug === 'kartka-urodzinowa')).toMatchObject({
      title: 'Birthday card',
      outputs: ['image', 'text'],
    })
    const id = 'iskra-portret-pupila'
    const { template, revision } = await record('GET /api/v1/templates/builder/{id}', path(id))
    const own = { ...template, details: { ...template.details, title: 'Nasz portret' } }
    await call('PUT /api/v1/templates/builder/{id}', { ...path(id), body: { revision, template: own } })
    await call('DELETE /api/v1/templates/builder/{id}', path('iskra-kartka-urodzinowa'))
    await seedTemplates(context)
    expect((await record('GET /api/v1/templates/builder/{id}', path(id))).template.details.title).toBe(
      'Nasz portret',
    )
    expect((await send('GET /api/v1/templates/{slug}', { path: { slug: 'kartka-urodzinowa' } })).status).toBe(
      404,
    )
  })

  /** A template as shipped by an earlier version of the server, in the shape of that time. */
  const shippedEarlier = async (id: string) => {
    const { template } = await record('GET /api/v1/templates/builder/{id}', path(id))
    const content = { ...template, version: 1, details: { ...template.details, title: 'Starsza' } }
    await context.database
      .update(templates)
      .set({ content, publicContent: content })
      .where(eq(templates.id, id))
  }

  it('brings a shipped template that nobody has changed up to date', async () => {
    await seedTemplates(context)
    await shippedEarlier('iskra-melodia-z-okladka')
    expect((await shownAt(send, 'melodia-z-okladka')).title).toBe('Starsza')
    await seedTemplates(context)
    const { title } = MORNING_TUNE.template.details
    expect((await shownAt(send, 'melodia-z-okladka')).title).toBe(title)
    const earlier = await record('GET /api/v1/templates/builder/{id}', path('iskra-melodia-z-okladka'))
    expect(earlier).toMatchObject({ revision: 2, publishedRevision: 2, isShipped: true })
    await seedTemplates(context)
    expect(
      (await record('GET /api/v1/templates/builder/{id}', path('iskra-melodia-z-okladka'))).revision,
    ).toBe(2)
  })

  it('starts where somebody has taken the slug of a shipped template, which stays a draft then', async () => {
    const [first] = SHIPPED_TEMPLATES
    const slug = first?.template.details.slug ?? ''
    const own = await create(titled('Nasza kartka', { slug }))
    const publish = { ...path(own.id), body: { revision: 1 } }
    expect((await call('POST /api/v1/templates/builder/{id}/publish', publish)).status).toBe(200)
    await seedTemplates(context)
    await seedTemplates(context)
    expect((await shownAt(send, slug)).title).toBe('Nasza kartka')
    expect(await record('GET /api/v1/templates/builder/{id}', path(`iskra-${slug}`))).toMatchObject({
      status: 'draft',
      revision: 1,
    })
    const { templates: cards } = templateCardsSchema.parse((await send('GET /api/v1/templates')).body)
    expect(cards).toHaveLength(SHIPPED_TEMPLATES.length)
  })
})
